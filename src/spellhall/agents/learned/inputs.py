"""The numbers that a network is shown of a position: read this to see what a learned judgement can know.

All of them come from what one seat may see: the columns of both seats, the cards in each zone, the registers, how the
game's own evaluation judges it, and how often each card is in each zone. What is pending is carried out first, as far
as the game can tell (``Judging.settled``). In a game with many cards, cards of a type count as the same card.

Each number has a name, and a network names its numbers. So cards that were added later are ignored, not misread. Only
the names of counts of cards hold a colon.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from spellhall.kernel.bounds import FLAG, SEAT, UNKNOWN, Bound
from spellhall.kernel.game import Game
from spellhall.kernel.indexes import Register
from spellhall.kernel.layout import NOBODY_SEES, OWNER_SEES
from spellhall.kernel.state import State

MOST_CARDS = 300
"""In a game with more cards than this, each type of card has a number instead of each card."""
SIDES = ("own", "other")
EVALUATION = "evaluation"
"""The name of the first number: the game's evaluation, in units of ``Judging.swing``."""
CARD = ": "
"""What divides the zone and side of a count from its card."""
MOST = 4.0
"""The most that the evaluation can say, either way."""
SEATS = 2

Shown = list[tuple[int, float]]
"""The places of the numbers that aren't 0, and the numbers."""


class Inputs:
    """Reads the numbers of a game's positions.

    Args:
        game: the game with its options.
        names: the numbers that are wanted, in their order; by default all of them.
    """

    def __init__(self, game: Game, names: Sequence[str] = ()) -> None:
        layout = game.layout
        self._columns = [
            column
            for column in layout.every_seat_column
            if column not in layout.secret and _counts(layout.bounds.get(layout.seat_columns[column], UNKNOWN))
        ]
        self._zones = range(len(layout.zones))
        self._in_play = [zone for zone in self._zones if layout.zones[zone].in_play]
        bounds = [layout.bounds.get(name, UNKNOWN) for name in layout.registers]
        self._amounts = [Register(place) for place, bound in enumerate(bounds) if _counts(bound)]
        self._seats = [Register(place) for place, bound in enumerate(bounds) if bound == SEAT]
        self._open = [zone for zone in self._zones if layout.zones[zone].sight != NOBODY_SEES]
        self._hands = [layout.zones[zone].sight == OWNER_SEES for zone in self._open]
        single = len(game.catalogue) <= MOST_CARDS
        groups = [str(card.key) if single else game.kind_of(card) for card in game.catalogue]
        general = [*self._general(game)]
        self.names = tuple(names) or (*general, *self._of_cards(game, dict.fromkeys(groups)))
        place = {name: at for at, name in enumerate(self.names)}
        self._general_places = [place.get(name, -1) for name in general]
        self._card_places = [
            [
                [place.get(f"{game.layout.zones[zone].name}, {side}{CARD}{group}", -1) for group in groups]
                for side in SIDES
            ]
            for zone in self._open
        ]

    def _general(self, game: Game) -> Iterator[str]:
        layout = game.layout
        yield EVALUATION
        yield "whose turn to choose"
        for side in SIDES:
            yield from (f"{layout.seat_columns[column]}, {side}" for column in self._columns)
            yield from (f"cards in {layout.zones[zone].name}, {side}" for zone in self._zones)
            yield from (f"cards in {layout.zones[zone].name} in the end, {side}" for zone in self._in_play)
        yield from (f"{layout.registers[place]}" for place in self._amounts)
        yield from (f"whose {layout.registers[place]}" for place in self._seats)

    def _of_cards(self, game: Game, groups: dict[str, None]) -> Iterator[str]:
        for zone in self._open:
            for side in SIDES:
                yield from (f"{game.layout.zones[zone].name}, {side}{CARD}{group}" for group in groups)

    def read(self, state: State, seat: int) -> Shown:
        """The numbers of an unfinished position of two players, as one of them sees it.

        A look ahead may end between two questions; then it's no one's turn to choose.
        """
        game, ends, order = state.game, state.game.settled(state), (seat, 1 - seat)
        pile, question = state.pile, state.question
        numbers = [
            fmean(max(-MOST, min(MOST, game.evaluate(end, seat) / game.swing)) for end in ends),
            0.0 if question is None else _side(question.seat, seat),
        ]
        count = len(ends)
        for whose in order:
            numbers += [sum([end.seat_data[column][whose] for end in ends]) / count for column in self._columns]
            numbers += [len(pile(zone, whose)) for zone in self._zones]
            numbers += [sum([len(end.pile(zone, whose)) for end in ends]) / count for zone in self._in_play]
        numbers += [state.regs[place] for place in self._amounts]
        numbers += [_side(state.regs[place], seat) for place in self._seats]
        shown = [
            (place, number)
            for place, number in zip(self._general_places, numbers, strict=True)
            if number and place >= 0
        ]
        face, seen = state.face, state.seen
        counted: dict[int, float] = {}
        for zone, sides, hidden in zip(self._open, self._card_places, self._hands, strict=True):
            for whose, places in zip(order, sides, strict=True):
                for card in pile(zone, whose):
                    if hidden and whose != seat and not seen[card] >> seat & 1:
                        continue
                    kind = face[card]
                    place = places[kind] if kind < len(places) else -1
                    if place >= 0:
                        counted[place] = counted.get(place, 0.0) + 1.0
        return [*shown, *counted.items()]


def general(names: Sequence[str]) -> int:
    """How many of the names, which come first, aren't counts of cards."""
    return sum([CARD not in name for name in names])


def _counts(bound: Bound) -> bool:
    """Whether the numbers of a column are amounts, or yes and no."""
    return not bound.category or bound == FLAG


def _side(whose: int, seat: int) -> float:
    """1 for the seat itself, -1 for the other one, 0 for neither."""
    return 0.0 if whose < 0 else 1.0 if whose == seat else -1.0
