"""The account of a finished game: the curve of its seats, what they did, with which cards, and what decided it.

It is made by replaying the game, and shows only what everyone could see.

A game says what its curve shows (``Counting.gauge``, ``standing``) and which of its events are feats of a seat
(``Counting.feats``, ``deeds``); without these, the account has no curve, or no feats.
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
"""The most points of a curve: for longer games, some turns are left out."""


class Feat(NamedTuple):
    """A kind of thing that a card does for its seat.

    Attributes:
        one, many: what it is called with the number 1, and with any other.
        weight: how much each counts when the best card of a seat is chosen.
        decides: whether the winner's last one decided the game.
    """

    one: str
    many: str
    weight: float
    decides: bool = False


class Deed(NamedTuple):
    """How often a seat did something (see ``Feat``), and with which card, as an index of definitions.

    The card is -1 if there was none that everyone could see.
    """

    seat: int
    face: int
    kind: str
    amount: int = 1


class Point(NamedTuple):
    """The values of all seats at the end of a turn; ``length`` is its number, in the game's own unit."""

    length: int
    standings: tuple[int, ...]


@dataclass(frozen=True)
class Star:
    """A card that did something: its key, its seat, and what it did in words."""

    seat: int
    key: str
    said: str


@dataclass(frozen=True)
class Account:
    """The account of a game.

    Attributes:
        length, unit: how many turns it had; 0 if there is no curve.
        gauge: what its curve shows; empty if there is none.
        curve: the values of the seats, turn by turn.
        feats: what was done, in words, and how often by each seat.
        stars: the best card of each seat; None for one without.
        decider: the card that decided it; None if no card did.
    """

    length: int
    unit: str
    gauge: str
    curve: Sequence[Point]
    feats: Sequence[tuple[str, Sequence[int]]]
    stars: Sequence[Star | None]
    decider: Star | None


def account_of(state: State, actions: Sequence[int], digest: str, returns: Sequence[float]) -> Account:
    """The account of a game, from its first position (with its history), its actions and its result.

    Raises:
        UsageError: when an action isn't legal (see ``saves.play_on``).
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
    """At most as many points as are drawn, including the first and the last."""
    step = -(-len(curve) // MOST_POINTS)
    return [*curve[:-1:step], *curve[-1:]] if step else []


def _sums(state: State, deeds: Iterable[Deed]) -> list[tuple[str, list[int]]]:
    """How often each seat did each kind of thing, in the game's order; what no one did is left out."""
    sums: Counter[tuple[str, int]] = Counter()
    for deed in deeds:
        sums[deed.kind, deed.seat] += deed.amount
    rows = [(feat.many, [sums[kind, seat] for seat in range(state.seats)]) for kind, feat in state.game.feats.items()]
    return [(many, counts) for many, counts in rows if any(counts)]


def _best(state: State, deeds: Iterable[Deed], seat: int) -> Star | None:
    """The card of a seat that did most; of several, the first."""
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
    """The card that did the winner's last decisive thing."""
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
