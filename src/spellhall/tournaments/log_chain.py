"""An event's log: entries, which are appended and never changed, and the chain that proves it.

An entry has a number, the moment when it was made (milliseconds since 1970), the number of the person who made it (0
for no one in particular), a reason if there is one, and the fingerprint of itself together with all before it.

Fingerprints are computed over the stored JSON, with its names in alphabetical order, not over the structs that
represent it here: a field that is added later changes no old fingerprint. Free text has fingerprints of its own, so
that a text can be removed later (see ``free_text``).
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from spellhall.kernel.errors import UsageError, repeated
from spellhall.tournaments.entries import Entry
from spellhall.tournaments.free_text import covered, objection_to_texts, prints_of

BEGINNING = ""
"""The value before the first entry, in place of a fingerprint."""


class Logged(Struct, frozen=True):
    """An entry with its place in the log.

    Attributes:
        n: its number, from 1.
        at: when it was made, in milliseconds since 1970.
        by: the number of the person who made it; 0 for no one in particular.
        reason: why, if that was said.
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
    """A value as JSON that is the same wherever it is written."""
    return msgspec.json.encode(msgspec.to_builtins(thing), order="sorted")


def print_of(before: str, document: dict[str, Any]) -> str:
    """The fingerprint of an entry stored as this document, after one with the fingerprint ``before``."""
    return sha256(before.encode() + b"\n" + canonical(covered(document))).hexdigest()


def logged(before: Logged | None, body: Entry, at: int, by: int = 0, reason: str = "") -> Logged:
    """The next entry after another, with its number and fingerprint.

    Raises:
        UsageError: when it has text that a file can't store.
    """
    n = before.n + 1 if before else 1
    document = {"n": n, "at": at, "by": by, "reason": reason, "body": msgspec.to_builtins(body)}
    try:
        if texts := prints_of(document):
            body = msgspec.structs.replace(body, texts=texts)
            document["body"] = msgspec.to_builtins(body)
        own = print_of(before.print if before else BEGINNING, document)
    except UnicodeEncodeError as error:
        raise UsageError(f"{repeated(error.object)} can't be stored as text; type it again") from None
    return Logged(n, at, by, reason, body, own)


def broken_at(documents: Iterable[dict[str, Any]]) -> int:
    """The number of the first entry that doesn't fit those before it; 0 if all fit."""
    before = BEGINNING
    for n, document in enumerate(documents, 1):
        if objection_to(document, n, before):
            return n
        before = document["print"]
    return 0


def objection_to(document: dict[str, Any], n: int, before: str) -> str:
    """Why a document isn't entry ``n`` after one with the fingerprint ``before``; empty if it is."""
    number = document.get("n")
    if number != n:
        there = f"entry {number}" if type(number) is int else "something else"
        return f"expected entry {n} here, found {there}"
    if document.get("print") != print_of(before, document):
        return f"entry {n} doesn't fit the entries before it: it, or one before it, was changed"
    return objection_to_texts(document)


def read_entry(document: dict[str, Any]) -> Logged:
    """An entry from the document that stores it.

    Raises:
        UsageError: for a document that isn't one.
    """
    try:
        return msgspec.convert(document, Logged)
    except msgspec.ValidationError as error:
        raise UsageError(f"entry {document.get('n', '?')} can't be read: {error}") from None
