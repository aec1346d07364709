"""``spellhall admin``: the whole hall: invitations, announcements, retention, backups, the audit."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sized
from pathlib import Path

import msgspec
import typer
from sqlalchemy import Connection

from spellhall.cli.admin.common import (
    AS_JSON,
    DAY,
    LAST,
    changing,
    days_ago,
    existing,
    looking,
    moment,
    person_of,
    settings_of,
    show,
)
from spellhall.kernel.errors import UsageError
from spellhall.server.events.archive import as_file
from spellhall.server.settings import Settings
from spellhall.server.storage import backup, pruning
from spellhall.server.storage.engine import make_engine
from spellhall.server.storage.queries import audit, events, hosting, invitations
from spellhall.server.storage.queries.admin_commands import give_order

invitations_app = typer.Typer(help="List and withdraw invitations; `invite` creates them.", no_args_is_help=True)
audit_app = typer.Typer(help="Read the audit log: sign-ins, bans, closed tables, commands.", no_args_is_help=True)

LONGEST = 300
"""The most characters of an announcement."""

# --- invitations


def invite(
    ctx: typer.Context,
    people: int = typer.Option(1, "--people", min=1, max=10_000, help="How many people can use it."),
    days: int = typer.Option(14, "--days", min=1, max=3650, help="How long it is valid."),
    note: str = typer.Option("", "--note", help="A note on who it's for; only you see it."),
    as_json: bool = AS_JSON,
) -> None:
    """Create an invitation code, for halls with SPELLHALL_ENTRY=invite."""
    with changing(ctx) as connection:
        made = invitations.invite(connection, people, days * DAY, note)
        audit.note(connection, "invite", f"{people} for {days} days {note}".strip())
    if as_json:
        typer.echo(json.dumps(msgspec.structs.asdict(made)))
        return
    whom = "one person" if people == 1 else f"{people} people"
    typer.echo(f"{made.code}  for {whom}, until {moment(made.expires)}; as a link: /?invite={made.code}")
    if settings_of(ctx).entry != "invite":
        typer.echo("spellhall: no one needs a code unless SPELLHALL_ENTRY is `invite`", err=True)


@invitations_app.command("list")
def list_invitations(ctx: typer.Context, as_json: bool = AS_JSON) -> None:
    """List valid codes."""
    with looking(ctx) as connection:
        found = invitations.open_invitations(connection)
    columns = {"code": "code", "left": "people", "expires": "until", "note": "note"}
    show([msgspec.structs.asdict(one) for one in found], columns, as_json)


@invitations_app.command("withdraw")
def withdraw(ctx: typer.Context, code: str = typer.Argument(..., metavar="CODE")) -> None:
    """Withdraw a code. People who used it stay."""
    with changing(ctx) as connection:
        if not invitations.withdraw(connection, code):
            raise UsageError(f"{code!r} isn't a valid code; `spellhall admin invitations list` shows those")
        audit.note(connection, "withdraw invitation")
    typer.echo("it no longer works")


# --- announcements


def announce(
    ctx: typer.Context,
    text: str = typer.Argument(..., metavar="TEXT", help="The announcement; '' removes the last one."),
    minutes: int = typer.Option(60, "--minutes", min=1, max=60 * 24 * 30, help="How long it is shown to newcomers."),
) -> None:
    """Show an announcement at every table."""
    words = " ".join(text.split())
    if len(words) > LONGEST or not words.isprintable():
        raise UsageError(f"an announcement has up to {LONGEST} printable characters")
    with changing(ctx) as connection:
        give_order(connection, "announce", text=words, until=int(time.time()) + minutes * 60 if words else 0)
        audit.note(connection, "announce", words)
    typer.echo("announced" if words else "announcement removed")


# --- retention


def prune(
    ctx: typer.Context,
    dry_run: bool = typer.Option(False, "--dry-run", help="Only show what would be deleted."),
    events_to: Path | None = typer.Option(
        None,
        "--events-to",
        metavar="FOLDER",
        file_okay=False,
        help="Save events to this folder before they are deleted.",
    ),
    as_json: bool = AS_JSON,
) -> None:
    """Delete old tables, events, guests, settled reports and audit entries, as the settings say."""
    settings = settings_of(ctx)
    with changing(ctx) as connection:
        if events_to is not None and settings.event_days and not dry_run:
            _keep_events(connection, days_ago(settings.event_days), events_to)
        gone = {what: forget(connection, before) for what, before, forget in _old(settings, connection)}
        if dry_run:
            connection.rollback()
        else:
            audit.note(connection, "prune", ", ".join(f"{what} {count}" for what, count in gone.items()))
    if as_json:
        typer.echo(json.dumps(gone))
        return
    parts = ", ".join(f"{count} {what}" for what, count in gone.items())
    typer.echo(f"{'to delete' if dry_run else 'deleted'}: {parts}")


def _keep_events(connection: Connection, before: int, folder: Path) -> None:
    """Write the events that were closed by then as files of ``spellhall event``, each named by its code.

    Raises:
        UsageError: when one can't be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for event in pruning.closed_before(connection, before, most=None):
            file = folder / f"{event.code}.event"
            file.write_bytes(as_file(event, events.entries_of(connection, event.id)))
    except OSError as error:
        raise UsageError(f"the events can't be saved in {folder}: {error.strerror or error}") from None


def _old(settings: Settings, connection: Connection) -> list[tuple[str, int, Callable[[Connection, int], int]]]:
    """What may be deleted, before which time, and how. A running server looks after unfinished tables itself."""
    parts: list[tuple[str, int, Callable[[Connection, int], int]]] = [
        ("settled reports", days_ago(settings.audit_days), hosting.forget_reports),
        ("audit entries", days_ago(settings.audit_days), audit.forget_deeds),
    ]
    if settings.guest_days:
        parts.append(("guests", days_ago(settings.guest_days), _all(pruning.forget_guests)))
    if settings.finished_days:
        parts.append(("finished tables", days_ago(settings.finished_days), _all(pruning.forget_finished)))
    if settings.event_days:
        parts.append(("closed events", days_ago(settings.event_days), _all(pruning.forget_closed_events)))
    if not hosting.server_at_work(connection):
        parts.append(("waiting tables", days_ago(settings.waiting_hours / 24), _all(pruning.end_waiting)))
        if settings.left_days:
            parts.append(("abandoned games", days_ago(settings.left_days), _all(pruning.call_off_left)))
    return parts


def _all(forget: Callable[[Connection, int], Sized]) -> Callable[[Connection, int], int]:
    """Repeat a part of the work until nothing is left; returns how many there were."""

    def whole(connection: Connection, before: int) -> int:
        count = 0
        while found := len(forget(connection, before)):
            count += found
        return count

    return whole


# --- backups


def back_up(
    ctx: typer.Context,
    file: Path = typer.Argument(..., metavar="FILE", help="A new file for the backup."),
    as_json: bool = AS_JSON,
) -> None:
    """Back up the database to a file. Works while the server runs."""
    engine = make_engine(existing(settings_of(ctx).database))
    try:
        size = backup.back_up(engine, file)
    finally:
        engine.dispose()
    if as_json:
        typer.echo(json.dumps({"file": str(file), "bytes": size}))
    else:
        typer.echo(f"the hall is backed up in {file} ({size:,} bytes)")


def restore(
    ctx: typer.Context,
    file: Path = typer.Argument(..., metavar="FILE", help="A backup made by `backup`."),
    replace: bool = typer.Option(False, "--replace", help="Replace a database that isn't empty."),
) -> None:
    """Restore a backup (SQLite). Stop the server first."""
    former = backup.restore(settings_of(ctx).database, file, replace)
    typer.echo(f"{file} is the hall's database now")
    if former is not None:
        typer.echo(f"the previous one is in {former}")


# --- audit


@audit_app.command("list")
def list_deeds(
    ctx: typer.Context,
    person: str = typer.Option("", "--person", help="Only entries about this person."),
    last: int = LAST,
    as_json: bool = AS_JSON,
) -> None:
    """List audit entries, newest first."""
    with looking(ctx) as connection:
        whom = None
        if person:
            whom = int(person) if person.isascii() and person.isdecimal() else person_of(connection, person).id
        found = audit.deeds(connection, last, whom)
    columns = {"at": "at", "deed": "deed", "person": "person", "about": "about"}
    show([msgspec.structs.asdict(deed) for deed in found], columns, as_json)
