"""Players who must lay their next realm in the foremost place (SF-FORM-14).

Each of them has their own effect, which lasts until they lay a realm, no matter where.
"""

from __future__ import annotations

from spellhall.games.spellfire.rules.host import services_of
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.questions import Vanguard
from spellhall.kernel.state import State

FOREMOST = 0


def led(state: State, seat: int, places: list[int]) -> list[int]:
    """Of the places where a seat may lay a realm, those it is still allowed to use."""
    if FOREMOST in places and any(word.binds(state, seat, standing) for word, standing in held(state, Vanguard)):
        return [FOREMOST]
    return places


def has_laid(state: State, seat: int) -> list[int]:
    """A seat has laid a realm, so it is free again; returns the cards that had bound it."""
    words = services_of(state).modifiers
    done = [e for e in state.lasting if e[0] >= 0 and isinstance(words[e[0]], Vanguard) and e[7] == seat]
    for effect in done:
        state.end_lasting(effect)
    return [effect[1] for effect in done]
