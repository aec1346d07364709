"""The other forms: two decks, realms laid razed, an opponent played by the person (sections TWO, VRR, VBO, SET)."""

from __future__ import annotations

import pytest
from solo import IO, P, Solo

import spellhall
from spellhall.games.spellfire import table as tb
from spellhall.kernel.errors import UsageError


@pytest.mark.rule("SOL-TWO-01", "SOL-SET-03")
def test_each_form_begins_with_its_number_of_decks():
    one, two = (spellhall.game("spellfire", solitaire=form) for form in ("one-deck", "two-deck"))
    decks = list(one.starter_decks().values())
    assert one.new_state(decks[:1], 1).seats == two.new_state(decks[:2], 1).seats == 2
    with pytest.raises(UsageError, match="SOL-SET-03"):
        one.new_state(decks[:2], 1)
    with pytest.raises(UsageError, match="SOL-TWO-01"):
        two.new_state(decks[:1], 1)


@pytest.mark.rule("SOL-SET-03", "SOL-SET-09", "SOL-SET-10", "SOL-SET-11")
def test_one_deck_is_dealt_from_and_discarded_to_by_both():
    game = spellhall.game("spellfire", solitaire="one-deck")
    deck = next(iter(game.starter_decks().values()))
    state = game.new_state([deck], 3)
    assert state.current_player() == 0 and state.regs[tb.STARTER] == 0
    thrown = state.pile(tb.DISCARD, 0)
    assert state.piles[tb.DISCARD * 2 + 1] == state.piles[tb.DRAW_PILE * 2 + 1] == []
    assert len(state.pile(tb.HAND, 1)) + len(thrown) + len(state.pile(tb.ABYSS, 1)) == 5
    assert all(state.definition(card).type in (7, 8) for card in thrown)
    assert len(state.pile(tb.DRAW_PILE, 0)) <= 45


@pytest.mark.rule("SOL-VRR-02", "SOL-VRR-03", "SOL-VRR-13")
def test_a_realm_that_he_draws_is_laid_razed_into_the_next_place():
    t = Solo(razed_realms="on")
    t.formation(P, A="r1", B="r2")
    t.pile(P, "r3", *["al1"] * 9)
    t.his_turn()
    realm = t.handle("r3")
    assert t.names(P, "formation") == ["r1", "r2", "r3"] and t.is_razed("r3")
    assert tb.PLACES[t.state.marks[tb.PLACE][realm]] == "C" and t.state.owner[realm] == P
    assert t.told("lays r3 down razed", "SOL-VRR-02")


@pytest.mark.rule("SOL-VRR-04", "SOL-VRR-05", "SOL-VRR-06", "SOL-VRR-07")
def test_with_no_place_free_it_covers_the_leading_realm():
    t = Solo(razed_realms="on")
    t.formation(P, A="r1 razed", B="r3 with h1", C="r2", D="r4", E="r5", F="r6")
    t.pile(P, "r7", *["al1"] * 9)
    t.his_turn()
    assert t.where("r2") == "discard pile" and t.is_razed("r7") and "r7" in t.names(P, "formation")
    assert t.where("h1") == "attached"


@pytest.mark.rule("SOL-VRR-09", "SOL-VRR-14")
def test_without_room_or_beside_one_of_its_name_it_is_thrown_away():
    t = Solo(razed_realms="on")
    t.formation(P, **{place: f"r{number} razed" for number, place in enumerate("ABCDEF", 1)})
    t.pile(P, "r7", *["al1"] * 9)
    t.his_turn()
    assert t.where("r7") == "discard pile" and t.told("throws r7 away", "SOL-VRR-09")
    t = Solo(razed_realms="on")
    t.formation(P, A="r1")
    t.pile(P, "r1", *["al1"] * 9)
    t.his_turn()
    assert t.names(P, "formation") == ["r1"] and t.told("throws r1 away", "SOL-VRR-14")


@pytest.mark.rule("SOL-VRR-10", "SOL-PLR-03")
def test_such_a_realm_can_be_regained():
    t = Solo(razed_realms="on")
    t.formation(P, A="r1")
    t.pool(P, "her5")
    t.pile(P, "r3", *["al1"] * 20)
    t.his_turn().skip_to_phase(4, seat=P, turns=1).attack("r3")
    assert not t.is_razed("r3") and t.told("P rebuilds r3")


@pytest.mark.rule("SOL-TWO-03", "SOL-TWO-04", "SOL-TWO-11", "SOL-TWO-13")
def test_with_two_decks_he_lays_his_realm_and_adds_a_holding():
    t = Solo(solitaire="two-deck")
    t.formation(P, A="r9")
    t.formation(IO, A="r1")
    t.hand(IO, "r3", "r2", "h1")
    t.his_turn(phase=2)
    assert t.names(IO, "formation") == ["r1", "r2"] and t.told("plays r2", "SOL-TWO-11")
    assert t.state.host[t.handle("h1")] == t.handle("r1")


@pytest.mark.rule("SOL-TWO-12")
def test_with_two_decks_he_rebuilds_if_three_cards_are_of_no_use():
    t = Solo(solitaire="two-deck")
    t.formation(P, A="r9")
    t.formation(IO, A="r1 razed", B="r2")
    t.hand(IO, "mi+2", "mi+1", "art+4", "evGift")
    t.his_turn(phase=2)
    assert not t.is_razed("r1") and len(t.names(IO, "discard pile")) == 3
    assert t.told("rebuilds r1", "SOL-TWO-12")


@pytest.mark.rule("SOL-TWO-14")
def test_with_two_decks_he_can_win():
    t = Solo(solitaire="two-deck")
    t.formation(P, A="r9")
    t.formation(IO, A="r1", B="r2", C="r3", D="r4", E="r5")
    t.hand(IO, "r6")
    t.his_turn(phase=2)
    assert t.state.is_terminal() and t.state.returns() == [-1.0, 1.0]


@pytest.mark.rule("SOL-TWO-05", "SOL-TWO-06", "SOL-TWO-07", "SOL-TWO-08")
def test_with_two_decks_each_attacks_the_realms_of_the_other():
    t = Solo(solitaire="two-deck")
    t.formation(P, A="r9 razed", B="r8")
    t.formation(IO, A="r1")
    t.pool(P, "her5")
    t.pool(IO, "her7")
    t.my_turn(phase=4)
    assert t.can_attack("r1") and not t.can_attack("r9")
    t.attack("r1")
    assert t.told("defends with her7", "SOL-DEF-01")


@pytest.mark.rule("SOL-VBO-02", "SOL-VBO-03", "SOL-VBO-06", "SOL-VBO-08")
def test_a_brilliant_opponent_is_played_by_the_person():
    t = Solo(opponent="brilliant")
    t.formation(P, A="r1")
    t.pool(IO, "her7")
    t.hand(IO, "evGift", "al3")
    t.his_turn(phase=4)
    assert t.seat == P and t.can_attack("r1") and "skip combat" in t.options()
    hand = t.state.view(P)["seats"][IO]["zones"]["hand"]
    assert sorted(card["name"] for card in hand) == ["al3", "evGift"]
    t.skip()
    assert not t.told("attacks")


@pytest.mark.rule("SOL-VBO-05", "SOL-VBO-07")
def test_the_frame_of_the_game_stays_for_a_brilliant_opponent():
    t = Solo(opponent="brilliant")
    t.formation(P, A="r1")
    t.pile(P, "r2", "h1", *["al1"] * 9)
    t.his_turn(phase=1)
    assert t.where("r2") == t.where("h1") == "discard pile"
    t = Solo(opponent="brilliant", razed_realms="on")
    t.formation(P, A="r1")
    t.pile(P, "r2", "h1", *["al1"] * 9)
    t.his_turn(phase=1)
    assert t.is_razed("r2") and t.where("h1") == "discard pile"


@pytest.mark.rule("SOL-VIS-01")
def test_his_hand_is_hidden_unless_the_player_wants_it_open():
    for shown in ("hidden", "open"):
        t = Solo(opponent_hand=shown)
        t.formation(P, A="r1")
        t.hand(IO, "al3")
        t.my_turn()
        assert ("name" in t.state.view(P)["seats"][IO]["zones"]["hand"][0]) == (shown == "open")
        assert not t.state.seen[t.state.pile(tb.DRAW_PILE, P)[0]]


@pytest.mark.rule("SOL-VIS-01")
def test_what_is_told_of_a_lost_round_does_not_tell_what_he_holds():
    told = []
    for hand in ((), ("al1",), ("al1", "al2")):
        t = Solo(certain_defeat="automatic")
        t.formation(P, A="r1")
        t.pool(P, "her9")
        t.pool(IO, "her2")
        t.hand(IO, *hand)
        t.his_turn(phase=4).skip_to(rule="SF-COMB-C1").pick("her9")
        told.append([line.text for line in t.story() if line.text.startswith("IO gives")])
    assert told[0] == told[1] == told[2] and len(told[0]) == 1
