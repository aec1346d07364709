"""Set-up and the first player (section SETUP)."""

from __future__ import annotations

from itertools import permutations

import pytest
from fixture_cards import KEYS
from positions import deck, legal_deck

import spellhall
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.facts import ALLY
from spellhall.games.spellfire.rules.turn.setup import set_up
from spellhall.kernel.errors import DeckError, UsageError
from spellhall.kernel.events import Shown
from spellhall.kernel.frames import PASS
from spellhall.kernel.game import recording
from spellhall.kernel.state import State

GAME = spellhall.game("spellfire")
BY_DIGIT = {REGISTER[key].number % 10: name for name, key in KEYS.items() if REGISTER[key].type == ALLY}


def prepared(*decks: list[str], seed: int = 1) -> State:
    """A table just after set-up, before the first turn."""
    state = GAME.empty_table(len(decks), seed)
    for seat, cards in enumerate(decks):
        for key in cards:
            state.add_card(GAME.faces[key], seat, tb.DRAW_PILE)
    set_up(recording(state))
    return state


def uniform(digit: int, size: int = 20) -> list[str]:
    """A deck in which every card's number ends with one digit."""
    return deck(*[BY_DIGIT[digit]] * size, size=size)


@pytest.mark.rule("SF-SETUP-01")
def test_the_options_are_fixed_before_anybody_picks_a_deck() -> None:
    game = spellhall.game("spellfire", events_go_to="void")
    with pytest.raises(UsageError, match="SF-SETUP-01"):
        game.options["events_go_to"] = "abyss"
    assert game.options["events_go_to"] == "void"
    assert game.new_state([legal_deck()] * 2).game.options["events_go_to"] == "void"


def test_no_option_changes_who_is_asked_first() -> None:
    with pytest.raises(UsageError, match="there is no option 'priority_order'"):
        spellhall.game("spellfire", priority_order="simultaneous_race")


@pytest.mark.rule("SF-SETUP-02")
def test_no_game_starts_while_a_deck_is_missing_or_illegal() -> None:
    legal = legal_deck()
    assert not GAME.new_state([legal, legal]).is_terminal()
    for wrong in ([], legal[:-1], ["no such card", *legal[1:]]):
        with pytest.raises(DeckError, match="deck 2"):
            GAME.new_state([legal, wrong])


@pytest.mark.rule("SF-SETUP-03")
@pytest.mark.parametrize("digits", list(permutations((7, 3, 0))))
def test_the_highest_last_digit_starts(digits: tuple[int, ...]) -> None:
    state = prepared(*(uniform(digit) for digit in digits))
    assert state.regs[tb.STARTER] == digits.index(7)
    assert state.regs[tb.ACTIVE] == digits.index(7)


@pytest.mark.rule("SF-SETUP-03", "AMB-42")
def test_tied_players_draw_again_without_the_others() -> None:
    starters = {prepared(uniform(7), uniform(7), uniform(3), seed=seed).regs[tb.STARTER] for seed in range(20)}
    assert starters == {0, 1}
    second_card = deck(BY_DIGIT[7], BY_DIGIT[9], size=2)
    assert {prepared(second_card, uniform(7), seed=seed).regs[tb.STARTER] for seed in range(10)} == {0}


@pytest.mark.rule("SF-SETUP-03")
def test_the_card_that_is_drawn_for_it_is_random() -> None:
    mixed = deck(*[BY_DIGIT[9]] * 10, *[BY_DIGIT[1]] * 10, size=20)
    starters = [prepared(mixed, uniform(5), seed=seed).regs[tb.STARTER] for seed in range(40)]
    assert 8 < sum(starters) < 32


@pytest.mark.rule("SF-SETUP-04")
def test_a_zero_is_the_lowest_digit() -> None:
    assert prepared(uniform(0), uniform(1)).regs[tb.STARTER] == 1
    assert prepared(uniform(1), uniform(0)).regs[tb.STARTER] == 0


@pytest.mark.rule("SF-SETUP-03", "AMB-43")
@pytest.mark.parametrize(("chase", "card", "starter"), [("1stc/07", "DL/008", 1), ("DLc/08", "DL/007", 0)])
def test_the_digit_stands_before_the_slash_of_a_card_number(chase: str, card: str, starter: int) -> None:
    """The first is printed as 7/25 or 8/25, the second as 8/100 or 7/100."""
    assert prepared([chase] * 20, [card] * 20).regs[tb.STARTER] == starter


@pytest.mark.rule("SF-SETUP-05")
def test_the_shown_cards_are_shuffled_back_and_all_piles_lie_face_down() -> None:
    in_hand = 0
    cards = deck(*KEYS.keys() - {"E"}, size=10)[:10]
    for seed in range(200):
        state = prepared(cards, uniform(0), seed=seed)
        assert state.record is not None
        shown = next(entry.faces[0] for entry in state.record.entries if isinstance(entry.event, Shown))
        assert not any(state.seen[handle] for owner in range(2) for handle in state.pile(tb.DRAW_PILE, owner))
        in_hand += shown in [state.face[handle] for handle in state.pile(tb.HAND, 0)]
    assert 70 < in_hand < 130, "five of ten cards are in hand, the shown one as often as any"


@pytest.mark.rule("SF-SETUP-06")
def test_everybody_draws_from_his_own_pile() -> None:
    state = GAME.new_state([legal_deck()] * 3, 5)
    active = state.regs[tb.ACTIVE]
    for seat in range(3):
        hand, pile = state.pile(tb.HAND, seat), state.pile(tb.DRAW_PILE, seat)
        assert {state.owner[handle] for handle in hand + pile} == {seat}
        assert (len(hand), len(pile)) == ((8, 47) if seat == active else (5, 50))


@pytest.mark.rule("SF-SETUP-07", "SF-SETUP-10")
def test_five_cards_make_the_starting_hand_and_all_other_places_are_empty() -> None:
    state = prepared(*[legal_deck()] * 4)
    for seat in range(4):
        counts = {zone.name: len(state.pile(i, seat)) for i, zone in enumerate(tb.ZONES)}
        assert counts.pop("hand") == 5
        assert counts.pop("draw pile") == 50
        assert set(counts.values()) == {0}


@pytest.mark.rule("SF-SETUP-08")
def test_the_turn_passes_clockwise() -> None:
    state = GAME.new_state([uniform(0, 55), uniform(1, 55), uniform(9, 55), uniform(5, 55)], 3, check=False)
    turns = [state.regs[tb.ACTIVE]]
    while len(turns) < 6:
        turn = state.regs[tb.TURN]
        while state.regs[tb.TURN] == turn:
            options = state.legal_actions()
            state.apply(PASS if PASS in options else options[-1])
        turns.append(state.regs[tb.ACTIVE])
    assert turns == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("SF-SETUP-09")
def test_the_first_player_draws_three_cards_in_his_first_turn() -> None:
    state = GAME.new_state([legal_deck()] * 2, 2)
    while state.regs[tb.PHASE] < 2:
        state.apply(PASS)
    assert state.regs[tb.TURN] == 1
    assert len(state.pile(tb.HAND, state.regs[tb.STARTER])) == 8
