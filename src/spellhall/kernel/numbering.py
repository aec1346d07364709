"""Numbers that hold while a program runs, and names that hold for good. Documents use the names.

Frames and lasting effects are ints, so they refer to whatever a card brings to the table besides itself (a program, a
modifier) by a number: its index in import order. One more card, and all later numbers
change. So documents use the name instead: the card's key and the place within the card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Generic, TypeVar, cast

T = TypeVar("T")

Name = tuple[str, int]


class Numbering(Generic[T]):
    """Things of one kind, as a list, with a lasting name for each.

    Attributes:
        things: what the numbers index; what has only been reserved isn't there yet.
        names: the name of each: the key of the card that brings it, and how many that card brought before.
        numbers: the number by name.
        reader: makes the card with a name add its things, if it hasn't.
    """

    __slots__ = ("_of_card", "names", "numbers", "reader", "things")

    def __init__(self, *first: T) -> None:
        self.things: list[T] = []
        self.names: list[Name] = []
        self.numbers: dict[Name, int] = {}
        self.reader: Callable[[str], object] | None = None
        self._of_card: Counter[str] = Counter()
        for thing in first:
            self.add("", thing)

    def add(self, card: str, thing: T) -> int:
        """Number a thing that belongs to a card ("": to none)."""
        name = (card, self._of_card[card])
        self._of_card[card] += 1
        number = self.numbers.get(name, -1)
        if number < 0:
            number = self._name(name)
        self.things[number] = thing
        return number

    def reserve(self, card: str, count: int) -> None:
        """Number some things of a card before it adds them."""
        for place in range(count):
            self._name((card, place))

    def number_of(self, name: Name) -> int | None:
        """The number of a thing, which is there from then on; None if no card brings it."""
        number = self.numbers.get(name)
        if number is not None and self.things[number] is None and self.reader is not None:
            self.reader(name[0])
        return number

    def _name(self, name: Name) -> int:
        number = self.numbers[name] = len(self.things)
        self.names.append(name)
        self.things.append(cast("T", None))
        return number

    def cut(self, length: int) -> None:
        """Keep only the first ``length`` things: those of a card that was only tried come last."""
        for name in self.names[length:]:
            del self.numbers[name]
            self._of_card[name[0]] -= 1
        self._of_card = +self._of_card
        del self.things[length:], self.names[length:]

    def counts(self) -> list[tuple[str, int]]:
        """How many things each card brings, in the order of the numbers."""
        return list(self._of_card.items())
