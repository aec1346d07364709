"""Cards that fight as champions although their icons say otherwise (section ROLE, from SF-ROLE-06 on).

An ally sent to defend, an artifact that walks by itself, a realm that goes to war: in a pool or a battle, such a card
is a champion in every respect. There it has another face, a second definition that the game makes for it
(``Card.as_champion``), so the rest of the rules need not know. ``take_role`` swaps the face when the card enters or
leaves a pool or a battle; ``in_role`` judges whether it may be sent, by what it would be.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import trait

from spellhall.games.spellfire.rules.host import services_of
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.questions import OfCards
from spellhall.games.spellfire.table import ATTACHED, BATTLE, FOUGHT, POOL, RAZED
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Modifier, Question


@trait
class Figure(Modifier, Question):
    """What kind of champion does the card itself become, and at what level (None: its own)?

    ``chosen``: its player decides whether to play it as one.
    """

    type: int
    level: int | None
    chosen: bool


@trait
class Enlistment(Modifier, Question):
    """Does the item make a champion of an ally in hand and stay attached to it? (SF-ROLE-10)"""


@trait
class EventToo(Modifier, Question):
    """What nature does the champion have as an event, as which it can be played, too? (SF-ROLE-11)"""

    nature: int


@trait
class Levy(Modifier, Question):
    """Which cards in a ``zone`` may be sent as champions, to ``attack`` or to ``defend``?"""

    zone: int
    attack: bool
    defend: bool

    def calls(self, state: State, card: int, standing: Context) -> bool:
        """Whether a card may be sent now."""
        raise NotImplementedError


@trait
class Peril(OfCards, Question):
    """Which realm is discarded, not just razed, when it is defeated as a champion? (SF-ROLE-09)"""


def perishes(state: State, realm: int) -> bool:
    """SF-ROLE-09. Whether a realm that was defeated as a champion is discarded."""
    return any(word.applies(state, realm, standing) for word, standing in held(state, Peril))


def levies(state: State, seat: int, attack: bool) -> list[int]:
    """A seat's cards that aren't champions but may be sent to attack (or to defend) as such."""
    roles, found = services_of(state).roles, []
    for word, standing in held(state, Levy):
        if not (word.attack if attack else word.defend):
            continue
        for card in state.pile(word.zone, seat):
            able = state.face[card] in roles and not state.marks[RAZED][card] and not state.marks[FOUGHT][card] % 2
            if able and card not in found and word.calls(state, card, standing):
                found.append(card)
    return found


def in_role(state: State, card: int, test: Callable[[State, int], bool]) -> bool:
    """Whether a condition holds for a card that isn't a champion yet, judged by the champion it would be."""
    before = state.suppose_face(card, services_of(state).roles[state.face[card]])
    try:
        return test(state, card)
    finally:
        state.suppose_face(card, before)


def take_role(state: State, card: int, zone: int) -> None:
    """SF-ROLE-06. Make a card a champion when it enters a pool or a battle, and itself again elsewhere.

    A champion that fights as an ally stays what it is.
    """
    face = state.face[card]
    if zone in (POOL, BATTLE):
        role = services_of(state).roles.get(face, -1)
    else:
        role = services_of(state).itself.get(face, -1) if zone != ATTACHED else -1
    if role >= 0:
        state.turn_into(card, role)
