"""Recovers an event's file that was changed by hand or damaged: its sound beginning.

Every entry carries the fingerprint of all before it, so the entries before the damage are as they were written. What
comes after it can't be trusted, and is listed, so that the organiser can enter it again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.event import Event
from spellhall.tournaments.files import lines_of, read_heading, read_line, take_into
from spellhall.tournaments.log_chain import BEGINNING, Logged, objection_to, read_entry

PLACES = ("round", "table", "game", "entrant")
"""The fields that tell people which entry was lost."""


@dataclass(frozen=True)
class Recovered:
    """The sound beginning of a file.

    Attributes:
        event: the event made of its entries.
        why: what is wrong with the first lost line; empty if the whole file is sound.
        lost: the lost lines, each in a few words.
    """

    event: Event
    why: str
    lost: tuple[str, ...]


def recover(data: bytes) -> Recovered:
    """The event of a file as far as it is sound.

    Raises:
        UsageError: if not even its heading and first entry are.
    """
    lines = lines_of(data)
    if not lines:
        raise UsageError("it is empty")
    seed, names = read_heading(read_line(*lines[0]))
    event, kept, why = Event(seed, names), list[Logged](), ""
    for number, line in lines[1:]:
        before = kept[-1].print if kept else BEGINNING
        try:
            entry = _sound(number, line, len(kept) + 1, before)
            take_into(event, entry)
        except UsageError as error:
            why = str(error)
            break
        kept.append(entry)
    if not kept:
        raise UsageError(f"not even its first entry is intact: {why or 'it has none'}")
    if why:
        event = Event(seed, names, kept)  # the entry that failed may have left traces
        names.teams = {number: name for number, name in names.teams.items() if number in event.members}
    return Recovered(event, why, tuple(_lost(number, line) for number, line in lines[1 + len(kept) :]))


def _sound(number: int, line: bytes, n: int, before: str) -> Logged:
    """An entry that fits those before it.

    Raises:
        UsageError: for one that doesn't.
    """
    document = read_line(number, line)
    if objection := objection_to(document, n, before):
        raise UsageError(f"line {number}: {objection}")
    return read_entry(document)


def _lost(number: int, line: bytes) -> str:
    """A lost line, as far as it can be read: "line 9: reported, round 2, table 1"."""
    try:
        body = read_line(number, line).get("body")
    except UsageError:
        body = None
    if not isinstance(body, dict) or not isinstance(body.get("type"), str):
        return f"line {number}: can't be read"
    return f"line {number}: {', '.join([body['type'].replace('_', ' '), *_places(body)])}"


def _places(body: Mapping[str, Any]) -> list[str]:
    """Where an entry belongs: its round, table, game and entrant."""
    report = body.get("report")
    told = {**report, **body} if isinstance(report, dict) else body
    return [f"{place} {told[place]}" for place in PLACES if type(told.get(place)) is int and told[place]]
