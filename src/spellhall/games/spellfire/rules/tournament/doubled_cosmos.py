"""The doubled Rule of the Cosmos: two copies of a name may be in play (section SHL; option ``copies_in_play``).

A player may bring in a third copy, and chooses which of the other two is discarded (SFT-SHL-05).
However it came in (played, sent to fight, drawn as spoils, back from Limbo), this is settled before anything else:
it joins the fired triggers and goes first.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.spellfire.rules.host import services_of
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import is_bound, others_of_name
from spellhall.games.spellfire.table import CROWDED, DISCARD
from spellhall.kernel.frames import CHOOSE_CARD, Ask, Procedure, ask
from spellhall.kernel.state import State

ONE_TOO_MANY: Final = -1
"""Fills the place in an entry of ``State.fired`` that usually holds an ability's number."""


def note_arrival(state: State, card: int) -> None:
    """A card has come into play where copies are allowed; note if it is one too many of its name (SFT-SHL-03,
    SFT-SHL-08, SFT-SHL-10).
    """
    if is_bound(state, card) and len(list(others_of_name(state, card))) >= services_of(state).copies:
        state.fire((ONE_TOO_MANY, card, state.control[card], -1, -1, -1))


def crowds(state: State) -> list[Crowd]:
    """Take these notes off the list of fired triggers, and return a procedure for each."""
    found = [Crowd(card=fired[1], seat=fired[2]) for fired in state.fired if fired[0] == ONE_TOO_MANY]
    state.keep_fired([fired for fired in state.fired if fired[0] != ONE_TOO_MANY])
    return found


class Crowd(Procedure):
    """A seat has brought one copy too many into play."""

    FIELDS = ("card", "seat")
    __slots__ = FIELDS
    card: int
    seat: int

    def start(self, state: State) -> Ask | None:
        """SFT-SHL-05, SFT-SHL-09. Ask which of the others goes, no matter who controls it."""
        others = list(others_of_name(state, self.card))
        if not state.game.layout.in_play[state.zone[self.card]] or len(others) < services_of(state).copies:
            self.done(state)
            return None
        label = "which copy is discarded for the new one?"
        return ask(self.seat, CHOOSE_CARD, others, self.chosen, label, "SFT-SHL-05", automatic=False)

    def chosen(self, state: State, card: int) -> None:
        """SFT-SHL-07. It goes to its owner's discard pile with its attachments; no power protects it."""
        state.move(card, DISCARD, state.owner[card], CROWDED)
