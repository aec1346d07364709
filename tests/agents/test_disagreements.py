"""The benchmark of positions where the search and the greedy agent differ: what it finds, and how it judges."""

from __future__ import annotations

import pytest

from benchmarks.disagreements import Position, differing, told
from spellhall.arena.runs.plans import Plan, game_of, plan_of
from spellhall.arena.runs.rows import play_one
from spellhall.kernel.chance import Dice
from spellhall.kernel.state import State


@pytest.fixture(scope="module")
def plan() -> Plan:
    return plan_of("spellchain", 7, agents=("greedy", "greedy"))


@pytest.fixture(scope="module")
def found(plan: Plan) -> list[Position]:
    return differing(plan, 0, 20).differing


def test_it_finds_choices_of_one_question_that_are_told_apart(found: list[Position]) -> None:
    assert found
    for position in found:
        state, question = position.state, position.state.decision()
        plain, searched = (state.game.describe(state, question, each) for each in (position.plain, position.searched))
        assert {position.plain, position.searched} <= set(question.options)
        assert plain != searched


def test_looking_on_does_not_change_the_game(plan: Plan, found: list[Position]) -> None:
    """The greedy agents' choices are those of the same game without anyone looking on."""
    taken: list[int] = []

    def note(state: State, action: int) -> None:
        taken.append(action)

    play_one(plan, game_of(plan), 0, note)
    assert all(taken[position.decision - 1] == position.plain for position in found)


def test_a_choice_against_itself_gains_nothing(found: list[Position], capsys: pytest.CaptureFixture[str]) -> None:
    same = found[0]._replace(searched=found[0].plain)
    assert told(same, 4) == 0
    assert capsys.readouterr().out.endswith("+0.00 ±0.00\n")


def test_the_verdict_is_the_same_whatever_the_seat_cannot_see(found: list[Position]) -> None:
    position = found[0]
    seat = position.state.current_player()
    dealt = position._replace(state=position.state.resample(seat, Dice(3)))
    assert told(position, 4) == told(dealt, 4)
