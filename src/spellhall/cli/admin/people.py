"""``spellhall admin people``, ``sessions`` and ``reset-password``: the hall's people, and bans."""

from __future__ import annotations

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any

import msgspec
import typer

from spellhall.cli.admin.common import (
    AS_JSON,
    LAST,
    PERSON,
    SURE,
    changing,
    looking,
    make_sure,
    person_of,
    show,
)
from spellhall.cli.common import write_document
from spellhall.kernel.errors import UsageError
from spellhall.server.people.passwords import hash_of
from spellhall.server.storage.export import export_of
from spellhall.server.storage.queries import audit, hosting, moderation, reports

people_app = typer.Typer(help="List, show, export, ban and remove people.", no_args_is_help=True)
sessions_app = typer.Typer(help="List and end browser sessions.", no_args_is_help=True)

PASSWORD_BYTES = 12
COLUMNS = {
    "id": "number",
    "name": "name",
    "login": "login",
    "created": "since",
    "seen": "last seen",
    "sessions": "browsers",
    "tables": "tables",
    "banned": "banned",
}


# --- people


@people_app.command("list")
def list_people(
    ctx: typer.Context,
    search: str = typer.Argument("", metavar="[TEXT]", help="Only people whose name or login contains this."),
    last: int = LAST,
    as_json: bool = AS_JSON,
) -> None:
    """List people, newest first."""
    with looking(ctx) as connection:
        found = hosting.people_listed(connection, last, search)
    show([_row(person) for person in found], COLUMNS, as_json)


@people_app.command("show")
def show_person(ctx: typer.Context, person: str = PERSON, as_json: bool = AS_JSON) -> None:
    """Show a person."""
    with looking(ctx) as connection:
        found = person_of(connection, person)
    show([_row(found)], COLUMNS, as_json)


@people_app.command("export")
def export_person(
    ctx: typer.Context,
    person: str = PERSON,
    file: Path | None = typer.Option(None, "--to", metavar="FILE", help="The file. Default: print it."),
) -> None:
    """Export everything the hall stores about a person, as JSON."""
    with looking(ctx) as connection:
        kept = export_of(connection, person_of(connection, person).id)
    if file is None:
        typer.echo(json.dumps(kept, indent=1))
    else:
        write_document(file, kept)
        typer.echo(f"everything the hall stores about {kept['person']['name']} is in {file}")


@people_app.command("remove")
def remove_person(ctx: typer.Context, person: str = PERSON, sure: bool = SURE) -> None:
    """Delete a person's account, decks and sessions. Their games stay, under the name "someone"."""
    with changing(ctx) as connection:
        found = person_of(connection, person)
        make_sure(f"Delete {found.name} (number {found.id}) for good?", sure)
        hosting.remove_person(connection, found.id)
    typer.echo(f"{found.name} (number {found.id}) has been deleted")


@people_app.command("ban")
def ban(
    ctx: typer.Context,
    person: str = PERSON,
    reason: str = typer.Option("", "--reason", help="The reason; the person sees it."),
    with_texts: bool = typer.Option(
        False, "--with-texts", help="Also remove their name, chat, shared decks and what they wrote at events."
    ),
) -> None:
    """Ban a person: they can't sign in, and their browsers are locked out."""
    with changing(ctx) as connection:
        found = person_of(connection, person)
        hosting.ban(connection, found.id, reason)
        gone = moderation.take_down(connection, found.id) if with_texts else None
        if gone is not None:
            told = f"{gone.lines} chat lines, {gone.decks} decks, {gone.texts} texts at events, {gone.names} names"
            settled = reports.settle_about(connection, found.id, "banned")
            audit.note(connection, "take down texts", f"{told}; {settled} reports settled", found.id)
    typer.echo(f"{found.name} (number {found.id}) is banned")
    if gone is not None:
        typer.echo(f"removed: their name, {told}")
    for code in gone.left if gone is not None else ():
        typer.echo(f"spellhall: event {code} is too old to lose texts; `events remove` deletes it", err=True)


@people_app.command("remove-name")
def remove_name(ctx: typer.Context, person: str = PERSON) -> None:
    """Rename a person to "someone", everywhere. They may choose another name."""
    with changing(ctx) as connection:
        found = person_of(connection, person)
        moderation.remove_name(connection, found.id)
        audit.note(connection, "remove name", found.name, found.id)
    typer.echo(f"{found.name} (number {found.id}) is called someone now")


@people_app.command("unban")
def unban(ctx: typer.Context, person: str = PERSON) -> None:
    """Lift a ban."""
    with changing(ctx) as connection:
        found = person_of(connection, person)
        if found.banned is None:
            raise UsageError(f"{found.name} (number {found.id}) is not banned")
        hosting.unban(connection, found.id)
    typer.echo(f"{found.name} (number {found.id}) can sign in again")


def reset_password(
    ctx: typer.Context,
    login: str = typer.Argument(..., metavar="LOGIN", help="The account's login."),
    as_json: bool = AS_JSON,
) -> None:
    """Reset an account's password. It is printed once, and every browser is signed out."""
    password = secrets.token_urlsafe(PASSWORD_BYTES)
    with looking(ctx) as connection:
        found = person_of(connection, f"@{login.removeprefix('@')}")
    hashed = asyncio.run(hash_of(password))
    with changing(ctx) as connection:
        hosting.reset_password(connection, found.id, hashed)
    if as_json:
        typer.echo(json.dumps({"login": found.login, "password": password}))
    else:
        typer.echo(f"the new password of {found.login}: {password}")


# --- sessions


@sessions_app.command("list")
def list_sessions(
    ctx: typer.Context,
    person: str = typer.Argument("", metavar="[PERSON]", help="Only this person's."),
    last: int = LAST,
    as_json: bool = AS_JSON,
) -> None:
    """List signed-in browsers, most recent first."""
    with looking(ctx) as connection:
        owner = person_of(connection, person).id if person else None
        found = hosting.sessions_listed(connection, last, owner)
    columns = {"id": "session", "person": "person", "name": "name", "device": "browser", "seen": "last used"}
    show([msgspec.structs.asdict(session) for session in found], columns, as_json)


@sessions_app.command("end")
def end_sessions(
    ctx: typer.Context,
    person: str = PERSON,
    session: str | None = typer.Argument(None, metavar="[SESSION]", help="One session. Default: all."),
) -> None:
    """Sign a person out of one browser or all. A guest can't come back after that."""
    with changing(ctx) as connection:
        found = person_of(connection, person)
        if not hosting.sign_out(connection, found.id, session):
            raise UsageError(f"{found.name} (number {found.id}) doesn't have this session")
    typer.echo(f"{found.name} (number {found.id}) is signed out{'' if session is None else ' there'}")


def _row(person: hosting.PersonRow) -> dict[str, Any]:
    row = msgspec.structs.asdict(person)
    return row | {"banned": "yes" if person.banned == "" else person.banned}
