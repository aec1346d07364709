"""Ties, choices and lots (sections TIE, SEL, RND)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone

from spellhall.games.spellfire import events
from spellhall.games.spellfire.sets import SETS, rank_of
from spellhall.games.spellfire.solitaire.ties import tie_key
from spellhall.rulebook import find_rules


def strikes(card: str, *yours: str, pool: tuple[str, ...] = (), **realms: str) -> Alone:
    """They draw an event that strikes one card; you have that pool and those realms."""
    t = Alone()
    t.formation(YOU, **(realms or {"A": "r1"}))
    t.pool(YOU, *yours)
    t.pool(HE, *pool)
    t.pile(YOU, card)
    t.his_turn()
    return t


# ---------------------------------------------------------------------- ties


@pytest.mark.rule("SOL-TIE-01")
def test_the_higher_level_comes_first_whatever_the_numbers() -> None:
    assert strikes("evPool", "her5", "mon6").where("mon6") == "discard pile"
    assert strikes("evPool", "mon5", "her6").where("her6") == "discard pile"


@pytest.mark.rule("SOL-TIE-02", "SOL-SEL-04")
def test_of_equals_the_lower_number_comes_first() -> None:
    assert strikes("evPool", "mon5", "her5").where("her5") == "discard pile"
    assert strikes("evPool", "her5", "cle5").where("cle5") == "discard pile"


@pytest.mark.rule("SOL-TIE-03", "SOL-TIE-04")
def test_of_two_sets_the_earlier_one_comes_first_though_its_number_be_higher() -> None:
    t = strikes("evPool", "4th/258", "1st/261")  # Tyrinon and Agis, both of level 5
    assert t.where("Agis") == "discard pile"


@pytest.mark.rule("SOL-TIE-03", "SOL-TIE-04", "AMB-S17")
def test_the_sets_come_in_the_order_in_which_they_were_published() -> None:
    t = Alone()
    keys = ("NO/103", "1st/103", "RL/001", "DL/097", "FR/056", "AR/027", "PO/074", "3rd/400", "4th/001", "NS/044")
    printed = [key for key in keys if key in t.game.faces]
    cards = [t.put(HE, "hand", key)[0] for key in printed]
    assert sorted(reversed(cards), key=lambda card: tie_key(t.state, card)) == cards


@pytest.mark.rule("SOL-TIE-03")
def test_of_two_printings_of_a_card_the_earlier_one_comes_first() -> None:
    t = Alone()
    cards = t.put(HE, "hand", "NO/099", "1st/099", "2nd/099", "3rd/099", "4th/119")
    assert sorted(reversed(cards), key=lambda card: tie_key(t.state, card)) == list(cards)


@pytest.mark.rule("SOL-TIE-04")
def test_the_book_names_the_sets_in_the_order_of_the_list_by_which_the_hall_sorts() -> None:
    (rule,) = find_rules("SOL-TIE-04")
    printed = [one for one in SETS if one.code not in ("PR", "IQ", "MI", "CH", "CQ")]
    assert f": {', '.join(one.name for one in printed)}, and then" in rule.text
    t = Alone()
    cards = [t.put(HE, "hand", card.key)[0] for card in t.game.shipped()]
    ranks = [rank_of(t.state.definition(card).key) for card in sorted(cards, key=lambda card: tie_key(t.state, card))]
    assert ranks == sorted(ranks) and len(set(ranks)) > 8


@pytest.mark.rule("SOL-TIE-05", "AMB-S17")
def test_chase_cards_come_after_all_numbered_cards_of_their_set_and_before_the_next_set() -> None:
    t = Alone()
    chase, alike, last, later = t.put(HE, "hand", "1stc/22", "1st/022", "1st/436", "DL/097")
    assert sorted([later, chase, last], key=lambda card: tie_key(t.state, card)) == [last, chase, later]
    assert sorted([last, alike], key=lambda card: tie_key(t.state, card)) == [alike, last]


@pytest.mark.rule("SOL-TIE-06")
def test_no_two_cards_are_equal() -> None:
    t = Alone()
    cards = t.put(HE, "hand", *(card.key for card in t.game.shipped()), "her5", "her5")
    assert len({tie_key(t.state, card) for card in cards}) == len(cards)
    assert len({t.state.definition(card).issue for card in cards}) == len(cards) - 1, "the last two are one card"


# ---------------------------------------------------------------------- choices


@pytest.mark.rule("SOL-SEL-01", "SOL-SEL-02", "SOL-SEL-03")
def test_what_falls_with_a_card_is_counted() -> None:
    t = strikes("evPool", "mon7", "her5 with plus+3 Def and mi+1")
    assert t.where("her5") == "discard pile" and t.where("mon7") == "pool"
    assert strikes("evPool", "mon7", "her4 with art+4").where("her4") == "discard pile"


@pytest.mark.rule("SOL-SEL-01")
def test_he_does_not_strike_his_own_side() -> None:
    t = strikes("evPool", "her2", pool=("mon9",))
    assert t.where("her2") == "discard pile" and t.where("mon9") != "discard pile"


@pytest.mark.rule("SOL-SEL-04", "SOL-SEL-12")
def test_between_equal_levels_nothing_but_the_number_counts() -> None:
    t = strikes("evPool", "mon5 with mi0 and weight-6 and plus+3 Def and plus+3 Def", "her5")
    assert t.where("her5") == "discard pile"
    assert strikes("evPool", "mon5 with mi0", "her5").where("her5") == "discard pile"
    assert strikes("evQuake", A="r9 razed", B="r5 with h1", C="r3").is_razed("r3")


@pytest.mark.rule("SOL-SEL-13", "SOL-EVT-07", "AMB-S07")
def test_an_event_that_could_only_harm_him_now_waits_for_a_better_target() -> None:
    t = strikes("evPool", pool=("her5", "mon3"))
    assert t.his("hand") == ["evPool"] and len(t.his("pool")) == 2


@pytest.mark.rule("SOL-SEL-05")
def test_an_optional_power_is_used_at_the_first_moment() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "once")
    t.pile(YOU, "al7")
    t.his_turn(phase=2)
    used = [names[0] for event, names in t.happened(events.PowerUsed) if event.seat == HE]
    assert used == ["once"]
    assert t.before("al7 > hand", "phase 4 of 1")


@pytest.mark.rule("SOL-SEL-05", "AMB-S18")
def test_a_power_without_a_limit_is_used_once_in_a_turn() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "herNow5")
    t.his_turn(phase=2).through()
    told = [type(event) for event, _ in t.happened(events.PowerUsed, events.TurnBegan)]
    assert told[: told.index(events.TurnBegan)] == [events.PowerUsed]


@pytest.mark.rule("SOL-SEL-05")
def test_a_power_for_battles_is_used_in_a_round_that_he_is_losing() -> None:
    t = Alone(solitaire="two-deck")
    t.under = "al1"
    t.formation(YOU, A="r1")
    t.formation(HE, A="rDS with North Ledopolus")
    t.pool(HE, "herDS5")
    t.pool(YOU, "her5")
    t.hand(YOU, "al4", "al3")
    t.pile(HE, "al9")
    t.my_turn(phase=4).attack("rDS").play("al4")
    assert t.told("uses North Ledopolus", "SOL-SEL-05")
    assert t.bearer("al9") == "herDS5"


@pytest.mark.rule("SOL-SEL-06")
@pytest.mark.parametrize("key", ["1st/083", "4th/212"])
def test_the_mind_flayer_takes_the_ally_that_is_there_or_else_the_next_one(key: str) -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her5")
    t.hand(HE, key)
    t.hand(YOU, "mon3", "al4", "al9")
    t.his_turn(phase=4)
    t.pick("mon3")
    assert t.played() == []
    t.play("al4")
    assert t.played() == ["Mind Flayer"]
    assert t.bearer("al4") == "her5"


@pytest.mark.rule("SOL-SEL-06")
def test_the_mind_flayer_that_waited_takes_one_ally_and_no_second_one() -> None:
    t = Alone()
    assert t.pool(HE, "her5") == [0]
    t.formation(YOU, A="r1")
    t.hand(HE, "1st/083")
    t.hand(YOU, "mon6", "al4", "al9")
    t.his_turn(phase=4).pick("mon6")
    assert t.played() == ["Mind Flayer"]
    t.play("al4")
    assert t.bearer("al4") == "her5"
    t.play("al9")
    assert t.where("her5") == "discard pile" and t.where("mon6") == "pool"


@pytest.mark.rule("SOL-SEL-06")
def test_a_mind_flayer_that_joined_second_takes_the_ally_that_comes() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her5 with mi0")
    t.hand(HE, "1st/083")
    t.hand(YOU, "mon6", "al4", "al9")
    t.his_turn(phase=4).pick("mon6")
    assert t.bearer("mi0") == t.bearer("Mind Flayer") == "her5"
    t.play("al4")
    assert t.bearer("al4") == "her5"


@pytest.mark.rule("SOL-SEL-07")
@pytest.mark.parametrize(
    ("hand", "taken"),
    [
        (("al9", "evGift", "h1"), "evGift"),
        (("her9", "r2", "keep10"), "r2"),
        (("keep10", "her1", "evGift"), "her1"),
        (("keep10", "wiz1", "evGift"), "wiz1"),
        (("evGift", "keep10", "h1"), "keep10"),
        (("art+4", "h1", "mi+2"), "h1"),
        (("mi+2", "art+2", "al9"), "art+2"),
        (("al9", "mi0", "wDef+3/4"), "mi0"),
    ],
)
def test_from_your_hand_he_picks_by_type(hand: tuple[str, ...], taken: str) -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(YOU, *hand)
    t.pile(YOU, "Discovery of Spellfire")
    t.his_turn().through()
    assert t.played() == ["Discovery of Spellfire"]
    assert taken not in t.names(YOU, "hand")


@pytest.mark.rule("SOL-SEL-08", "SOL-SEL-09")
@pytest.mark.parametrize(
    ("hand", "taken"),
    [(("wDef+3/4", "al6"), "al6"), (("al2", "wDef+3/4"), "wDef+3/4"), (("her3", "mon7", "al9"), "mon7")],
)
def test_within_a_type_and_among_support_he_picks_by_level(hand: tuple[str, ...], taken: str) -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(YOU, *hand)
    t.pile(YOU, "Discovery of Spellfire")
    t.his_turn()
    assert t.where(taken) == "discard pile"


@pytest.mark.rule("SOL-SEL-09")
def test_within_a_type_and_a_level_the_lower_number_is_picked() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(YOU, "mon5", "her5")
    t.pile(YOU, "Discovery of Spellfire")
    t.his_turn()
    assert t.where("her5") == "discard pile"


@pytest.mark.rule("SOL-SEL-10")
def test_on_the_table_levels_decide_and_not_types() -> None:
    t = strikes("evWreck", "her1", A="r1", B="r2")
    assert t.where("her1") == "discard pile"


@pytest.mark.rule("SOL-SEL-11", "AMB-S15")
def test_he_gives_up_what_costs_him_fewest_levels_and_of_equals_the_higher_number() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(HE, "al4", "al2", "al6")
    t.hand(YOU, "evThief", "her1")
    t.my_turn(phase=3).play("evThief")
    assert t.where("al2") == "discard pile" and t.his("hand") == ["al4", "al6"]
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(HE, "al3", "alUnd3", "alFly3")
    t.hand(YOU, "evThief", "her1")
    t.my_turn(phase=3).play("evThief")
    assert t.where("alUnd3") == "discard pile"


@pytest.mark.rule("SOL-SEL-12", "AMB-S18")
def test_of_realms_he_takes_the_lowest_number_among_those_that_it_changes() -> None:
    assert strikes("evQuake", A="r5", B="r3", C="r4").is_razed("r3")
    t = strikes("evQuake", A="r5", B="r3 razed", C="r4")
    assert t.is_razed("r4") and not t.is_razed("r5")
    assert strikes("evShake", A="r5", B="r3 razed", C="r4").is_razed("r4")


def test_of_more_than_twenty_four_cards_those_after_the_rule_of_ties_are_not_tried() -> None:
    t = strikes("evPool", *["her1"] * 23, "her2", "her3")
    assert t.where("her2") == "discard pile" and t.where("her3") == "pool"


@pytest.mark.rule("SOL-SEL-13", "AMB-S18")
def test_a_power_that_only_harms_him_is_not_used() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "martyr5")
    t.his_turn(phase=2)
    assert t.happened(events.PowerUsed) == []
    assert t.sent() == [("martyr5", "r1")]


# ---------------------------------------------------------------------- lots


def robbed(seed: int, hand: tuple[str, ...] = ("al1", "al2", "al3", "al4")) -> Alone:
    """You play an event that takes two cards at random out of their hand."""
    t = Alone(seed=seed)
    t.formation(YOU, A="r1")
    t.hand(HE, *hand)
    t.hand(YOU, "evLot2", "her1")
    t.my_turn(phase=3).play("evLot2")
    return t


@pytest.mark.rule("SOL-RND-01", "SOL-RND-02")
def test_a_lot_from_his_hand_may_fall_on_each_card_and_on_two_different_ones() -> None:
    lost = set()
    for seed in range(40):
        left = robbed(seed).his("hand")
        assert len(left) == 2
        lost |= {"al1", "al2", "al3", "al4"} - set(left)
    assert lost == {"al1", "al2", "al3", "al4"}


@pytest.mark.rule("SOL-RND-01", "SOL-RND-02")
def test_a_lot_from_your_hand_does_not_go_by_type() -> None:
    lost = set()
    for seed in range(40):
        t = Alone(seed=seed)
        t.formation(YOU, A="r1")
        t.hand(YOU, "r2", "her5", "al1", "al2")
        t.pile(YOU, "evLot2")
        t.his_turn()
        gone = {name for name in ("r2", "her5", "al1", "al2") if t.where(name) == "discard pile"}
        assert len(gone) == 2
        lost |= gone
    assert lost == {"r2", "her5", "al1", "al2"}


@pytest.mark.rule("SOL-RND-03")
def test_the_same_seed_draws_the_same_cards() -> None:
    assert [robbed(seed).his("hand") for seed in range(9)] == [robbed(seed).his("hand") for seed in range(9)]
    assert len({tuple(robbed(seed).his("hand")) for seed in range(20)}) > 1
