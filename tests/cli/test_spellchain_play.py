"""Spell Chain at the terminal: a whole game by numbers, the commands on the way, never a traceback."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import spellhall
from spellhall.cli.play.match import Match
from spellhall.cli.play.session import Session
from spellhall.kernel.chance import Dice

GAME = spellhall.game("spellchain")
DECKS = GAME.starter_decks()


def match_of(first="Pyre", second="Tide", seed=3):
    return Match(GAME, [DECKS[first], DECKS[second]], seed, "greedy")


def sitting(match, lines):
    """What the player reads; ``lines`` yields what they type, None when they leave."""
    out = io.StringIO()

    def read(prompt):
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    Session(match, read, Console(file=out, width=100, highlight=False), hint_seconds=0.01).run()
    return out.getvalue()


def by_lot(match, seed, limit=3000):
    """Choices at random."""
    dice = Dice(seed)
    for _ in range(limit):
        yield str(1 + dice.below(len(match.state.legal_actions())))


@pytest.mark.parametrize(("first", "second"), [("Pyre", "Tide"), ("Court", "Plague"), ("Arsenal", "Veto")])
def test_a_whole_game_can_be_played(first, second):
    match = match_of(first, second)
    text = sitting(match, by_lot(match, 1))
    assert match.state.is_terminal()
    assert "resolves 8 to 1" in text
    assert "activates." in text
    assert "The game is over" in text
    assert "Traceback" not in text


def test_a_newcomer_asks_about_everything_on_the_way():
    match = match_of()
    dice = Dice(2)

    def lines():
        yield from ("help", "table", "hint", "log", "log 5", "card fireball", "why fireball", "why", "nonsense", "99")
        for number in range(30):
            if match.state.is_terminal():
                return
            yield str(1 + dice.below(len(match.state.legal_actions())))
            if not match.state.is_terminal():
                yield ("hint", "table", "undo", "card counter spell", "why fireball")[number % 5]

    text = sitting(match, lines())
    assert "Deal 3 DMG to your opponent." in text
    assert "you can't undo that" in text
    assert "if it resolved as it lies" in text
    assert "there's no choice 99" in text


def test_hits_are_opened_into_their_steps():
    match = match_of()
    text = sitting(match, by_lot(match, 4))
    assert "blocked:" in text or "bonuses:" in text or "weakened:" in text
    assert " DMG." in text
