"""``spellhall admin bots``: the programs that play in the hall, and who owns them."""

from __future__ import annotations

import typer

from spellhall.cli.admin.common import AS_JSON, LAST, SURE, changing, looking, make_sure, show
from spellhall.kernel.errors import UsageError
from spellhall.server.storage.queries import bots, hosting

app = typer.Typer(help="List and remove bots.", no_args_is_help=True)

COLUMNS = {
    "code": "code",
    "number": "number",
    "name": "name",
    "games": "games",
    "owner": "owner",
    "created": "token since",
    "seen": "last here",
}


@app.command("list")
def list_bots(ctx: typer.Context, last: int = LAST, as_json: bool = AS_JSON) -> None:
    """List bots, newest first. `spellhall admin people ban` accepts their numbers."""
    with looking(ctx) as connection:
        found = bots.all_bots(connection, last)
    rows = [
        {
            "code": bot.code,
            "number": bot.person,
            "name": bot.name,
            "games": ", ".join(bot.games),
            "owner": bot.owner,
            "created": bot.made,
            "seen": bot.seen,
        }
        for bot in found
    ]
    show(rows, COLUMNS, as_json)


@app.command("remove")
def remove_bot(
    ctx: typer.Context, code: str = typer.Argument(..., metavar="CODE", help="The bot's code."), sure: bool = SURE
) -> None:
    """Remove a bot. Its token stops working; its games stay, under the name "someone"."""
    with changing(ctx) as connection:
        found = bots.bot_by_code(connection, code)
        if found is None:
            raise UsageError(f"no bot has the code {code!r}; `spellhall admin bots list` shows the codes")
        make_sure(f"Remove {found.name} ({found.code}) for good?", sure)
        hosting.remove_person(connection, found.person)
    typer.echo(f"{found.name} ({found.code}) removed")
