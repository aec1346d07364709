"""``spellhall admin tables``: list, show and close tables."""

from __future__ import annotations

import time
from typing import Any, Literal

import typer
from sqlalchemy import Engine

from spellhall.cli.admin.common import AS_JSON, LAST, SURE, looking, make_sure, opened, show
from spellhall.kernel.errors import UsageError
from spellhall.server.storage.engine import reading, writing
from spellhall.server.storage.errors import explaining
from spellhall.server.storage.queries import admin_commands, chat, hosting, journal, tables
from spellhall.server.storage.records import Table

app = typer.Typer(help="List, show and close tables.", no_args_is_help=True)

PATIENCE = 45.0
"""Seconds to wait for a server that closes a table, or until it is sure that none is there."""
LOOK_AGAIN = 0.2
CODE = typer.Argument(..., metavar="CODE", help="The table's code.")
CHAT_SHOWN = 1000


@app.command("list")
def list_tables(
    ctx: typer.Context,
    stage: Literal["all", "waiting", "playing", "over"] = typer.Option("all", help="Only tables at this stage."),
    last: int = LAST,
    as_json: bool = AS_JSON,
) -> None:
    """List the tables, newest first."""
    with looking(ctx) as connection:
        found = tables.all_tables(connection, last, None if stage == "all" else stage)
    columns = {"code": "code", "game": "game", "stage": "stage", "players": "who sits there", "created": "since"}
    show([_row(table) for table in found], columns, as_json)


@app.command("show")
def show_table(ctx: typer.Context, code: str = CODE, as_json: bool = AS_JSON) -> None:
    """Show a table: players, progress and chat. Hands and decks stay hidden."""
    with looking(ctx) as connection:
        table = _named(tables.table_by_code(connection, code), code)
        steps = journal.journal_of(connection, table.id)
        lines = chat.chat_of(connection, table.id, CHAT_SHOWN)
    row = _row(table) | {
        "seats": [
            {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "person": seat.person, "agent": seat.agent}
            for seat in table.seats
        ],
        "steps": len(steps),
        "returns": table.returns,
        "chat": [
            {"line": line.id, "at": line.at, "name": line.name, "text": line.text, "removed": line.removed}
            for line in lines
        ],
    }
    if as_json:
        show([row], {}, as_json)
        return
    names = {"code": "code", "game": "game", "stage": "stage", "created": "made", "started": "begun"}
    show([row], names | {"finished": "over", "steps": "steps"}, False)
    show(row["seats"], {"seat": "seat", "kind": "kind", "name": "name", "person": "person", "agent": "agent"}, False)
    if row["chat"]:
        show(row["chat"], {"line": "line", "at": "at", "name": "name", "text": "text"}, False)


@app.command("close")
def close(ctx: typer.Context, code: str = CODE, sure: bool = SURE) -> None:
    """Close a table. A waiting table is deleted; a running game ends without a winner."""
    with opened(ctx) as engine:
        with explaining(engine.url), reading(engine).connect() as connection:
            table = _named(tables.table_by_code(connection, code), code)
        if table.stage == "over":
            raise UsageError(f"the game at table {table.code} is already over")
        make_sure(f"Close table {table.code}?", sure)
        answer = _closed(engine, table)
    typer.echo(f"table {table.code} is closed" if answer == "done" else f"table {table.code}: {answer}")


def _closed(engine: Engine, table: Table) -> str:
    """Have the server close a table, or do it if there is none; returns what happened.

    Raises:
        UsageError: when the server doesn't answer. Nothing has happened then.
    """
    with explaining(engine.url), writing(engine).begin() as connection:
        order = admin_commands.give_order(connection, "close", code=table.code)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with explaining(engine.url), reading(engine).connect() as connection:
            answer = admin_commands.answer_to(connection, order)
        if answer is not None:
            return answer
        with explaining(engine.url), writing(engine).begin() as connection:
            if hosting.close_without_server(connection, table, order):
                return "done"
        time.sleep(LOOK_AGAIN)
    with explaining(engine.url), writing(engine).begin() as connection:
        if not admin_commands.fulfil(connection, order, "withdrawn"):
            return admin_commands.answer_to(connection, order) or ""
    raise UsageError("the server is running but doesn't carry out commands; look at its log. Nothing was changed")


def _named(table: Table | None, code: str) -> Table:
    if table is None:
        raise UsageError(f"no table has the code {code!r}; `spellhall admin tables list` shows the codes")
    return table


def _row(table: Table) -> dict[str, Any]:
    return {
        "code": table.code,
        "game": table.game,
        "stage": table.stage,
        "players": ", ".join(seat.name or f"({seat.kind})" for seat in table.seats),
        "host": table.host,
        "created": table.created,
        "started": table.started,
        "finished": table.finished,
    }
