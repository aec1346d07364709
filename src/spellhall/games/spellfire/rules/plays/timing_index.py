"""The timing index: when a card can be played from hand, or a power used, at all.

Most cards are useless at most moments: a realm waits for phase 2, an ally for a battle. So every definition says once
and for all, from its facts alone, when it might be played (``Card.moments``). Every power says the same from its own
text (``Card.powers``). A moment is a bit in a mask: one for each phase of your own turn, one for a round you're losing,
and one for a window that is open to everyone. To list what a seat may do, the rules take the cards in hand whose bit is
set and the powers in play (``projection.Projection.ready``), and check each of those for a refusal.

The index may say yes too often, but never no by mistake: a card without the bit is refused in any position,
one with it is judged by the position. So nothing has to be kept up to date except the cards in hand, which are a pile:
looking at a hand means comparing its faces with those of a moment (``Timing``).
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
"""The moments besides phases 0 to 6; a phase's bit is its number."""
ALWAYS: Final = (1 << BITS) - 1

_RULES: Final = 1 << 0
_REALMS: Final = 1 << 2
_CHAMPIONS: Final = 1 << 3
_CASTING: Final = 1 << 3 | 1 << 5
"""The phases of one's own turn when support cards can be cast, if they say so (SF-SPELL-03)."""


def of_phases(phases: Collection[int]) -> int:
    """The mask of some phases."""
    return sum(1 << phase for phase in phases)


def of_card(kind: int, phases: Collection[int], anytime: bool, only_answers: bool) -> int:
    """When a card of a type may be played from hand, other than as an answer."""
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
        return LOSING | of_phases(phases) & _CHAMPIONS
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
        catalogue: the definitions it was built from.
        faces: by moment, the faces of the cards that may be played then.
        working: the faces of cards that hold or wait for something while in play.
        heralds: the faces of champions that can be played from hand right after an event (section HERALD).
        meeting: the faces of cards that are played just when both champions are chosen (SF-COMB-C9).
        recalling: the faces of cards that ask who fell in the last battle (SF-POOL-12).
        awaiting_draws: the faces of cards that are played when someone else has drawn cards (SF-PH1-07).
        saviours: the faces of cards that save a champion from hand (section SAVE).
    """

    __slots__ = ("awaiting_draws", "catalogue", "faces", "heralds", "meeting", "recalling", "saviours", "working")

    def __init__(self, catalogue: Sequence[Any]) -> None:
        self.catalogue = catalogue
        self.faces = {
            1 << bit: frozenset([face for face, card in enumerate(catalogue) if card.moments >> bit & 1])
            for bit in range(BITS)
        }
        self.working = frozenset([face for face, card in enumerate(catalogue) if card.has_works])
        self.heralds = frozenset([face for face, card in enumerate(catalogue) if card.heralds])
        self.meeting = frozenset([face for face, card in enumerate(catalogue) if card.meets])
        self.awaiting_draws = frozenset([face for face, card in enumerate(catalogue) if card.awaits_draws])
        self.recalling = frozenset([face for face, card in enumerate(catalogue) if card.recalls])
        self.saviours = frozenset([face for face, card in enumerate(catalogue) if card.has_saves])


def timing_of(state: State) -> Timing:
    """The index of a state's game; rebuilt if the game was given another catalogue."""
    game: Any = state.game
    timing: Timing = game.timing
    if timing.catalogue is not game.catalogue:
        timing = game.timing = Timing(game.catalogue)
    return timing
