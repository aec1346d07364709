"""Queries that take down what people wrote: names, chat lines, shared decks, and texts of events.

Each also leaves an order, so that a running server shows the change. The caller writes the audit log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, select, update

from spellhall.server.storage import schema, times
from spellhall.server.storage.queries import events
from spellhall.server.storage.queries.admin_commands import give_order
from spellhall.server.storage.queries.people import FORGOTTEN
from spellhall.tournaments.free_text import OWN_TYPE, PLAN, REMOVED, Text, texts_in, without

TITLE, *REST_OF_PLAN = PLAN
RECENT = 24 * 3600
"""A server may still hold a table in memory for so many seconds after its game."""

_person = schema.people.c
_member = schema.event_people.c
_team = schema.event_teams.c
_entry = schema.event_entries.c
_event = schema.events.c
_deck = schema.decks.c
_line = schema.chat.c
_seat = schema.seats.c
_pod_seat = schema.pod_seats.c
_table = schema.tables.c


class TakenDown(NamedTuple):
    """How much of what someone wrote was taken down; ``left`` are the codes of events whose texts can't be removed,
    because their logs are too old.
    """

    lines: int
    decks: int
    texts: int
    names: int
    left: list[str]


# --- names and chat


def remove_line(connection: Connection, line: int) -> bool:
    """Hide a chat line from everyone; False when there is none."""
    return _remove_lines(connection, _line.id == line) > 0


def _remove_lines(connection: Connection, which: ColumnElement[bool]) -> int:
    found = connection.execute(
        select(_line.id, _line.seat, _line.name, _line.at, _table.code, _table.finished)
        .join_from(schema.chat, schema.tables)
        .where(which)
    ).all()
    connection.execute(update(schema.chat).where(which).values(removed=times.now()))
    for row in found:
        if row.finished is None or row.finished > times.now() - RECENT:
            give_order(connection, "hide", code=row.code, line=row.id, seat=row.seat, name=row.name, at=row.at)
    return len(found)


def remove_name(connection: Connection, person: int) -> None:
    """Rename someone to "someone", everywhere and from now on; they may choose another name."""
    connection.execute(update(schema.people).where(_person.id == person).values(name=FORGOTTEN))
    for table in (schema.seats, schema.pod_seats, schema.chat):
        connection.execute(update(table).where(table.c.person == person).values(name=FORGOTTEN))
    for row in connection.execute(select(_member.event_id, _member.number).where(_member.person == person)).all():
        _rename_member(connection, row.event_id, row.number, FORGOTTEN)
    give_order(connection, "rename", person=person, name=FORGOTTEN)


def remove_member_name(connection: Connection, event: int, code: str, number: int) -> None:
    """Remove a name that was typed at an event, of a person by their number there."""
    _rename_member(connection, event, number, REMOVED)
    reread(connection, "event", code)


def remove_team_name(connection: Connection, event: int, code: str, entrant: int) -> None:
    """Remove the name of a team at an event; the team is called by its members from then on."""
    connection.execute(delete(schema.event_teams).where(_team.event_id == event, _team.entrant == entrant))
    reread(connection, "event", code)


def _rename_member(connection: Connection, event: int, number: int, name: str) -> None:
    """Give a person at an event a name that no one else has there: results are typed by name."""
    taken = {
        *connection.execute(select(_member.name).where(_member.event_id == event, _member.number != number)).scalars()
    }
    free, count = name, 1
    while free in taken:
        count += 1
        free = f"{name} ({count})"
    which = (_member.event_id == event, _member.number == number)
    connection.execute(update(schema.event_people).where(*which).values(name=free))


# --- decks


def remove_deck(connection: Connection, deck: int) -> bool:
    """Withdraw a shared deck from everyone but its owner, and its name from tables; False when there is none."""
    found = connection.execute(select(_deck.person, _deck.name).where(_deck.id == deck)).one_or_none()
    if found is None:
        return False
    connection.execute(update(schema.decks).where(_deck.id == deck).values(removed=times.now()))
    which = (_seat.person == found.person, _seat.deck_name == found.name)
    connection.execute(update(schema.seats).where(*which).values(deck_name=REMOVED))
    give_order(connection, "rename_deck", person=found.person, name=found.name, to=REMOVED)
    return True


# --- events


def title_of(text: Text) -> bool:
    """Whether a text is the name of an event, or of its own type."""
    return text.place in (TITLE, OWN_TYPE)


def notes_of(text: Text) -> bool:
    """Whether a text is in the notes or the rules of an event."""
    return text.place in REST_OF_PLAN


def texts_of(connection: Connection, event: int, wanted: Callable[[int, Text], bool]) -> dict[str, None]:
    """The texts of an event's log that are wanted, by the numbers of their entries, the oldest first."""
    return {
        text.text: None
        for entry in events.entries_of(connection, event)
        for text in texts_in(entry)
        if wanted(entry["n"], text) and text.text != REMOVED
    }


def remove_texts(connection: Connection, event: int, code: str, unwanted: Iterable[str]) -> bool:
    """Remove all copies of some texts from an event's log; False if some can't be removed, because they are older than
    the fingerprints of texts.
    """
    gone, all_gone, changed = {*unwanted}, True, False
    for entry in events.entries_of(connection, event):
        rest = without(entry, gone)
        if rest is not None:
            which = (_entry.event_id == event, _entry.number == entry["n"])
            values = {"reason": rest["reason"], "body": rest["body"]}
            connection.execute(update(schema.event_entries).where(*which).values(**values))
            changed = True
        all_gone = all_gone and not any(text.text in gone for text in texts_in(rest or entry))
    if changed:
        connection.execute(
            update(schema.events).where(_event.id == event, _event.title.in_(gone)).values(title=REMOVED)
        )
        reread(connection, "event", code)
    return all_gone


def reread(connection: Connection, kind: str, code: str) -> None:
    """Have a running server read an "event" or a "pod" again, which was changed or deleted here."""
    give_order(connection, "reread", what=kind, code=code)


# --- everything of one person


def take_down(connection: Connection, person: int) -> TakenDown:
    """Take down everything public that someone wrote: their name, chat lines, shared decks, the texts they wrote at
    events, and the names and texts of the events that they announced. Those of them that aren't over leave the list.
    """
    remove_name(connection, person)
    lines = _remove_lines(connection, (_line.person == person) & _line.removed.is_(None))
    shared = (_deck.person == person, _deck.share.is_not(None), _deck.removed.is_(None))
    decks = [*connection.execute(select(_deck.id).where(*shared)).scalars()]
    for deck in decks:
        remove_deck(connection, deck)
    announced = connection.execute(select(_event.id, _event.code).where(_event.host == person)).all()
    connection.execute(
        update(schema.events).where(_event.host == person, _event.stage != events.CLOSED).values(listed=False)
    )
    texts = names = 0
    left: list[str] = []
    for event in announced:
        typed = (_member.event_id == event.id, _member.person.is_(None), _member.agent.is_(None), _member.name != "")
        for number in connection.execute(select(_member.number).where(*typed)).scalars().all():
            _rename_member(connection, event.id, number, REMOVED)
            names += 1
        names += connection.execute(delete(schema.event_teams).where(_team.event_id == event.id)).rowcount
        reread(connection, "event", event.code)
    took_part = (
        select(_event.id, _event.code, _event.host, _event.imported, _member.number)
        .join_from(schema.event_people, schema.events)
        .where(_member.person == person)
    )
    for part in connection.execute(took_part).all():
        found = _written_by(connection, part.id, part.number, part.host == person, part.imported)
        if remove_texts(connection, part.id, part.code, found):
            texts += len(found)
        else:
            left.append(part.code)
    return TakenDown(lines, len(decks), texts, names, left)


def _written_by(connection: Connection, event: int, number: int, host: bool, imported: bool) -> dict[str, None]:
    """The texts at an event that someone wrote, by their number there. The ``host`` of an event is responsible for its
    name, notes and rules, and for everything in one that they ``imported``.
    """
    which = (_entry.event_id == event, _entry.by_person == number)
    own = {*connection.execute(select(_entry.number).where(*which)).scalars()}
    plan = {*PLAN, OWN_TYPE}
    return texts_of(connection, event, lambda n, text: n in own or (host and (imported or text.place in plan)))
