"""Numbers that hold while a program runs, and names that hold for good. Documents use the names.

Frames and lasting effects are ints, so they refer to whatever a card brings to the table besides itself (a program, a
modifier) by a number: its index in import order. One more card, and all later numbers
change. So documents use the name instead: the card's key and the place within the card.
"""

from __future__ import annotations

from collections import Counter
from typing import Generic, TypeVar

T = TypeVar("T")

Name = tuple[str, int]


class Numbering(Generic[T]):
    """Things of one kind, as a list, with a lasting name for each.

    Attributes:
        things: what the numbers index.
        names: the name of each: the key of the card that brings it, and how many that card brought before.
        numbers: the number by name.
    """

    __slots__ = ("_of_card", "names", "numbers", "things")

    def __init__(self, *first: T) -> None:
        self.things: list[T] = []
        self.names: list[Name] = []
        self.numbers: dict[Name, int] = {}
        self._of_card: Counter[str] = Counter()
        for thing in first:
            self.add("", thing)

    def add(self, card: str, thing: T) -> int:
        """Number a thing that belongs to a card ("": to none)."""
        number = len(self.things)
        name = (card, self._of_card[card])
        self._of_card[card] += 1
        self.things.append(thing)
        self.names.append(name)
        self.numbers[name] = number
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
