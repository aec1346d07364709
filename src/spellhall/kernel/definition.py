"""The base of all card definitions: a key, a name, and a fingerprint that shows changes. Games subclass it."""

from __future__ import annotations

from functools import cache
from itertools import repeat
from operator import attrgetter
from typing import ClassVar, Self, cast

from mypy_extensions import mypyc_attr

from spellhall.kernel.errors import UsageError, repeated


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """What every card definition has; games add their own facts.

    Attributes:
        changeable: a clause that names the facts that ``changed`` accepts.
    """

    __slots__ = ("key", "name")
    key: str
    name: str
    changeable: ClassVar[str] = "what can be changed is text=none"

    def fingerprint(self) -> str:
        """A text that changes whenever the card's facts or behaviour change."""
        raise NotImplementedError

    def without_text(self) -> Definition:
        """The same card without its text, to see what the text changes."""
        raise NotImplementedError

    def changed(self, fact: str, value: str) -> Definition:
        """The same card with another fact, for studies of a card printed differently.

        Every card's text can be left out (``text=none``); games add facts of their own.

        Raises:
            UsageError: for a fact that it doesn't have, or a value that the fact can't have.
        """
        if (fact, value) != ("text", "none"):
            raise UsageError(f"{self.name} has no {fact}={value} to be changed to; {self.changeable}")
        return self.without_text()

    def __copy__(self) -> Self:
        """A copy of the card, to be changed in something."""
        cls = type(self)
        twin = cls.__new__(cls)
        names = fields_of(cast("type", cls))
        for _ in map(setattr, repeat(twin), names, attrgetter(*names)(self)):
            pass
        for name, value in getattr(self, "__dict__", {}).items():
            setattr(twin, name, value)
        return twin


def whole_number(card: Definition, fact: str, value: str) -> int:
    """A numeric fact of a card.

    Raises:
        UsageError: when it isn't a number from 0 to 99.
    """
    if not (value.isdecimal() and len(value) <= 2):
        raise UsageError(f"the {fact} of {card.name} is a number from 0 to 99, not {repeated(value)}")
    return int(value)


@cache
def fields_of(cls: type) -> tuple[str, ...]:
    """The fields of a card class and its bases. (Compiled classes list them in another place.)"""
    found: dict[str, None] = {}
    for base in cls.__mro__:
        found.update(dict.fromkeys(vars(base).get("__mypyc_attrs__", vars(base).get("__slots__", ()))))
    return tuple(found)
