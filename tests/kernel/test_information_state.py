"""What a seat knows of the whole game, as text: the same for deals that it can't tell apart, and for no others."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import spellhall
from spellhall.kernel.chance import Dice
from spellhall.kernel.checks.information_leaks import seen_by
from spellhall.kernel.documents.saves import replay, replay_document, save_history
from spellhall.kernel.errors import UsageError
from spellhall.kernel.state import State
from spellhall.registry import game_names

STEPS = 25


def begun(name: str, seed: int = 1) -> State:
    game = spellhall.game(name)
    return game.new_state(list(game.starter_decks().values())[:2], seed)


def on(state: State, dice: Dice, most: int) -> State:
    for _ in range(most):
        if not state.is_terminal():
            options = state.legal_actions()
            state.apply(options[dice.below(len(options))])
    return state


@pytest.mark.parametrize("name", game_names())
def test_two_deals_have_one_text_as_long_as_a_seat_sees_no_difference(name: str) -> None:
    dice, told = Dice(5), Counter[bool]()
    for moment in range(6):
        state = on(begun(name, moment), dice, 10 + 12 * moment)
        for seat in range(state.seats):
            one, other = state.clone(history=True), state.resample(seat, dice)
            other.record = state.clone(history=True).record
            assert one.information_state(seat) == other.information_state(seat)
            for _ in range(STEPS):
                shared = [action for action in one.legal_actions() if action in other.legal_actions()]
                if not shared or one.current_player() != other.current_player():
                    break
                chosen = shared[dice.below(len(shared))]
                one.apply(chosen)
                other.apply(chosen)
                alike = seen_by(one, seat) == seen_by(other, seat)
                assert (one.information_state(seat) == other.information_state(seat)) == alike
                told[alike] += 1
    assert min(told[True], told[False]) > 2, told


def test_the_text_says_what_a_seat_has_done_itself_and_that_others_have_acted() -> None:
    state = on(begun("spellchain"), Dice(1), 12)
    assert state.record is not None
    for seat in (0, 1, -1):
        text = json.loads(state.information_state(seat))
        assert text["view"] == json.loads(json.dumps(state.view(seat)))
        done = zip(state.record.seats, state.record.actions, strict=True)
        assert text["acted"] == [[who, action if who == seat else None] for who, action in done]
        assert len(text["log"]) == len(state.record.entries)
    assert state.information_state(0) != state.information_state(1)


def test_a_copy_with_history_goes_on_and_can_be_saved_and_replayed() -> None:
    state = on(begun("spellslinger"), Dice(2), 20)
    assert state.record is not None
    before = save_history(state.game, state.record)
    twin = on(state.clone(history=True), Dice(3), 20)
    assert save_history(state.game, state.record) == before
    decks = list(state.game.starter_decks().values())[:2]
    assert replay(state.game, replay_document(twin, decks, 1)) == twin
    assert twin.record is not None and len(twin.record.actions) > len(state.record.actions)


def test_a_copy_without_history_says_how_to_keep_it() -> None:
    state = begun("spellchain").clone()
    assert state.record is None and state.clone(history=True).record is None
    with pytest.raises(UsageError, match=r"no history: make copies with clone\(history=True\)"):
        state.information_state(0)
    with pytest.raises(UsageError, match="seat 2"):
        begun("spellchain").information_state(2)
