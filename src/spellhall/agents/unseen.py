"""What other seats may hold: every hidden hand a seat has to fear, with the cards that make no difference left out.

A hidden hand matters only by the cards that can change something before the turn is over. A proof starts with a hand
of cards that can't. ``differing`` then tries every other unseen card in its place, at every step of the winning plan.
Cards that make a difference are dealt explicitly from then on, in every number and combination; the rest stay one kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.layout import PILE
from spellhall.kernel.state import State

MOST_DEALS = 400
"""At most this many hands are tried."""


class Unproven(SpellhallError):
    """Nothing can be proven here; the text says why."""


class Hidden(NamedTuple):
    """The cards a seat can't see: those others hold, all of one owner and in one place, and everything they may be.

    Attributes:
        held: the hidden cards outside piles.
        cards: these, followed by the owner's unseen cards in piles.
        faces: what all of these are, sorted.
    """

    held: tuple[int, ...]
    cards: tuple[int, ...]
    faces: tuple[int, ...]


def hidden_from(state: State, seat: int) -> Hidden:
    """What a seat can't see of a position.

    Raises:
        Unproven: when hidden cards lie in several places.
    """
    unseen = [card for card, seen in enumerate(state.seen) if not seen >> seat & 1]
    held = [card for card in unseen if state.zone[card] != PILE]
    if not held:
        return Hidden((), (), ())
    owner = state.owner[held[0]]
    if len({(state.owner[card], state.zone[card], state.host[card]) for card in held}) > 1 or PILE in state.game.common:
        raise Unproven("hidden cards lie in several places")
    cards = [*held, *(card for card in unseen if state.zone[card] == PILE and state.owner[card] == owner)]
    return Hidden(tuple(held), tuple(cards), tuple(sorted(state.face[card] for card in cards)))


class Deal(NamedTuple):
    """A possible position, and the hidden cards in it that could be any card that makes no difference."""

    state: State
    free: tuple[int, ...] = ()


def deals(state: State, seat: int, telling: Collection[int] | None = None) -> list[Deal]:
    """The positions that a seat can't distinguish from this one, ignoring the order of piles.

    ``telling``: the faces that make a difference, if not all do.

    Raises:
        Unproven: when there are too many, or hidden cards lie in several places.
    """
    hidden = hidden_from(state, seat)
    if not hidden.held:
        return [Deal(state)]
    supply = Counter(hidden.faces)
    told = {face: count for face, count in supply.items() if telling is None or face in telling}
    rest = [face for face in hidden.faces if face not in told]
    size = len(hidden.held)
    return [
        Deal(dealt(state, hidden, [*hand, *rest[: size - len(hand)]]), hidden.held[len(hand) :])
        for hand in _hands(told, size, size - len(rest))
    ]


def _hands(supply: dict[int, int], size: int, least: int) -> list[tuple[int, ...]]:
    """The different hands of at least ``least`` and at most ``size`` cards from a supply.

    Raises:
        Unproven: when there are too many.
    """
    hands: list[tuple[int, ...]] = [()]
    for face, count in supply.items():
        hands = [(*hand, *[face] * more) for hand in hands for more in range(min(count, size - len(hand)) + 1)]
        if len(hands) > MOST_DEALS * 20:
            raise Unproven("there are too many hands that others may hold")
    hands = [hand for hand in hands if len(hand) >= least]
    if len(hands) > MOST_DEALS:
        raise Unproven("there are too many hands that others may hold")
    return hands


def dealt(state: State, hidden: Hidden, hand: Sequence[int]) -> State:
    """The position where the first of the hidden cards form a hand, and the others are the rest."""
    left = list(hidden.faces)
    for face in hand:
        left.remove(face)
    changed = state.face[:]
    for card, face in zip(hidden.cards, [*hand, *left], strict=True):
        changed[card] = face
    return _refaced(state, changed)


def _refaced(state: State, faces: list[int]) -> State:
    """A copy of the position with these faces; its question is asked anew."""
    twin = state.clone()
    twin.reface(faces)
    twin.version += 1
    twin.presence += 1
    twin.question = None
    return twin


def differing(deal: Deal, action: int, after: State, floor: int, hidden: Hidden, telling: Collection[int]) -> set[int]:
    """The faces that make a difference to an action if one of the free cards in a deal has them.

    All do if the action shows or moves a free card.
    """
    kinds = [face for face in dict.fromkeys(hidden.faces) if face not in telling]
    if not deal.free or not kinds:
        return set()
    state, trace = deal.state, _trace(after)
    if any(after.seen[card] != state.seen[card] or after.zone[card] != state.zone[card] for card in deal.free):
        return set(kinds)
    size = len(deal.free)
    found: set[int] = set()
    for at in range(0, len(kinds), size):
        tried = kinds[at : at + size]
        if _differs(deal, tried, action, floor, trace):
            found |= {face for face in tried if _differs(deal, [face], action, floor, trace)} or set(tried)
    return found


def _differs(deal: Deal, faces: Sequence[int], action: int, floor: int, trace: list[Any]) -> bool:
    """Whether anything else than before comes of an action if free cards have these faces instead."""
    state = deal.state
    changed = state.face[:]
    for card, face in zip(deal.free, faces, strict=False):
        changed[card] = face
    twin = _refaced(state, changed)
    if twin.decision().options != state.decision().options:
        return True
    twin.apply(action, floor)
    return _trace(twin) != trace


def _trace(state: State) -> list[Any]:
    """Everything about a position except what its cards are: equal traces go on alike."""
    question = None if state.scores is not None else state.decision()
    asked = question and (question.seat, question.kind, question.rule, question.then, question.options)
    return [asked, *columns(state)]


def columns(state: State) -> list[Any]:
    """All columns of a position but the faces, with the procedures in progress."""
    return [
        state.scores,
        state.rng,
        state.zone,
        state.control,
        state.host,
        state.seen,
        state.stamp,
        state.marks,
        state.seat_data,
        state.regs,
        state.lasting,
        state.piles,
        [_slots(frame) for frame in state.stack],
    ]


def _slots(frame: Any) -> list[Any]:
    kind = type(frame)
    names = (*kind.FIELDS, *kind.LISTS)
    return [kind.__name__, frame.step, frame.result, *(getattr(frame, name) for name in names)]
