"""What is asked of a game by the one who opens packs of it: in pods of the hall, and in the terminal.

``limited_forms`` says what is played so; a game that says nothing has no limited play, and is asked for nothing else.
``open_packs`` deals the packs of a form. While they go round, ``pick_advice`` is what an agent takes, and what a person
is told who asks. When a pool is complete, ``suggested_deck`` is the deck that agents play and that people may begin
with, ``free_cards`` are there for everybody besides, and ``pool_faults`` says what is wrong with a deck.
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.decks import Decks
from spellhall.kernel.parts.limited import LimitedForm, Packs


class Opening(Decks):
    """What is asked by the one who opens packs."""

    def limited_forms(self) -> Sequence[LimitedForm]:
        """The ways to play with cards that are opened at the table; none here."""
        return ()

    def open_packs(self, form: str, seats: int, dice: Dice) -> Packs:
        """The packs of each seat, at random; in a draft all seats have as many, and those of one round are of one size.

        Raises:
            UsageError: when there are not so many cards.
        """
        raise UsageError(f"{self.name} has no packs to open")

    def pick_advice(self, pile: Sequence[str], picks: Sequence[str]) -> str:
        """The card of a pile that an agent takes who has taken some before."""
        return pile[0]

    def suggested_deck(self, pool: Sequence[str]) -> list[str]:
        """The deck that an agent makes of a pool, legal where the pool and the free cards allow it.

        Raises:
            UsageError: when the game makes none.
        """
        raise UsageError(f"{self.name} makes no decks of pools")

    def free_cards(self) -> Sequence[str]:
        """The keys of the cards of which everybody may add to their pool as many as they like."""
        return ()

    def pool_faults(self, deck: Sequence[str], pool: Sequence[str]) -> list[str]:
        """All faults of a deck that was made of a pool, each one sentence with its rule; empty when it is legal."""
        return [*self.check_deck(deck), *self.check_pool(deck, pool)]
