"""``spellhall event``: tournaments, each in one file, on paper or in a hall; no network is needed."""

from __future__ import annotations

import typer

from spellhall.cli.event import judging, people, plans, rankings, recovery, reports, rounds, sheets, simulation

app = typer.Typer(
    name="event", add_completion=False, help="Run tournaments, each in its own file.", no_args_is_help=True
)
app.command("new")(plans.new)
app.command("name")(plans.name)
app.command("forecast")(plans.forecast)
app.command("plan")(plans.change_plan)
app.command("staff")(people.staff)
app.command("add")(people.add)
app.command("product")(people.product)
app.command("deck")(people.deck)
app.command("change")(people.change)
app.command("draw")(rounds.draw_round)
app.command("move")(rounds.move)
app.command("publish")(rounds.publish)
app.command("show")(reports.show)
app.command("result")(rounds.result)
app.command("count")(rounds.count)
app.command("correct")(rounds.correct)
app.command("void")(rounds.void)
app.command("swap")(people.swap)
app.command("sideboard")(people.sideboard)
app.command("drop")(people.drop)
app.command("late")(people.late)
app.command("reinstate")(people.reinstate)
app.command("back")(rounds.back)
app.command("time")(rounds.call_time)
app.command("rule")(judging.rule)
app.command("case")(judging.case)
app.command("decide")(judging.decide)
app.command("penalty")(judging.penalty)
app.command("check")(judging.check)
app.command("standings")(reports.standings)
app.command("slips")(sheets.slips)
app.command("grid")(sheets.grid)
app.command("sheet")(sheets.sheet)
app.command("export")(sheets.export)
app.command("log")(reports.log)
app.command("verify")(reports.verify)
app.command("recover")(recovery.recover)
app.command("undo")(judging.undo)
app.command("forget")(people.forget)
app.command("close")(judging.close)
app.command("reopen")(judging.reopen)
app.command("simulate")(simulation.simulate)
app.command("rankings")(rankings.rankings)
