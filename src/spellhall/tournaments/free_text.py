"""Text that people type into an event's log, which the host of a hall can remove without breaking the log.

An entry lists the fingerprints of its texts (``texts`` of its body: where each is, and its SHA-256). The entry's own
fingerprint covers that list instead of the texts. So if a text is replaced by ``REMOVED``, the chain still proves
everything else in the entry, and that no other text was put in its place. Read this when you add a kind of entry that
holds free text: list it in ``PLACES``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from hashlib import sha256
from typing import Any, NamedTuple

REMOVED = "(removed by the host)"
"""Stands where a text was."""
REASON = "reason"
PLAN = ("body.plan.title", "body.plan.notes", "body.plan.format.custom_rules")
OWN_TYPE = "body.plan.format.type"
"""The name of a tournament type that isn't in the book: free text, because nothing follows from it."""
PLACES: Mapping[str, tuple[str, ...]] = {
    "created": PLAN,
    "planned": PLAN,
    "ruled": ("body.text",),
    "case_opened": ("body.matter",),
    "case_decided": ("body.outcome",),
    "judge_called": ("body.text",),
    "call_settled": ("body.outcome",),
    "ticked": ("body.note",),
}
"""Where entries hold free text, by their kind; each also has a reason."""


class Text(NamedTuple):
    """A text in an entry: where it is, and what it says."""

    place: str
    text: str


def texts_in(document: Mapping[str, Any]) -> list[Text]:
    """The texts of an entry, in order; empty ones are left out."""
    body = document.get("body")
    kind = body.get("type") if isinstance(body, dict) else None
    places = [REASON, *PLACES.get(kind if isinstance(kind, str) else "", ())]
    if PLAN[-1] in places and _text_at(document, PLAN[-1]):
        places.append(OWN_TYPE)
    return [Text(place, text) for place in places if (text := _text_at(document, place))]


def prints_of(document: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """The fingerprints of an entry's texts, with their places, as its body lists them."""
    return tuple((place, _print(text)) for place, text in texts_in(document))


def covered(document: Mapping[str, Any]) -> dict[str, Any]:
    """The part of an entry that its fingerprint covers: everything but the texts whose fingerprints it lists."""
    told = {key: value for key, value in document.items() if key != "print"}
    places = [place for place, _ in _listed(document)]
    if not places:
        return told
    told = deepcopy(told)
    for place, _ in texts_in(document):
        if place in places:
            _put(told, place, "")
    return told


def objection_to_texts(document: Mapping[str, Any]) -> str:
    """Why the texts of an entry aren't those it was written with; empty if they are, or were removed."""
    texts = dict(texts_in(document))
    for place, print in _listed(document):
        text = texts.get(place)
        if text is None or (text != REMOVED and _print(text) != print):
            return f"entry {document.get('n')} has another text than it was written with"
    return ""


def removed_from(documents: Iterable[Mapping[str, Any]]) -> list[int]:
    """The numbers of the entries from which a text was removed."""
    return [document["n"] for document in documents if any(_is_removed(document))]


def _is_removed(document: Mapping[str, Any]) -> Iterator[bool]:
    texts = dict(texts_in(document))
    return (texts.get(place) == REMOVED and print != _print(REMOVED) for place, print in _listed(document))


def without(document: Mapping[str, Any], unwanted: Iterable[str]) -> dict[str, Any] | None:
    """An entry without certain texts; None if it has none of them, or if its fingerprint covers them."""
    gone, listed = {*unwanted} - {REMOVED}, {place for place, _ in _listed(document)}
    places = [place for place, text in texts_in(document) if text in gone and place in listed]
    if not places:
        return None
    rest = deepcopy(dict(document))
    for place in places:
        _put(rest, place, REMOVED)
    return rest


def _listed(document: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What an entry lists; anything else than pairs of texts is covered by its fingerprint like the rest."""
    body = document.get("body")
    found = body.get("texts", ()) if isinstance(body, dict) else ()
    pairs = found if isinstance(found, list | tuple) else ()
    return [(pair[0], pair[1]) for pair in pairs if _is_pair(pair)]


def _is_pair(pair: Any) -> bool:
    return isinstance(pair, list | tuple) and len(pair) == 2 and all(isinstance(part, str) for part in pair)


def _text_at(document: Mapping[str, Any], place: str) -> str:
    found: Any = document
    for step in place.split("."):
        found = found.get(step) if isinstance(found, dict) else None
    return found if isinstance(found, str) else ""


def _put(document: dict[str, Any], place: str, text: str) -> None:
    *steps, last = place.split(".")
    found = document
    for step in steps:
        found = found[step]
    found[last] = text


def _print(text: str) -> str:
    return sha256(text.encode()).hexdigest()
