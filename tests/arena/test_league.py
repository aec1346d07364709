"""A league: everybody meets everybody alike, it ends when enough is known, and programs of other people take part."""

from __future__ import annotations

import json
import random
import shlex
import sys

import pytest
from typer.testing import CliRunner

import spellhall
from spellhall.arena import programs, simulate
from spellhall.arena.players import player
from spellhall.arena.runs.plans import plan_of
from spellhall.arena.runs.runners import Here, Spread
from spellhall.arena.studies.league import play_league
from spellhall.arena.studies.sprt import FIRST, NEITHER, OPEN, SECOND, Trial
from spellhall.cli.main import app
from spellhall.kernel.errors import Stopped, UsageError

BOT = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        assert message["view"]["you"] == message["seat"]
        print(json.dumps({"action": message["view"]["decision"]["options"][0]["action"]}), flush=True)
"""
FIRST_CHOICE = """
class First:
    def __init__(self, seed):
        pass

    def act(self, state):
        return state.legal_actions()[0]
"""


def league(agents=("random", "greedy"), games=16, margin=0.0, runner=None, **more):
    return play_league(
        lambda pair: plan_of("spellchain", 1, agents=pair), agents, games, runner or Here(), margin, **more
    )


@pytest.fixture(autouse=True)
def no_program_is_left():
    yield
    for program in programs._RUNNING.values():
        program.end()
    programs._RUNNING.clear()


def command(code):
    return f"run:{shlex.join([sys.executable, '-c', code])}"


def test_everybody_meets_everybody_equally_often_and_alike():
    found = league(("random", "greedy", "search:4"), 8)
    assert [(pair["first"], pair["second"], pair["games"]) for pair in found["pairs"]] == [
        ("random", "greedy", 8),
        ("random", "search:4", 8),
        ("greedy", "search:4", 8),
    ]
    assert {row["agent"]: row["games"] for row in found["agents"]} == {"random": 16, "greedy": 16, "search:4": 16}
    ratings = [row["rating"] for row in found["agents"]]
    assert ratings == sorted(ratings, reverse=True)
    assert all(row["low"] < row["rating"] < row["high"] for row in found["agents"])


def test_its_games_are_those_of_a_simulation():
    pair = league()["pairs"][0]
    wins = simulate("spellchain", 16, 1, agents=("random", "greedy"))["wins"]["agent"]
    assert (pair["won"], pair["lost"]) == (wins["random"], wins["greedy"])


def test_it_ends_when_enough_is_known_in_any_number_of_processes():
    alone, together = (league(games=72, margin=0.1, runner=runner) for runner in (Here(), Spread(2, "threading")))
    assert alone == together
    assert alone["pairs"][0]["verdict"] == "greedy is stronger"
    assert 32 <= alone["pairs"][0]["games"] < 72


@pytest.mark.parametrize(("share", "verdict"), [(0.5, NEITHER), (0.6, FIRST), (0.4, SECOND), (0.7, FIRST)])
def test_the_test_is_wrong_in_one_case_of_twenty(share, verdict):
    dice, wrong, blocks = random.Random(7), 0, 0
    for _ in range(200):
        trial = Trial(0.1)
        while trial.verdict() == OPEN:
            trial.count(sum(dice.random() < share for _ in range(4)) / 4)
        wrong += trial.verdict() != verdict
        blocks += trial.blocks
    assert wrong / 200 <= 0.08
    assert blocks / 200 < 120


def test_a_few_equal_blocks_decide_nothing():
    trial = Trial(0.1)
    for _ in range(7):
        trial.count(1.0)
    assert trial.verdict() == OPEN
    trial.margin = 0.0
    for _ in range(100):
        trial.count(1.0)
    assert trial.verdict() == OPEN


def test_who_stops_it_gets_what_was_played():
    def enough(games):
        raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        league(games=100, progress=enough)
    assert stopped.value.results["pairs"][0]["games"] > 0


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"agents": ("random",)}, "two agents or more"),
        ({"agents": ("random", "random")}, "each of them once"),
        ({"margin": 0.5}, "not 50%"),
        ({"games": 0}, "at least one game"),
        ({"agents": ("random", "run:no-such-program-here")}, "there is no program 'no-such-program-here'"),
        ({"agents": ("random", "run:'")}, "can't be read"),
        ({"agents": ("random", "run:")}, "there is no program ''"),
    ],
)
def test_what_is_wrong_is_one_sentence(more, sentence):
    with pytest.raises(UsageError, match=sentence):
        league(**more)


def test_a_program_plays_as_the_same_agent_within_the_process(tmp_path, monkeypatch):
    (tmp_path / "first_choice.py").write_text(FIRST_CHOICE)
    monkeypatch.syspath_prepend(tmp_path)
    within, outside = (
        simulate("spellchain", 8, 1, agents=(name, "random"))["wins"]["seat"]
        for name in ("first_choice:First", command(BOT))
    )
    assert within == outside
    assert len(programs._RUNNING) == 1


def test_a_program_is_told_of_each_game_with_the_seed_of_its_seat(tmp_path):
    heard = tmp_path / "heard"
    bot = command(
        BOT.replace("    message =", f"    print(line, end='', file=open({str(heard)!r}, 'a'))\n    message =")
    )
    game = spellhall.game("spellchain")
    state = game.new_state([*game.starter_decks().values()][:2], 1)
    agents = [player(bot, 11), player(bot, 12)]
    while {agent.match for agent in agents} != {1, 2}:
        state.apply(agents[state.current_player()].act(state))
    told = [json.loads(line) for line in heard.read_text().splitlines()]
    games = {message["seat"]: message for message in told if message["type"] == "game"}
    assert {seat: message["seed"] for seat, message in games.items()} == {0: 11, 1: 12}
    assert all(message["match"] == games[message["seat"]]["match"] for message in told)
    assert games[0]["options"] == dict(game.options)


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("pass", "has ended"),
        ("print('hello'); input()", "should answer {\"action\": NUMBER}, not 'hello'"),
        ("print('{\"action\": true}'); input()", "should answer"),
        ("input()\nprint('{\"action\": 999999}', flush=True); input(); input()", "action 999999"),
        ("import time; time.sleep(60)", "has not answered for 0.5 seconds"),
    ],
)
def test_a_program_that_fails_fails_its_game_alone(code, fault, monkeypatch):
    monkeypatch.setattr(programs, "LONGEST", 0.5 if "sleep" in code else 30.0)
    results = simulate("spellchain", 2, 1, agents=(command(code), "random"))
    assert results["errors"] == 2
    assert fault in results["faults"][0]


def test_the_command_fails_if_no_game_came_to_an_end():
    ends_at_once = command("pass")
    told = CliRunner().invoke(app, ["arena", "spellchain", "--agents", f"random,{ends_at_once}", "--games", "4"])
    assert told.exit_code == 1
    assert "has ended" in told.stderr


def test_the_command_prints_the_league(tmp_path):
    arguments = ["arena", "spellchain", "--agents", "random,greedy", "--games", "8", "--seed", "1"]
    shown = CliRunner().invoke(app, arguments)
    assert shown.exit_code == 0, shown.output
    assert "random - greedy" in shown.stdout and "not decided" in shown.stdout
    told = json.loads(CliRunner().invoke(app, [*arguments, "--json"]).stdout)
    assert told["pairs"][0]["games"] == 8
    wrong = CliRunner().invoke(app, ["arena", "spellchain", "--agents", "random"])
    assert (wrong.exit_code, len(wrong.stderr.splitlines())) == (2, 1)
