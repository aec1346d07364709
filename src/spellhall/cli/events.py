"""``spellhall event``: tournaments, each in one file, on paper or not; no network is needed."""

from __future__ import annotations

import typer

from spellhall.cli import (
    event_judging,
    event_people,
    event_plans,
    event_rankings,
    event_recovery,
    event_rounds,
    event_sheets,
    event_shows,
    event_simulation,
)

app = typer.Typer(
    name="event", add_completion=False, help="Run tournaments, each in a file of its own.", no_args_is_help=True
)
app.command("new")(event_plans.new)
app.command("name")(event_plans.name)
app.command("forecast")(event_plans.forecast)
app.command("plan")(event_plans.change_plan)
app.command("staff")(event_people.staff)
app.command("add")(event_people.add)
app.command("product")(event_people.product)
app.command("deck")(event_people.deck)
app.command("change")(event_people.change)
app.command("draw")(event_rounds.draw_round)
app.command("move")(event_rounds.move)
app.command("publish")(event_rounds.publish)
app.command("show")(event_shows.show)
app.command("result")(event_rounds.result)
app.command("count")(event_rounds.count)
app.command("correct")(event_rounds.correct)
app.command("void")(event_rounds.void)
app.command("swap")(event_people.swap)
app.command("sideboard")(event_people.sideboard)
app.command("drop")(event_people.drop)
app.command("late")(event_people.late)
app.command("reinstate")(event_people.reinstate)
app.command("back")(event_rounds.back)
app.command("time")(event_rounds.call_time)
app.command("rule")(event_judging.rule)
app.command("case")(event_judging.case)
app.command("decide")(event_judging.decide)
app.command("penalty")(event_judging.penalty)
app.command("check")(event_judging.check)
app.command("standings")(event_shows.standings)
app.command("slips")(event_sheets.slips)
app.command("grid")(event_sheets.grid)
app.command("sheet")(event_sheets.sheet)
app.command("export")(event_sheets.export)
app.command("log")(event_shows.log)
app.command("verify")(event_shows.verify)
app.command("recover")(event_recovery.recover)
app.command("undo")(event_judging.undo)
app.command("forget")(event_people.forget)
app.command("close")(event_judging.close)
app.command("reopen")(event_judging.reopen)
app.command("simulate")(event_simulation.simulate)
app.command("rankings")(event_rankings.rankings)
