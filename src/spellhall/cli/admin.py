"""``spellhall admin``: run a hall from the command line, also while its server is at work.

Every command works on the database that SPELLHALL_DATABASE names. What a running server keeps in memory it changes a
moment later: it looks for orders with each sign of life (see ``server.orders``).
"""

from __future__ import annotations

import typer

from spellhall.cli import admin_bots, admin_house, admin_people, admin_reports, admin_tables
from spellhall.server.settings import Settings

app = typer.Typer(
    name="admin",
    add_completion=False,
    help="Run a hall: its tables, people, reports, copies; also while its server is at work.",
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
    """Run a hall: its tables, people, reports, copies; also while its server is at work."""
    ctx.obj = Settings.from_environment(database=database)


app.add_typer(admin_tables.app, name="tables")
app.add_typer(admin_people.people_app, name="people")
app.add_typer(admin_people.sessions_app, name="sessions")
app.add_typer(admin_bots.app, name="bots")
app.add_typer(admin_reports.app, name="reports")
app.add_typer(admin_house.invitations_app, name="invitations")
app.add_typer(admin_house.audit_app, name="audit")
app.command("reset-password")(admin_people.reset_password)
app.command("invite")(admin_house.invite)
app.command("announce")(admin_house.announce)
app.command("prune")(admin_house.prune)
app.command("backup")(admin_house.back_up)
app.command("restore")(admin_house.restore)
