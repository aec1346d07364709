"""Champions that lie face down in a pool until they fight (section VEIL).

Everyone saw them arrive, so they are no secret, but nothing affects them and they do nothing.
That is done with lasting modifiers, one for each question, which end when the champion leaves its pool.
"""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.host import services_of
from spellhall.kernel.state import State
from spellhall.language.words import Modifier


@trait
class Veil(Modifier):
    """Base: something that holds for a champion as long as it lies face down."""

    abstract = True


def veils_of(state: State, champion: int) -> list[tuple[int, ...]]:
    """The lasting effects of a champion that come from lying face down."""
    words = services_of(state).modifiers
    return [e for e in state.lasting if e[3] == champion and e[0] >= 0 and isinstance(words[e[0]], Veil)]


def is_veiled(state: State, champion: int) -> bool:
    """Whether a champion lies face down."""
    return bool(veils_of(state, champion))


def unveil(state: State, champion: int) -> list[int]:
    """SF-VEIL-03. Turn up a champion that leaves its pool; returns the cards that had turned it down."""
    veils = veils_of(state, champion)
    for effect in veils:
        state.end_lasting(effect)
    if veils:
        state.tell(events.TurnedUp(state.control[champion], champion))
    return list(dict.fromkeys(effect[1] for effect in veils))
