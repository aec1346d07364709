"""Queries that find what someone reports outside tables: who wrote it, and what it says right now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from sqlalchemy import Connection, select

from spellhall.server.storage import schema
from spellhall.server.storage.codes import as_code
from spellhall.server.storage.queries import events, moderation
from spellhall.server.storage.queries.decks import deck_by_share
from spellhall.server.storage.queries.pods import pod_by_code
from spellhall.server.storage.queries.profiles import found_person
from spellhall.server.storage.records import Event
from spellhall.tournaments.free_text import Text

What = Literal["title", "notes", "entry", "member", "team"]
"""What can be reported at an event: its name, its notes and rules, an entry of its log, a person, or a team."""
LONGEST = 4000
"""The most characters of a report; of a longer text it holds the beginning."""

_entry = schema.event_entries.c


class Seen(NamedTuple):
    """What is reported: its kind, where it is, who is responsible for it, and what it says."""

    kind: str
    code: str
    accused: int | None
    line: int | None
    name: str
    text: str = ""


def at_event(connection: Connection, code: str, what: What, number: int) -> Seen | None:
    """Something at an event; None if there is none.

    Args:
        connection: to the database.
        code: the code of the event.
        what: what is reported.
        number: of the entry, the person or the entrant.
    """
    event = events.event_by_code(connection, code)
    if event is None:
        return None
    if what == "member":
        one = next((one for one in event.people if one.number == number and one.name and one.agent is None), None)
        if one is None:
            return None
        return Seen(what, event.code, event.host if one.person is None else one.person, number, one.name)
    if what == "team":
        name = event.teams.get(number)
        return None if name is None else Seen(what, event.code, event.host, number, name)
    wanted = _texts(what, number)
    found = moderation.texts_of(connection, event.id, wanted)
    if not found:
        return None
    text = "\n".join(found)[:LONGEST]
    return Seen(what, event.code, _author(connection, event, what, number), number or None, event.title, text)


def _texts(what: What, number: int) -> Callable[[int, Text], bool]:
    """Which texts of an event are meant."""
    if what == "title":
        return lambda _, text: moderation.title_of(text)
    if what == "notes":
        return lambda _, text: moderation.notes_of(text)
    return lambda n, text: n == number and not (moderation.title_of(text) or moderation.notes_of(text))


def texts_at_event(connection: Connection, event: int, what: What, number: int) -> list[str]:
    """The texts of an event that are meant, as they are now."""
    return [*moderation.texts_of(connection, event, _texts(what, number))]


def _author(connection: Connection, event: Event, what: What, number: int) -> int | None:
    """The person who wrote it, as far as the hall knows them; otherwise the person who announced the event."""
    if what == "entry":
        by = connection.execute(
            select(_entry.by_person).where(_entry.event_id == event.id, _entry.number == number)
        ).scalar_one()
        known = next((one.person for one in event.people if one.number == by and one.person is not None), None)
        if known is not None:
            return known
    return event.host


def at_pod(connection: Connection, code: str, seat: int) -> Seen | None:
    """The name of a person who sits in a pod."""
    pod = pod_by_code(connection, code)
    sits = next((one for one in pod.seats if one.seat == seat and one.person is not None), None) if pod else None
    return None if pod is None or sits is None else Seen("pod", pod.code, sits.person, seat, sits.name)


def shared_deck(connection: Connection, code: str) -> Seen | None:
    """A deck that someone has shared, with its name and list."""
    deck = deck_by_share(connection, code)
    if deck is None or deck.removed is not None:
        return None
    return Seen("deck", as_code(code), deck.person, deck.id, deck.name, deck.text[:LONGEST])


def profile(connection: Connection, login: str, reader: int) -> Seen | None:
    """The name on a person's page, if the reader may see that."""
    person = found_person(connection, login, reader)
    return None if person is None else Seen("profile", person.login or login, person.id, None, person.name)
