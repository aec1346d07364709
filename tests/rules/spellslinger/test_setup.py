"""Shuffling, the first player, opening hands and mulligans (section SU)."""

from __future__ import annotations

from collections import Counter

import pytest
from slinger_hall import SlingerHall

import spellhall
from spellhall.games.spellslinger import table as tb
from spellhall.kernel.events import Moved, Shuffled
from spellhall.kernel.frames import PASS, YES
from spellhall.kernel.state import State

GAME = spellhall.game("spellslinger")
MIXED = [card.key for card in GAME.catalogue if not card.cost.colours()][:20] * 3
WOODS = ["woods"] * 60
FIRST_PLAYER, NEW_HAND = "SS-SU-02", "SS-SU-11"
PLAY_FIRST, DRAW_FIRST = 0, 1


def shuffled(seats: int = 2, seed: int = 1, deck: list[str] = MIXED, **options: str) -> State:
    """A fresh game, in which someone is asked who goes first."""
    game = spellhall.game("spellslinger", **options)
    state = game.new_state([deck] * seats, seed, check=False)
    assert state.decision().rule == FIRST_PLAYER
    return state


def dealt(seats: int = 2, seed: int = 1, deck: list[str] = MIXED, **options: str) -> State:
    """All have their opening hands, and the first player is asked about a mulligan."""
    state = shuffled(seats, seed, deck, **options)
    state.apply(PLAY_FIRST)
    return state


def to_main(state: State, turn: int) -> State:
    """Everybody keeps the hand, and does nothing until the main phase of a turn."""
    while (state.regs[tb.TURN], state.regs[tb.STEP]) != (turn, tb.MAIN):
        state.apply(PASS)
    return state


def names(state: State, zone: int, seat: int) -> list[str]:
    return [state.definition(card).name for card in state.pile(zone, seat)]


def hands(state: State) -> list[int]:
    return [len(state.pile(tb.HAND, seat)) for seat in range(state.seats)]


def in_turn_order(state: State) -> list[int]:
    return [(state.regs[tb.FIRST] + place) % state.seats for place in range(state.seats)]


def asked_for_new_hands(state: State, takers: dict[int, int]) -> list[int]:
    """Who is asked about a mulligan, one after the other, when seats take so many and then keep."""
    order = []
    while state.decision().rule == NEW_HAND:
        seat = state.decision().seat
        order.append(seat)
        state.apply(YES if state.seat_data[tb.MULLIGANS][seat] < takers.get(seat, 0) else PASS)
    return order


# ---------------------------------------------------------------------- the shuffle


@pytest.mark.rule("SS-SU-01")
def test_the_same_seed_shuffles_alike_and_another_seed_differently():
    orders = [[names(shuffled(3, seed), tb.DRAW_PILE, seat) for seat in range(3)] for seed in (5, 5, 6)]
    assert orders[0] == orders[1]
    assert all(orders[0][seat] != orders[2][seat] for seat in range(3))


@pytest.mark.rule("SS-SU-01")
def test_every_deck_is_shuffled_into_a_pile_of_the_same_cards():
    state = shuffled(4)
    listed = [GAME.catalogue[GAME.faces[key]].name for key in MIXED]
    piles = [names(state, tb.DRAW_PILE, seat) for seat in range(4)]
    assert all(Counter(pile) == Counter(listed) and pile != listed for pile in piles)
    assert len({tuple(pile) for pile in piles}) == 4
    assert state.record is not None
    told = [entry.event for entry in state.record.entries]
    assert [event.seat for event in told if isinstance(event, Shuffled)] == [0, 1, 2, 3]


@pytest.mark.rule("SS-SU-01")
def test_a_card_may_come_to_lie_anywhere():
    deck = ["brass-colossus", *["woods"] * 9]
    places = {names(shuffled(seed=seed, deck=deck), tb.DRAW_PILE, 0).index("Brass Colossus") for seed in range(150)}
    assert places == set(range(10))


@pytest.mark.rule("SS-SU-01")
@pytest.mark.parametrize("watcher", [0, 1, -1])
def test_nobody_sees_the_order_of_a_draw_pile(watcher):
    view = shuffled().view(watcher)
    for seat in view["seats"]:
        assert seat["zones"]["draw pile"] == {"count": 60, "known": []}


# ---------------------------------------------------------------------- the first turn


@pytest.mark.rule("SS-SU-02")
def test_chance_picks_each_of_two_players_about_as_often():
    chosen = Counter(shuffled(seed=seed, deck=["woods"]).decision().seat for seed in range(1000))
    assert set(chosen) == {0, 1}
    assert 450 <= chosen[0] <= 550


@pytest.mark.rule("SS-SU-02")
def test_chance_picks_any_of_six_players():
    assert {shuffled(6, seed, ["woods"]).decision().seat for seed in range(80)} == set(range(6))


@pytest.mark.rule("SS-SU-02")
@pytest.mark.parametrize("seed", range(6))
def test_the_player_picked_chooses_between_playing_and_drawing_first(seed):
    state = shuffled(seed=seed)
    question = state.decision()
    assert [GAME.describe(state, question, option) for option in question.options] == ["play first", "draw first"]
    chooser = question.seat
    state.apply(PLAY_FIRST)
    assert state.regs[tb.FIRST] == chooser
    assert to_main(state, 1).decision().seat == chooser


@pytest.mark.rule("SS-SU-03")
@pytest.mark.parametrize("seed", range(6))
def test_who_draws_first_against_one_opponent_leaves_the_first_turn_to_that_one(seed):
    state = shuffled(seed=seed)
    chooser = state.decision().seat
    state.apply(DRAW_FIRST)
    assert state.regs[tb.FIRST] == 1 - chooser
    assert to_main(state, 1).decision().seat == 1 - chooser
    assert hands(state) == [7, 7]
    assert to_main(state, 2).decision().seat == chooser
    assert len(state.pile(tb.HAND, chooser)) == 8


@pytest.mark.rule("SS-SU-04")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_who_draws_first_among_many_leaves_the_first_turn_to_the_left_neighbour(seats):
    choosers = set()
    for seed in range(40):
        state = shuffled(seats, seed)
        chooser = state.decision().seat
        choosers.add(chooser)
        state.apply(DRAW_FIRST)
        assert state.regs[tb.FIRST] == (chooser + 1) % seats
        assert to_main(state, 1).decision().seat == (chooser + 1) % seats
    assert choosers == set(range(seats))


@pytest.mark.rule("SS-SU-04")
@pytest.mark.parametrize(("mode", "seats"), [("alliance", 4), ("as-one", 4), ("as-one", 6)])
def test_the_left_neighbour_of_a_team_player_is_an_opponent(mode, seats):
    choosers = set()
    for seed in range(40):
        state = shuffled(seats, seed, teams=mode)
        chooser = state.decision().seat
        choosers.add(chooser)
        state.apply(DRAW_FIRST)
        count = seats // 2
        assert state.regs[tb.FIRST] % count == (chooser + 1) % count
    assert choosers == set(range(seats))


@pytest.mark.rule("SS-SU-05")
@pytest.mark.parametrize("choice", [PLAY_FIRST, DRAW_FIRST])
def test_the_first_of_two_players_draws_nothing_in_the_first_turn_only(choice):
    state = shuffled(deck=WOODS)
    state.apply(choice)
    first = state.regs[tb.FIRST]
    to_main(state, 1)
    assert state.regs[tb.ACTIVE] == first
    assert hands(state) == [7, 7]
    to_main(state, 3)
    assert state.regs[tb.ACTIVE] == first
    assert len(state.pile(tb.HAND, first)) == 8
    to_main(state, 5)
    assert len(state.pile(tb.HAND, first)) == 9


@pytest.mark.rule("SS-SU-06")
def test_the_second_of_two_players_draws_in_the_first_turn():
    state = to_main(dealt(deck=WOODS), 2)
    second = 1 - state.regs[tb.FIRST]
    assert state.regs[tb.ACTIVE] == second
    assert len(state.pile(tb.HAND, second)) == 8


@pytest.mark.rule("SS-SU-07")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_for_oneself_the_first_player_draws_like_everyone_else(seats):
    state = dealt(seats, deck=WOODS)
    for turn, seat in enumerate(in_turn_order(state), 1):
        to_main(state, turn)
        assert state.regs[tb.ACTIVE] == seat
        assert len(state.pile(tb.HAND, seat)) == 8
        assert sum(hands(state)) == 7 * seats + turn


@pytest.mark.rule("SS-SU-08")
@pytest.mark.parametrize(("seats", "size"), [(4, "2"), (6, "3")])
def test_all_members_of_the_first_of_two_teams_as_one_miss_their_first_draw(seats, size):
    state = to_main(dealt(seats, deck=WOODS, teams="as-one", team_size=size), 1)
    first = [seat for seat in range(seats) if seat % 2 == state.regs[tb.FIRST] % 2]
    others = [seat for seat in range(seats) if seat not in first]
    assert hands(state) == [7] * seats
    to_main(state, 2)
    assert [hands(state)[seat] for seat in first] == [7] * len(first)
    assert [hands(state)[seat] for seat in others] == [8] * len(others)
    to_main(state, 3)
    assert hands(state) == [8] * seats


@pytest.mark.rule("SS-SU-08")
@pytest.mark.parametrize(("seats", "size"), [(4, "2"), (6, "3"), (6, "2")])
def test_in_an_alliance_nobody_misses_a_draw(seats, size):
    state = dealt(seats, deck=WOODS, teams="alliance", team_size=size)
    for turn, seat in enumerate(in_turn_order(state), 1):
        to_main(state, turn)
        assert state.regs[tb.ACTIVE] == seat
        assert len(state.pile(tb.HAND, seat)) == 8


# ---------------------------------------------------------------------- opening hands


@pytest.mark.rule("SS-SU-09")
@pytest.mark.parametrize("seats", [2, 5])
def test_an_opening_hand_is_the_seven_cards_on_top(seats):
    state = shuffled(seats)
    piles = [names(state, tb.DRAW_PILE, seat) for seat in range(seats)]
    state.apply(PLAY_FIRST)
    for seat in range(seats):
        assert sorted(names(state, tb.HAND, seat)) == sorted(piles[seat][-7:])
        assert names(state, tb.DRAW_PILE, seat) == piles[seat][:53]


@pytest.mark.rule("SS-SU-10")
def test_an_opening_hand_is_seen_by_its_owner_alone():
    state = dealt(3)
    for owner in range(3):
        own = state.view(owner)["seats"][owner]["zones"]["hand"]
        assert [card["name"] for card in own] == names(state, tb.HAND, owner)
        for watcher in {0, 1, 2, -1} - {owner}:
            seen = state.view(watcher)["seats"][owner]["zones"]["hand"]
            assert [set(card) for card in seen] == [{"handle"}] * 7


@pytest.mark.rule("SS-SU-10")
def test_a_new_hand_and_later_hands_are_hidden_too():
    state = dealt()
    state.apply(YES)
    for turn in (0, 2, 5):
        if turn:
            to_main(state, turn)
        for owner in (0, 1):
            for watcher in (1 - owner, -1):
                seen = state.view(watcher)["seats"][owner]["zones"]["hand"]
                assert [set(card) for card in seen] == [{"handle"}] * hands(state)[owner]


@pytest.mark.rule("SS-SU-10")
def test_the_log_names_drawn_cards_to_their_owner_only():
    state = GAME.new_state([["brass-colossus"] * 60, WOODS], 1, check=False)
    state.apply(PLAY_FIRST)
    assert state.record is not None
    for seat, names_it in ((0, True), (1, False), (-1, False)):
        told = [line.text for line in GAME.story(state.record.entries, seat, ["P1", "P2"])]
        assert any("Brass Colossus" in line for line in told) == names_it


# ---------------------------------------------------------------------- mulligans


@pytest.mark.rule("SS-SU-11")
def test_a_mulligan_shuffles_the_whole_hand_back_and_draws_anew():
    state = dealt()
    seat = state.decision().seat
    before = sorted(names(state, tb.HAND, seat) + names(state, tb.DRAW_PILE, seat))
    other = names(state, tb.HAND, 1 - seat)
    assert state.record is not None
    told = len(state.record.entries)
    state.apply(YES)
    assert sorted(names(state, tb.HAND, seat) + names(state, tb.DRAW_PILE, seat)) == before
    assert names(state, tb.HAND, 1 - seat) == other
    events = [entry.event for entry in state.record.entries[told:]]
    mine = [event for event in events if isinstance(event, (Moved, Shuffled)) and event.seat == seat]
    steps = [(type(event), event.why if isinstance(event, Moved) else event.zone) for event in mine]
    assert steps == [(Moved, tb.REDRAWN)] * 7 + [(Shuffled, tb.DRAW_PILE)] + [(Moved, tb.DRAWN)] * 7


@pytest.mark.rule("SS-SU-11")
def test_the_cards_put_back_are_neither_known_nor_on_top():
    spread = set()
    changed = 0
    for seed in range(60):
        state = dealt(seed=seed)
        seat = state.decision().seat
        old = sorted(names(state, tb.HAND, seat))
        state.apply(YES)
        assert state.view(seat)["seats"][seat]["zones"]["draw pile"] == {"count": 53, "known": []}
        changed += sorted(names(state, tb.HAND, seat)) != old
        spread |= {place for place, name in enumerate(names(state, tb.DRAW_PILE, seat)) if name == old[0]}
    assert changed > 50
    assert len(spread) > 40


@pytest.mark.rule("SS-SU-11")
def test_who_likes_the_opening_hand_keeps_it():
    state = dealt()
    before = [names(state, zone, seat) for zone in (tb.HAND, tb.DRAW_PILE) for seat in (0, 1)]
    first = state.decision().seat
    assert state.legal_actions() == [YES, PASS]
    state.apply(PASS)
    assert state.decision().seat == 1 - first
    assert [names(state, zone, seat) for zone in (tb.HAND, tb.DRAW_PILE) for seat in (0, 1)] == before


@pytest.mark.rule("SS-SU-12")
def test_the_first_mulligan_gives_seven_cards_again():
    state = dealt()
    seat = state.decision().seat
    state.apply(YES)
    assert hands(state) == [7, 7]
    assert len(state.pile(tb.DRAW_PILE, seat)) == 53


@pytest.mark.rule("SS-SU-13")
def test_the_second_mulligan_gives_six_cards():
    state = dealt()
    seat = state.decision().seat
    asked_for_new_hands(state, {seat: 2})
    assert len(state.pile(tb.DRAW_PILE, seat)) == 54
    assert state.seat_data[tb.MULLIGANS][seat] == 2
    assert hands(state)[seat] == 6
    assert state.regs[tb.TURN] == 1
    assert len(state.pile(tb.DRAW_PILE, 1 - seat)) == 53


@pytest.mark.rule("SS-SU-14")
def test_there_is_no_third_mulligan():
    state = dealt(3, deck=WOODS)
    order = asked_for_new_hands(state, {0: 9, 1: 9, 2: 9})
    assert Counter(order) == {0: 2, 1: 2, 2: 2}
    assert state.seat_data[tb.MULLIGANS] == [2, 2, 2]
    assert state.regs[tb.TURN] == 1


@pytest.mark.rule("SS-SU-15")
@pytest.mark.parametrize("seed", range(8))
def test_mulligans_go_round_by_round_from_the_first_player_on(seed):
    state = dealt(4, seed)
    first, second, third, fourth = in_turn_order(state)
    takers = {first: 2, second: 0, third: 1, fourth: 2}
    order = asked_for_new_hands(state, takers)
    assert order == [first, second, third, fourth, first, third, fourth]


@pytest.mark.rule("SS-SU-15")
def test_who_keeps_the_hand_is_not_asked_again():
    state = dealt(2, deck=WOODS)
    first = state.decision().seat
    assert asked_for_new_hands(state, {1 - first: 2}) == [first, 1 - first, 1 - first]
    assert state.seat_data[tb.MULLIGANS][first] == 0
    assert len(state.pile(tb.HAND, first)) == 7


@pytest.mark.rule("SS-SU-15")
def test_all_hands_are_settled_before_the_first_turn():
    state = dealt(3, deck=WOODS)
    while state.decision().rule == NEW_HAND:
        assert state.regs[tb.TURN] == 0
        state.apply(PASS)
    assert state.regs[tb.TURN] == 1
    assert state.seat_data[tb.KEPT] == [1, 1, 1]


# ---------------------------------------------------------------------- life


@pytest.mark.rule("SS-SU-16")
@pytest.mark.parametrize(("seats", "mode"), [(2, "none"), (5, "none"), (4, "alliance")])
def test_everybody_begins_with_twenty_life(seats, mode):
    view = dealt(seats, teams=mode).view(-1)
    assert [seat["life"] for seat in view["seats"]] == [20] * seats


@pytest.mark.rule("SS-SU-16")
@pytest.mark.parametrize(("seats", "size"), [(4, "2"), (6, "2"), (6, "3")])
def test_a_team_as_one_begins_with_thirty_life_in_all(seats, size):
    view = dealt(seats, teams="as-one", team_size=size).view(-1)
    assert [seat["life"] for seat in view["seats"]] == [30] * seats


@pytest.mark.rule("SS-SU-16")
def test_the_thirty_life_of_a_team_are_one_total():
    t = SlingerHall(4, teams="as-one")
    assert t.life == [30] * 4
    t.hold(0, "strike 3")
    t.at("main")
    t.do("play strike 3", "seat 3")
    assert t.life == [30, 27, 30, 27]
