"""What a position in one-deck solitaire is worth: the realms expected to stand when the score is taken.

A game between two players is judged by who leads. Here only the score counts (SOL-END-09), and the opponent has none:
whatever both sides have besides unrazed realms predicts that some will be added or lost, the more so the longer the
game goes on.
"""

from __future__ import annotations

from math import exp

from spellhall.games.spellfire.judgement import VICTORY, Worth, besides_realms, in_hand
from spellhall.games.spellfire.option_types import options_of
from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.solitaire.ending import is_taken, points, score
from spellhall.games.spellfire.solitaire.table import OPPONENT, PLAYER
from spellhall.games.spellfire.table import FORMATION, HAND, LEADING, RAZED
from spellhall.kernel.state import State

A_REALM = 12.0
"""A lead of this much in everything else predicts one more realm, if the game goes on long enough."""
THIS_TURN, HALF_TIME = 2, 12
"""The rest of the current turn counts as this many cards of the draw pile; with that many more, half a lead comes
true.
"""
TIE_BREAK = 0.02
"""How little a lead counts when it predicts no further realm."""
CERTAIN = 21.0
"""What a full formation is worth, in the unit of the judgement; no realm at all is worth minus that."""


def evaluate(state: State, seat: int, weights: Worth) -> float:
    """A position's value for a side; what is good for the player is bad for the imaginary opponent."""
    if state.scores is not None and state.scores[PLAYER] > 0:
        worth = VICTORY
    else:
        worth = CERTAIN * (2 * expected_score(state, weights) / _full(state) - 1)
    return worth if seat == PLAYER else -worth


def outcome(state: State, seat: int) -> float:
    """The outcome of a finished game: the player gets their share of the full score, the opponent the rest."""
    share = (score(state) or 0) / _full(state)
    return share if seat == PLAYER else 1 - share


def in_words(worth: float, full: int) -> str:
    """The score that a value for the player stands for."""
    expected = min(float(full), max(0.0, (worth / CERTAIN + 1) / 2 * full))
    return f"about {expected:.1f} of {full} realms at the end"


def expected_score(state: State, weights: Worth) -> float:
    """SOL-END-08, SOL-END-09. The unrazed realms, plus or minus those likely to be added or lost by the end."""
    taken = score(state)
    if taken is not None:
        return taken
    standing = points(state)
    if is_taken(state):
        return standing
    lead = _lead(state, weights) / A_REALM
    pile = len(draw_pile(state, PLAYER)) + THIS_TURN
    change = lead * pile / (pile + HALF_TIME)
    room = _full(state) - standing if change > 0 else standing
    moved = room * (1 - exp(-abs(change) / room)) if room else 0.0
    return standing + (moved if change > 0 else -moved) + TIE_BREAK * lead


def _lead(state: State, weights: Worth) -> float:
    """What the player has besides unrazed realms, minus what the opponent has."""
    razed = sum(1 for realm in state.pile(FORMATION, PLAYER) if state.marks[RAZED][realm])
    own = in_hand(state, PLAYER, weights) + besides_realms(state, [PLAYER], weights) + weights.realm_lies_razed * razed
    theirs = besides_realms(state, [OPPONENT], weights) + weights.hidden_card * len(state.pile(HAND, OPPONENT))
    leader = state.regs[LEADING]
    led = 0.0 if leader < 0 else weights.leads_round if leader == PLAYER else -weights.leads_round
    return own + led - theirs


def _full(state: State) -> int:
    return int(options_of(state.game)["victory_realms"])
