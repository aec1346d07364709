"""The log of an event: entries, which are appended and never changed, and the chain that shows whether one was.

An entry has a number, the moment when it came (milliseconds since 1970), the number of the person who made it (0
for nobody in particular), a reason where one was given, and the fingerprint of itself together with all before it.

Fingerprints are computed over the JSON that is kept, with its names in alphabetical order, not over the structs that
stand for it here: a field that is added later changes no old fingerprint.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from spellhall.kernel.errors import UsageError, repeated
from spellhall.tournaments.entries import Entry

BEGINNING = ""
"""What stands for the fingerprint before the first entry."""


class Logged(Struct, frozen=True):
    """An entry with its place in the log.

    Attributes:
        n: its number, from 1.
        at: when, in milliseconds since 1970.
        by: the number of the person who made it; 0 for nobody in particular.
        reason: why, where it was said.
        body: what happened.
        print: the fingerprint of this entry and all before it.
    """

    n: int
    at: int
    by: int
    reason: str
    body: Entry
    print: str


def canonical(thing: Any) -> bytes:
    """A value as JSON that is the same no matter where it is written."""
    return msgspec.json.encode(msgspec.to_builtins(thing), order="sorted")


def print_of(before: str, document: dict[str, Any]) -> str:
    """The fingerprint of an entry that is kept as this document, after one with the fingerprint ``before``."""
    told = {key: value for key, value in document.items() if key != "print"}
    return sha256(before.encode() + b"\n" + canonical(told)).hexdigest()


def logged(before: Logged | None, body: Entry, at: int, by: int = 0, reason: str = "") -> Logged:
    """An entry behind another, with its number and its fingerprint.

    Raises:
        UsageError: when something in it is no text that a file can keep.
    """
    n = before.n + 1 if before else 1
    document = {"n": n, "at": at, "by": by, "reason": reason, "body": msgspec.to_builtins(body)}
    try:
        own = print_of(before.print if before else BEGINNING, document)
    except UnicodeEncodeError as error:
        raise UsageError(f"{repeated(error.object)} is no text that can be kept: write it anew") from None
    return Logged(n, at, by, reason, body, own)


def broken_at(documents: Iterable[dict[str, Any]]) -> int:
    """The number of the first entry that does not fit those before it; 0 where all fit."""
    before = BEGINNING
    for n, document in enumerate(documents, 1):
        if objection_to(document, n, before):
            return n
        before = document["print"]
    return 0


def objection_to(document: dict[str, Any], n: int, before: str) -> str:
    """Why a document is not entry ``n`` after one with the fingerprint ``before``; empty where it is."""
    number = document.get("n")
    if number != n:
        there = f"entry {number}" if type(number) is int else "something else"
        return f"entry {n} belongs here, and {there} stands here"
    fits = document.get("print") == print_of(before, document)
    return "" if fits else f"entry {n} does not fit those before it: it, or one before it, was changed"


def read_entry(document: dict[str, Any]) -> Logged:
    """An entry from the document that keeps it.

    Raises:
        UsageError: for one that is none.
    """
    try:
        return msgspec.convert(document, Logged)
    except msgspec.ValidationError as error:
        raise UsageError(f"entry {document.get('n', '?')} cannot be read: {error}") from None
