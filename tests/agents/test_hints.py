"""A hint is what the agent would do: in the library, at the terminal and in the hall."""

from __future__ import annotations

import io
import re

import msgspec
import pytest
from agents.beginner import POSITIONS, SEEDS, Position
from agents.test_beginner import each_position
from rich.console import Console

import spellhall
from spellhall.agents import Greedy, agent, hint
from spellhall.agents.advice import advise
from spellhall.cli.play.hints import FOUND, hint_lines
from spellhall.cli.play.match import YOU, Match
from spellhall.cli.play.session import Session
from spellhall.kernel.game import Game
from spellhall.kernel.state import State
from spellhall.plain_text import in_words, named
from spellhall.server.tables import agent_processes

GAMES = ("spellchain", "spellfire", "spellslinger")
IN_THE_HALL = [position for position in POSITIONS if position.game != "spellslinger"]
"""Those laid out with cards that a game knows by name: they can be loaded."""


def decks_of(game: Game) -> list[list[str]]:
    return list(game.starter_decks().values())[:2]


@each_position
def test_in_every_position_the_hint_is_what_the_agent_does(position: Position) -> None:
    state = position.lay().state
    for seed in SEEDS:
        assert hint(state, seed)[0].action == Greedy(seed).act(state)


@pytest.mark.parametrize("name", GAMES)
def test_in_whole_games_too_where_it_answers_at_once_as_well(name: str) -> None:
    """Payments, opening hands and discards are answered without looking ahead."""
    game = spellhall.game(name)
    state = game.new_state(decks_of(game), seed=4)
    walker = agent("random", 4)
    at_once = 0
    for number in range(500):
        if state.is_terminal():
            break
        if len(state.legal_actions()) > 1 and (number % 8 == 0 or game.by_reflex(state, ahead=False)):
            found = hint(state, number)
            assert found[0].action == Greedy(number).act(state)
            assert sorted(each.action for each in found) == sorted(state.legal_actions())
            assert max(each.value for each in found) <= found[0].value + 1e-6
            at_once += game.by_reflex(state, ahead=False)
        state.apply(walker.act(state))
    assert at_once or name == "spellchain", "in Spell Chain nothing is answered at once"


@pytest.mark.parametrize("position", IN_THE_HALL, ids=[position.name for position in IN_THE_HALL])
def test_the_hall_s_hint_is_what_its_agent_does(position: Position) -> None:
    state: State = position.lay().state
    told = (position.game, msgspec.json.encode(state.game.options), msgspec.json.encode(state.save()), 1)
    advice = agent_processes._hint(*told, 1e-6)
    assert advice.agent == "greedy", "in no time there is no search; what it advises, test_review looks at"
    assert advice.actions[0].action == agent_processes._act(*told, "greedy")


@pytest.mark.parametrize("name", GAMES)
def test_the_terminal_s_hint_is_what_the_advice_says(name: str) -> None:
    game = spellhall.game(name)
    match = Match(game, decks_of(game), 3, "random")
    told = {"search": 0, "greedy": 0}
    while (told["search"] < 2 or told["greedy"] < 1) and len(match.record.actions) < 60:
        match.let_agents_play([1])
        if match.state.is_terminal():
            break
        state = match.state
        advice = advise(state, match.names, 0, 0, simulations=60)
        told[advice.agent] += 1
        lines = list(hint_lines(state, match.names, simulations=60))
        choices = [in_words(state, state.decision(), each.action, match.names) for each in advice.actions]
        shown = [line for line in lines if re.match(r"  \S.*: wins \d+%", line)]
        assert [line.rpartition(": wins ")[0].strip() for line in shown] == choices
        assert shown[0].endswith(", the best") and not any(line.endswith("best") for line in shown[1:])
        for advised in advice.actions:
            assert f"    {named(advised.reason, match.names)}" in lines
            assert all(f"      {line}" in lines for line in advised.line)
        assert lines[-1].strip() == FOUND[advice.agent]
        state.apply(advice.actions[0].action)
    assert told["search"] >= 2, "most questions are searched"


def test_the_terminal_says_the_hint() -> None:
    game = spellhall.game("spellchain")
    match = Match(game, decks_of(game), 3, "random")
    match.let_agents_play([1])
    assert match.state.current_player() == YOU
    out = io.StringIO()
    Session(match, console=Console(file=out, width=200, highlight=False, markup=False)).hint("")
    first, *others = out.getvalue().splitlines()
    assert ", the best" in first
    assert "How it may go on:" in "".join(others)
