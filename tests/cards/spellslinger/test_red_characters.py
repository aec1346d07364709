"""Red characters: what each does in a concrete position, and what it leaves alone."""

from __future__ import annotations

import pytest
from slinger_cards import c, costing
from slinger_hall import SlingerHall
from slinger_lands import able, paid

from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import REGISTER
from spellhall.games.spellslinger.facts import CHARACTER

PRINTED = [
    ("Ember Imp", "R", "2/1", "common", "Demon", ""),
    ("Chained Fiend", "1R", "3/2", "common", "Demon", ""),
    ("Flue Imp", "1R", "2/1", "common", "Demon", "Flying"),
    ("Hedge Sorcerer", "1R", "1/2", "common", "Sorcerer", ""),
    ("Pit Brute", "2R", "4/2", "common", "Demon", ""),
    ("Pact Sorcerer", "2R", "4/2", "common", "Sorcerer", ""),
    ("Alley Fiend", "2R", "3/1", "common", "Demon", "Ambush"),
    ("Brimstone Whelp", "3R", "4/2", "common", "Dragon", "Flying"),
    ("Bonfire Sorcerer", "3R", "2/2", "common", "Sorcerer", ""),
    ("Furnace Demon", "3R", "5/2", "common", "Demon", ""),
    ("Quarry Dragon", "4R", "5/2", "common", "Dragon", "Flying"),
    ("Horned Overseer", "4R", "5/3", "common", "Demon", ""),
    ("Ravening Imp", "1R", "1/2", "uncommon", "Demon", "Deadly"),
    ("Sorcerer of the Red Moon", "2R", "2/2", "uncommon", "Sorcerer", ""),
    ("Winged Demon", "2RR", "4/2", "uncommon", "Demon", "Flying"),
    ("Firebrand Sorceress", "2RR", "3/3", "uncommon", "Sorcerer", ""),
    ("Demon of the Toll Road", "3R", "5/3", "uncommon", "Demon", ""),
    ("Bailiff of the Pit", "4R", "3/3", "uncommon", "Demon", ""),
    ("Two-Headed Dragonling", "3RR", "4/2", "uncommon", "Dragon", "Flying"),
    ("Demon of Fine Print", "2RR", "6/3", "rare", "Demon", ""),
    ("High Sorcerer of Ruin", "4RR", "3/3", "rare", "Sorcerer", ""),
    ("Dragon of the Ninth Furnace", "4RR", "5/4", "rare", "Dragon", "Flying"),
    ("Prince of Pitch", "3RRR", "8/3", "rare", "Demon", ""),
    ("Eclipse Wyrm", "5RR", "6/4", "rare", "Dragon", "Flying"),
]


@pytest.mark.parametrize(("name", "cost", "numbers", "rarity", "kind", "keywords"), PRINTED)
def test_red_characters_are_printed_like_this(
    name: str, cost: str, numbers: str, rarity: str, kind: str, keywords: str
) -> None:
    card = next(card for card in REGISTER.values() if card.name == name)
    assert (card.type, card.cost.text, f"{card.strength}/{card.speed}") == (CHARACTER, cost, numbers)
    assert (card.rarity, card.kinds, card.keywords) == (rarity, {kind}, set(keywords.split()))


@pytest.mark.parametrize("name", ["Alley Fiend", "Ravening Imp"])
def test_plain_red_characters_have_no_abilities(name: str) -> None:
    assert not next(card for card in REGISTER.values() if card.name == name).abilities


# ---------------------------------------------------------------------- who cannot block, who has to attack


@pytest.mark.parametrize("name", ["Ember Imp", "Brimstone Whelp", "Horned Overseer"])
def test_these_cannot_block_even_what_is_weaker(name: str) -> None:
    t = SlingerHall()
    imp = t.play(1, name)
    t.play(0, c(1, 1))
    t.at("declare").do("c 1/1")
    assert t.life == [20, 19]
    assert t.where(imp) == "in play"


@pytest.mark.parametrize("name", ["Ember Imp", "Brimstone Whelp", "Horned Overseer"])
def test_a_character_that_cannot_block_leaves_the_others_free_to(name: str) -> None:
    t = SlingerHall()
    t.play(1, name, c(2, 2))
    t.play(0, c(1, 1))
    t.at("declare").do("c 1/1")
    assert t.options() == ["c 2/2 (2/2)", "don't block"]


@pytest.mark.parametrize(("name", "left"), [("Ember Imp", 18), ("Brimstone Whelp", 16), ("Horned Overseer", 15)])
def test_what_cannot_block_attacks_like_any_other(name: str, left: int) -> None:
    t = SlingerHall()
    t.play(0, name)
    t.at("declare").do(name)
    assert t.life == [20, left]


def test_the_ember_imp_is_paid_with_one_mountain_and_stands_there_unable_to_block() -> None:
    t = able("Mountain", 1, "Ember Imp")
    t.play(1, c(2, 2))
    t.at("main").do("play Ember Imp", "c 2/2")
    assert t.names(0, "in play") == ["Mountain", "Ember Imp"]
    assert t.life == [18, 20]


def test_the_chained_fiend_does_not_attack_alone() -> None:
    t = SlingerHall()
    fiend = t.play(0, "Chained Fiend")
    t.play(0, "banner")
    t.play(1, c(1, 1))
    t.hold(0, "zap")
    t.at("declare")
    assert "act?" in t.question
    assert "Chained Fiend keeps it from attacking" in t.why_not(0, fiend)


def test_the_chained_fiend_attacks_when_its_player_has_another_character() -> None:
    t = SlingerHall()
    t.play(0, "Chained Fiend")
    t.play(0, c(1, 1), sideways=True)
    t.at("declare").do("Chained Fiend")
    assert t.life == [20, 17]


def test_two_chained_fiends_set_each_other_free() -> None:
    t = SlingerHall()
    t.play(0, "Chained Fiend", "Chained Fiend")
    t.at("declare").do("Chained Fiend", "Chained Fiend")
    assert t.life == [20, 14]


def test_a_chained_fiend_alone_can_block() -> None:
    t = SlingerHall()
    fiend = t.play(1, "Chained Fiend")
    attacker = t.play(0, c(2, 2))
    t.at("declare").do("c 2/2", "Chained Fiend")
    assert (t.where(fiend), t.where(attacker)) == ("in play", "discard pile")


def test_the_pit_brute_attacks_without_being_asked() -> None:
    t = SlingerHall()
    brute = t.play(0, "Pit Brute")
    t.play(0, c(1, 1))
    t.at("declare")
    assert t.mark(brute, tb.ATTACKS)
    t.skip()
    assert t.life == [20, 16]


def test_the_attack_cannot_be_closed_without_the_pit_brute() -> None:
    t = SlingerHall(seats=3)
    t.play(0, "Pit Brute")
    t.at("declare")
    assert t.options() == ["seat 1", "seat 2"]
    t.do("seat 2")
    assert t.life == [20, 20, 16]


def test_a_sideways_pit_brute_stays_at_home() -> None:
    t = SlingerHall()
    t.play(0, "Pit Brute", sideways=True)
    t.play(1, c(1, 1))
    t.at("declare")
    assert (t.asked, t.life) == (1, [20, 20])


def test_the_pit_brute_may_block_or_not() -> None:
    t = SlingerHall()
    t.play(1, "Pit Brute")
    t.play(0, c(2, 2))
    t.at("declare").do("c 2/2")
    assert t.options() == ["Pit Brute (4/2)", "don't block"]


# ---------------------------------------------------------------------- upkeep


@pytest.mark.parametrize("name", ["Flue Imp", "Winged Demon", "Furnace Demon"])
def test_their_upkeep_costs_1_life(name: str) -> None:
    t = SlingerHall()
    t.play(0, name)
    t.at("upkeep")
    assert t.life == [19, 20]


@pytest.mark.parametrize("name", ["Flue Imp", "Winged Demon", "Furnace Demon"])
def test_the_upkeep_of_the_opponent_costs_nothing(name: str) -> None:
    t = SlingerHall()
    t.play(0, name)
    t.play(1, c(1, 1))
    t.at("upkeep", active=1)
    assert t.asked == 1
    assert t.life == [20, 20]


@pytest.mark.parametrize(("name", "left"), [("Flue Imp", 19), ("Winged Demon", 19), ("Furnace Demon", 20)])
def test_only_what_the_furnace_demon_does_is_damage_and_can_be_prevented(name: str, left: int) -> None:
    t = SlingerHall()
    t.play(0, name)
    t.state.seat_data[tb.WARD][0] = 4
    t.at("upkeep")
    assert t.life[0] == left


def test_the_flue_imp_can_be_the_end_of_its_player() -> None:
    t = SlingerHall()
    t.play(0, "Flue Imp")
    t.lives(1, 20).at("upkeep")
    assert t.state.scores == [-1.0, 1.0]


def test_the_winged_demon_flies_over_what_cannot() -> None:
    t = SlingerHall()
    t.play(0, "Winged Demon")
    t.play(1, c(9, 9))
    t.at("declare").do("Winged Demon")
    assert t.life == [20, 16]


def test_the_dragon_of_the_ninth_furnace_stays_upright_for_a_red_resource() -> None:
    t = able("Mountain", 2)
    dragon = t.play(0, "Dragon of the Ninth Furnace")
    t.at("upkeep").do("yes")
    assert (t.is_sideways(dragon), paid(t, "Mountain")) == (False, 1)
    assert t.options() == ["Dragon of the Ninth Furnace (5/4)", "don't attack"]


def test_the_dragon_of_the_ninth_furnace_turns_sideways_when_its_player_does_not_pay() -> None:
    t = able("Mountain", 2, "zap")
    dragon = t.play(0, "Dragon of the Ninth Furnace")
    t.at("upkeep").do("no")
    assert (t.is_sideways(dragon), paid(t, "Mountain"), t.step) == (True, 0, tb.UPKEEP)
    t.on_to(tb.MAIN)
    assert t.life == [20, 20]


def test_woods_do_not_feed_the_dragon_of_the_ninth_furnace() -> None:
    t = SlingerHall()
    t.play(0, "Woods")
    t.hold(0, "zap")
    dragon = t.play(0, "Dragon of the Ninth Furnace")
    t.at("upkeep")
    assert "act?" in t.question
    assert t.is_sideways(dragon)


def test_the_dragon_of_the_ninth_furnace_wants_nothing_in_the_upkeep_of_the_opponent() -> None:
    t = able("Mountain", 2)
    dragon = t.play(0, "Dragon of the Ninth Furnace")
    t.play(1, c(1, 1))
    t.at("upkeep", active=1)
    assert t.asked == 1
    assert not t.is_sideways(dragon)


def test_the_prince_of_pitch_destroys_another_character_of_its_players_choice() -> None:
    t = SlingerHall()
    prince = t.play(0, "Prince of Pitch")
    small, big = t.play(0, c(1, 1)), t.play(0, c(5, 5))
    theirs = t.play(1, c(2, 2))
    t.at("upkeep")
    assert t.options() == ["c 1/1 (1/1)", "c 5/5 (5/5)"]
    t.choose(small)
    assert [t.where(card) for card in (prince, small, big, theirs)] == ["in play", "discard pile", "in play", "in play"]
    assert t.life == [20, 20]


def test_the_prince_of_pitch_has_no_mercy_with_the_only_other_character() -> None:
    t = SlingerHall()
    t.play(0, "Prince of Pitch")
    only = t.play(0, c(5, 5))
    t.at("upkeep")
    assert t.where(only) == "discard pile"
    assert t.life == [20, 20]


def test_a_lonely_prince_of_pitch_costs_4_life() -> None:
    t = SlingerHall()
    prince = t.play(0, "Prince of Pitch")
    t.play(0, "banner")
    t.play(1, c(2, 2))
    t.state.seat_data[tb.WARD][0] = 4
    t.at("upkeep")
    assert t.where(prince) == "in play"
    assert t.life == [16, 20]


def test_two_princes_of_pitch_destroy_each_other() -> None:
    t = SlingerHall()
    t.play(0, "Prince of Pitch", "Prince of Pitch")
    t.at("upkeep").do("Prince of Pitch")
    assert t.names(0, "discard pile") == ["Prince of Pitch", "Prince of Pitch"]
    assert t.life == [20, 20]


def test_the_prince_of_pitch_waits_for_its_own_upkeep() -> None:
    t = SlingerHall()
    t.play(0, "Prince of Pitch", c(1, 1))
    t.play(1, c(2, 2))
    t.at("upkeep", active=1)
    assert t.names(0, "in play") == ["Prince of Pitch", "c 1/1"]


# ---------------------------------------------------------------------- coming into play


def test_the_pact_sorcerer_costs_three_resources_and_2_life() -> None:
    t = able("Mountain", 3, "Pact Sorcerer")
    t.at("main").do("play Pact Sorcerer")
    assert t.names(0, "in play")[-1] == "Pact Sorcerer"
    assert t.life == [18, 20]


def test_a_pact_sorcerer_that_is_negated_costs_no_life() -> None:
    t = able("Mountain", 3, "Pact Sorcerer")
    t.hold(1, "refuse")
    t.at("main").do("play Pact Sorcerer", "play refuse")
    assert t.names(0, "discard pile") == ["Pact Sorcerer"]
    assert t.life == [20, 20]


@pytest.mark.parametrize(
    "name",
    ["Pact Sorcerer", "Bonfire Sorcerer", "Bailiff of the Pit", "Demon of Fine Print", "Eclipse Wyrm"],
)
def test_who_does_something_on_coming_does_nothing_when_another_comes(name: str) -> None:
    t = able("Mountain", 1, "Plains", "Woods", "Coast", c(1, 1))
    t.play(0, name)
    weak = t.play(1, c(2, 2))
    t.at("main").do("play c 1/1")
    assert "main phase" in t.question
    assert (t.life, t.size(0, "hand"), t.size(1, "hand")) == ([20, 20], 3, 0)
    assert t.where(weak) == "in play"


def test_what_a_pact_takes_is_no_damage() -> None:
    t = able("Mountain", 3, "Pact Sorcerer", "Plains")
    t.state.seat_data[tb.WARD][0] = 4
    t.at("main").do("play Pact Sorcerer")
    assert t.life == [18, 20]


def test_the_bonfire_sorcerer_burns_a_character() -> None:
    t = able("Mountain", 4, "Bonfire Sorcerer")
    frail, sturdy = t.play(1, c(2, 1)), t.play(1, c(3, 1))
    t.at("main").do("play Bonfire Sorcerer").choose(frail)
    assert (t.where(frail), t.where(sturdy)) == ("discard pile", "in play")
    assert t.life == [20, 20]


def test_the_bonfire_sorcerer_burns_a_player_instead() -> None:
    t = able("Mountain", 4, "Bonfire Sorcerer")
    frail = t.play(1, c(2, 1))
    t.at("main").do("play Bonfire Sorcerer", "seat 1")
    assert t.where(frail) == "in play"
    assert t.life == [20, 18]


def test_the_bonfire_sorcerer_burns_even_itself_if_told_to() -> None:
    t = able("Mountain", 4, "Bonfire Sorcerer")
    t.at("main").do("play Bonfire Sorcerer")
    assert t.options() == ["Bonfire Sorcerer (2/2)", "seat 0", "seat 1"]
    t.do("Bonfire Sorcerer")
    assert t.names(0, "discard pile") == ["Bonfire Sorcerer"]


def test_the_quarry_dragon_comes_into_play_sideways_and_cannot_block_yet() -> None:
    t = able("Mountain", 5, "Quarry Dragon")
    t.play(1, c(1, 1))
    t.at("main").do("play Quarry Dragon")
    dragon = t.state.pile(tb.IN_PLAY, 0)[-1]
    assert t.is_sideways(dragon)
    t.do("c 1/1")
    assert t.life == [19, 20]
    t.next_turn()
    assert t.asked == 0
    assert not t.is_sideways(dragon)
    t.do("Quarry Dragon")
    assert t.life == [19, 15]


def test_the_quarry_dragon_does_not_lay_others_on_their_side() -> None:
    t = SlingerHall()
    t.play(0, "Quarry Dragon")
    t.hold(0, c(1, 1))
    t.at("main").do("play c 1/1")
    assert not t.is_sideways(t.state.pile(tb.IN_PLAY, 0)[-1])


def test_the_bailiff_of_the_pit_destroys_a_character_of_strength_2_or_less() -> None:
    t = able("Mountain", 5, "Bailiff of the Pit")
    weak, weaker, strong = t.play(1, c(2, 5)), t.play(0, c(1, 1)), t.play(1, c(3, 1))
    t.at("main").do("play Bailiff of the Pit")
    assert t.options() == ["c 2/5 (2/5, seat 1's)", "c 1/1 (1/1)"]
    t.choose(weak).do("yes")
    assert [t.where(card) for card in (weak, weaker, strong)] == ["discard pile", "in play", "in play"]


@pytest.mark.rule("SS-AB-09")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_bailiff_of_the_pit_may_spare_ones_own_when_there_is_no_other(answer: str) -> None:
    t = able("Mountain", 5, "Bailiff of the Pit")
    own = t.play(0, c(2, 2))
    t.play(1, c(3, 3))
    t.at("main").do("play Bailiff of the Pit")
    assert t.question == "destroy c 2/2? (SS-AB-09)"
    t.do(answer)
    assert t.where(own) == ("discard pile" if answer == "yes" else "in play")


def test_the_bailiff_of_the_pit_reads_the_strength_of_the_moment_and_not_the_damage() -> None:
    t = able("Mountain", 5, "Bailiff of the Pit", "zap")
    raised, hurt = t.play(1, c(2, 2)), t.play(1, c(3, 1))
    t.attach(1, "medal", raised)
    t.at("main").do("play zap").choose(hurt).do("play Bailiff of the Pit")
    assert [t.where(card) for card in (raised, hurt)] == ["in play", "in play"]
    assert t.names(0, "in play")[-1] == "Bailiff of the Pit"


def test_the_demon_of_fine_print_gives_two_cards_to_each_opponent_and_none_to_its_player() -> None:
    t = able("Mountain", 4, "Demon of Fine Print", "Plains", seats=3)
    t.at("main").do("play Demon of Fine Print")
    assert [t.size(seat, "hand") for seat in range(3)] == [1, 2, 2]


def test_the_demon_of_fine_print_beats_who_has_one_card_left_to_draw() -> None:
    t = able("Mountain", 4, "Demon of Fine Print", deck=1)
    t.at("main").do("play Demon of Fine Print")
    assert t.state.scores == [1.0, -1.0]


def test_the_eclipse_wyrm_makes_its_player_discard_two_cards_of_choice() -> None:
    t = able("Mountain", 7, "Eclipse Wyrm", "Plains", "Coast", "Woods")
    t.hold(1, "Woods", "Woods")
    t.at("main").do("play Eclipse Wyrm", "Coast", "Plains")
    assert "main phase" in t.question
    assert t.names(0, "discard pile") == ["Coast", "Plains"]
    assert t.names(0, "hand") == ["Woods"]
    assert t.size(1, "hand") == 2


def test_the_eclipse_wyrm_takes_what_is_there_when_that_is_less() -> None:
    t = able("Mountain", 7, "Eclipse Wyrm", "Plains")
    t.at("main").do("play Eclipse Wyrm")
    assert t.names(0, "discard pile") == ["Plains"]
    assert t.names(0, "in play")[-1] == "Eclipse Wyrm"


# ---------------------------------------------------------------------- abilities


def test_the_hedge_sorcerer_hurts_players_only_and_turns_sideways_for_it() -> None:
    t = SlingerHall()
    sorcerer = t.play(0, "Hedge Sorcerer")
    t.play(1, c(1, 1))
    t.at("attack").do("use Hedge Sorcerer")
    assert t.options() == ["seat 0", "seat 1"]
    t.do("seat 1")
    assert t.life == [20, 19]
    assert t.is_sideways(sorcerer)
    assert t.asked == 1


def test_the_hedge_sorcerer_works_in_the_turn_in_which_it_came() -> None:
    t = able("Mountain", 2, "Hedge Sorcerer")
    t.at("main").do("play Hedge Sorcerer", "use Hedge Sorcerer", "seat 1")
    assert t.life == [20, 19]


def test_a_sideways_hedge_sorcerer_does_nothing() -> None:
    t = SlingerHall()
    sorcerer = t.play(0, "Hedge Sorcerer", sideways=True)
    t.hold(0, "zap")
    t.at("main")
    assert t.options() == ["play zap", "pass"]
    assert "SS-AB-05" in t.why_not(0, sorcerer)


def test_the_sorcerer_of_the_red_moon_deals_1_damage_to_a_character() -> None:
    t = SlingerHall()
    sorcerer = t.play(0, "Sorcerer of the Red Moon")
    frail, sturdy = t.play(1, c(1, 1)), t.play(1, c(2, 2))
    t.at("main").do("use Sorcerer of the Red Moon").choose(frail)
    assert (t.where(frail), t.where(sturdy)) == ("discard pile", "in play")
    assert t.is_sideways(sorcerer)
    assert t.life == [20, 20]


def test_the_sorcerer_of_the_red_moon_finishes_what_a_fight_has_left() -> None:
    t = SlingerHall()
    t.play(1, "Sorcerer of the Red Moon", c(2, 3))
    attacker = t.play(0, c(3, 2))
    t.at("declare").do("c 3/2", "pass").do("c 2/3", "done")
    t.on_to(tb.COMBAT).do("use Sorcerer of the Red Moon").choose(attacker)
    assert t.where(attacker) == "discard pile"


def test_the_sorcerer_of_the_red_moon_can_aim_at_a_player() -> None:
    t = SlingerHall()
    t.play(0, "Sorcerer of the Red Moon")
    t.at("main").do("use Sorcerer of the Red Moon", "seat 1")
    assert t.life == [20, 19]


def test_the_high_sorcerer_of_ruin_deals_3() -> None:
    t = able("Mountain", 1, "Plains")
    sorcerer = t.play(0, "High Sorcerer of Ruin")
    dragon, demon = t.play(1, "Winged Demon"), t.play(1, "Alley Fiend")
    t.at("main").do("use High Sorcerer of Ruin").choose(dragon)
    assert (t.mark(dragon, tb.DAMAGE), t.mark(demon, tb.DAMAGE)) == (3, 0)
    assert t.is_sideways(sorcerer)


def test_the_high_sorcerer_of_ruin_is_played_for_six_and_can_burn_a_player_at_once() -> None:
    t = able("Mountain", 6, "High Sorcerer of Ruin")
    t.at("main").do("play High Sorcerer of Ruin")
    assert paid(t, "Mountain") == 6
    t.do("use High Sorcerer of Ruin", "seat 1")
    assert t.life == [20, 17]


def test_the_two_headed_dragonling_grows_by_1_for_each_red_resource() -> None:
    t = able("Mountain", 2)
    dragon = t.play(0, "Two-Headed Dragonling")
    t.at("declare").do("Two-Headed Dragonling", "use Two-Headed Dragonling", "use Two-Headed Dragonling")
    assert t.life == [20, 14]
    assert t.numbers(dragon) == (4, 2)


def test_the_two_headed_dragonling_outgrows_a_bolt_until_end_of_turn() -> None:
    t = able("Mountain", 2)
    dragon = t.play(0, "Two-Headed Dragonling")
    t.hold(1, "strike 3", "zap")
    t.at("main", active=1).do("play strike 3").choose(dragon).do("use Two-Headed Dragonling", "pass", "pass")
    assert t.where(dragon) == "in play"
    assert t.numbers(dragon) == (5, 2)
    assert t.mark(dragon, tb.DAMAGE) == 3
    t.do("play zap").choose(dragon)
    assert t.mark(dragon, tb.DAMAGE) == 4
    t.next_turn()
    assert t.numbers(dragon) == (4, 2)
    assert t.where(dragon) == "in play"


def test_the_two_headed_dragonling_grows_on_red_alone() -> None:
    t = SlingerHall()
    dragon = t.play(0, "Two-Headed Dragonling")
    t.play(0, "Woods")
    t.hold(0, "zap")
    t.at("main")
    assert "SS-CO-05" in t.why_not(0, dragon)


# ---------------------------------------------------------------------- attacking and playing


def test_the_demon_of_the_toll_road_costs_1_life_each_time_it_attacks() -> None:
    t = SlingerHall()
    t.play(0, "Demon of the Toll Road", c(1, 1))
    t.at("declare").do("Demon of the Toll Road", "c 1/1")
    assert t.life == [19, 14]


def test_no_ward_pays_the_toll() -> None:
    t = SlingerHall()
    t.play(0, "Demon of the Toll Road")
    t.state.seat_data[tb.WARD][0] = 4
    t.at("declare").do("Demon of the Toll Road")
    assert t.life == [19, 15]


def test_the_demon_of_the_toll_road_lets_others_attack_for_nothing_and_blocks_for_nothing() -> None:
    t = SlingerHall()
    t.play(0, "Demon of the Toll Road", c(1, 1))
    t.play(1, "Demon of the Toll Road")
    t.at("declare").do("c 1/1", "done", "Demon of the Toll Road")
    assert t.life == [20, 20]


def test_the_toll_is_due_before_the_fight() -> None:
    t = SlingerHall()
    t.play(0, "Demon of the Toll Road")
    t.lives(1, 3).at("declare").do("Demon of the Toll Road")
    assert t.state.scores == [-1.0, 1.0]


def test_the_firebrand_sorceress_strikes_a_player_while_the_event_is_still_pending() -> None:
    t = able("Mountain", 2, "Lightning")
    t.play(0, "Firebrand Sorceress")
    t.play(1, c(1, 1))
    t.hold(1, "zap")
    t.at("main").do("play Lightning", "seat 1")
    assert t.options() == ["seat 0", "seat 1"]
    t.do("seat 1")
    assert (t.life, t.asked) == ([20, 19], 1)
    t.skip()
    assert t.life == [20, 16]


def test_the_firebrand_sorceress_does_not_care_whether_the_event_is_negated() -> None:
    t = SlingerHall()
    t.play(0, "Firebrand Sorceress")
    t.hold(0, "free event")
    t.hold(1, "refuse")
    t.at("main").do("play free event", "seat 1", "play refuse")
    assert t.life == [20, 19]
    assert t.names(0, "discard pile") == ["free event"]


def test_the_firebrand_sorceress_waits_for_events_and_nothing_else() -> None:
    t = able("Mountain", 1, "medal", "grow", c(1, 1), "Plains")
    t.play(0, "Firebrand Sorceress")
    t.at("main").do("play medal", "pass", "play c 1/1", "pass", "play grow", "c 1/1", "play Plains")
    assert t.life == [20, 20]


def test_the_firebrand_sorceress_minds_no_event_of_an_opponent() -> None:
    t = SlingerHall()
    t.play(1, "Firebrand Sorceress")
    t.hold(0, "free event", "Plains")
    t.at("main").do("play free event")
    assert (t.asked, t.life) == (0, [21, 20])


# ---------------------------------------------------------------------- plain ones, and pairs


def test_the_alley_fiend_jumps_in_front_of_an_attacker() -> None:
    t = SlingerHall()
    t.play(1, *["Mountain"] * 3)
    t.hold(1, "Alley Fiend")
    attacker = t.play(0, c(3, 1))
    t.at("declare").do("c 3/1", "play Alley Fiend", "Alley Fiend")
    assert t.where(attacker) == "discard pile"
    assert t.life == [20, 20]


def test_the_ravening_imp_takes_down_what_blocks_it() -> None:
    t = SlingerHall()
    imp, giant = t.play(0, "Ravening Imp"), t.play(1, c(9, 1))
    t.at("declare").do("Ravening Imp", "c 9/1")
    assert (t.where(imp), t.where(giant)) == ("discard pile", "discard pile")


def test_the_prince_of_pitch_is_fed_with_an_imp_that_is_in_the_way() -> None:
    t = SlingerHall()
    t.play(0, "Prince of Pitch", "Flue Imp")
    t.at("upkeep").do("Prince of Pitch")
    assert t.names(0, "discard pile") == ["Flue Imp"]
    assert t.life == [19, 20]


def test_a_lone_chained_fiend_is_freed_by_an_alley_fiend_from_ambush() -> None:
    t = able("Mountain", 3, "Alley Fiend")
    t.play(0, "Chained Fiend")
    t.at("attack").do("play Alley Fiend", "Chained Fiend", "Alley Fiend")
    assert t.life == [20, 14]


def test_a_bailiff_destroys_a_sorcerer_after_it_has_answered() -> None:
    t = able("Mountain", 5, "Bailiff of the Pit")
    sorcerer = t.play(1, "Sorcerer of the Red Moon")
    t.at("main").do("play Bailiff of the Pit", "use Sorcerer of the Red Moon", "seat 0", "yes")
    assert t.life == [19, 20]
    assert t.where(sorcerer) == "discard pile"


def test_a_stolen_furnace_demon_burns_the_thief() -> None:
    t = SlingerHall()
    demon = t.play(0, "Furnace Demon")
    t.attach(1, "thief", demon)
    t.state.move(demon, tb.IN_PLAY, 1, tb.SEIZED)
    t.at("cleanup")
    assert (t.asked, t.life) == (1, [20, 19])


def test_red_characters_cost_what_stands_on_them() -> None:
    t = able("Mountain", 5, "High Sorcerer of Ruin", "Horned Overseer", costing("1R"))
    t.at("main")
    assert t.options() == ["play Horned Overseer [4][R]", "play c 1/1 for 1R [1][R]", "pass"]
