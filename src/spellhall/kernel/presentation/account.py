"""The account of a game that is over: how its seats stood turn by turn, what they did, by which cards, and what decided
it. It is made by playing the game again, and says nothing but what everybody could see.

A game says what its curve shows (``Counting.gauge``, ``standing``) and which of its events are feats of a seat
(``Counting.feats``, ``deeds``); a game that says neither has an account without a curve, or without feats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from spellhall.kernel.documents.saves import play_on
from spellhall.kernel.frames import CONCEDE_VERB, VERB_SHIFT

if TYPE_CHECKING:
    from spellhall.kernel.state import State

MOST_POINTS = 120
"""A curve has at most so many points: of a longer game, some turns are left out."""


class Feat(NamedTuple):
    """A kind of thing that a card does for its seat.

    Attributes:
        one, many: what it is called with the number 1, and with any other.
        weight: by how much each makes a card the best one of its seat.
        decides: whether the last one of a winner is what has decided the game.
    """

    one: str
    many: str
    weight: float
    decides: bool = False


class Deed(NamedTuple):
    """A seat did so much of a kind (see ``Feat``), by a card, as an index of definitions, or (-1) by none that all
    could see.
    """

    seat: int
    face: int
    kind: str
    amount: int = 1


class Point(NamedTuple):
    """How every seat stood when a turn ended; ``length`` is which, in the game's own unit."""

    length: int
    standings: tuple[int, ...]


@dataclass(frozen=True)
class Star:
    """A card that did something, by its key, its seat, and what it did in words."""

    seat: int
    key: str
    said: str


@dataclass(frozen=True)
class Account:
    """What there is to say of a game.

    Attributes:
        length, unit: how long it was: so many turns; 0 where there is no curve.
        gauge: what its curve shows; empty where there is none.
        curve: how the seats stood, turn by turn.
        feats: what was done, in words, and how much of it by each seat.
        stars: the best card of each seat; None for one without.
        decider: the card that decided it; None where no card did.
    """

    length: int
    unit: str
    gauge: str
    curve: Sequence[Point]
    feats: Sequence[tuple[str, Sequence[int]]]
    stars: Sequence[Star | None]
    decider: Star | None


def account_of(state: State, actions: Sequence[int], digest: str, returns: Sequence[float]) -> Account:
    """The account of a game that begins so (with its history), by its actions and its result.

    Raises:
        UsageError: when an action is not legal (see ``saves.play_on``).
    """
    assert state.record is not None
    game, record = state.game, state.record
    deeds: list[Deed] = []
    curve = [_point(state)] if game.gauge else []
    heard = len(record.entries)
    for action in actions:
        play_on(state, (action,), digest)
        for entry in record.entries[heard:]:
            deeds.extend(game.deeds(state, entry))
        heard = len(record.entries)
        if game.gauge:
            if curve[-1].length == game.length(state):
                curve.pop()
            curve.append(_point(state))
    return Account(
        length=curve[-1].length if curve else 0,
        unit=game.length_unit,
        gauge=game.gauge,
        curve=_thinned(curve),
        feats=_sums(state, deeds),
        stars=[_best(state, deeds, seat) for seat in range(state.seats)],
        decider=_decider(state, deeds, actions, returns),
    )


def _point(state: State) -> Point:
    return Point(state.game.length(state), tuple([state.game.standing(state, seat) for seat in range(state.seats)]))


def _thinned(curve: list[Point]) -> list[Point]:
    """Not more points than are drawn, the first and the last among them."""
    step = -(-len(curve) // MOST_POINTS)
    return [*curve[:-1:step], *curve[-1:]] if step else []


def _sums(state: State, deeds: Iterable[Deed]) -> list[tuple[str, list[int]]]:
    """How much of each kind each seat has done, in the order of the game; what nobody did is left out."""
    sums: Counter[tuple[str, int]] = Counter()
    for deed in deeds:
        sums[deed.kind, deed.seat] += deed.amount
    rows = [(feat.many, [sums[kind, seat] for seat in range(state.seats)]) for kind, feat in state.game.feats.items()]
    return [(many, counts) for many, counts in rows if any(counts)]


def _best(state: State, deeds: Iterable[Deed], seat: int) -> Star | None:
    """The card of a seat that did most, of several the one that did it first."""
    feats = state.game.feats
    worth: Counter[int] = Counter()
    done: dict[int, Counter[str]] = {}
    for deed in deeds:
        if deed.seat == seat and deed.face >= 0:
            worth[deed.face] += round(100 * deed.amount * feats[deed.kind].weight)
            done.setdefault(deed.face, Counter())[deed.kind] += deed.amount
    if not worth:
        return None
    face = max(worth, key=lambda each: worth[each])
    return Star(seat, state.game.printed_keys[face], _said(state, done[face]))


def _decider(state: State, deeds: Sequence[Deed], actions: Sequence[int], returns: Sequence[float]) -> Star | None:
    """The card by which a winner did the last thing that decides."""
    if not actions or actions[-1] >> VERB_SHIFT == CONCEDE_VERB or state.scores is None:
        return None
    for deed in reversed(deeds):
        if state.game.feats[deed.kind].decides and returns[deed.seat] > 0:
            if deed.face < 0:
                return None
            return Star(deed.seat, state.game.printed_keys[deed.face], _said(state, Counter({deed.kind: deed.amount})))
    return None


def _said(state: State, done: Counter[str]) -> str:
    """What was done, in words: "3 rounds won, 1 realm razed"."""
    feats = state.game.feats
    parts = [(done[kind], feat) for kind, feat in feats.items()]
    return ", ".join(f"{count} {feat.one if count == 1 else feat.many}" for count, feat in parts if count)
