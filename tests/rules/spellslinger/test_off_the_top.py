"""One pile for all (section OT)."""

from __future__ import annotations

from collections import Counter

import pytest
from slinger_cards import c
from slinger_hall import SlingerHall

import spellhall
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.formats.learning import share_of_pile
from spellhall.games.spellslinger.rules.zones import draw
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import DeckError
from spellhall.kernel.frames import PASS, YES

GAME = spellhall.game("spellslinger", preset="off-the-top")


def nothing(players: int) -> list[list[str]]:
    return [[] for _ in range(players)]


def hall(seats: int = 2, deck: int = 10) -> SlingerHall:
    return SlingerHall(seats, deck=deck, preset="off-the-top")


@pytest.mark.rule("SS-OT-01")
def test_all_draw_from_one_pile_and_discard_onto_one() -> None:
    state = GAME.new_state(nothing(3), 1)
    state.apply(state.legal_actions()[0])
    assert [len(state.pile(tb.DRAW_PILE, seat)) for seat in range(3)] == [150 - 3 * 7, 0, 0]
    t = hall()
    t.hold(0, "free event")
    t.hold(1, "zap")
    t.at("main")
    t.do("play free event", "play zap", "seat 0")
    assert t.names(0, "discard pile") == ["zap", "free event"] and t.names(1, "discard pile") == []


@pytest.mark.rule("SS-OT-01", "SS-SU-01")
def test_the_common_pile_is_shuffled() -> None:
    lands = set()
    for seed in range(5):
        state = GAME.new_state(nothing(2), seed)
        below = state.pile(tb.DRAW_PILE, 0)[:50]
        lands.add(sum(state.definition(card).common_terrain for card in below))
    assert len(lands) > 1, "each half of the pile lies as it was put together, with twenty terrains"


@pytest.mark.rule("SS-OT-01")
def test_who_has_dropped_out_draws_no_more_from_the_common_pile() -> None:
    t = hall(3).at("main")
    t.state.concede(2)
    for seat, drawn in ((2, 0), (1, 2)):
        left, held = t.size(0, "draw pile"), t.size(seat, "hand")
        draw(t.state, seat, 2)
        assert (left - t.size(0, "draw pile"), t.size(seat, "hand") - held) == (drawn, drawn)


@pytest.mark.rule("SS-OT-02")
def test_the_pile_has_fifty_cards_for_each_player() -> None:
    for players in (2, 3, 4):
        state = GAME.new_state(nothing(players), 1)
        assert len(state.face) == 50 * players


@pytest.mark.rule("SS-OT-03")
def test_two_fifths_of_the_pile_are_common_terrains() -> None:
    share = share_of_pile(GAME, Dice(5))
    kinds = Counter(GAME.catalogue[GAME.faces[key]].common_terrain for key in share)
    assert kinds == {True: 20, False: 30}
    assert len({key for key in share if GAME.catalogue[GAME.faces[key]].common_terrain}) == 4


@pytest.mark.rule("SS-OT-04")
def test_who_drew_a_card_owns_it_until_it_is_in_a_pile_again() -> None:
    t = hall(deck=0)
    t.put(0, "draw pile", *[c(2, 2)] * 4)
    t.at("draw", active=1)
    drawn = t.state.pile(tb.HAND, 1)[0]
    t.hold(1, "send back")
    t.on_to(tb.MAIN)
    t.do("play c 2/2").do("play send back")
    assert t.where(drawn) == "hand" and t.state.control[drawn] == 1
    t.state.move(drawn, tb.DISCARD, 0)
    assert t.state.marks[tb.DRAWER][drawn] == 0


@pytest.mark.rule("SS-OT-05")
def test_hands_and_cards_in_play_stay_apart() -> None:
    t = hall()
    mine = t.play(0, c(1, 1))
    t.at("draw")
    assert t.size(0, "hand") == 1 and t.size(1, "hand") == 0
    assert t.state.control[mine] == 0 and t.names(1, "in play") == []


@pytest.mark.rule("SS-OT-06")
def test_who_has_to_draw_from_the_empty_pile_loses_and_the_others_play_on() -> None:
    t = hall(3, deck=0)
    t.hold(2, "zap")
    t.at("draw", active=1)
    assert t.state.seat_data[tb.OUT] == [0, 1, 0] and not t.state.is_terminal()


@pytest.mark.rule("SS-OT-07")
def test_a_new_hand_is_shuffled_into_the_common_pile_one_player_after_the_other() -> None:
    state = GAME.new_state(nothing(2), 3)
    everything = Counter(state.face)
    state.apply(state.legal_actions()[0])
    first = state.current_player()
    before = list(state.pile(tb.HAND, 1 - first))
    state.apply(YES)
    assert state.current_player() == 1 - first and state.pile(tb.HAND, 1 - first) == before
    assert len(state.pile(tb.HAND, first)) == 7 and len(state.pile(tb.DRAW_PILE, 0)) == 86
    assert Counter(state.face) == everything
    state.apply(PASS)


@pytest.mark.rule("SS-OT-08")
def test_the_limits_of_deck_construction_do_not_hold_for_the_pile() -> None:
    piles = ([key for share in GAME.dealt(nothing(5), seed) for key in share] for seed in range(1, 200))
    constructed = spellhall.game("spellslinger")
    seed, faults = next((seed, found) for seed, pile in enumerate(piles, 1) if (found := constructed.check_deck(pile)))
    assert all("at most 4 of a card (SS-DK-04)" in fault for fault in faults), "a brought deck of these is refused"
    assert len(GAME.new_state(nothing(5), seed).face) == 250


@pytest.mark.rule("SS-OT-09")
def test_every_table_has_a_pile_of_its_own_from_its_seed() -> None:
    piles = [GAME.dealt(nothing(2), seed) for seed in range(30)]
    assert len({tuple(sorted(key for share in pile for key in share)) for pile in piles}) == 30
    assert GAME.dealt(nothing(2), 7) == piles[7]
    state = GAME.new_state(nothing(2), 7)
    assert Counter(state.definition(card).key for card in range(100)) == Counter(piles[7][0] + piles[7][1])
    assert GAME.new_state(piles[7], 7) == state


@pytest.mark.rule("SS-OT-09")
def test_nobody_brings_a_deck() -> None:
    rigged = ["lightning"] * 40 + ["mountain"] * 20
    assert GAME.starter_decks() == {} and GAME.random_deck(Dice(1)) == [] and not GAME.brings_decks
    assert "SS-OT-09" in GAME.check_deck(rigged)[0]
    for decks in ([rigged, rigged], [rigged, []], GAME.dealt(nothing(2), 8)):
        with pytest.raises(DeckError, match="SS-OT-09"):
            GAME.new_state(decks, 7)
