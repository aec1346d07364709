"""Draw pile, discard pile, hand, and what is in play (section PILE)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, deck, duel, finish_turn

import spellhall
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.projection import in_play
from spellhall.games.spellfire.words import cards
from spellhall.kernel.chance import Dice
from spellhall.language.effect import Standing


@pytest.mark.rule("SF-PILE-01", "AMB-73")
def test_a_card_used_by_another_player_is_discarded_to_its_owner() -> None:
    t = duel("wiz5", "mon4", hand=("charm", "al1"), rival_hand=("al3", "al4", "al5"))
    t.play("al3").play("charm")
    assert t.state.control[t.handle("al3")] == 0
    t.play("al4").play("al1").play("al5").skip_to(label="end your turn")
    assert t.where("wiz5") == "discard pile", "the side that borrowed it has lost"
    assert "al3" in t.names(1, "discard pile")
    assert "al3" not in t.names(0, "discard pile")


@pytest.mark.rule("SF-PILE-02")
def test_every_card_lies_in_exactly_one_place_at_all_times() -> None:
    names = ("r1", "r2", "r3", "her5", "her6", "wiz5", "mon5", "mi+2", "art+4", "h1", "limbo5", "toLimbo/3")
    decks = [deck(*names, "toAbyss/3", "evGift"), deck(*names, "evRuin", "evPeace")]
    state = spellhall.game("spellfire").new_state(decks, 2, check=False)
    dice = Dice(5)
    everything = list(range(len(state.face)))
    for _ in range(400):
        assert sorted(handle for pile in state.piles for handle in pile) == everything
        for zone in range(len(tb.ZONES)):
            for seat in range(2):
                assert all(state.zone[handle] == zone for handle in state.pile(zone, seat))
                if zone in (tb.DISCARD, tb.DRAW_PILE, tb.HAND, tb.LIMBO, tb.ABYSS, tb.VOID):
                    assert all(state.owner[handle] == seat for handle in state.pile(zone, seat))
        if state.is_terminal():
            break
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])


@pytest.mark.rule("SF-PILE-03")
def test_powers_return_cards_from_the_discard_pile_and_shuffle_it_in() -> None:
    t = at_home(pool=("wiz5",), hand=("recover/3", "reshuffle/3", "her6"))
    t.put(0, "discard pile", "al3", "mi+2")
    t.play("recover/3").pick("mi+2")
    assert t.where("mi+2") == "hand"
    before = t.names(0, "draw pile")
    t.play("reshuffle/3")
    assert t.names(0, "discard pile") == ["reshuffle/3"]
    after = t.names(0, "draw pile")
    assert sorted(after) == sorted([*before, "al3", "recover/3"])
    orders = set()
    for seed in range(6):
        t = at_home(pool=("wiz5",), hand=("reshuffle/3",), seed=seed, pile=2)
        t.put(0, "discard pile", *(f"al{level}" for level in range(1, 10)))
        t.play("reshuffle/3")
        orders.add(tuple(t.names(0, "draw pile")))
        assert not any(t.state.seen[handle] for handle in t.state.pile(tb.DRAW_PILE, 0))
    assert len(orders) == 6, "in random order"


def last_cards(count: int, **options: str) -> Hall:
    """P1 is about to draw three cards from a pile of so many; they have one realm more than P2."""
    t = Hall(**options)  # type: ignore[arg-type]
    t.formation(0, A="r9", B="r8")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.hand(0, "al1", "her6")
    t.pile(0, *["al1"] * count)
    t.put(0, "discard pile", "al7", "al8")
    return t.begin(seat=0, phase=1)


@pytest.mark.rule("SF-PILE-04")
def test_without_draw_cards_the_game_is_scored_when_the_turn_ends() -> None:
    t = last_cards(3, draw_pile_empty="end_game")
    assert t.hand_size(0) == 5
    t.play("her6").skip_to_phase(4)
    assert t.can_attack("r1"), "the turn goes on"
    t.skip_to(label="end your turn")
    assert not t.state.is_terminal()
    t.end_turn()
    assert t.state.returns() == [1.0, -1.0]


@pytest.mark.rule("SF-PILE-04", "AMB-31")
@pytest.mark.parametrize(("value", "over"), [("last_card_taken", True), ("failed_draw", False)])
def test_when_a_pile_counts_as_run_out_is_an_option(value: str, over: bool) -> None:
    t = last_cards(3, draw_pile_empty="end_game", exhaustion_trigger=value)
    finish_turn(t)
    assert t.state.is_terminal() is over
    t = last_cards(2, draw_pile_empty="end_game", exhaustion_trigger=value)
    finish_turn(t)
    assert t.state.is_terminal()


@pytest.mark.rule("SF-PILE-04")
def test_a_pile_that_lasts_ends_nothing() -> None:
    assert not finish_turn(last_cards(4, draw_pile_empty="end_game")).state.is_terminal()


@pytest.mark.rule("SF-PILE-05")
def test_under_the_other_option_the_discard_pile_becomes_the_new_draw_pile() -> None:
    t = last_cards(2, draw_pile_empty="reshuffle")
    assert t.hand_size(0) == 4
    t.skip_to_phase(4).attack("r1").pick("her5")
    assert t.is_razed("r1")
    assert t.hand_size(0) == 4, "no card as spoils"
    t.skip_to(label="end your turn")
    assert t.names(0, "draw pile") == []
    t.end_turn()
    assert not t.state.is_terminal()
    assert sorted(t.names(0, "draw pile")) == ["al7", "al8"]
    assert t.names(0, "discard pile") == []
    t.skip_to(seat=0, label="end your turn", turns=2)
    assert t.hand_size(0) >= 5, "he draws again"


@pytest.mark.rule("SF-PILE-05")
@pytest.mark.parametrize(("count", "drawn"), [(3, 0), (9, 2)])
def test_after_the_last_card_he_gets_no_more_that_turn(count: int, drawn: int) -> None:
    t = Hall(draw_pile_empty="reshuffle")
    t.formation(0, A="r9")
    t.pool(0, "wiz5")
    t.hand(0, "reshuffle/3", "evGift", "her6")
    t.pile(0, *["al1"] * count)
    t.put(0, "discard pile", "al7", "al8")
    t.begin(seat=0, phase=1).skip_to_phase(3)
    t.play("reshuffle/3")
    held = t.hand_size(0)
    t.play("evGift")
    assert t.hand_size(0) == held - 1 + drawn


@pytest.mark.rule("SF-PILE-05", "AMB-47")
def test_what_the_loss_of_a_pool_sets_off_comes_before_the_new_draw_pile() -> None:
    t = Hall(draw_pile_empty="reshuffle")
    t.formation(1, A="r1")
    t.pool(0, "Yondalla the Provider")
    t.pool(1, "her1", "her2")
    t.hand(0, "her6", "al1")
    t.pile(0, "al2")
    t.put(0, "discard pile", *["al7"] * 6)
    t.begin(seat=0, phase=1).skip_to(label="end your turn").end_turn()
    assert t.where("Yondalla the Provider") == "discard pile" and len(t.names(0, "discard pile")) == 7
    t.pick("her1")
    assert t.where("her1") == "discard pile" and len(t.names(0, "draw pile")) == 7


@pytest.mark.rule("SF-PILE-05", "AMB-32")
def test_who_has_nothing_to_shuffle_looks_again_at_the_end_of_his_turns() -> None:
    t = Hall(draw_pile_empty="reshuffle")
    t.formation(0, A="r9")
    t.hand(0, "her6", "al1")
    t.pile(0, "al1")
    t.begin(seat=0, phase=1)
    finish_turn(t)
    assert t.names(0, "draw pile") == []
    t.put(0, "discard pile", "al7", "al8")
    finish_turn(t)
    assert t.names(0, "draw pile") == [], "that was another player's turn"
    t.skip_to(seat=0, label="end your turn")
    assert t.hand_size(0) == 3, "nothing to draw"
    t.end_turn()
    assert sorted(t.names(0, "draw pile")) == ["al7", "al8"]


IN_PLAY = ("pool", "formation", "battle", "attached", "table")


@pytest.mark.rule("SF-PILE-06", "SF-PILE-07")
@pytest.mark.parametrize("zone", [zone.name for zone in tb.ZONES])
def test_what_is_in_play(zone: str) -> None:
    t = Hall(pile=0)
    (handle,) = t.put(0, zone, "her5")
    assert (handle in in_play(t.state)) is (zone in IN_PLAY)
    assert cards.accepts(t.state, handle, Standing(handle, 0)) is True
    assert (cards.handles(t.state, Standing(handle, 0)) == [handle]) is (zone in IN_PLAY)


@pytest.mark.rule("SF-PILE-06")
def test_razed_realms_fighters_and_lasting_cards_are_in_play() -> None:
    t = Hall(pile=0)
    t.formation(0, A="r9")
    t.formation(1, A="r1 razed", B="r2 with h1")
    t.pool(0, "her5 with mi+2", "her6")
    t.pool(1, "mon7")
    t.put(1, "table", "evPeace")
    t.hand(0, "al1", "al2")
    t.hand(1, "al5")
    t.put(0, "discard pile", "al3")
    t.put(1, "draw pile", "al4")
    t.begin(seat=0, phase=4).attack("r2").pick("her5").pick("mon7").play("al1")
    found = sorted(t.state.definition(handle).name for handle in in_play(t.state))
    assert found == sorted(["r9", "r1", "r2", "h1", "her5", "mi+2", "her6", "mon7", "evPeace", "al1"])


@pytest.mark.rule("SF-PILE-08")
def test_the_hand_is_what_a_player_holds() -> None:
    t = at_home(hand=("her5", "mi+2", "al1"))
    t.put(0, "table", "keep10")
    assert t.hand_size(0) == 3
    t.play("her5").play("mi+2")
    assert t.hand_size(0) == 1


@pytest.mark.rule("SF-PILE-09")
def test_what_targets_a_player_acts_on_his_hand() -> None:
    t = at_home(hand=("evThief", "her6"))
    t.hand(1, "al1", "al2")
    t.pool(1, "her5 with mi+2")
    t.play("evThief")
    assert t.seat == 1
    assert t.offered() == ["al1", "al2"]
    t.pick("al2")
    assert t.names(1, "hand") == ["al1"]
    assert t.names(1, "pool") == ["her5"]
