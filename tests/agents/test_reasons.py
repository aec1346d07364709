"""The reason of a hint is one short sentence, and says nothing that the seat doesn't see."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import spellhall
from spellhall.agents import agent
from spellhall.agents.advice import advise, as_seen
from spellhall.agents.reasons import FOUND, FOUND_FOR_POINTS, FOUND_NEXT, reason
from spellhall.kernel.chance import Dice
from spellhall.kernel.presentation.reasons import LONGEST, LONGEST_NAME, because, counted, first_that_fits, ordinal
from spellhall.kernel.state import State

GAMES = ("spellchain", "spellfire", "spellslinger")
EVERY = 3
"""One decision in this many is checked."""


def played(name: str, seed: int) -> Iterator[State]:
    """The positions of a game with a choice, between an agent and one that plays at random."""
    game, lot = spellhall.game(name), random.Random(seed)
    decks = [lot.choice(sorted(game.starter_decks().items()))[1] for _ in range(2)]
    state = game.new_state(decks, seed)
    players = [agent("greedy", seed), agent("random", seed)]
    for number in range(600):
        if state.is_terminal():
            return
        if len(state.legal_actions()) > 1 and number % EVERY == 0:
            yield state
        state.apply(players[state.current_player()].act(state))


def names_seen(state: State, seat: int) -> set[str]:
    return {str(state.definition(card).name) for card, seen in enumerate(state.seen) if seen >> seat & 1}


@pytest.mark.parametrize("seed", [5, pytest.param(6, marks=pytest.mark.slow), pytest.param(7, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", GAMES)
def test_a_reason_is_one_short_sentence_and_the_same_whatever_is_hidden(name: str, seed: int) -> None:
    told = own = 0
    for number, state in enumerate(played(name, seed)):
        seat = state.current_player()
        known = names_seen(state, seat)
        hidden = {str(definition.name) for definition in state.game.shipped()} - known
        for action in state.legal_actions():
            given = reason(state, action, "search")
            assert reason(state.resample(seat, Dice(number)), action, "search") == given
            rest = given
            for card in sorted(known, key=len, reverse=True):
                rest = rest.replace(card, "_")
            assert not any(card in rest and re.search(rf"\b{re.escape(card)}\b", rest) for card in hidden), given
            assert f"seat {seat}" not in rest or "seat" in state.game.describe(state, state.decision(), action), given
            assert len(re.sub(r"\bseat \d", "?" * LONGEST_NAME, given)) <= LONGEST, given
            assert given[0] == given[0].upper() and given.endswith("."), given
            assert not re.search(r"[.?!] [A-Z]", rest) or ":" in rest.partition(". ")[0], given
            for kind, which in state.game.hint_ends(state, action):
                assert kind in ("", "card", "seat", "slot")
                assert kind != "card" or state.seen[which] >> seat & 1, "an arrow shows nothing hidden"
            told += 1
            own += first_that_fits(state.game.reasons(state, action)) == given
    assert own > told / 3, "most choices have a reason of their own"


@pytest.mark.parametrize("agent_name", FOUND)
def test_without_words_of_the_game_it_says_how_the_choice_was_found(
    agent_name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = spellhall.game("spellchain")
    deck = next(iter(game.starter_decks().values()))
    state = game.new_state([deck, deck], 1)
    monkeypatch.setattr(state.game, "reasons", lambda state, action: iter(()))
    assert reason(state, 0, agent_name) == f"Go first: {FOUND[agent_name]}."
    assert reason(state, 1, agent_name, best=False) == f"Go second: {FOUND_NEXT[agent_name]}."


def test_a_game_for_points_speaks_of_the_score(monkeypatch: pytest.MonkeyPatch) -> None:
    game = spellhall.game("spellfire", solitaire="one-deck")
    state = game.new_state([next(iter(game.starter_decks().values()))], 1)
    monkeypatch.setattr(state.game, "reasons", lambda state, action: iter(()))
    assert reason(state, state.legal_actions()[0], "search").endswith(f"{FOUND_FOR_POINTS['search']}.")


def test_sentences_are_put_together_and_too_long_ones_left_out() -> None:
    assert because("play Nyrond", "it's your fourth realm") == "Play Nyrond: it's your fourth realm."
    long = because("play Nyrond", "x" * LONGEST)
    assert first_that_fits((long, "Short.")) == "Short."
    assert first_that_fits((long,)) == ""
    assert [ordinal(4), ordinal(12)] == ["fourth", "12th"]
    assert [counted(number, "realm") for number in range(3)] == ["no realms", "one realm", "2 realms"]


@pytest.mark.parametrize("name", GAMES)
def test_advice_has_a_reason_for_each_choice_and_foresees_only_what_can_be_seen(name: str) -> None:
    looked_at = 0
    for number, state in enumerate(played(name, 9)):
        if number % 8:
            continue
        seat = state.current_player()
        hidden = {str(definition.name) for definition in state.game.shipped()} - names_seen(state, seat)
        for advised in advise(state, ["Ana", "Bo"], number, 0.0, simulations=30).actions:
            assert advised.reason
            assert as_seen(state, seat, advised.line) == advised.line
            looked_at += bool(advised.line)
            assert not any(re.search(rf"draws? {re.escape(card)}\b", line) for line in advised.line for card in hidden)
        if number > 60:
            break
    assert looked_at
