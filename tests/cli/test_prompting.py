"""What a person at the terminal is asked: what is new, the question, a coach, and choices that say what they are."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import spellhall
from spellhall.cli.play.match import YOU, Match
from spellhall.cli.play.session import NEW, Session
from spellhall.kernel.chance import Dice
from spellhall.registry import house_games


def sitting(name, answers=40, coached=False, seed=5):
    """All that is shown to a player of random choices, in pieces that end with a prompt for an answer."""
    match = Match.opened(spellhall.game(name), seed, 2, "random")
    out, pieces, dice = io.StringIO(), [], Dice(seed)

    def read(prompt):
        pieces.append(out.getvalue())
        out.seek(0)
        out.truncate()
        if len(pieces) > answers:
            raise EOFError
        return str(1 + dice.below(len(match.state.legal_actions())))

    session = Session(match, read, Console(file=out, width=200, highlight=False), coached)
    session.show_texts = lambda new: None
    session.run()
    return match, pieces


@pytest.mark.parametrize("name", house_games())
def test_what_is_new_stands_between_the_table_and_the_question(name):
    match, pieces = sitting(name)
    told = [line.text for line in match.story(YOU) if line.depth == 0]
    new = [line.removeprefix(NEW).rstrip() for piece in pieces for line in piece.splitlines() if line.startswith(NEW)]
    headings = [line for line in new if line[0] != " "]
    assert 1 < len(headings) <= len(told)
    assert headings == told[: len(headings)], "each line once, in its order"
    for piece in pieces[:-1]:
        lines = piece.splitlines()
        first = next(number for number, line in enumerate(lines) if line.startswith("  1  "))
        marked = [number for number, line in enumerate(lines) if line.startswith(NEW)]
        assert not marked or marked[-1] <= first - 2
        assert not [line for line in lines[marked[0] : first] if "Your hand" in line] if marked else True


@pytest.mark.parametrize("name", house_games())
def test_the_log_says_you(name):
    match, pieces = sitting(name)
    told = "\n".join(line.text for line in match.story(YOU))
    assert "You " in told
    assert match.names[YOU] not in told
    assert match.names[YOU] in "\n".join(line.text for line in match.story(-1))
    assert any("You " in piece for piece in pieces)


@pytest.mark.parametrize("name", house_games())
def test_the_table_is_drawn_once_between_the_acts_of_others(name):
    _, pieces = sitting(name)
    drawn = ["Your hand" in piece for piece in pieces]
    assert drawn[0]
    assert any(drawn[1:])
    assert not all(drawn)


def test_a_choice_says_what_kind_of_card_it_is():
    _, pieces = sitting("spellfire")
    plays = [line for piece in pieces for line in piece.splitlines() if line.lstrip().startswith(tuple("123456789"))]
    plays = [line for line in plays if "  play " in line]
    assert len(plays) > 5
    assert all(line.rstrip().endswith(")") for line in plays)
    assert any(line.rstrip()[-2].isdigit() for line in plays), "with its level"


@pytest.mark.parametrize("name", house_games())
def test_a_coach_explains_each_kind_of_question_once(name):
    match, pieces = sitting(name, coached=True)
    said = [line.strip() for piece in pieces for line in piece.splitlines() if line.strip().startswith("Coach: ")]
    assert 2 <= len(said) == len(set(said))
    assert {line.removeprefix("Coach: ") for line in said} <= set(match.game.coaching().values())
    assert not any("Coach: " in piece for piece in sitting(name)[1])
