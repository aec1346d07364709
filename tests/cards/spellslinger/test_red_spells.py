"""Red events, interrupts and enchantments: what each does in a concrete position, and what it leaves alone."""

from __future__ import annotations

import pytest
from slinger_cards import c
from slinger_hall import SlingerHall

from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import REGISTER
from spellhall.games.spellslinger.facts import ENCHANTMENT, EVENT, INTERRUPT

PRINTED = [
    ("Lightning", "1R", EVENT, "common"),
    ("Drag Below", "3R", EVENT, "common"),
    ("Rain of Cinders", "2R", EVENT, "common"),
    ("Fevered Bargain", "1R", EVENT, "common"),
    ("Mortar Flame", "4R", EVENT, "common"),
    ("Threefold Fire", "2R", EVENT, "uncommon"),
    ("Sentence of the Pit", "1R", EVENT, "uncommon"),
    ("Glare of the Red Moon", "XR", EVENT, "uncommon"),
    ("Night of Ruin", "3RR", EVENT, "rare"),
    ("Auction of Souls", "2R", EVENT, "rare"),
    ("Spark Volley", "R", INTERRUPT, "common"),
    ("Scarlet Fury", "1R", INTERRUPT, "common"),
    ("Quickened Blood", "R", INTERRUPT, "common"),
    ("Whispered Curse", "1R", INTERRUPT, "common"),
    ("Answering Fire", "2R", INTERRUPT, "uncommon"),
    ("Feed the Furnace", "1R", INTERRUPT, "rare"),
    ("Infernal Vigour", "1R", ENCHANTMENT, "common"),
    ("Brand of Thorns", "2R", ENCHANTMENT, "uncommon"),
    ("Burning Ground", "2RR", ENCHANTMENT, "uncommon"),
    ("Reign of the Red Moon", "3RR", ENCHANTMENT, "rare"),
]


def mountains(count: int, *hand: str, seats: int = 2, deck: int = 10) -> SlingerHall:
    """Seat 0 has so many Mountains in play and these cards in hand, with a Plains that keeps its turn open."""
    t = SlingerHall(seats=seats, deck=deck)
    t.play(0, *["Mountain"] * count)
    t.hold(0, *hand, "Plains")
    return t


def places(t: SlingerHall, *cards: int) -> list[str]:
    """Where cards lie."""
    return [t.where(card) for card in cards]


def fight(attacker: str, blocker: str, *hand: str) -> tuple[SlingerHall, int, int]:
    """Seat 0, with four Mountains and a hand, attacks with one character and is blocked by another."""
    t = mountains(4, *hand)
    one, other = t.play(0, attacker), t.play(1, blocker)
    t.at("declare").do(attacker)
    if t.step == tb.ATTACKERS:
        t.skip()
    t.do(blocker)
    return t, one, other


@pytest.mark.parametrize(("name", "cost", "type_", "rarity"), PRINTED)
def test_red_spells_are_printed_like_this(name: str, cost: str, type_: str, rarity: str) -> None:
    card = next(card for card in REGISTER.values() if card.name == name)
    assert (card.cost.text, card.type, card.rarity) == (cost, type_, rarity)


@pytest.mark.parametrize(
    "name",
    [
        "Drag Below",
        "Spark Volley",
        "Scarlet Fury",
        "Quickened Blood",
        "Whispered Curse",
        "Infernal Vigour",
        "Brand of Thorns",
    ],
)
def test_these_are_aimed_at_a_character_of_either_side(name: str) -> None:
    t = mountains(4, name)
    t.play(0, c(5, 5))
    t.play(1, c(4, 4))
    t.play(1, "banner")
    t.at("main").do(f"play {name}")
    assert t.options() == ["c 5/5 (5/5)", "c 4/4 (4/5, seat 1's)"]


# ---------------------------------------------------------------------- events


@pytest.mark.rule("SS-PL-17")
def test_lightning_destroys_a_character_of_strength_3() -> None:
    t = mountains(2, "Lightning")
    hit, spared = t.play(1, c(3, 3)), t.play(1, c(1, 1))
    t.at("main").do("play Lightning").choose(hit)
    assert places(t, hit, spared) == ["discard pile", "in play"]
    assert t.names(0, "discard pile") == ["Lightning"]


@pytest.mark.rule("SS-PL-17")
def test_lightning_leaves_a_stronger_character_hurt() -> None:
    t = mountains(2, "Lightning")
    hit = t.play(1, c(4, 1))
    t.at("main").do("play Lightning").choose(hit)
    assert t.mark(hit, tb.DAMAGE) == 3
    assert t.where(hit) == "in play"


@pytest.mark.rule("SS-PL-17")
def test_lightning_strikes_a_player_for_3() -> None:
    t = mountains(2, "Lightning")
    t.at("main").do("play Lightning", "seat 1")
    assert t.life == [20, 17]


def test_lightning_needs_a_red_resource() -> None:
    t = SlingerHall()
    t.play(0, "Woods", "Woods")
    bolt, _ = t.hold(0, "Lightning", "Plains")
    t.at("main")
    assert "SS-CO-05" in t.why_not(0, bolt)


def test_drag_below_takes_a_character_of_any_strength() -> None:
    t = mountains(4, "Drag Below")
    giant, other, banner = t.play(1, c(9, 9)), t.play(1, c(1, 1)), t.play(1, "banner")
    t.at("main").do("play Drag Below").choose(giant)
    assert places(t, giant, other, banner) == ["discard pile", "in play", "in play"]


def test_drag_below_needs_a_character() -> None:
    t = mountains(4, "Drag Below")
    t.play(1, "banner")
    t.at("main")
    assert t.options() == ["play Plains", "pass"]


def test_rain_of_cinders_falls_on_every_character_and_on_no_player() -> None:
    t = mountains(3, "Rain of Cinders")
    mine, theirs, sturdy = t.play(0, c(1, 5)), t.play(1, c(1, 1)), t.play(1, c(2, 1))
    banner = t.play(1, "banner")
    t.at("main").do("play Rain of Cinders")
    assert places(t, mine, theirs, sturdy, banner) == ["discard pile", "discard pile", "in play", "in play"]
    assert t.mark(sturdy, tb.DAMAGE) == 1
    assert t.life == [20, 20]


def test_fevered_bargain_trades_2_life_for_two_cards() -> None:
    t = mountains(2, "Fevered Bargain")
    t.state.seat_data[tb.WARD][0] = 4
    t.at("main").do("play Fevered Bargain")
    assert t.size(0, "hand") == 3
    assert (t.size(1, "hand"), t.life) == (0, [18, 20])


def test_fevered_bargain_with_2_life_left_is_a_bad_one() -> None:
    t = mountains(2, "Fevered Bargain")
    t.lives(2, 20).at("main").do("play Fevered Bargain")
    assert t.state.scores == [-1.0, 1.0]


def test_mortar_flame_deals_5() -> None:
    t = mountains(5, "Mortar Flame")
    hit, spared = t.play(1, c(5, 1)), t.play(1, c(5, 2))
    t.at("main").do("play Mortar Flame").choose(hit)
    assert places(t, hit, spared) == ["discard pile", "in play"]
    assert t.life == [20, 20]


def test_mortar_flame_deals_5_to_a_player() -> None:
    t = mountains(5, "Mortar Flame")
    t.at("main").do("play Mortar Flame", "seat 1")
    assert t.life == [20, 15]


def test_threefold_fire_at_three_targets_gives_1_to_each() -> None:
    t = mountains(3, "Threefold Fire")
    first, second, third = t.play(1, c(1, 1)), t.play(1, c(1, 2)), t.play(1, c(1, 3))
    t.at("main").do("play Threefold Fire").choose(first).choose(second).do("seat 1")
    assert places(t, first, second, third) == ["discard pile", "discard pile", "in play"]
    assert t.life == [20, 19]


def test_threefold_fire_at_two_targets_is_divided_as_its_player_likes() -> None:
    t = mountains(3, "Threefold Fire")
    first, second = t.play(1, c(3, 1)), t.play(1, c(3, 2))
    t.at("main").do("play Threefold Fire").choose(first).choose(second).skip()
    assert t.options() == ["2", "1"]
    t.do("1")
    assert (t.mark(first, tb.DAMAGE), t.mark(second, tb.DAMAGE)) == (1, 2)


def test_threefold_fire_at_one_target_deals_all_3_to_it() -> None:
    t = mountains(3, "Threefold Fire")
    first, second = t.play(1, c(3, 1)), t.play(1, c(1, 1))
    t.at("main").do("play Threefold Fire").choose(first).skip()
    assert places(t, first, second) == ["discard pile", "in play"]


def test_threefold_fire_is_divided_among_the_targets_that_are_left() -> None:
    t = mountains(3, "Threefold Fire")
    first, second = t.play(1, c(1, 1)), t.play(1, c(3, 2))
    t.hold(1, "send back")
    t.at("main").do("play Threefold Fire").choose(first).choose(second).skip()
    t.do("play send back").choose(first)
    assert places(t, first, second) == ["hand", "discard pile"]
    assert t.life == [20, 20]


def test_sentence_of_the_pit_destroys_strength_3_and_costs_1_life() -> None:
    t = mountains(2, "Sentence of the Pit")
    guilty, big = t.play(1, c(3, 5)), t.play(1, c(4, 1))
    spared = t.play(0, c(1, 1))
    t.at("main").do("play Sentence of the Pit")
    assert t.options() == ["c 3/5 (3/5, seat 1's)", "c 1/1 (1/1)"]
    t.choose(guilty)
    assert places(t, guilty, big, spared) == ["discard pile", "in play", "in play"]
    assert t.life == [19, 20]


def test_what_sentence_of_the_pit_takes_from_its_player_is_no_damage() -> None:
    t = mountains(2, "Sentence of the Pit")
    t.play(1, c(3, 5))
    t.state.seat_data[tb.WARD][0] = 4
    t.at("main").do("play Sentence of the Pit")
    assert t.life == [19, 20]


def test_sentence_of_the_pit_does_nothing_when_its_target_has_grown() -> None:
    t = mountains(2, "Sentence of the Pit")
    target = t.play(1, c(3, 3))
    t.hold(1, "grow")
    t.at("main").do("play Sentence of the Pit", "play grow")
    assert t.where(target) == "in play"
    assert t.life == [20, 20]
    assert t.names(0, "discard pile") == ["Sentence of the Pit"]


def test_glare_of_the_red_moon_burns_with_all_that_is_left() -> None:
    t = mountains(5, "Glare of the Red Moon")
    t.at("main").do("play Glare of the Red Moon")
    assert t.options() == ["4", "3", "2", "1", "0"]
    t.do("4", "seat 1")
    assert t.life == [20, 16]


def test_glare_of_the_red_moon_can_be_kept_small() -> None:
    t = mountains(5, "Glare of the Red Moon", "Lightning")
    hit = t.play(1, c(3, 3))
    t.at("main").do("play Glare of the Red Moon", "2").choose(hit)
    assert t.mark(hit, tb.DAMAGE) == 2
    t.do("play Lightning").choose(hit)
    assert t.where(hit) == "discard pile"


def test_the_x_of_glare_of_the_red_moon_may_be_of_any_colour_but_not_the_rest() -> None:
    t = mountains(1, "Glare of the Red Moon")
    t.play(0, "Woods", "Coast")
    t.at("main").do("play Glare of the Red Moon")
    assert t.options() == ["2", "1", "0"]
    t.do("2", "seat 1")
    assert t.life == [20, 18]


def test_night_of_ruin_spares_no_character_and_nothing_else() -> None:
    t = mountains(5, "Night of Ruin")
    mine, theirs, sideways = t.play(0, c(9, 9)), t.play(1, c(1, 1)), t.play(1, c(4, 4), sideways=True)
    banner, medal = t.play(1, "banner"), t.attach(0, "medal", mine)
    t.at("main").do("play Night of Ruin")
    assert places(t, mine, theirs, sideways) == ["discard pile"] * 3
    assert places(t, banner, medal) == ["in play", "discard pile"]
    assert t.names(0, "in play") == ["Mountain"] * 5


def test_auction_of_souls_gives_everybody_four_new_cards() -> None:
    t = mountains(3, "Auction of Souls", "Woods", seats=3)
    t.hold(1, *["Coast"] * 6)
    t.at("main").do("play Auction of Souls")
    assert [t.size(seat, "hand") for seat in range(3)] == [4, 4, 4]
    assert t.names(0, "discard pile") == ["Woods", "Plains", "Auction of Souls"]
    assert t.names(1, "discard pile") == ["Coast"] * 6
    assert t.names(2, "discard pile") == []


def test_auction_of_souls_ruins_who_has_fewer_than_four_cards_left() -> None:
    t = mountains(3, "Auction of Souls")
    t.put(0, "draw pile", "Plains")
    t.fill_up()
    for card in t.state.pile(tb.DRAW_PILE, 1)[:7]:
        t.state.move(card, tb.DISCARD, 1, tb.SPENT)
    t.at("main").do("play Auction of Souls")
    assert t.state.scores == [1.0, -1.0]


def test_auction_of_souls_can_ruin_everybody_at_once() -> None:
    t = mountains(3, "Auction of Souls", deck=3)
    t.at("main").do("play Auction of Souls")
    assert t.state.scores == [0.0, 0.0]


# ---------------------------------------------------------------------- interrupts


def test_spark_volley_deals_2_to_a_character() -> None:
    t = mountains(1, "Spark Volley")
    hit, spared = t.play(1, c(2, 2)), t.play(1, c(2, 3))
    t.at("attack").do("play Spark Volley")
    assert t.options() == ["c 2/2 (2/2, seat 1's)", "c 2/3 (2/3, seat 1's)"]
    t.choose(hit)
    assert places(t, hit, spared) == ["discard pile", "in play"]


def test_spark_volley_leaves_strength_3_alive() -> None:
    t = mountains(1, "Spark Volley")
    hit = t.play(1, c(3, 3))
    t.at("main").do("play Spark Volley")
    assert (t.where(hit), t.mark(hit, tb.DAMAGE)) == ("in play", 2)


def test_spark_volley_answers_in_the_turn_of_the_opponent() -> None:
    t = mountains(1, "Spark Volley")
    attacker = t.play(1, c(2, 2))
    t.at("declare", active=1).do("c 2/2", "play Spark Volley")
    assert t.where(attacker) == "discard pile"
    assert t.life == [20, 20]


def test_scarlet_fury_makes_an_attacker_hit_3_harder() -> None:
    t = mountains(2, "Scarlet Fury")
    furious, calm = t.play(0, c(2, 2)), t.play(0, c(1, 1))
    t.at("declare").do("c 2/2", "c 1/1", "play Scarlet Fury").choose(furious)
    assert (t.numbers(furious), t.numbers(calm)) == ((5, 2), (1, 1))
    assert t.life == [20, 14]
    t.next_turn()
    assert t.numbers(furious) == (2, 2)


def test_scarlet_fury_saves_a_character_from_fire_until_the_turn_ends() -> None:
    t = mountains(2, "Scarlet Fury")
    target = t.play(0, c(1, 1))
    t.hold(1, "strike 3")
    t.at("main", active=1).do("play strike 3").choose(target).do("play Scarlet Fury")
    assert t.where(target) == "in play"


def test_quickened_blood_lets_the_slower_one_strike_first() -> None:
    t, attacker, blocker = fight(c(3, 1), c(3, 3), "Quickened Blood")
    t.do("play Quickened Blood").choose(attacker)
    assert places(t, attacker, blocker) == ["in play", "discard pile"]
    assert t.numbers(attacker) == (4, 4)
    t.next_turn()
    assert t.numbers(attacker) == (3, 1)


def test_without_quickened_blood_the_slower_one_falls() -> None:
    t, attacker, blocker = fight(c(3, 1), c(3, 3), "Quickened Blood")
    t.skip()
    assert places(t, attacker, blocker) == ["discard pile", "in play"]


def test_whispered_curse_kills_a_character_of_strength_2() -> None:
    t = mountains(2, "Whispered Curse")
    cursed, other = t.play(1, c(2, 5)), t.play(1, c(1, 1))
    t.at("attack").do("play Whispered Curse").choose(cursed)
    assert places(t, cursed, other) == ["discard pile", "in play"]


def test_whispered_curse_weakens_the_strong_until_end_of_turn_and_not_their_speed() -> None:
    t = mountains(2, "Whispered Curse")
    cursed = t.play(1, c(3, 2))
    t.at("main").do("play Whispered Curse")
    assert t.numbers(cursed) == (1, 2)
    t.next_turn()
    assert t.numbers(cursed) == (3, 2)


def test_whispered_curse_makes_earlier_damage_deadly() -> None:
    t = mountains(4, "Spark Volley", "Whispered Curse")
    cursed = t.play(1, c(4, 2))
    t.at("main").do("play Spark Volley")
    assert t.where(cursed) == "in play"
    t.do("play Whispered Curse")
    assert t.where(cursed) == "discard pile"


def test_answering_fire_aims_at_attackers_and_blockers_only() -> None:
    t, _, blocker = fight(c(1, 1), c(4, 4), "Answering Fire")
    idle = t.play(1, c(2, 2))
    t.do("play Answering Fire")
    assert t.options() == ["c 1/1 (1/1, sideways)", "c 4/4 (4/4, seat 1's)"]
    t.choose(blocker)
    assert places(t, blocker, idle) == ["discard pile", "in play"]
    assert t.life == [20, 20]


def test_answering_fire_and_a_blow_of_1_do_not_fell_strength_6() -> None:
    t, _, blocker = fight(c(1, 1), c(6, 1), "Answering Fire")
    t.do("play Answering Fire").choose(blocker)
    assert (t.where(blocker), t.mark(blocker, tb.DAMAGE)) == ("in play", 5)


def test_answering_fire_cannot_be_played_outside_of_a_fight() -> None:
    t = mountains(3, "Answering Fire")
    t.play(1, c(4, 4))
    t.at("main")
    assert t.options() == ["play Plains", "pass"]


def test_feed_the_furnace_burns_a_character_of_ones_own_to_deal_5() -> None:
    t = mountains(2, "Feed the Furnace")
    fuel, kept, hit = t.play(0, c(1, 1)), t.play(0, c(2, 2)), t.play(1, c(5, 1))
    t.at("main").do("play Feed the Furnace")
    assert t.options() == ["c 1/1 (1/1)", "c 2/2 (2/2)"]
    t.choose(fuel)
    assert t.options() == ["c 2/2 (2/2)", "c 5/1 (5/1, seat 1's)", "seat 0", "seat 1"]
    t.choose(hit)
    assert places(t, fuel, kept, hit) == ["discard pile", "in play", "discard pile"]


def test_feed_the_furnace_needs_fuel() -> None:
    t = mountains(2, "Feed the Furnace")
    t.play(1, c(1, 1))
    t.at("main")
    assert t.options() == ["play Plains", "pass"]


def test_feed_the_furnace_makes_use_of_a_character_that_is_lost_anyway() -> None:
    t = mountains(2, "Feed the Furnace")
    doomed = t.play(0, c(2, 2))
    t.hold(1, "destroy")
    t.at("main", active=1).do("play destroy", "play Feed the Furnace", "seat 1")
    assert t.where(doomed) == "discard pile"
    assert t.life == [20, 15]
    assert t.names(1, "discard pile") == ["destroy"]


def test_feed_the_furnace_takes_a_blocked_attacker_out_of_the_fight() -> None:
    t, attacker, blocker = fight(c(1, 1), c(6, 6), "Feed the Furnace")
    t.do("play Feed the Furnace", "seat 1")
    assert places(t, attacker, blocker) == ["discard pile", "in play"]
    assert t.life == [20, 15]


# ---------------------------------------------------------------------- enchantments


def test_infernal_vigour_gives_3_strength_and_takes_the_block() -> None:
    t = mountains(2, "Infernal Vigour")
    mad, other = t.play(0, c(2, 2)), t.play(0, c(1, 1))
    t.play(1, c(4, 1))
    t.at("main").do("play Infernal Vigour").choose(mad)
    assert (t.numbers(mad), t.numbers(other)) == ((5, 2), (1, 1))
    t.next_turn().do("c 4/1")
    assert t.options() == ["c 1/1 (1/1)", "don't block"]
    assert t.numbers(mad) == (5, 2)


def test_infernal_vigour_clears_a_blocker_out_of_the_way() -> None:
    t = SlingerHall()
    t.play(0, c(2, 2))
    t.attach(0, "Infernal Vigour", t.play(1, c(1, 1)))
    t.at("declare").do("c 2/2")
    assert t.life == [20, 18]


def test_brand_of_thorns_kills_strength_2_and_goes_along() -> None:
    t = mountains(3, "Brand of Thorns")
    branded, other = t.play(1, c(2, 2)), t.play(1, c(2, 1))
    t.at("main").do("play Brand of Thorns").choose(branded)
    assert places(t, branded, other) == ["discard pile", "in play"]
    assert t.names(0, "discard pile") == ["Brand of Thorns"]


def test_brand_of_thorns_stays_on_a_stronger_character() -> None:
    t = mountains(3, "Brand of Thorns")
    branded = t.play(1, c(4, 3))
    t.at("main").do("play Brand of Thorns")
    assert t.numbers(branded) == (2, 2)
    t.next_turn()
    assert t.numbers(branded) == (2, 2)


@pytest.mark.parametrize("active", [0, 1, 2])
def test_burning_ground_hurts_each_player_in_the_own_upkeep(active: int) -> None:
    t = SlingerHall(seats=3)
    t.play(0, "Burning Ground")
    t.play(active, c(1, 1))
    t.at("upkeep", active=active)
    assert t.asked == active
    assert t.life == [19 if seat == active else 20 for seat in range(3)]


def test_burning_ground_deals_damage_which_can_be_prevented() -> None:
    t = SlingerHall()
    t.play(0, "Burning Ground")
    t.state.seat_data[tb.WARD][1] = 1
    t.play(1, c(1, 1))
    t.at("upkeep", active=1)
    assert t.life == [20, 20]


def test_burning_ground_is_paid_with_four_and_burns_from_the_next_upkeep_on() -> None:
    t = mountains(4, "Burning Ground")
    t.play(1, c(1, 1))
    t.at("main").do("play Burning Ground")
    assert t.life == [20, 20]
    t.next_turn()
    assert t.life == [20, 19]


def test_reign_of_the_red_moon_sends_all_of_one_side_to_the_attack() -> None:
    t = mountains(5, "Reign of the Red Moon")
    mine, theirs = t.play(0, c(1, 1)), t.play(1, c(1, 1))
    t.at("main").do("play Reign of the Red Moon")
    assert (t.numbers(mine), t.numbers(theirs)) == ((3, 1), (1, 1))
    t.next_turn().do("c 1/1")
    assert t.life == [19, 20]


def test_under_the_reign_of_the_red_moon_the_other_side_still_blocks() -> None:
    t = SlingerHall()
    t.play(0, "Reign of the Red Moon", c(1, 1))
    blocker = t.play(1, c(3, 2))
    t.at("declare").do("c 1/1")
    assert t.options() == ["c 3/2 (3/2)", "don't block"]
    t.choose(blocker)
    assert t.names(0, "in play") == ["Reign of the Red Moon"]


# ---------------------------------------------------------------------- pairs


def test_reign_of_the_red_moon_keeps_a_branded_character_alive() -> None:
    t = SlingerHall()
    reign, branded = t.play(0, "Reign of the Red Moon"), t.play(0, c(2, 2))
    t.attach(1, "Brand of Thorns", branded)
    t.hold(0, "Plains")
    t.at("main")
    assert t.numbers(branded) == (2, 1)
    assert places(t, reign, branded) == ["in play", "in play"]


def test_a_branded_character_dies_when_infernal_vigour_is_all_that_held_it_and_is_gone() -> None:
    t = mountains(2, "Lightning")
    target = t.play(1, c(2, 2))
    vigour, brand = t.attach(1, "Infernal Vigour", target), t.attach(0, "Brand of Thorns", target)
    t.at("main")
    assert t.numbers(target) == (3, 1)
    t.do("play Lightning").choose(target)
    assert places(t, target, vigour, brand) == ["discard pile"] * 3


def test_an_imp_under_the_reign_of_the_red_moon_attacks_for_4() -> None:
    t = SlingerHall()
    t.play(0, "Reign of the Red Moon", "Ember Imp")
    t.at("declare").do("Ember Imp")
    assert t.life == [20, 16]


def test_the_dragonling_answers_lightning_with_its_breath() -> None:
    t = mountains(2, "Lightning", "Spark Volley")
    t.play(1, "Mountain")
    dragon = t.play(1, "Two-Headed Dragonling")
    t.at("main").do("play Lightning").choose(dragon).do("use Two-Headed Dragonling")
    assert t.mark(dragon, tb.DAMAGE) == 3
    assert t.numbers(dragon) == (5, 2)


def test_a_firebrand_and_two_bolts_make_8() -> None:
    t = mountains(4, "Lightning", "Lightning")
    t.play(0, "Firebrand Sorceress")
    t.at("main").do("play Lightning", "seat 1", "seat 1", "play Lightning", "seat 1", "seat 1")
    assert t.life == [20, 12]


def test_the_owner_of_burning_ground_says_whether_the_imp_or_the_fire_comes_first() -> None:
    t = SlingerHall()
    t.play(0, "Burning Ground", "Flue Imp")
    t.at("upkeep")
    assert t.options() == ["Burning Ground", "Flue Imp"]
    t.do("Flue Imp")
    assert t.life == [18, 20]


def test_feed_the_furnace_burns_what_fine_print_has_bound() -> None:
    t = mountains(6, "Demon of Fine Print", "Feed the Furnace")
    t.at("main").do("play Demon of Fine Print", "play Feed the Furnace", "seat 1")
    assert t.names(0, "discard pile") == ["Demon of Fine Print", "Feed the Furnace"]
    assert t.life == [20, 15]


def test_night_of_ruin_makes_the_next_upkeep_cheaper() -> None:
    t = mountains(5, "Night of Ruin")
    t.play(0, "Winged Demon", "Furnace Demon")
    t.play(1, c(1, 1))
    t.at("main").do("play Night of Ruin").next_turn().next_turn()
    assert t.life == [20, 20]
