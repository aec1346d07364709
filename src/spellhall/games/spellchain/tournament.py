"""Spell Chain's tournament book: duels with decks that players bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from spellhall.games.spellchain.table import FULL_HP, HP
from spellhall.kernel.chance import Dice, narrow
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.parts.limited import Choice
from spellhall.kernel.parts.tournament import Entered, Fact, Format, TableFacts, TypeInfo, VariantInfo, Verdict
from spellhall.kernel.presentation.event_names import Pattern, faults_of, read_title, settled, write_title
from spellhall.kernel.state import State

DUEL = "Duel"
CHOSEN_CUT = "Chosen Cut"
SEATS = 2
HP_LEFT = "hp"
TYPES = {
    DUEL: TypeInfo(
        DUEL,
        "Two play against each other, each with a deck that was built beforehand.",
        ("SC-DK",),
        structure="knockout",
        seats=SEATS,
    )
}
VARIANTS = {
    CHOSEN_CUT: VariantInfo(
        CHOSEN_CUT,
        "Each player says where the other's deck is cut, in place of the lot.",
        ("SC-SU-01",),
        ("Table Cut",),
    )
}
PATTERN = Pattern("Spell Chain", TYPES, VARIANTS, "SC-DK")


class SpellchainBook:
    """See ``parts.tournament.Book``.

    Args:
        game: the game's class; the book makes one, to check decks.
    """

    types: Mapping[str, TypeInfo] = TYPES
    variants: Mapping[str, VariantInfo] = VARIANTS
    victories: Sequence[str] = ()
    sizes: Sequence[int] = ()
    facts: Sequence[Fact] = (Fact(HP_LEFT, "HP left", most=FULL_HP, decides="ties"),)

    def __init__(self, game: type[Game]) -> None:
        self._class = game

    @cached_property
    def game(self) -> Game:
        """A game for checking decks."""
        return self._class()

    def read(self, name: str, strict: bool = True) -> tuple[Format, str]:
        """The format that a name stands for, and the event's label."""
        return read_title(PATTERN, name)

    def write(self, format: Format, label: str = "") -> str:
        """The event name for this format."""
        return write_title(PATTERN, settled(PATTERN, format), label)

    def check(self, format: Format) -> Verdict:
        """Unknown names, and what this game doesn't offer."""
        return Verdict(faults_of(PATTERN, settled(PATTERN, format)), [])

    def options(self, format: Format, table: TableFacts) -> dict[str, str]:
        """The rule options of one game.

        Raises:
            UsageError: for a format with faults, or more or fewer than two seats.
        """
        format = settled(PATTERN, format)
        faults = self.check(format).faults
        if faults:
            raise UsageError(faults[0])
        if table.seats != SEATS:
            raise UsageError(f"Spell Chain is played by two, not by {table.seats} (SC-BA-01)")
        return {"preset": "table" if CHOSEN_CUT in format.variants else "rulebook"}

    def deck_faults(self, format: Format, entered: Entered) -> list[str]:
        """SC-DK-01 to SC-DK-04."""
        faults = self.game.check_deck(entered.deck)
        return faults + (["nothing lies beside a deck of Spell Chain (SC-DK-01)"] if entered.sideboard else [])

    def wants_editions(self, format: Format) -> bool:
        """False: there is only one edition."""
        return False

    def product(self, format: Format, seed: int) -> list[str]:
        """Nothing is handed out."""
        return []

    def choices(self, kind: str) -> Sequence[Choice]:
        """Nothing is chosen."""
        return ()

    def draft_form(self, format: Format) -> str:
        """None: players bring their decks."""
        return ""

    def legal_cards(self, format: Format) -> list[str]:
        """The keys of all cards."""
        return [card.key for card in self.game.catalogue]

    def same_card(self, key: str) -> str:
        """Every card in this game has one printing."""
        return key

    def random_deck(self, format: Format, seed: int) -> list[str]:
        """A random legal deck."""
        return self.game.random_deck(Dice(narrow(seed)))

    def count_decides(self, format: Format) -> bool:
        """The player with the most HP wins."""
        return True

    def report_faults(self, format: Format, report: Mapping[str, Any]) -> list[str]:
        """A winner has HP left, if HP are reported."""
        winner = report["winner"]
        left = None if winner is None else report["tallies"][winner].get(HP_LEFT)
        if report["end"] == "victory" and left == 0:
            name = report["names"][winner] if report.get("names") else f"entrant {winner + 1}"
            return [f"{name} has no HP left, and so has not won (SC-BA-05)"]
        return []

    def tally(self, state: State) -> list[dict[str, int]]:
        """The HP left, seat by seat."""
        return [{HP_LEFT: state.seat_data[HP][seat]} for seat in range(state.seats)]
