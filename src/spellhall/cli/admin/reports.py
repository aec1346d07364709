"""``spellhall admin reports``: complaints from people, and settling them."""

from __future__ import annotations

import msgspec
import typer
from sqlalchemy import Connection

from spellhall.cli.admin.common import AS_JSON, LAST, changing, looking, show
from spellhall.kernel.errors import UsageError
from spellhall.server.storage.queries import audit, events, hosting, moderation, reported, reports
from spellhall.server.storage.queries.reports import Report
from spellhall.server.storage.records import Event

app = typer.Typer(help="List and settle reports about names and texts.", no_args_is_help=True)

COLUMNS = {
    "id": "report",
    "at": "at",
    "kind": "kind",
    "link": "where",
    "accused": "person",
    "name": "name",
    "text": "text",
    "verdict": "verdict",
}


@app.command("list")
def list_reports(
    ctx: typer.Context,
    settled: bool = typer.Option(False, "--all", help="Include settled reports."),
    last: int = LAST,
    as_json: bool = AS_JSON,
) -> None:
    """List open reports, oldest first, with the page where each was seen."""
    with looking(ctx) as connection:
        found = reports.reports_of(connection, last, settled)
    show([msgspec.structs.asdict(report) | {"link": link_to(report)} for report in found], COLUMNS, as_json)


@app.command("settle")
def settle(
    ctx: typer.Context,
    number: int = typer.Argument(..., metavar="REPORT", min=1, max=2**31 - 1, help="The report's number."),
    remove: bool = typer.Option(False, "--remove", help="Remove the name, the text or the deck."),
    ban: bool = typer.Option(False, "--ban", help="Also ban the person."),
    reason: str = typer.Option("", "--reason", help="The reason; the person sees it."),
) -> None:
    """Settle a report and all others about the same thing. Without an option, nothing else happens."""
    with changing(ctx) as connection:
        report = reports.report_by_id(connection, number)
        if report is None or report.settled is not None:
            raise UsageError(f"report {number} isn't open; `spellhall admin reports list` shows the open ones")
        if ban and report.accused is None:
            raise UsageError(f"report {number} is about someone the hall no longer knows, so there's no one to ban")
        if remove:
            _remove(connection, report)
        if ban and report.accused is not None:
            hosting.ban(connection, report.accused, reason)
        verdict = "banned" if ban else "removed" if remove else "kept"
        count = reports.settle(connection, report, verdict)
        audit.note(connection, "settle report", f"{number}: {verdict}", report.accused)
    typer.echo(f"{count} report{'s are' if count > 1 else ' is'} settled: {verdict}")


def link_to(report: Report) -> str:
    """The address within the hall of the page where something was seen."""
    match report.kind:
        case "pod":
            return f"/pod/{report.code}"
        case "profile":
            return f"/@{report.code}"
        case "deck":
            return f"/api/shared/{report.code}"
        case "name" | "line":
            return f"/table/{report.code}"
    return f"/event/{report.code}"


def _remove(connection: Connection, report: Report) -> None:
    """Remove what was reported.

    Raises:
        UsageError: when that isn't possible.
    """
    match report.kind:
        case "line" if report.line is not None:
            moderation.remove_line(connection, report.line)
        case "deck" if report.line is not None:
            moderation.remove_deck(connection, report.line)
        case "name" | "pod" | "profile":
            if report.accused is not None:
                moderation.remove_name(connection, report.accused)
        case _:
            _remove_from_event(connection, report)


def _remove_from_event(connection: Connection, report: Report) -> None:
    event, number = events.event_by_code(connection, report.code), report.line or 0
    if event is None:
        return
    if report.kind == "team":
        moderation.remove_team_name(connection, event.id, event.code, number)
        return
    if report.kind == "member":
        person = next((one.person for one in event.people if one.number == number), None)
        if person is None:
            moderation.remove_member_name(connection, event.id, event.code, number)
        else:
            moderation.remove_name(connection, person)
        return
    what: reported.What = "title" if report.kind == "title" else "notes" if report.kind == "notes" else "entry"
    remove_texts(connection, event, what, number)


def remove_texts(connection: Connection, event: Event, what: reported.What, number: int = 0) -> None:
    """Remove texts of an event.

    Raises:
        UsageError: when its log is too old for that.
    """
    found = reported.texts_at_event(connection, event.id, what, number)
    if not moderation.remove_texts(connection, event.id, event.code, found):
        raise UsageError(
            f"the log of event {event.code} is from an older version, which can't lose texts; "
            f"`spellhall admin events remove {event.code}` deletes the whole event"
        )
