"""Cards that chance picks out of the hand of the one who wants to play (SF-BIND-07)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.sides import fighter_of, in_round, opponent_of
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.plays.legal_plays import why_not_in_combat
from spellhall.games.spellfire.rules.questions import Blindness
from spellhall.games.spellfire.table import HAND
from spellhall.kernel.frames import Procedure
from spellhall.kernel.state import State


class BlindPick(Procedure):
    """The player of ``card`` wants to play it; the result is the card that chance has them play instead."""

    FIELDS = ("card",)
    __slots__ = FIELDS
    card: int

    def start(self, state: State) -> None:
        """SF-BIND-07. Draw from the hand until a card comes that can be played; those that can't are shown."""
        player = state.control[self.card]
        left = list(state.pile(HAND, player))
        while left:
            card = left.pop(state.roll(len(left), player))
            if why_not_in_combat(state, player, card) is None:
                return self.done(state, card)
            state.show_to_all(card)
        return self.done(state, self.card)


def plays_blindly(state: State, seat: int) -> bool:
    """Whether chance picks what a seat plays into the round."""
    for _, standing in held(state, Blindness):
        if opponent_of(state, standing.seat) == seat and in_round(state, standing.source):
            if not immune(state, fighter_of(state, seat), standing.source):
                return True
    return False
