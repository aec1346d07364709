"""The timing index: at which moments a card can be played from hand, or a power used, at all.

Most cards are of no use at most moments: a realm waits for phase 2, an ally for a battle. So every definition says once
and for all, by its facts alone, at which moments it might be played (``Card.moments``), and every power so, by what its
text says of it (``Card.powers``). It is a bit mask: a bit for each phase of one's own turn, one for a round that one is
losing, one for a window that is open to everybody. Who asks what may be done looks at those cards of a hand whose bit
is set, and at those powers in play (``projection.Projection.ready``), and then asks of each why not.

The index says too much, never too little: a card without the bit is refused whatever the table looks like, one with it
is judged by the table. So nothing has to be kept up to date but which cards lie in a hand, and that stands in its pile:
a look at a hand is one comparison of its faces with those of a moment (``Timing``).
``tests/contract/test_index.py`` asks every card at every decision, and compares.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from spellhall.games.spellfire.facts import ALLY, ARTIFACT, HOLDING, ITEM, REALM, RULE, SUPPORT, WIZARD
from spellhall.kernel.state import State

BITS: Final = 9
LOSING: Final = 1 << 7
WINDOW: Final = 1 << 8
"""The moments besides the phases 0 to 6, each of which has the bit of its number."""
ALWAYS: Final = (1 << BITS) - 1

_RULES: Final = 1 << 0
_REALMS: Final = 1 << 2
_CHAMPIONS: Final = 1 << 3
_CASTING: Final = 1 << 3 | 1 << 5
"""The phases of the own turn when support cards are castable, where they say so (SF-SPELL-03)."""


def of_phases(phases: Collection[int]) -> int:
    """The moments that some phases are."""
    return sum(1 << phase for phase in phases)


def of_card(kind: int, phases: Collection[int], anytime: bool, only_answers: bool) -> int:
    """When a card of a type may be played from hand, besides as an answer."""
    if only_answers:
        return 0
    if anytime:
        return ALWAYS
    if kind == RULE:
        return _RULES
    if kind in (REALM, HOLDING):
        return _REALMS
    if kind <= WIZARD:
        return _CHAMPIONS
    if kind in (ITEM, ARTIFACT):
        return _CHAMPIONS | LOSING
    if kind == ALLY:
        return LOSING
    if kind in SUPPORT:
        return of_phases(phases) & _CASTING | (LOSING if 4 in phases else 0)
    return 0


def of_power(details: dict[str, Any]) -> int:
    """When a power of a card may be used."""
    if details.get("anytime"):
        return ALWAYS
    in_round = details.get("battle") or details.get("from_pool")
    return of_phases(details.get("phases", ())) | (LOSING if in_round else 0)


class Timing:
    """The index of one catalogue.

    Attributes:
        catalogue: the definitions that it was made of.
        faces: by moment, the faces of the cards that may be played then.
        working: the faces of the cards that hold something, or wait for something, when they are in play.
        heralds: the faces of the champions that come out of a hand for what has just happened (section HERALD).
    """

    __slots__ = ("catalogue", "faces", "heralds", "working")

    def __init__(self, catalogue: Sequence[Any]) -> None:
        self.catalogue = catalogue
        self.faces = {
            1 << bit: frozenset([face for face, card in enumerate(catalogue) if card.moments >> bit & 1])
            for bit in range(BITS)
        }
        self.working = frozenset([face for face, card in enumerate(catalogue) if card.works])
        self.heralds = frozenset([face for face, card in enumerate(catalogue) if card.heralds])


def timing_of(state: State) -> Timing:
    """The index of the game that a state is of; made anew where a game has been given another catalogue."""
    game: Any = state.game
    timing: Timing = game.timing
    if timing.catalogue is not game.catalogue:
        timing = game.timing = Timing(game.catalogue)
    return timing
