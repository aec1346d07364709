"""A player leaves the game, or concedes (AMB-79).

All their cards go to the Void, which frees their names; what they borrowed goes back.
A battle they are fighting ends without spoils, their turn ends, and questions to them are dropped.
The last remaining player wins; with teams, the last team with a remaining member.
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.battle.battle import Battle
from spellhall.games.spellfire.rules.battle.duel import Duel
from spellhall.games.spellfire.rules.battle.outcomes import BOTH_GONE
from spellhall.games.spellfire.rules.plays.answers import Answers
from spellhall.games.spellfire.rules.plays.windows import Window
from spellhall.games.spellfire.rules.special_cards.hand_exchange import part_from
from spellhall.games.spellfire.rules.special_cards.rule_cards import hand_law_on
from spellhall.games.spellfire.rules.tournament.teams import teams_left
from spellhall.games.spellfire.rules.turn.turn import Match, Turn
from spellhall.games.spellfire.rules.turn.victory import LAST_LEFT, win
from spellhall.games.spellfire.table import (
    ACTIVE,
    ATTACKER,
    DEFENDER,
    DISCARD,
    GONE,
    LEAVING,
    RETURNED,
    SPOILS_CARD,
    SPOILS_SEAT,
    STAGE,
    VOID,
)
from spellhall.kernel.frames import Procedure
from spellhall.kernel.state import State


def leave(state: State, seat: int) -> None:
    """Take a seat out of the game; does nothing if it has already left or the game is over."""
    if state.scores is not None or state.seat_data[GONE][seat]:
        return
    state.question = None
    fights = state.regs[STAGE] > 0 and seat in (state.regs[ATTACKER], state.regs[DEFENDER])
    if fights:
        _back_to(state, Duel, "over")
        _back_to(state, Battle, "over")
        battle = _frame(state)
        if isinstance(battle, Battle):
            battle.spoils = -1
        if isinstance(battle, Duel):
            battle.outcome = BOTH_GONE
    if seat == state.regs[ACTIVE]:
        _end_turn(state, fights)
    state.tell(events.PlayerLeft(seat))
    _remove_cards(state, seat)
    remaining = teams_left(state)
    if len(remaining) == 1:
        win(state, remaining[0], LAST_LEFT)
        return
    _go_on(state, seat)


def _remove_cards(state: State, seat: int) -> None:
    """Borrowed cards go to their owners' discard piles, exchanged hands go back, the seat's own cards go to the
    Void.
    """
    part_from(state, seat)
    for card in range(len(state.face)):
        if state.control[card] == seat and state.owner[card] != seat:
            state.move(card, DISCARD, state.owner[card], RETURNED)
    hand_law_on(state, seat)
    own = [card for card in range(len(state.face)) if state.owner[card] == seat]
    for card in sorted(own, key=lambda card: state.host[card] < 0):
        if state.zone[card] != VOID:
            state.move(card, VOID, seat, LEAVING)
    state.set_seat(GONE, seat, 1)
    for effect in [effect for effect in state.lasting if effect[2] == seat]:
        if effect in state.lasting:
            state.end_lasting(effect)
    if state.regs[SPOILS_SEAT] == seat:
        state.set_reg(SPOILS_CARD, -1)
        state.set_reg(SPOILS_SEAT, -1)


def _frame(state: State) -> Procedure:
    return state.own(len(state.stack) - 1)


def _back_to(state: State, kind: type[Procedure], step: str) -> None:
    """Drop everything above the topmost procedure of a kind and resume that one at the given step; nothing if there is
    none.
    """
    if not any(isinstance(frame, kind) for frame in state.stack):
        return
    while not isinstance(state.stack[-1], (kind, Match)):
        state.leave(-1)
    if isinstance(state.stack[-1], kind):
        _frame(state).step = step


def _end_turn(state: State, in_battle: bool) -> None:
    """End the turn, once any battle is over."""
    if not in_battle:
        _back_to(state, Turn, "close")
        return
    depth = next(i for i, frame in enumerate(state.stack) if isinstance(frame, Turn))
    state.own(depth).step = "close"


def _go_on(state: State, seat: int) -> None:
    """Continue to the next question for someone who is still in the game."""
    state.resume()
    while state.scores is None and state.decision().seat == seat:
        state.question = None
        frame = _frame(state)
        if isinstance(frame, (Window, Answers)):
            frame.goto(frame.start)
        else:
            state.leave(-1)
        state.resume()
