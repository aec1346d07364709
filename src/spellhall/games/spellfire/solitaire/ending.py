"""How a one-deck solitaire game ends, and its score (section END)."""

from __future__ import annotations

from zlib import crc32

from spellhall.games.spellfire import events
from spellhall.games.spellfire.option_types import options_of
from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.rules.turn.victory import SCORED, unrazed
from spellhall.games.spellfire.solitaire.table import (
    PLAYER,
    REFILLS,
    SCORE,
    STOOD,
    STOOD_BEFORE,
    WITHOUT_CHANGE,
)
from spellhall.games.spellfire.table import EXHAUSTED, RAZED
from spellhall.kernel.state import State

MOST_REFILLS = 20
"""After this many reshuffles, a pile that runs out is the last, no matter what is shuffled into it."""
LONGEST_PLAY_OUT = 200
"""The maximum number of turns played without drawing."""
BANDS = ("pathetic", "pathetic", "average", "average")
"""Names for the lowest scores, from 0 up."""
FULL_WIN = "a full win"


def band(score: int, full: int = 6) -> str:
    """SOL-END-08, SOL-END-10 to 12. The name for a score."""
    if score >= full:
        return FULL_WIN
    return BANDS[score] if score < len(BANDS) else "good"


def returns(score: int, full: int) -> list[float]:
    """What a score is worth: 1 for a full win, otherwise from -1 (no realm) to just under 0; higher is better.

    The imaginary opponent can't win (SOL-END-13): they lose, or get nothing.
    """
    return [1.0, -1.0] if score >= full else [score / full - 1.0, 0.0]


def score(state: State) -> int | None:
    """The score of a finished game; the realms of an abandoned game don't count."""
    if state.scores is None:
        return None
    if state.scores[PLAYER] > 0:
        return int(options_of(state.game)["victory_realms"])
    return max(0, state.regs[SCORE] - 1)


def is_taken(state: State) -> bool:
    """Whether the score has been taken already and the rest of the game is just being played out."""
    return state.regs[SCORE] > 0


def points(state: State) -> int:
    """SOL-END-09. The number of unrazed realms, now or when the score was taken; a full formation always wins."""
    full = int(options_of(state.game)["victory_realms"])
    standing = unrazed(state, PLAYER)
    return standing if standing >= full or not is_taken(state) else state.regs[SCORE] - 1


def finish(state: State, why: int = SCORED) -> None:
    """End the game with its current score."""
    taken = points(state)
    if not is_taken(state):
        state.set_reg(SCORE, taken + 1)
        state.tell(events.ScoreTaken(PLAYER, taken))
    state.finish(returns(taken, int(options_of(state.game)["victory_realms"])), why)


def close_turn(state: State, play_out: bool) -> None:
    """SOL-END-03. A turn is over: check whether the draw pile has run out, and what follows from that."""
    if is_taken(state):
        _note_standstill(state)
        return
    if not state.regs[EXHAUSTED]:
        return
    if draw_pile(state, PLAYER) and state.regs[REFILLS] <= MOST_REFILLS:
        state.set_reg(EXHAUSTED, 0)  # SOL-END-07
        return
    if not play_out:
        finish(state)
        return
    taken = unrazed(state, PLAYER)
    state.set_reg(SCORE, taken + 1)
    state.tell(events.ScoreTaken(PLAYER, taken))


def _note_standstill(state: State) -> None:
    """SOL-END-04. Playing on ends when one turn of each side has changed nothing."""
    now = _standing(state)
    same = now == state.regs[STOOD_BEFORE]
    state.set_reg(STOOD_BEFORE, state.regs[STOOD])
    state.set_reg(STOOD, now)
    state.set_reg(WITHOUT_CHANGE, state.regs[WITHOUT_CHANGE] + 1)
    if same or state.regs[WITHOUT_CHANGE] >= LONGEST_PLAY_OUT:
        finish(state)


def _standing(state: State) -> int:
    """A number for where all the cards are."""
    columns = (state.face, state.zone, state.control, state.host, state.marks[RAZED])
    return crc32(repr([list(column) for column in columns]).encode())
