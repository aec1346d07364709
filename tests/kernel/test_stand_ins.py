"""Seats at which nobody sits: the game answers for them by its rules, or another seat does."""

from __future__ import annotations

from types import MappingProxyType

import pytest
from toy_game import Toy

from spellhall.kernel.checks.contract import check_contract
from spellhall.kernel.errors import IllegalAction, UsageError
from spellhall.kernel.frames import Ask
from spellhall.kernel.layout import Layout
from spellhall.kernel.state import State

DECKS = [list("112344"), list("122334")]


class Alone(Toy):
    """The toy for one: the game lays the highest card for seat 1."""

    stand_ins = MappingProxyType({1: -1})

    def choose(self, state: State, question: Ask) -> int:
        cards = [option for option in question.options if option < len(state.face)]
        return max(cards, key=lambda card: state.definition(card).value) if cards else question.options[0]


class BothSides(Toy):
    """The toy for one who plays both sides, and sees both hands."""

    stand_ins = MappingProxyType({1: 0})

    def __init__(self, preset: str = "toy") -> None:
        super().__init__(preset)
        old = self.layout
        self.layout = Layout(old.zones, old.marks, old.seat_columns, privy=1)


def test_only_the_other_seat_is_asked_and_every_action_is_its_own():
    state = Alone().new_state(DECKS, 1)
    taken = 0
    while not state.is_terminal():
        assert state.current_player() == 0
        state.apply(state.legal_actions()[0])
        taken += 1
    assert state.record.seats == [0] * taken, "a history holds what people did and nothing else"
    assert sum(1 for entry in state.record.entries if getattr(entry.event, "why", 0) == 2) == 6, "both laid three cards"


def test_a_seat_that_plays_for_another_is_asked_its_questions_and_sees_its_cards():
    state = BothSides().new_state(DECKS, 1)
    assert {state.current_player()} == {0}
    hand = state.view(0)["seats"][1]["zones"]["hand"]
    assert all("name" in card for card in hand)
    seats = set()
    while not state.is_terminal():
        assert state.current_player() == 0
        seats.add(state.control[state.legal_actions()[0]])
        state.apply(state.legal_actions()[0])
    assert seats == {0, 1}


@pytest.mark.parametrize("kind", [Alone, BothSides])
def test_such_a_game_keeps_the_contract(kind):
    assert check_contract(kind(), DECKS, 2) > 2


@pytest.mark.parametrize("kind", [Alone, BothSides])
def test_nobody_gives_up_for_an_empty_seat(kind):
    state = kind().new_state(DECKS, 1)
    before = state.save()
    with pytest.raises(IllegalAction, match="no one sits at seat 1"):
        state.concede(1)
    assert state.save() == before


def test_a_document_in_which_the_game_itself_is_asked_is_refused():
    waiting = next(s for s in (Toy().new_state(DECKS, seed) for seed in range(1, 9)) if s.current_player() == 0)
    waiting.apply(waiting.legal_actions()[0])
    assert waiting.current_player() == 1
    with pytest.raises(UsageError, match="is for no one"):
        Alone().load(waiting.save())
