"""An ally that the opponent picks from the hand of the one who wants to play it (SF-BIND-05)."""

from __future__ import annotations

from spellhall.games.spellfire.facts import ALLY
from spellhall.games.spellfire.rules.battle.sides import fighter_of, in_round, opponent_of
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.plays.legal_plays import why_not_in_combat
from spellhall.games.spellfire.rules.questions import Dictation
from spellhall.games.spellfire.table import HAND, ROUND_END, TURN
from spellhall.kernel.frames import CHOOSE_CARD, Ask, Procedure, ask
from spellhall.kernel.state import State


class Dictate(Procedure):
    """``seat`` looks at the hand of the player of ``card`` and picks the ally that is played instead of it; the result.

    ``source`` is the card that says so.
    """

    FIELDS = ("card", "seat", "source")
    __slots__ = FIELDS
    card: int
    seat: int
    source: int

    def start(self, state: State) -> None:
        """SF-BIND-05. The whole hand is shown to the one who picks."""
        for card in state.pile(HAND, state.control[self.card]):
            state.show(card, 1 << self.seat)
        self.goto(self.offer)

    def offer(self, state: State) -> Ask:
        """SF-BIND-05. Any ally of that hand that could be played."""
        player = state.control[self.card]
        options = [card for card in state.pile(HAND, player) if self._could_come(state, player, card)]
        label = "choose the ally that is played"
        return ask(self.seat, CHOOSE_CARD, options or [self.card], self.picked, label, "SF-BIND-05", from_hand=True)

    def _could_come(self, state: State, player: int, card: int) -> bool:
        return card_of(state, card).type == ALLY and why_not_in_combat(state, player, card) is None

    def picked(self, state: State, card: int) -> None:
        """From now on that player can play no more allies in the round."""
        for word, standing in held(state, Dictation):
            if standing.source == self.source:
                number = number_of_modifier(state, word.ban)
                since = state.regs[TURN]
                state.begin_lasting((number, self.source, self.seat, -1, ROUND_END, since, 0))
                break
        self.done(state, card)


def dictator(state: State, seat: int, card: int) -> int:
    """The card whose player picks the ally that a seat wants to play, or -1."""
    if card_of(state, card).type != ALLY:
        return -1
    for _, standing in held(state, Dictation):
        source = standing.source
        if opponent_of(state, standing.seat) == seat and in_round(state, source):
            if not immune(state, fighter_of(state, seat), source):
                return source
    return -1
