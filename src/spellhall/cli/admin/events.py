"""``spellhall admin events``: list, show, hide, close, remove and export events, and remove text from them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer

from spellhall.cli.admin.common import AS_JSON, LAST, SURE, changing, looking, make_sure, show
from spellhall.cli.admin.reports import remove_texts
from spellhall.kernel.errors import UsageError
from spellhall.server.events.archive import as_file
from spellhall.server.events.closing_by_host import close_event
from spellhall.server.storage.queries import audit, events, moderation
from spellhall.server.storage.records import Event
from spellhall.tournaments.free_text import texts_in

app = typer.Typer(help="List, show, hide, close, remove and export events.", no_args_is_help=True)

CODE = typer.Argument(..., metavar="CODE", help="The event's code.")
COLUMNS = {
    "code": "code",
    "game": "game",
    "title": "name",
    "stage": "stage",
    "host": "host",
    "entrants": "entrants",
    "created": "since",
}
PEOPLE = {"number": "number", "name": "name", "person": "person", "agent": "computer"}
TEXTS = {"entry": "entry", "place": "where", "text": "text"}


@app.command("list")
def list_events(
    ctx: typer.Context,
    running: bool = typer.Option(False, "--open", help="Only events that aren't closed."),
    last: int = LAST,
    as_json: bool = AS_JSON,
) -> None:
    """List events, newest first."""
    with looking(ctx) as connection:
        found = events.all_events(connection, last)
    show([_row(event) for event in found if not (running and event.stage == events.CLOSED)], COLUMNS, as_json)


@app.command("show")
def show_event(ctx: typer.Context, code: str = CODE, as_json: bool = AS_JSON) -> None:
    """Show an event: its people with their numbers, its teams, and all text in its log. Decks and seeds stay hidden."""
    with looking(ctx) as connection:
        event = _named(events.event_by_code(connection, code), code)
        log = events.entries_of(connection, event.id)
    people = [
        {"number": one.number, "name": one.name, "person": one.person, "agent": one.agent} for one in event.people
    ]
    teams = [{"number": entrant, "name": name} for entrant, name in event.teams.items()]
    texts = [{"entry": entry["n"], "place": text.place, "text": text.text} for entry in log for text in texts_in(entry)]
    row = _row(event) | {"entries": len(log), "people": people, "teams": teams, "texts": texts}
    if as_json:
        show([row], {}, as_json)
        return
    show([row], COLUMNS | {"listed": "listed", "entries": "entries"}, False)
    show(people, PEOPLE, False)
    if teams:
        show(teams, {"number": "entrant", "name": "team"}, False)
    show(texts, TEXTS, False)


@app.command("hide")
def hide(ctx: typer.Context, code: str = CODE) -> None:
    """Take an event off the public list, and out of the rankings. Anyone with its code still finds it."""
    with changing(ctx) as connection:
        event = _named(events.event_by_code(connection, code), code)
        events.hide_event(connection, event.id)
        moderation.reread(connection, "event", event.code)
        audit.note(connection, "hide event", event.code, event.host)
    typer.echo(f"event {event.code} is off the list")


@app.command("close")
def close(ctx: typer.Context, code: str = CODE, sure: bool = SURE) -> None:
    """Close an event for good, as it stands. Games in progress end without a winner."""
    with changing(ctx) as connection:
        event = _named(events.event_by_code(connection, code), code)
        if event.stage == events.CLOSED:
            raise UsageError(f"event {event.code} is already closed")
        make_sure(f"Close event {event.code} ({event.title})?", sure)
        tables = close_event(connection, event)
    more = f"; {tables} of its tables will be closed" if tables else ""
    typer.echo(f"event {event.code} is closed{more}")


@app.command("remove")
def remove(ctx: typer.Context, code: str = CODE, sure: bool = SURE) -> None:
    """Delete an event with its whole log. Its games stay; it no longer counts for rankings."""
    with changing(ctx) as connection:
        event = _named(events.event_by_code(connection, code), code)
        make_sure(f"Delete event {event.code} ({event.title}) for good?", sure)
        events.delete_event(connection, event.id)
        moderation.reread(connection, "event", event.code)
        audit.note(connection, "remove event", f"{event.code} {event.title}", event.host)
    typer.echo(f"event {event.code} has been deleted")


@app.command("remove-text")
def remove_text(
    ctx: typer.Context,
    code: str = CODE,
    title: bool = typer.Option(False, "--title", help="The event's name."),
    notes: bool = typer.Option(False, "--notes", help="Its notes and rules."),
    entry: list[int] = typer.Option([], "--entry", min=1, help="What an entry of its log says; may be repeated."),
    name: list[int] = typer.Option([], "--name", min=1, help="A person's name, by number; may be repeated."),
    team: list[int] = typer.Option([], "--team", min=1, help="A team's name, by its entrant; may be repeated."),
) -> None:
    """Replace text of an event by "(removed by the host)". `spellhall admin events show` shows all the numbers."""
    if not (title or notes or entry or name or team):
        raise UsageError("say what to remove: --title, --notes, --entry, --name or --team")
    with changing(ctx) as connection:
        event = _named(events.event_by_code(connection, code), code)
        people = {one.number: one for one in event.people if one.name}
        for number in name:
            if number not in people:
                raise UsageError(f"no one at event {event.code} has the number {number}")
            person = people[number].person
            if person is None:
                moderation.remove_member_name(connection, event.id, event.code, number)
            else:
                moderation.remove_name(connection, person)
        for number in team:
            if number not in event.teams:
                raise UsageError(f"entrant {number} of event {event.code} has no team name")
            moderation.remove_team_name(connection, event.id, event.code, number)
        if title:
            remove_texts(connection, event, "title")
        if notes:
            remove_texts(connection, event, "notes")
        for number in entry:
            remove_texts(connection, event, "entry", number)
        what = [*(["title"] if title else []), *(["notes"] if notes else [])]
        for kind, numbers in (("entry", entry), ("name", name), ("team", team)):
            what += [f"{kind} {number}" for number in numbers]
        audit.note(connection, "remove text", f"{event.code}: {', '.join(what)}", event.host)
    typer.echo(f"event {event.code}: removed {', '.join(what)}")


@app.command("export")
def export(
    ctx: typer.Context,
    code: str = CODE,
    file: Path = typer.Option(..., "--to", metavar="FILE", help="The file for `spellhall event`."),
) -> None:
    """Export an event as a file of `spellhall event`: with its seed, all names and all decks."""
    with changing(ctx) as connection:
        event = _named(events.event_by_code(connection, code), code)
        data = as_file(event, events.entries_of(connection, event.id))
        audit.note(connection, "export event", event.code, event.host)
        try:
            with file.open("xb") as made:
                made.write(data)
        except FileExistsError:
            raise UsageError(f"{file} already exists; name another file") from None
        except OSError as error:
            raise UsageError(f"{file} can't be written: {error.strerror or error}") from None
    typer.echo(f"event {event.code} is in {file}")


def _named(event: Event | None, code: str) -> Event:
    if event is None:
        raise UsageError(f"no event has the code {code!r}; `spellhall admin events list` shows the codes")
    return event


def _row(event: Event) -> dict[str, Any]:
    return {
        "code": event.code,
        "game": event.game,
        "title": event.title,
        "stage": event.stage,
        "host": event.host,
        "entrants": event.entrants,
        "round": event.round,
        "listed": event.listed,
        "imported": event.imported,
        "created": event.created,
        "closed": event.closed,
    }
