"""``spellhall admin``: run a hall from the command line, even while its server is running.

Every command works on the database that SPELLHALL_DATABASE names. What a running server keeps in memory changes a
moment later: the server picks up orders with each heartbeat (see ``server.admin_commands``).
"""

from __future__ import annotations

import typer

from spellhall.cli.admin import bots, decks, events, hall, people, pods, reports, tables
from spellhall.server.settings import Settings

app = typer.Typer(
    name="admin",
    add_completion=False,
    help="Run a hall: tables, events, people, reports, backups. Works while the server runs.",
    no_args_is_help=True,
)


@app.callback()
def admin(
    ctx: typer.Context,
    database: str | None = typer.Option(
        None,
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME "
        r"\[default: a file in ./spellhall-data, or SPELLHALL_DATABASE].",
    ),
) -> None:
    """Run a hall: tables, events, people, reports, backups. Works while the server runs."""
    ctx.obj = Settings.from_environment(database=database)


app.add_typer(tables.app, name="tables")
app.add_typer(pods.app, name="pods")
app.add_typer(events.app, name="events")
app.add_typer(decks.app, name="decks")
app.add_typer(people.people_app, name="people")
app.add_typer(people.sessions_app, name="sessions")
app.add_typer(bots.app, name="bots")
app.add_typer(reports.app, name="reports")
app.add_typer(hall.invitations_app, name="invitations")
app.add_typer(hall.audit_app, name="audit")
app.command("reset-password")(people.reset_password)
app.command("invite")(hall.invite)
app.command("announce")(hall.announce)
app.command("prune")(hall.prune)
app.command("backup")(hall.back_up)
app.command("restore")(hall.restore)
