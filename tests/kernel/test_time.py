"""Time is called: at any moment, once, and held by histories, replays, saves and undo."""

from __future__ import annotations

import pytest
from toy_game import Toy

from spellhall.kernel.checks.contract import ContractBroken, check_contract
from spellhall.kernel.documents.saves import load_history, replay, replay_document, save_history
from spellhall.kernel.errors import IllegalAction, UsageError
from spellhall.kernel.frames import TIME_VERB, action
from spellhall.kernel.state import State
from spellhall.kernel.undo import IMPOSSIBLE, TakeBack, may_undo

CALLED = action(TIME_VERB, 0)


class Timed(Toy):
    """A toy that ends as a draw when time is called."""

    def time_called(self, state: State) -> None:
        state.finish([0.0] * state.seats)


class Slow(Toy):
    """A toy that notes that time was called, and goes on."""

    def time_called(self, state: State) -> None:
        state.set_seat(0, 0, 77)

    def is_timed(self, state: State) -> bool:
        return state.seat_data[0][0] == 77


class Forgets(Slow):
    """A toy that does not know afterwards that time was called."""

    def is_timed(self, state: State) -> bool:
        return False


def decks() -> list[list[str]]:
    return list(Toy().starter_decks().values())


def test_a_game_without_a_rule_for_it_has_no_time() -> None:
    state = Toy().new_state(decks(), 1)
    before = state.save()
    with pytest.raises(UsageError, match="toy has no rule for a game whose time is up"):
        state.call_time()
    assert state.save() == before and state.record is not None and state.record.actions == []


def test_time_ends_a_game_at_once_if_its_rules_say_so() -> None:
    state = Timed().new_state(decks(), 1)
    state.call_time()
    assert state.is_terminal() and state.returns() == [0.0, 0.0]
    with pytest.raises(IllegalAction, match="you can't call time"):
        state.call_time()


def test_the_question_that_waits_stays_and_time_is_called_once() -> None:
    state = Slow().new_state(decks(), 1)
    options = state.legal_actions()
    state.call_time()
    assert state.legal_actions() == options and state.game.is_timed(state)
    with pytest.raises(IllegalAction, match="time has already been called"):
        state.call_time()
    assert state.record is not None and state.record.actions == [CALLED]


def test_a_search_clone_can_be_out_of_time() -> None:
    state = Slow().new_state(decks(), 1)
    twin = state.clone()
    twin.call_time()
    assert twin.game.is_timed(twin) and not state.game.is_timed(state)


@pytest.mark.parametrize("game", [Timed(), Slow()], ids=["at once", "later"])
def test_a_history_and_a_replay_hold_the_call(game: Toy) -> None:
    state = game.new_state(decks(), 1)
    state.apply(state.legal_actions()[0])
    state.call_time()
    assert state.record is not None
    again = replay(game, replay_document(state, decks(), 1))
    assert again == state
    history = save_history(game, state.record)
    assert save_history(game, load_history(game, history)) == history
    assert replay(game, replay_document(state, decks(), 1), 1).record.actions == state.record.actions[:1]  # type: ignore[union-attr]


@pytest.mark.parametrize("game", [Toy(), Slow(), Timed()], ids=["no rule", "twice", "over"])
def test_a_replay_with_a_call_that_cannot_be_is_refused(game: Toy) -> None:
    state = game.new_state(decks(), 1)
    document = {**replay_document(state, decks(), 1), "actions": [CALLED, CALLED]}
    with pytest.raises(UsageError, match=r"no rule for|action 2 of the replay is no longer legal"):
        replay(game, document)


def test_what_was_played_before_time_was_called_stands() -> None:
    state = Slow().new_state(decks(), 1)
    seat = state.current_player()
    state.apply(state.legal_actions()[0])
    record = state.record
    assert record is not None
    assert may_undo(record, seat) != IMPOSSIBLE
    state.call_time()
    assert may_undo(record, seat) == IMPOSSIBLE and TakeBack(record, seat, 2).refused
    while state.current_player() != seat:
        state.apply(state.legal_actions()[0])
    state.apply(state.legal_actions()[0])
    wish = TakeBack(record, seat, 2)
    assert not wish.refused and wish.keeps == len(record.actions) - 1, "what is played after it can be taken back"


@pytest.mark.parametrize("game", [Toy(), Slow(), Timed()])
def test_the_contract_holds_with_time_and_without(game: Toy) -> None:
    assert check_contract(game, decks(), 1) > 5


def test_the_contract_notices_a_game_that_forgets_the_call() -> None:
    with pytest.raises(ContractBroken, match="the game has forgotten it"):
        check_contract(Forgets(), decks(), 1)
