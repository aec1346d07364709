"""``spellhall event``: what is simulated, printed and exported."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from spellhall.arena.events.results import sharings
from spellhall.cli.main import app
from spellhall.tournaments.files import read_event

CHAMPIONSHIP = "SPELLFIRE®: Championship—Standard [55]"


def run(*arguments: object) -> str:
    result = CliRunner().invoke(app, ["event", *map(str, arguments)])
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*arguments: object) -> str:
    result = CliRunner().invoke(app, ["event", *map(str, arguments)])
    assert result.exit_code == 2
    return result.output


@pytest.fixture(scope="module")
def event(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An event of nine agents, closed."""
    file = tmp_path_factory.mktemp("events") / "nine.event"
    run("simulate", CHAMPIONSHIP, "--players", 9, "--seed", 7, "--scored", "--log", file)
    return file


def test_simulating_tells_rounds_matches_and_points():
    told = run("simulate", "spellfire: championship--standard [55]", "--players", 3, "--seed", 1)
    assert told.startswith(f"{CHAMPIONSHIP}: 3 players, seed 1\nround 1: 3 at 1 table of three; ")
    assert "1 match, " in told and "0 void; 10 points (10 and 0 for shared places)" in told
    assert "random 1" in told


def test_the_results_as_json_are_those_of_any_number_of_processes():
    one = run("simulate", CHAMPIONSHIP, "--players", 4, "--seed", 3, "--jobs", 1, "--json")
    assert one == run("simulate", CHAMPIONSHIP, "--players", 4, "--seed", 3, "--jobs", 2, "--json")
    assert json.loads(one)["matches"] == 1


def test_an_event_takes_as_many_people_and_as_long_as_its_book_says(tmp_path):
    """Spellslinger's: six people, fifty minutes (SS-TO-01, SS-TO-04)."""
    assert "at least 6 people, and there are 5" in refused("simulate", "Spellslinger: Sealed", "--players", 5)
    for given, minutes in (((), 50), (("--minutes", 0), None), (("--minutes", 30), 30)):
        file = tmp_path / f"{minutes}.event"
        run("new", file, "--name", "Spellslinger: Sealed", *given)
        plan = read_event(file).plan
        assert plan.least == 6 and (plan.time.minutes if plan.time else None) == minutes


def test_many_events_are_counted_by_agent_seat_and_table():
    told = run("simulate", CHAMPIONSHIP, "--players", 3, "--events", 2)
    assert told.startswith("2 events of SPELLFIRE®: Championship—Standard [55]: 1.0 rounds, 1.0 matches")
    assert "events by random" in told and "tables of 3: seat 3" in told


def test_a_simulated_event_is_one_like_any_other(event):
    assert "Everything checks out." in run("verify", event)
    assert "9 entrants; all rounds are played." in run("show", event)


def test_sheets_of_a_round_are_printed(event):
    assert "Round 2: tables by name" in run("sheet", event, "by-name")
    assert "Round 1, table 3" in run("slips", event, "--round", 1)
    assert "Unrazed realms  Place  Points" in run("grid", event)
    page = run("slips", event, "--format", "html", "--address", "http://10.0.0.2:8000/")
    assert "http://10.0.0.2:8000/r/2.1<" in page and page.count("<svg") == 1


def test_a_deck_is_checked_by_card_types(event):
    told = run("sheet", event, "deck-check", "--of", "random 4")
    assert "For staff only" in told and "Deck of random 4" in told and "realm" in told
    assert "say whose deck to check" in refused("sheet", event, "deck-check")


def test_all_sheets_are_exported(event, tmp_path):
    run("export", event, "--csv", tmp_path / "csv", "--json", tmp_path / "json", "--html", tmp_path / "html")
    names = {path.name for path in (tmp_path / "csv").iterdir()}
    assert {"round-1-grid.csv", "round-2-slips.csv", "standings.csv", "roster.csv", "scoring-form.csv"} <= names
    standing = json.loads((tmp_path / "json" / "event.json").read_text())
    assert len(standing["standing"]) == 9
    assert (tmp_path / "html" / "round-1-by-name.html").read_text().startswith("<!doctype html>")


def test_what_cannot_be_printed_is_said(event, tmp_path):
    assert "sheet 'poster' doesn't exist; choose from by-name, by-table, slips, grid" in refused(
        "sheet", event, "poster"
    )
    assert "a sheet's format is text, csv, json, html, not 'pdf'" in refused("grid", event, "--format", "pdf")
    assert "round 9 isn't paired yet" in refused("grid", event, "--round", 9)
    assert "name a folder" in refused("export", event)
    assert "can't be written" in refused("export", event, "--csv", event / "below")


def test_people_are_ranked_over_events(event, tmp_path):
    """The nine of the first event have played a second one, which is not scored."""
    second = tmp_path / "second.event"
    run("simulate", CHAMPIONSHIP, "--players", 9, "--seed", 8, "--log", second)
    once, twice = run("rankings", event), run("rankings", event, second, "--unscored")
    assert "random 1" in once and "the coordinator" in once
    assert sum(int(line.split()[-4]) for line in once.splitlines()[1:]) == 47 + 9 + _shared(event)
    assert sum(int(line.split()[-4]) for line in twice.splitlines()[1:]) == 94 + 9 + _shared(event) + _shared(second)
    best = run("rankings", event, second, "--unscored", "--best", 1)
    assert max(int(line.split()[-4]) for line in best.splitlines()[1:]) == 14


def _shared(file: Path) -> int:
    return sum(sharing.adds for sharing in sharings(read_event(file)))


def test_what_makes_no_ranking_is_said(event, tmp_path):
    other, opened = tmp_path / "other.event", tmp_path / "opened.event"
    run("simulate", "Spell Chain: Duel", "--players", 3, "--log", other)
    assert "None of these events is scored" in run("rankings", other)
    assert "events of spellchain and spellfire; rankings are for one game" in refused("rankings", event, other)
    assert "one event is listed twice" in refused("rankings", event, event)
    run("new", opened, "--name", CHAMPIONSHIP)
    assert "an event doesn't count in rankings until it's closed" in refused("rankings", event, opened)
