"""The position that a bot is given holds what its seat sees, and nothing that hangs on what it does not see."""

from __future__ import annotations

import pytest

from spellhall.kernel.chance import Dice
from spellhall.kernel.redeals import dealt_again
from spellhall.registry import game
from spellhall.server.bots.positions import position_for, strangers_of

LOOKS = 12


def looks(name, seed):
    """States of a game between players at random, as each decision waits."""
    made, dice = game(name), Dice(seed)
    starters = [*made.starter_decks().values()]
    state = made.new_state([starters[0], starters[-1]], seed)
    every = {"spellchain": 3, "spellslinger": 8}.get(name, 25)
    for step in range(LOOKS * every):
        if state.is_terminal():
            return
        if step % every == 0:
            yield state
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])


@pytest.mark.parametrize("name", ["spellchain", "spellslinger", "spellfire"])
def test_a_position_is_the_table_as_its_seat_sees_it(name):
    looked = 0
    for state in looks(name, 3):
        seat = state.current_player()
        strangers = strangers_of(state.game, 2, 2, Dice(looked))
        twin = state.game.load(position_for(state, seat, strangers, Dice(looked)))
        assert twin.view(seat) == state.view(seat)
        looked += 1
    assert looked >= 4


@pytest.mark.parametrize("name", ["spellchain", "spellslinger", "spellfire"])
def test_a_position_says_nothing_of_the_decks_of_others(name):
    """Another opponent, with quite another deck behind what is seen: the same position to the last byte."""
    changed = 0
    for number, state in enumerate(looks(name, 5)):
        seat = state.current_player()
        strangers = strangers_of(state.game, 2, 2, Dice(number))
        others = strangers_of(state.game, 2, 2, Dice(number + 100))
        other = dealt_again(state, seat, Dice(7), [[] if owner == seat else pool for owner, pool in enumerate(others)])
        changed += other.face != state.face
        assert position_for(state, seat, strangers, Dice(9)) == position_for(other, seat, strangers, Dice(9))
    assert changed >= 4


def test_cards_that_are_more_than_a_stranger_brings_are_drawn_again():
    state = game("spellchain").new_state([*game("spellchain").starter_decks().values()][:2], 1)
    position = position_for(state, 0, [[], [state.face[0]]], Dice(1))
    hidden = [card for card in range(len(state.face)) if state.owner[card] == 1 and not state.seen[card] & 1]
    keys = {position["cards"][card] for card in hidden}
    assert hidden and keys == {state.game.keys[state.face[0]]}
