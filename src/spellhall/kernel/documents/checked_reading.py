"""Careful reading of documents from outside: every fault is reported in a sentence, and nothing is guessed.

Whole numbers are ints: ``5.0``, ``5.5``, ``"5"`` and ``true`` aren't.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from spellhall.kernel.chance import read
from spellhall.kernel.errors import UsageError, repeated

_INT = frozenset((int,))
_NO_JSON = (msgspec.DecodeError, UnicodeError, RecursionError)


class Reader:
    """Reads one document, a "save" or a "replay".

    In a ``sound`` document every field has its type, and no one else holds its lists.
    """

    __slots__ = ("document", "kind", "sound")

    def __init__(self, kind: str, document: Any, sound: bool = False) -> None:
        self.kind = kind
        self.sound = sound
        if not isinstance(document, dict):
            raise UsageError(f"this isn't a Spellhall {kind}: it should be an object with named fields")
        self.document: dict[str, Any] = document

    def damaged(self, why: str) -> UsageError:
        """The error that says what is wrong with the document."""
        return UsageError(f"this {self.kind} is damaged: {why}")

    def field(self, name: str) -> Any:
        """A required field."""
        if name not in self.document:
            raise self.damaged(f"its field `{name}` is missing")
        return self.document[name]

    def text(self, name: str) -> str:
        """A text field."""
        value = self.field(name)
        if not isinstance(value, str):
            raise self.damaged(f"its field `{name}` should be a text, not {shown(value)}")
        return value

    def number(self, name: str, least: int | None = None, most: int | None = None) -> int:
        """A field with a whole number."""
        return self.whole(self.field(name), f"`{name}`", least, most)

    def lot(self, name: str) -> int:
        """A field with a seed or a generator's state: a whole number, or text if it's long."""
        value = self.field(name)
        try:
            return read(value)
        except (TypeError, ValueError):
            raise self.damaged(f"`{name}` should be a whole number, not {shown(value)}") from None

    def named(self, name: str) -> dict[str, Any]:
        """A field with an object."""
        value = self.field(name)
        if not isinstance(value, dict):
            raise self.damaged(f"its field `{name}` should be an object with named fields, not {shown(value)}")
        return value

    def texts(self, name: str) -> list[str]:
        """A field with a list of texts."""
        value = self.listed(self.field(name), f"`{name}`")
        if not self.sound and set(map(type, value)) - {str}:
            raise self.damaged(f"`{name}` should be a list of texts")
        return value

    def numbers(self, name: str, size: int = -1, least: int | None = None, most: int | None = None) -> list[int]:
        """A field with a list of whole numbers, of a size (-1: any), each within bounds."""
        values = self.field(name)
        if not self.sound:
            return self.wholes(values, f"`{name}`", size, least, most)
        return self._measured(values, f"`{name}`", size, least, most)

    def whole(self, value: Any, where: str, least: int | None = None, most: int | None = None) -> int:
        """One whole number."""
        if type(value) is not int:
            raise self.damaged(f"{where} should be a whole number, not {shown(value)}")
        if (least is not None and value < least) or (most is not None and value > most):
            raise self.damaged(f"{where} should be {_bounds(least, most)}, not {value}")
        return value

    def columns(self, given: Mapping[str, Any], what: str, size: int) -> None:
        """Lists of whole numbers by name, all of one size."""
        for name, values in given.items():
            if not (self.sound or _are_wholes(values)) or len(values) != size:
                self.wholes(values, f"{what} {name!r}", size)

    def wholes(
        self, values: Any, where: str, size: int = -1, least: int | None = None, most: int | None = None
    ) -> list[int]:
        """A list of whole numbers."""
        if not _are_wholes(values):
            for value in self.listed(values, where):
                self.whole(value, f"each of {where}")
        return list(self._measured(values, where, size, least, most))

    def _measured(self, values: list[int], where: str, size: int, least: int | None, most: int | None) -> list[int]:
        if size >= 0 and len(values) != size:
            raise self.damaged(f"{where} should hold {size} numbers, not {len(values)}")
        if values and ((least is not None and min(values) < least) or (most is not None and max(values) > most)):
            raise self.damaged(f"each of {where} should be {_bounds(least, most)}")
        return values

    def listed(self, values: Any, where: str) -> list[Any]:
        """A list of anything."""
        if not isinstance(values, list):
            raise self.damaged(f"{where} should be a list, not {shown(values)}")
        return values

    def known(self, given: Iterable[str], known: Sequence[str] | Mapping[str, Any], what: str, game: str) -> None:
        """Refuse unknown names.

        Raises:
            UsageError: naming the first.
        """
        for name in () if set(known).issuperset(given) else given:
            if name not in known:
                raise UsageError(f"this {self.kind} names {what} {name!r}, which {game} doesn't have here")


class Sound:
    """Checks all types of a document at once, which is fast; its reader finds out what is wrong with a bad one."""

    __slots__ = ("decoder", "types")

    def __init__(self, types: Any) -> None:
        self.types = types
        self.decoder = msgspec.json.Decoder(types)

    def decoded(self, kind: str, text: bytes | str) -> tuple[Any, bool]:
        """Decode JSON text; returns the document, and whether it is sound.

        Raises:
            UsageError: when the text isn't JSON.
        """
        try:
            return self.decoder.decode(text), True
        except _NO_JSON:
            pass
        try:
            return msgspec.json.decode(text), False
        except _NO_JSON:
            raise UsageError(f"this isn't a Spellhall {kind}: it isn't JSON") from None

    def of(self, reader: Reader) -> Reader:
        """A reader of a copy if the document is sound, and the same reader if it isn't."""
        try:
            return Reader(reader.kind, msgspec.convert(reader.document, self.types), sound=True)
        except msgspec.ValidationError:
            return reader


def _are_wholes(values: Any) -> bool:
    return type(values) is list and _INT.issuperset(map(type, values))


def _bounds(least: int | None, most: int | None) -> str:
    return f"at least {least}" if most is None else f"at most {most}" if least is None else f"from {least} to {most}"


def shown(value: Any) -> str:
    """A value in words that fit into an error message."""
    if value is None:
        return "nothing"
    if isinstance(value, (dict, list)):
        return "an object" if isinstance(value, dict) else "a list"
    return str(value).lower() if isinstance(value, bool) else repeated(value)


def carefully(reader: Reader, deed: Callable[[], Any], why: str) -> Any:
    """Do something that may fail in any way when a document makes no sense.

    Raises:
        UsageError: when it fails.
    """
    try:
        return deed()
    except UsageError:
        raise
    except Exception:
        raise reader.damaged(why) from None
