"""``spellhall learn``: what a learner reads at the terminal."""

from __future__ import annotations

import io

import pytest
from cli.typist import typist
from rich.console import Console
from typer.testing import CliRunner

from spellhall import registry
from spellhall.agents import Random
from spellhall.agents.fights import bout
from spellhall.cli.main import app
from spellhall.cli.play.fights import Ring
from spellhall.cli.play.learn import Pupil
from spellhall.kernel.presentation.lessons import Room

TAUGHT = ("spellchain", "spellfire", "spellslinger")
CHAIN = registry.game("spellchain")


def lesson(*lines, number=0):
    """What someone reads who types some lines and then leaves."""
    out = io.StringIO()
    found = CHAIN.lessons()
    Pupil(CHAIN, Console(file=out, width=200, highlight=False), typist(*lines)).learn([found[number]], found)
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


def fought(*lines, number=0):
    """What someone reads who types some lines in a fight and then leaves."""
    out = io.StringIO()
    fights = CHAIN.fights()
    Ring(CHAIN, fights[number], Console(file=out, width=200, highlight=False), typist(*lines)).fight_on(fights)
    return out.getvalue()


def coached_lines(number=0):
    """The numbers that the coach would type in a fight, and a wrong one for its first question."""
    room, lines = bout(CHAIN.fights()[number]), []
    options = room.state.legal_actions()
    wrong = next(place for place, action in enumerate(options, 1) if room.objection(action))
    while not room.over:
        action = room.coached().action
        lines.append(str(1 + room.state.legal_actions().index(action)))
        room.play(action)
    return lines, str(wrong)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_fight_is_won_by_the_coach_where_nobody_sits(game):
    fights = registry.game(game).fights()
    made = CliRunner().invoke(app, ["learn", game, "--fight", "1"])
    assert made.exit_code == 0
    read = " ".join(made.output.split())
    assert f"Fight 1 of 5: {fights[0].title}" in read
    assert f"{fights[0].rival}: {fights[0].won}" in read
    assert "You won! *** 3 of 3 stars" in read
    assert f"Next: spellhall learn {game} --fight {fights[1].name}" in read


def test_a_mistake_is_explained_before_it_is_played_and_taken_back():
    lines, wrong = coached_lines()
    tip = bout(CHAIN.fights()[0]).tip()
    read = fought("nonsense", "99", "card fireball", "table", wrong, wrong, "undo", *lines)
    assert f"Coach: {tip.say}" in read
    assert f"Coach: {tip.tip.otherwise} Pick it again to play it anyway." in read
    assert "pick a number from 1 to 5" in read
    assert "NUMBER picks a choice" in read
    assert "Deal 3 DMG" in read
    assert "Taken back." in read
    assert "You won! **  2 of 3 stars" in read


def test_asking_for_a_hint_costs_a_star_and_the_last_fight_leads_on():
    lines, _ = coached_lines(4)
    read = fought("hint", "undo", *lines, number=4)
    assert read.count("Coach: ") > 1
    assert "there's nothing to take back yet" in read
    assert "You won! **  2 of 3 stars" in read
    assert "Now play a real game: spellhall play spellchain --agent novice --coach" in read
    assert fought("quit").endswith("You leave the fight.\n")


def test_a_lost_fight_can_be_tried_again():
    first = CHAIN.fights()[0]
    for seed in range(20):
        room, player, lines = bout(first), Random(seed), []
        while not room.over:
            action = player.act(room.state)
            lines += [str(1 + room.state.legal_actions().index(action))] * (2 if room.objection(action) else 1)
            room.play(action)
        if not room.won:
            break
    read = fought(*lines)
    assert f"{first.rival}: {first.lost}" in read
    assert read.endswith("You lost. Try again: spellhall learn spellchain --fight order\n")


def test_which_fight_is_meant_is_asked_for():
    made = CliRunner().invoke(app, ["learn", "spellchain", "--fight", "nix"])
    assert made.exit_code == 2
    assert "there is no fight 'nix'; there are order, defence" in made.output
    made = CliRunner().invoke(app, ["learn", "spellchain", "win", "--fight", "1"])
    assert made.exit_code == 2
    assert "pick a lesson or a fight, not both" in made.output
