"""What every card definition has: a key, a name, and what tells whether it has changed."""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Self

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """What every card definition has; games add their own facts."""

    __slots__ = ("key", "name")
    key: str
    name: str

    def fingerprint(self) -> str:
        """A text that changes whenever facts or behaviour of the card change."""
        raise NotImplementedError

    def without_text(self) -> Definition:
        """The same card with its facts and nothing else, to see what its text changes."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        """The same card once more, for one that differs in something."""
        cls = type(self)
        twin = cls.__new__(cls)
        names = _fields(cls.__mro__)
        for name, value in zip(names, attrgetter(*names)(self), strict=True):
            setattr(twin, name, value)
        for name, value in getattr(self, "__dict__", {}).items():
            setattr(twin, name, value)
        return twin


@cache
def _fields(bases: tuple[type, ...]) -> tuple[str, ...]:
    """The fields of a class of cards and its bases. (Those that are compiled say them in another place.)"""
    found: dict[str, None] = {}
    for base in bases:
        found.update(dict.fromkeys(vars(base).get("__mypyc_attrs__", vars(base).get("__slots__", ()))))
    return tuple(found)
