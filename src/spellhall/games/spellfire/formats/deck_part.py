"""What Spellfire says about decks, card numbers and packs, as the part of the game that ``kernel.parts.decks`` and
``kernel.parts.opening`` describe. Read this to find who builds, checks and names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spellhall.games.spellfire import sets
from spellhall.games.spellfire.formats.construction import cautions_of, faults_of, faults_together, size_of
from spellhall.games.spellfire.formats.random_decks import random_deck
from spellhall.games.spellfire.option_types import options_of
from spellhall.games.spellfire.printings import lacking, naming, shelf, verdicts
from spellhall.games.spellfire.rules.game_form import Form
from spellhall.games.spellfire.tournament import limited
from spellhall.kernel.chance import Dice
from spellhall.kernel.game import CardNumber, Game, Printing, SetLine
from spellhall.kernel.parts.decks import MissingCard
from spellhall.kernel.parts.limited import LimitedForm, Packs


class SpellfireDecks(Game):
    """Decks and the cards in them.

    Attributes:
        form: who plays with how many decks.
    """

    form: Form

    def check_deck(self, deck: Sequence[str]) -> list[str]:
        return faults_of(deck, options_of(self))

    def check_listed(self, deck: Sequence[str]) -> list[str]:
        return faults_of(deck, options_of(self), listed=True)

    def number_in(self, text: str) -> CardNumber | None:
        return naming.number_in(text)

    def other_names(self, definition: Any) -> Sequence[str]:
        return naming.other_names(definition)

    def printings(self, definition: Any) -> Sequence[Printing]:
        return list(shelf.printings_of(definition))

    def sets(self) -> Sequence[SetLine]:
        return verdicts.set_lines()

    def missing_cards(self) -> Sequence[MissingCard]:
        return lacking.missing_cards()

    def listed_number(self, definition: Any) -> tuple[str, int] | None:
        return sets.listed_number(definition.key)

    def age(self, definition: Any) -> int:
        return sets.rank_of(definition.key)

    def check_table(self, decks: Sequence[Sequence[str]]) -> list[str]:
        return faults_together(decks)

    def random_deck(self, dice: Dice) -> list[str]:
        return random_deck(self, dice)

    def deck_beside(self, dice: Dice, decks: Sequence[Sequence[str]]) -> list[str]:
        return random_deck(self, dice, size=size_of(decks[0]) if decks else 0)

    def cautions(self, decks: Sequence[Sequence[str]]) -> list[str]:
        if self.form.decks:
            return self.form.cautions([self.catalogue[self.faces[key]] for deck in decks for key in deck])
        return [caution for deck in decks for caution in cautions_of(deck, options_of(self))]

    def limited_forms(self) -> Sequence[LimitedForm]:
        return limited.forms()

    def open_packs(self, form: str, seats: int, dice: Dice, products: Sequence[str] = ()) -> Packs:
        return limited.open_packs(form, seats, dice, products)

    def suggested_deck(self, pool: Sequence[str]) -> list[str]:
        return limited.suggested_deck(pool)

    def pool_faults(self, deck: Sequence[str], pool: Sequence[str]) -> list[str]:
        return limited.pool_faults(deck, pool, options_of(self))
