"""``spellhall event``: every number that announcing, forecasting and simulating take has its bounds."""

from __future__ import annotations

from inspect import signature
from typing import get_args, get_type_hints

import pytest
from typer.testing import CliRunner

from spellhall.cli.event.app import app as events
from spellhall.cli.main import app

CHAMPIONSHIP = "SPELLFIRE®: Championship—Standard [55]"
NEEDED = {
    "new": ("shop.event", "--name", CHAMPIONSHIP),
    "plan": ("shop.event",),
    "forecast": (),
    "simulate": (CHAMPIONSHIP, "--players", "9"),
}
"""What each command takes besides."""
NUMBERS = [
    (command.name, next(iter(getattr(parameter.default, "param_decls", None) or ("",))))
    for command in events.registered_commands
    if command.name in NEEDED
    for name, parameter in signature(command.callback).parameters.items()
    if int in {get_type_hints(command.callback)[name], *get_args(get_type_hints(command.callback)[name])}
]


def run(*arguments: object):
    return CliRunner().invoke(app, ["event", *map(str, arguments)])


def test_the_numbers_of_all_commands_are_found():
    assert {("new", "--factor"), ("plan", "--minutes"), ("forecast", ""), ("simulate", "--players")} < {*NUMBERS}
    assert len(NUMBERS) >= 12


BEYOND = [(command, option, value) for command, option in NUMBERS for value in (10**9, 10**100)]


@pytest.mark.parametrize(
    ("command", "option", "value"), [case for case in BEYOND if case[1] != "--seed" or case[2] >> 256]
)
def test_a_number_beyond_its_bounds_is_refused_in_a_sentence(command, option, value, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    if command == "plan":
        assert run("new", *NEEDED["new"]).exit_code == 0
    given = [option, value] if option else [value]
    result = run(command, *NEEDED[command], *given, *(() if command != "forecast" or not option else (9,)))
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("spellhall: ") and result.stderr.count("\n") == 1 and len(result.stderr) < 250
    assert str(value) not in result.stderr or value < 10**10
    assert command == "plan" or not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "setting", ["rounds=99999999", "rounds=-1", "cut=99999999", "points=99999999,0", "rounds=many"]
)
def test_a_forecast_ends_whatever_the_settings(setting):
    result = run("forecast", 9, "--structure", "swiss", "--set", setting)
    assert result.exit_code == 2 and result.stderr.count("\n") == 1


def test_a_forecast_says_alike_rounds_once():
    told = run("forecast", 9, "--structure", "swiss", "--set", "rounds=5").stdout
    assert told.startswith("5 rounds: 9 players at 4 tables (4 of two), 1 with a bye; 9 at 4, 1 with a bye, 4 times; ")
