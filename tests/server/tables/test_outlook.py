"""What is kept of a look at a state, so that the next look is quick, never shows anything else than a fresh look."""

from __future__ import annotations

import random

import pytest

from spellhall.registry import game as make_game
from spellhall.server.tables.audience import ENCODER
from spellhall.server.tables.outlook import Outlook
from spellhall.server.tables.sight import Eye, common
from spellhall.server.tables.tokens import Tokens
from spellhall.server.wire import Frame, LogLine

NAMES = ("Ana", "Bo", "Cy")


def seen(outlook, seat, moment):
    frame = Frame(code="", game=outlook.state.game.name, stage="playing", you=seat, options={}, seats=[])
    Eye(outlook, seat).look(frame, moment)
    return frame


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", ["spellfire", "spellslinger", "spellchain"])
def test_a_look_that_remembers_is_a_fresh_look(game, players):
    if game == "spellchain" and players > 2:
        pytest.skip("Spell Chain is for two")
    made = make_game(game)
    decks = sorted(made.starter_decks().items())
    for seed in range(3):
        lot = random.Random(seed)
        state = made.new_state([lot.choice(decks)[1] for _ in range(players)], seed)
        tokens = Tokens(b"secret of the table")
        kept = Outlook(state, tokens, NAMES)
        for moment in range(150):
            for seat in (*range(players), -1):
                fresh = seen(Outlook(state, tokens, NAMES), seat, moment)
                assert ENCODER.encode(seen(kept, seat, moment)) == ENCODER.encode(fresh)
            if state.is_terminal():
                break
            state.apply(lot.choice(state.legal_actions()))


def test_a_card_that_looks_as_before_is_the_same_object():
    made = make_game("spellfire")
    deck = sorted(made.starter_decks().items())[0][1]
    outlook = Outlook(made.new_state([deck, deck], 1), Tokens(b"secret"), NAMES)
    same = shown = 0
    for moment in range(40):
        before = seen(outlook, 0, moment).cards
        outlook.state.apply(outlook.state.legal_actions()[0])
        after = seen(outlook, 0, moment + 1).cards
        same += sum(after.get(token) is card for token, card in before.items())
        shown += len(before)
    assert same > 0.8 * shown


@pytest.mark.parametrize(
    ("old", "new", "keep"), [("", "", 0), ("", "ab", 0), ("ab", "abc", 2), ("abc", "ab", 2), ("abc", "axd", 1)]
)
def test_what_two_logs_have_in_common(old, new, keep):
    lines = {letter: LogLine(letter, 0, 0) for letter in "abcdx"}
    assert common([lines[letter] for letter in old], [lines[letter] for letter in new]) == keep
    anew = [LogLine(letter, 0, 0) for letter in new]
    assert common([lines[letter] for letter in old], anew) == keep
