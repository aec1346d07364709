"""What every card definition has: a key, a name, and what tells whether it has changed."""

from __future__ import annotations

from functools import cache
from itertools import repeat
from operator import attrgetter
from typing import ClassVar, Self

from mypy_extensions import mypyc_attr

from spellhall.kernel.errors import UsageError, repeated


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """What every card definition has; games add their own facts.

    Attributes:
        changeable: a clause that says which facts ``changed`` takes.
    """

    __slots__ = ("key", "name")
    key: str
    name: str
    changeable: ClassVar[str] = "what can be changed is text=none"

    def fingerprint(self) -> str:
        """A text that changes whenever facts or behaviour of the card change."""
        raise NotImplementedError

    def without_text(self) -> Definition:
        """The same card with its facts and nothing else, to see what its text changes."""
        raise NotImplementedError

    def changed(self, fact: str, value: str) -> Definition:
        """The same card with another fact, for studies of what would be if it were printed so.

        Of every card the text can be left out (``text=none``); games add the facts of theirs.

        Raises:
            UsageError: when it has no such fact, or none of that value.
        """
        if (fact, value) != ("text", "none"):
            raise UsageError(f"{self.name} has no {fact}={value} to be changed to; {self.changeable}")
        return self.without_text()

    def __copy__(self) -> Self:
        """The same card once more, for one that differs in something."""
        cls = type(self)
        twin = cls.__new__(cls)
        names = _fields(cls.__mro__)
        for _ in map(setattr, repeat(twin), names, attrgetter(*names)(self)):
            pass
        for name, value in getattr(self, "__dict__", {}).items():
            setattr(twin, name, value)
        return twin


def whole_number(card: Definition, fact: str, value: str) -> int:
    """A fact of a card that is a number.

    Raises:
        UsageError: when it is none from 0 to 99.
    """
    if not (value.isdecimal() and len(value) <= 2):
        raise UsageError(f"the {fact} of {card.name} is a number from 0 to 99, not {repeated(value)}")
    return int(value)


@cache
def _fields(bases: tuple[type, ...]) -> tuple[str, ...]:
    """The fields of a class of cards and its bases. (Those that are compiled say them in another place.)"""
    found: dict[str, None] = {}
    for base in bases:
        found.update(dict.fromkeys(vars(base).get("__mypyc_attrs__", vars(base).get("__slots__", ()))))
    return tuple(found)
