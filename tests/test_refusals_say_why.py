"""A card that can't be used says why, with the rule: in every position of whole games, whatever is asked."""

from __future__ import annotations

import random
import re

import pytest

import spellhall
from spellhall.agents import agent
from spellhall.kernel.state import State

GAMES = ("spellchain", "spellfire", "spellslinger")
VAGUE = re.compile(r"current choice|something else|decide this first|present decision", re.IGNORECASE)
RULE = re.compile(r"\(((SF|SFT|SS|SC|SOL|AMB|CON)-[A-Z0-9-]+(, )?)+\)$")


def held(state: State, seat: int) -> list[int]:
    """The cards in a seat's hand."""
    hand = next(at for at, zone in enumerate(state.game.layout.zones) if zone.name == "hand")
    return [*state.pile(hand, seat)]


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow), pytest.param(3, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", GAMES)
def test_every_faded_card_in_hand_names_its_reason(name: str, seed: int) -> None:
    game, lot = spellhall.game(name), random.Random(seed)
    state = game.new_state([lot.choice(sorted(game.starter_decks().items()))[1] for _ in range(2)], seed)
    players = [agent("greedy", seed), agent("random", seed)]
    told = 0
    for _ in range(500):
        if state.is_terminal():
            break
        seat = state.current_player()
        for card in held(state, seat):
            why = state.why_not(seat, card)
            assert bool(why) != state.game.offers(state, card)
            assert not why or (RULE.search(why) and not VAGUE.search(why)), (state.decision().rule, why)
            told += bool(why)
        state.apply(players[seat].act(state))
    assert told or name == "spellchain", "in Spell Chain every card in hand can be laid"
