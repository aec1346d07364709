"""Paying costs with terrains and other sources (section CO).

A source is an upright permanent that gives resources when turned sideways: one of several yields. A yield counts units
of the four colours and colourless ones. Resources exist only for the payment they are made for (SS-CO-11), so a payment
is a set of sources that together pay all symbols, none of them superfluous (SS-CO-13).

If it makes no difference which sources are turned, they are chosen automatically. If it does, the player is asked,
source by source, and may leave the rest to auto-pay, which keeps what their hand needs most.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import repeat
from operator import le
from typing import Any, ClassVar, Final, NamedTuple

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.costs import NO_UNITS, Cost, paid
from spellhall.games.spellslinger.facts import TERRAIN
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.life import lose_life
from spellhall.games.spellslinger.rules.numbers import strength
from spellhall.games.spellslinger.rules.partings import Concerned
from spellhall.games.spellslinger.rules.projection import Projection, project
from spellhall.games.spellslinger.rules.questions import Plenty
from spellhall.games.spellslinger.rules.sides import set_life
from spellhall.games.spellslinger.table import ATTACKS, BLOCKS, DAMAGE, HAND, IN_PLAY, LIFE, SIDEWAYS
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State

Units = tuple[int, ...]
Groups = tuple[tuple[tuple[Units, ...], int], ...]
"""Sources in groups: what each of them yields, and how many there are."""
FOR_PAYMENT: Final = 1
"""The number in a TURNED event that paid for something."""
OPEN: Final = -2
"""The ``Source.only`` of a character that damage or a fight may still set apart."""


class Source(NamedTuple):
    """A permanent that can be turned for resources: what it may give, and the life that costs.

    Apart from the card, interchangeable sources are equal: ``only`` is -1, or what sets a source apart.
    """

    card: int
    yields: tuple[Units, ...]
    life: int
    terrain: bool
    only: int


class Givers(NamedTuple):
    """All of a seat's sources, upright or sideways, and the cards that may give each kind of yields."""

    sources: list[Source]
    yields: dict[tuple[Units, ...], list[int]]


@lru_cache(maxsize=4096)
def with_one_more(sums: frozenset[Units], yields: tuple[Units, ...]) -> frozenset[Units]:
    """Sums of units, each plus one of another source's yields."""
    return frozenset(
        [
            (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3], one[4] + other[4])
            for one in sums
            for other in yields
        ]
    )


def sources(state: State, seat: int, but: int = -1, turned: Sequence[int] = ()) -> list[Source]:
    """SS-OW-05, SS-SW-04. The upright permanents that a seat controls and can turn for resources.

    ``but`` is left out; those ``turned`` for the current payment are included.
    """
    sideways = state.marks[SIDEWAYS]
    return [
        source if source.only != OPEN else source._replace(only=singled_out(state, source.card))
        for source in givers(state, seat).sources
        if source.card != but and (not sideways[source.card] or source.card in turned)
    ]


def givers(state: State, seat: int) -> Givers:
    """A seat's permanents that give resources; cached until something in play changes."""
    projection: Projection = state.projection if state.projected == state.presence else project(state)
    kept: Givers | None = projection.givers.get(seat)
    if kept is not None:
        return kept
    catalogue, face = state.catalogue, state.face
    more = projection.modifiers.get(Plenty)
    found: list[Source] = []
    alike: dict[tuple[Units, ...], list[int]] = {}
    for card in state.piles[IN_PLAY * state.seats + seat]:
        definition = catalogue[face[card]]
        if not definition.gives or card in projection.muted:
            continue
        terrain = definition.type == TERRAIN
        only = card if card in projection.attachments else -1 if terrain else OPEN
        for word in definition.gives:
            yields = word.yields if not more else enriched(state, card, word.yields, more)
            found.append(Source(card, yields, word.life, terrain, only))
            alike.setdefault(yields, []).append(card)
    made = projection.givers[seat] = Givers(found, alike)
    return made


def singled_out(state: State, card: int) -> int:
    """The card, if something distinguishes this character from others of its name; otherwise its face."""
    return state.face[card] if is_plain(state, card) else card


def is_plain(state: State, card: int) -> bool:
    """Whether nothing distinguishes a character from others of its name: no damage, no changed strength, no fight."""
    marks, printed = state.marks, card_of(state, card).strength
    fights = marks[ATTACKS][card] or marks[BLOCKS][card]
    return not (fights or marks[DAMAGE][card] or strength(state, card) != printed)


def enriched(state: State, card: int, yields: tuple[Units, ...], more: list[tuple[Any, Any]]) -> tuple[Units, ...]:
    """What a source gives when other cards add a resource of its colour."""
    for word, standing in more:
        if word.cards.accepts(state, card, standing):
            yields = tuple(tuple(units + (1 if units else 0) for units in each) for each in yields)
    return yields


def purse(found: Sequence[Source]) -> frozenset[Units]:
    """All the sums of units that sources can give together, with one yield each."""
    alike: dict[tuple[Units, ...], int] = {}
    for source in found:
        alike[source.yields] = alike.get(source.yields, 0) + 1
    return _sums(tuple(alike.items()))


def purse_of(state: State, seat: int, but: int = -1) -> frozenset[Units]:
    """Everything a seat could pay now: the ``purse`` of its ``sources``."""
    kept: Projection = state.projection if state.projected == state.presence else project(state)
    sideways = state.marks[SIDEWAYS]
    every = (kept.givers.get(seat) or givers(state, seat)).yields
    upright: list[tuple[tuple[Units, ...], int]] = []
    for yields, cards in every.items():
        count = 0
        for card in cards:
            if not sideways[card] and card != but:
                count += 1
        if count:
            upright.append((yields, count))
    return _sums(tuple(upright))


@lru_cache(maxsize=4096)
def _sums(every: Groups) -> frozenset[Units]:
    sums = NOTHING_YET
    for yields, count in every:
        for _ in range(count):
            sums = with_one_more(sums, yields)
    return sums


NOTHING_YET = frozenset((NO_UNITS,))
"""The resources before anything is turned."""


@lru_cache(maxsize=16384)
def affords(sums: frozenset[Units], cost: Cost, x: int = 0) -> bool:
    """SS-CO-05. Whether a cost can be paid completely."""
    return cost.total + x in map(paid, sums, repeat(cost.coloured), repeat(cost.plain + x))


def largest_x(sums: frozenset[Units], cost: Cost) -> int:
    """The largest X that can be paid for."""
    x = 0
    while affords(sums, cost, x + 1):
        x += 1
    return x


class Payer(Concerned):
    """Base of procedures that take a payment: ``turned`` are the sources used so far; the next step is ``paid``."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "but", "x")
    LISTS: ClassVar[tuple[str, ...]] = ("turned",)
    __slots__ = (*FIELDS, *LISTS)
    seat: int
    but: int
    x: int
    turned: list[int]

    def price(self, state: State) -> Cost:
        """The cost to pay."""
        raise NotImplementedError

    def paid(self, state: State) -> None:
        """The step that follows."""
        raise NotImplementedError

    def pay(self, state: State) -> Ask | None:
        """SS-PL-02. Turn sources sideways until the cost is paid."""
        groups, ways = self.ways(state)
        if len(ways) > 1:
            label = f"turn what for {self.price(state).shown()}?"
            choice = [
                group[0].card for group, counts in zip(groups, zip(*ways, strict=True), strict=True) if any(counts)
            ]
            return ask(self.seat, CHOOSE_CARD, [*choice, PASS], self.pay_with, label, "SS-PL-02")
        if ways:
            self.turn_all(state, groups, ways[0])
        self.goto(self.paid)
        return None

    def pay_with(self, state: State, card: int) -> None:
        """Turn one source, or auto-pay the rest."""
        groups, ways = self.ways(state)
        if card == PASS:
            wanted = wanted_colours(state, self.seat)
            costs = [dearness(group[0], wanted) for group in groups]
            self.turn_all(state, groups, min(ways, key=lambda way: burden(way, costs)))
            self.goto(self.paid)
            return
        self.turn(state, next(source for group in groups for source in group if source.card == card))

    def ways(self, state: State) -> tuple[list[list[Source]], list[tuple[int, ...]]]:
        """SS-CO-13. Interchangeable sources in groups, and how many of each complete the payment with nothing
        superfluous.

        Returns no ways if the payment is complete.
        """
        cost, x, turned = self.price(state), max(0, self.x), self.turned
        every = sources(state, self.seat, self.but, turned)
        used = purse([source for source in every if source.card in turned]) if turned else NOTHING_YET
        if affords(used, cost, x):
            return [], []
        groups: dict[tuple[object, ...], list[Source]] = {}
        for source in every:
            if source.card not in turned:
                groups.setdefault(source[1:], []).append(source)
        found = list(groups.values())
        most = cost.total + x
        sizes = tuple([(group[0].yields, min(most, len(group))) for group in found])
        return found, smallest_ways(sizes, used, cost, x)

    def turn_all(self, state: State, groups: list[list[Source]], way: tuple[int, ...]) -> None:
        """Turn this many of each group."""
        for group, count in zip(groups, way, strict=True):
            for source in group[:count]:
                self.turn(state, source)

    def turn(self, state: State, source: Source) -> None:
        """Turn one source."""
        self.turned.append(source.card)
        state.mark(SIDEWAYS, source.card, 1)
        state.tell(events.Turned(self.seat, source.card, FOR_PAYMENT))
        if source.life:
            lose_life(state, self.seat, source.life, source.card)

    def go_on_without(self, state: State, gone: set[int], cancelled: bool) -> None:
        """See ``partings``."""
        if cancelled:
            self.call_off(state)

    def call_off(self, state: State) -> None:
        """SS-WL-14. The player who asked for the payment has dropped out: nothing is paid."""
        self.give_back(state)
        self.goto(self.paid)

    def give_back(self, state: State) -> None:
        """SS-PL-06. Turn all sources upright and give back the life they cost."""
        for source in sources(state, self.seat, self.but, self.turned):
            if source.card in self.turned:
                state.mark(SIDEWAYS, source.card, 0)
                if source.life:
                    set_life(state, self.seat, state.seat_data[LIFE][self.seat] + source.life)
        self.turned.clear()


@lru_cache(maxsize=16384)
def smallest_ways(groups: Groups, used: frozenset[Units], cost: Cost, x: int) -> list[tuple[int, ...]]:
    """How many sources of each group complete a payment, with nothing superfluous: no other way uses no more of any."""
    enough = completions(groups, used, cost, x)
    return [way for way in enough if not any([other != way and all(map(le, other, way)) for other in enough])]


def completions(groups: Groups, sums: frozenset[Units], cost: Cost, x: int) -> list[tuple[int, ...]]:
    """Ways to pay a cost that what is already turned doesn't pay; some use more than needed."""
    if not groups:
        return []
    (yields, size), rest = groups[0], groups[1:]
    found: list[tuple[int, ...]] = []
    for count in range(size + 1):
        if count:
            sums = with_one_more(sums, yields)
            if affords(sums, cost, x):
                found.append((count, *[0] * len(rest)))
                break
        if rest:
            found += [(count, *more) for more in completions(rest, sums, cost, x)]
    return found


def burden(way: tuple[int, ...], costs: Sequence[tuple[int, ...]]) -> list[int]:
    """What a way to pay costs the player, worst first."""
    return [sum([count * cost[i] for count, cost in zip(way, costs, strict=True)]) for i in range(4)]


def wanted_colours(state: State, seat: int) -> list[int]:
    """How many symbols of each colour the cards in a seat's hand need."""
    wanted = [0, 0, 0, 0]
    for card in state.pile(HAND, seat):
        for colour, count in enumerate(card_of(state, card).cost.coloured):
            wanted[colour] += count
    return wanted


def dearness(source: Source, wanted: list[int]) -> tuple[int, ...]:
    """How much a source is worth saving: those that cost life, characters, colours still needed, many colours."""
    needed = max(sum(wanted[colour] for colour in range(4) if units[colour]) for units in source.yields)
    return source.life, int(not source.terrain), needed, len(source.yields)
