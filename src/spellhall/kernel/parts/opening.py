"""What limited play asks of a game: opening packs, in the hall's pods and in the terminal.

``limited_forms`` lists the ways to play; a game without any has no limited play and is asked nothing else.
``open_packs`` deals the packs of a form. While they are passed, ``pick_advice`` is what an agent takes, and the hint
for a person who asks. When a pool is complete, ``suggested_deck`` is the deck that agents play and that people may
start from, ``free_cards`` are available to everyone on top, and ``pool_faults`` says what is wrong with a deck.
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.decks import Decks
from spellhall.kernel.parts.limited import LimitedForm, Packs


class Opening(Decks):
    """What opening packs asks."""

    def limited_forms(self) -> Sequence[LimitedForm]:
        """The ways to play with cards that are opened at the table; none here."""
        return ()

    def open_packs(self, form: str, seats: int, dice: Dice, products: Sequence[str] = ()) -> Packs:
        """The packs of each seat, at random; in a draft all seats have equally many, and a round's have one size.

        ``products`` are those that were chosen for the form (``LimitedForm.choices``).

        Raises:
            UsageError: when there aren't enough cards, or for a product that can't be chosen.
        """
        raise UsageError(f"{self.name} has no packs to open")

    def pick_advice(self, pile: Sequence[str], picks: Sequence[str]) -> str:
        """The card of a pile that an agent takes, given what it has taken before."""
        return pile[0]

    def suggested_deck(self, pool: Sequence[str]) -> list[str]:
        """The deck that an agent makes from a pool; legal if the pool and the free cards allow it.

        Raises:
            UsageError: when the game makes none.
        """
        raise UsageError(f"{self.name} makes no decks of pools")

    def free_cards(self) -> Sequence[str]:
        """The keys of the cards that everyone may add to their pool in any number."""
        return ()

    def pool_faults(self, deck: Sequence[str], pool: Sequence[str]) -> list[str]:
        """All faults of a deck that was made from a pool, each one sentence with its rule; empty when it is legal."""
        return [*self.check_deck(deck), *self.check_pool(deck, pool)]
