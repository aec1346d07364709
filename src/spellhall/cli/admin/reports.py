"""``spellhall admin reports``: complaints from people, and settling them."""

from __future__ import annotations

import msgspec
import typer
from sqlalchemy import Connection, select

from spellhall.cli.admin.common import AS_JSON, LAST, changing, looking, show
from spellhall.kernel.errors import UsageError
from spellhall.server.storage import schema
from spellhall.server.storage.queries import audit, hosting, reports
from spellhall.server.storage.queries.admin_commands import give_order
from spellhall.server.storage.queries.people import FORGOTTEN
from spellhall.server.storage.queries.reports import Report

app = typer.Typer(help="List and settle reports about names and chat lines.", no_args_is_help=True)

COLUMNS = {
    "id": "report",
    "at": "at",
    "kind": "kind",
    "code": "table",
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
    """List open reports, oldest first."""
    with looking(ctx) as connection:
        found = reports.reports_of(connection, last, settled)
    show([msgspec.structs.asdict(report) for report in found], COLUMNS, as_json)


@app.command("settle")
def settle(
    ctx: typer.Context,
    number: int = typer.Argument(..., metavar="REPORT", min=1, max=2**31 - 1, help="The report's number."),
    remove: bool = typer.Option(False, "--remove", help="Remove the line or the name."),
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


def _remove(connection: Connection, report: Report) -> None:
    """Remove what was reported, in the database and from the tables in memory."""
    if report.line is not None:
        line = schema.chat.c
        found = connection.execute(select(line.seat, line.name, line.at).where(line.id == report.line)).one_or_none()
        if found is not None:
            reports.remove_line(connection, report.line)
            give_order(connection, "hide", code=report.code, line=report.line, **found._mapping)
    elif report.accused is not None:
        reports.remove_name(connection, report.accused)
        give_order(connection, "rename", person=report.accused, name=FORGOTTEN)
