"""``spellhall learn``: what a learner reads at the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from typer.testing import CliRunner

from spellhall import registry
from spellhall.cli.main import app
from spellhall.cli.play.learn import Pupil
from spellhall.kernel.presentation.lessons import Room

TAUGHT = ("spellchain", "spellfire", "spellslinger")
CHAIN = registry.game("spellchain")


def lesson(*lines, number=0):
    """What someone reads who types some lines and then leaves."""
    typed = iter(lines)
    out = io.StringIO()

    def read(prompt):
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    found = CHAIN.lessons()
    Pupil(CHAIN, Console(file=out, width=200, highlight=False), read).learn([found[number]], found)
    return out.getvalue()


@pytest.mark.parametrize("game", TAUGHT)
def test_all_lessons_are_shown_where_nobody_sits(game):
    made = CliRunner().invoke(app, ["learn", game])
    assert made.exit_code == 0
    read = " ".join(made.output.split())
    for one in registry.game(game).lessons():
        assert all(step.coach in read and step.praise in read for step in one.steps), one.name


def test_a_wrong_choice_is_answered_and_the_right_one_ends_the_lesson():
    first = CHAIN.lessons()[0]
    room = Room(first)
    right = 1 + room.state.legal_actions().index(room.right()[0])
    wrong = 2 if right == 1 else 1
    read = lesson(str(wrong), "9", "nonsense", "card fireball", str(right))
    assert first.steps[0].wrong["Focus Mana"] in read
    assert "pick a number from 1 to 2" in read
    assert "NUMBER picks a choice" in read
    assert "Deal 3 DMG" in read
    assert first.steps[0].praise in read
    assert "Next: spellhall learn spellchain backwards" in read


def test_one_may_leave():
    assert lesson("quit").endswith("You leave the lesson.\n")
    assert lesson().endswith("You leave the lesson.\n")


def test_what_is_not_there_is_said():
    made = CliRunner().invoke(app, ["learn", "spellchain", "nix"])
    assert made.exit_code == 2
    assert "there is no lesson 'nix'" in made.output
