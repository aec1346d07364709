"""Yellow characters: what each does in a concrete position, and what it leaves alone."""

from __future__ import annotations

import pytest
from slinger_cards import c
from slinger_fights import attack, block
from slinger_hall import SlingerHall
from slinger_lands import LATER, able, offers, paid

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import REGISTER
from spellhall.games.spellslinger.facts import CHARACTER, COMMON, RARE, UNCOMMON

PLAIN = [
    ("Drover's Collie", "Y", "1/3", COMMON, "Dog", "Bonding"),
    ("Steeple Dove", "Y", "1/2", COMMON, "Bird", "Flying"),
    ("Farmyard Mastiff", "1Y", "2/3", COMMON, "Dog", ""),
    ("Carriage Mare", "1Y", "2/2", COMMON, "Horse", "Bonding"),
    ("Hayloft Cat", "1Y", "2/1", COMMON, "Cat", "Ambush"),
    ("Plough Ox", "2Y", "3/2", COMMON, "Ox", ""),
    ("Courier Pegasus", "3Y", "3/2", COMMON, "Pegasus", "Flying"),
    ("Shepherd's Ram", "3Y", "4/2", COMMON, "Sheep", "Bonding"),
    ("Lamplight Angel", "4Y", "4/3", COMMON, "Angel", "Flying"),
    ("Brewery Drayhorse", "4Y", "5/2", COMMON, "Horse", ""),
    ("Warhorse of the Vale", "2YY", "5/2", UNCOMMON, "Horse", "Bonding"),
    ("Hive of the Abbey", "1YY", "3/3", UNCOMMON, "Swarm", "Flying"),
    ("Pegasus Matriarch", "3YY", "5/3", UNCOMMON, "Pegasus", "Flying"),
    ("Foremother of Pegasuses", "2YY", "3/3", RARE, "Pegasus", "Flying Bonding"),
    ("Seventh-Bell Archangel", "4YYY", "6/4", RARE, "Angel", "Flying"),
]
WITH_TEXT = [
    ("Foal of the Clouds", "1Y", "1/3", COMMON, "Pegasus", "Flying"),
    ("Parish Donkey", "1Y", "1/3", COMMON, "Donkey", ""),
    ("Almshouse Angel", "2Y", "2/3", COMMON, "Angel", "Flying"),
    ("Watchful Gander", "2Y", "2/3", COMMON, "Bird", ""),
    ("Sheepdog Marshal", "2Y", "2/2", UNCOMMON, "Dog", "Bonding"),
    ("Infirmary Angel", "2YY", "2/3", UNCOMMON, "Angel", "Flying"),
    ("Temple Ox", "3Y", "3/3", UNCOMMON, "Ox", ""),
    ("Hospice Hounds", "3Y", "3/3", RARE, "Dog", "Bonding"),
    ("Angel of the Threshold", "3YY", "3/3", RARE, "Angel", "Flying"),
    ("Herald of High Noon", "4Y", "3/5", RARE, "Angel", "Flying"),
    ("Angel of Fair Accounts", "4YY", "5/3", RARE, "Angel", "Flying"),
]


# ---------------------------------------------------------------------- what is printed


@pytest.mark.parametrize(("name", "cost", "numbers", "rarity", "kind", "keywords"), PLAIN + WITH_TEXT)
def test_printed_facts(name: str, cost: str, numbers: str, rarity: str, kind: str, keywords: str) -> None:
    card = next(card for card in REGISTER.values() if card.name == name)
    assert (card.type, card.cost.text, f"{card.strength}/{card.speed}") == (CHARACTER, cost, numbers)
    assert (card.rarity, card.kinds, card.keywords) == (rarity, {kind}, set(keywords.split()))
    assert bool(card.abilities) == ((name, cost, numbers, rarity, kind, keywords) in WITH_TEXT)


def test_these_are_all_yellow_characters() -> None:
    yellow = [card.name for card in REGISTER.values() if card.type == CHARACTER and "Y" in card.cost.colours()]
    assert sorted(yellow) == sorted(row[0] for row in PLAIN + WITH_TEXT)


def test_half_of_the_yellow_characters_fly() -> None:
    assert sum("Flying" in row[5] for row in PLAIN + WITH_TEXT) == 13


# ---------------------------------------------------------------------- what they cost


@pytest.mark.parametrize(("name", "cost"), [(row[0], row[1]) for row in PLAIN + WITH_TEXT])
def test_every_yellow_character_is_paid_with_as_many_plains_as_it_has_symbols(name: str, cost: str) -> None:
    need = int(cost.rstrip("Y") or 0) + cost.count("Y")
    t = able("Plains", need, name, later=True)
    t.at("main").do(f"play {name}")
    assert t.names(0, "in play") == [*["Plains"] * need, name]
    assert paid(t, "Plains") == need
    poor = able("Plains", need - 1, name, later=True)
    poor.at("main")
    assert not offers(poor, f"play {name}")


def test_the_archangel_needs_three_plains_among_its_seven_terrains() -> None:
    t = SlingerHall()
    t.hold(0, "Seventh-Bell Archangel", LATER)
    t.put(0, "in play", *["Mountain"] * 5, *["Plains"] * 2)
    t.at("main")
    assert not offers(t, "play Seventh-Bell Archangel")
    enough = SlingerHall()
    enough.hold(0, "Seventh-Bell Archangel", LATER)
    enough.put(0, "in play", *["Mountain"] * 4, *["Plains"] * 3)
    enough.at("main").do("play Seventh-Bell Archangel")
    assert enough.names(0, "hand") == [LATER]


# ---------------------------------------------------------------------- those with keywords only


def test_the_steeple_dove_flies_over_an_ox_but_not_past_another_dove() -> None:
    t = SlingerHall()
    t.play(0, "Steeple Dove")
    t.play(1, "Plough Ox", "Steeple Dove")
    t.at("declare").do("Steeple Dove")
    assert t.options() == ["Steeple Dove (1/2)", "don't block"]
    t.skip()
    assert t.life == [20, 19]


def test_the_hayloft_cat_comes_to_block_when_the_attack_has_been_declared() -> None:
    t = able("Plains", 2, "Hayloft Cat", later=True)
    dog = t.play(1, c(2, 1))
    t.at("declare", active=1).do("c 2/1")
    assert (t.asked, t.step) == (0, tb.ATTACKERS)
    t.do("play Hayloft Cat", "Hayloft Cat")
    assert t.where(dog) == "discard pile"
    assert t.names(0, "discard pile") == ["Hayloft Cat"]
    assert t.life == [20, 20]


def test_a_collie_leads_the_ox_into_a_group_but_two_oxen_need_two_collies() -> None:
    t = SlingerHall()
    collie, ox = t.play(0, "Drover's Collie"), t.play(0, "Plough Ox")
    t.play(0, "Plough Ox")
    t.at("declare").choose(ox)
    t.choose(collie)
    assert t.options() == ["alone", "with Plough Ox"]
    t.do("with Plough Ox", "Plough Ox")
    assert "group" not in t.question
    assert t.life == [20, 13]


def test_the_foremother_flies_at_the_head_of_a_group_on_the_ground() -> None:
    t = SlingerHall()
    mother, ox = t.play(0, "Foremother of Pegasuses"), t.play(0, c(3, 2))
    mastiff = t.play(1, c(2, 2))
    t.at("declare")
    attack(t, mother, ox, together=True)
    t.do("c 2/2")
    assert [(told.card, told.attacker) for told in t.events(events.BlockedBy)] == [(mastiff, ox)]
    assert t.events(events.Damaged) == [events.Damaged(1, mastiff, mother, 3)]
    assert t.where(mastiff) == "discard pile"
    assert t.life == [20, 20]


def test_nobody_on_the_ground_blocks_the_foremother_flying_alone() -> None:
    t = SlingerHall()
    mother, ox = t.play(0, "Foremother of Pegasuses"), t.play(0, "Plough Ox")
    t.play(1, "Farmyard Mastiff")
    t.at("declare")
    attack(t, mother, ox)
    t.do("Farmyard Mastiff")
    assert t.life == [20, 17]


# ---------------------------------------------------------------------- who brings life along


@pytest.mark.parametrize(
    ("name", "cost", "life"),
    [("Foal of the Clouds", 2, 21), ("Almshouse Angel", 3, 22), ("Herald of High Noon", 5, 24)],
)
class TestLifeOnArrival:
    def test_its_player_gains_life_when_it_comes_into_play(self, name: str, cost: int, life: int) -> None:
        t = able("Plains", cost, name, later=True)
        t.at("main").do(f"play {name}")
        assert t.life == [life, 20]
        assert t.where(t.state.pile(tb.IN_PLAY, 0)[-1]) == "in play"

    def test_there_is_no_upper_limit_and_nothing_is_gained_later(self, name: str, cost: int, life: int) -> None:
        t = able("Plains", cost, name, later=True).lives(40, 3)
        t.at("main").do(f"play {name}").next_turn()
        t.next_turn()
        assert t.life == [20 + life, 3]

    def test_another_character_brings_none(self, name: str, cost: int, life: int) -> None:
        t = able("Plains", 2, "Farmyard Mastiff", later=True)
        t.play(0, name)
        t.at("main").do("play Farmyard Mastiff")
        assert t.life == [20, 20]

    def test_negated_it_brings_none(self, name: str, cost: int, life: int) -> None:
        t = able("Plains", cost, name, later=True)
        t.hold(1, "refuse")
        t.at("main").do(f"play {name}", "play refuse")
        assert t.life == [20, 20]
        assert t.names(0, "discard pile") == [name]


# ---------------------------------------------------------------------- Parish Donkey


def test_the_parish_donkey_turns_sideways_for_a_life() -> None:
    t = able("Plains", 0, later=True)
    donkey = t.play(0, "Parish Donkey")
    t.at("main").do("use Parish Donkey")
    assert t.life == [21, 20]
    assert t.is_sideways(donkey)
    assert "sideways" in t.why_not(0, donkey)
    assert not offers(t, "use Parish Donkey")


def test_the_parish_donkey_works_on_the_day_it_comes() -> None:
    t = able("Plains", 2, "Parish Donkey", later=True)
    t.at("main").do("play Parish Donkey", "use Parish Donkey")
    assert t.life == [21, 20]


def test_the_parish_donkey_works_for_its_own_player_only() -> None:
    t = SlingerHall()
    t.play(0, "Parish Donkey")
    t.hold(1, LATER)
    t.at("main", active=1)
    assert t.options() == [f"play {LATER}", "pass"]


def test_a_blocking_parish_donkey_gains_a_life_and_strikes_all_the_same() -> None:
    t = SlingerHall()
    donkey, attacker = t.play(0, "Parish Donkey"), t.play(1, c(1, 1))
    t.at("declare", active=1).do("c 1/1").skip()
    t.do("Parish Donkey").do("use Parish Donkey")
    assert t.life == [21, 20]
    assert (t.where(donkey), t.where(attacker)) == ("in play", "discard pile")


# ---------------------------------------------------------------------- Watchful Gander


def test_the_gander_is_stronger_while_it_blocks() -> None:
    t = SlingerHall()
    gander, attacker = t.play(1, "Watchful Gander"), t.play(0, c(3, 2))
    t.hold(1, "zap")
    t.at("declare").do("c 3/2").skip()
    assert t.numbers(gander) == (2, 3)
    t.do("Watchful Gander")
    assert t.numbers(gander) == (3, 3)
    t.skip()
    assert (t.where(gander), t.where(attacker)) == ("in play", "discard pile")


def test_the_gander_is_no_stronger_in_an_attack() -> None:
    t = SlingerHall()
    gander = t.play(0, "Watchful Gander")
    t.at("declare").do("Watchful Gander")
    assert t.life == [20, 18]
    assert t.numbers(gander) == (2, 3)


def test_only_the_gander_that_blocks_is_stronger() -> None:
    t = SlingerHall()
    first, second = t.play(1, "Watchful Gander"), t.play(1, "Watchful Gander")
    attacker = t.play(0, c(4, 1))
    t.hold(1, "zap")
    t.at("declare")
    attack(t, attacker)
    t.skip()
    block(t, (second, attacker))
    assert (t.numbers(first), t.numbers(second)) == ((2, 3), (3, 3))


def test_two_damage_catch_up_with_the_gander_when_combat_is_over() -> None:
    t = SlingerHall()
    gander, attacker = t.play(1, "Watchful Gander"), t.play(0, c(2, 4))
    t.hold(0, LATER)
    t.hold(1, "zap")
    t.at("declare")
    attack(t, attacker)
    t.skip()
    block(t, (gander, attacker))
    t.skip()
    assert (t.step, t.mark(gander, tb.DAMAGE), t.where(gander)) == (tb.COMBAT, 2, "in play")
    assert t.where(attacker) == "discard pile"
    t.on_to(tb.MAIN)
    assert t.where(gander) == "discard pile"


# ---------------------------------------------------------------------- Sheepdog Marshal


def test_the_marshal_speeds_up_the_others_with_bonding_on_its_own_side() -> None:
    t = SlingerHall()
    marshal, mare, ox = t.play(0, "Sheepdog Marshal"), t.play(0, "Carriage Mare"), t.play(0, "Plough Ox")
    theirs = t.play(1, "Carriage Mare")
    assert t.numbers(mare) == (2, 3)
    assert t.numbers(marshal) == (2, 2)
    assert t.numbers(ox) == (3, 2)
    assert t.numbers(theirs) == (2, 2)


def test_two_marshals_speed_each_other_up() -> None:
    t = SlingerHall()
    first, second, mare = t.play(0, "Sheepdog Marshal"), t.play(0, "Sheepdog Marshal"), t.play(0, "Carriage Mare")
    assert (t.numbers(first), t.numbers(second), t.numbers(mare)) == ((2, 3), (2, 3), (2, 4))


def test_the_marshal_counts_bonding_that_is_not_printed() -> None:
    t = SlingerHall()
    ox = t.play(0, "Plough Ox")
    t.play(0, "Sheepdog Marshal")
    assert t.numbers(ox) == (3, 2)
    t.play(0, "Law of the Pack")
    assert t.numbers(ox) == (3, 4)


def test_the_help_of_the_marshal_ends_when_it_is_gone() -> None:
    t = SlingerHall()
    mare = t.play(0, "Carriage Mare")
    t.play(0, "Sheepdog Marshal")
    t.hold(1, "kill")
    t.hold(0, LATER)
    t.at("upkeep").do("play kill", "Sheepdog Marshal")
    assert t.numbers(mare) == (2, 2)


def test_led_by_the_marshal_the_mare_strikes_first() -> None:
    t = SlingerHall()
    mare, ram = t.play(0, "Carriage Mare"), t.play(1, c(2, 1))
    t.play(0, "Sheepdog Marshal")
    t.at("declare")
    attack(t, mare)
    block(t, (ram, mare))
    assert (t.where(mare), t.where(ram)) == ("in play", "discard pile")


# ---------------------------------------------------------------------- Infirmary Angel


def test_the_infirmary_angel_prevents_two_damage_to_a_player() -> None:
    t = SlingerHall()
    angel = t.play(0, "Infirmary Angel")
    t.hold(1, "strike 3", LATER)
    t.at("main", active=1).do("play strike 3", "seat 0", "use Infirmary Angel", "seat 0")
    assert t.life == [19, 20]
    assert t.is_sideways(angel)


@pytest.mark.parametrize(("strength", "place"), [(1, "discard pile"), (2, "in play")])
def test_the_infirmary_angel_prevents_two_damage_to_a_character(strength: int, place: str) -> None:
    t = SlingerHall()
    t.play(0, "Infirmary Angel")
    patient = t.play(0, c(strength, 1))
    t.hold(1, "strike 3", LATER)
    t.at("main", active=1).do("play strike 3").choose(patient)
    t.do("use Infirmary Angel").choose(patient)
    assert t.where(patient) == place


def test_what_the_infirmary_angel_has_not_prevented_it_prevents_from_the_next_damage() -> None:
    t = SlingerHall()
    t.play(0, "Infirmary Angel")
    t.hold(1, "zap", "zap", "zap", LATER)
    t.at("main", active=1).do("play free event", "use Infirmary Angel", "seat 0")
    lives = [t.do("play zap", "seat 0").life[0] for _ in range(3)]
    assert lives == [20, 20, 19]


def test_the_shelter_of_the_infirmary_angel_ends_with_the_turn() -> None:
    t = able("Plains", 0, later=True)
    t.play(0, "Infirmary Angel")
    t.play(1, c(2, 2))
    t.at("main").do("use Infirmary Angel", "seat 0").next_turn()
    t.on_to(tb.ATTACKERS).do("c 2/2")
    assert t.life[0] == 18


def test_the_infirmary_angel_shelters_nobody_but_its_target() -> None:
    t = SlingerHall()
    t.play(0, "Infirmary Angel")
    patient = t.play(0, c(2, 1))
    t.hold(1, "strike 3", LATER)
    t.at("main", active=1).do("play strike 3").choose(patient)
    t.do("use Infirmary Angel", "seat 0")
    assert t.where(patient) == "discard pile"


def test_a_sideways_infirmary_angel_prevents_nothing() -> None:
    t = SlingerHall()
    t.play(0, "Infirmary Angel", sideways=True)
    t.hold(1, "strike 3", LATER)
    t.at("main", active=1).do("play strike 3", "seat 0")
    assert t.life == [17, 20]


# ---------------------------------------------------------------------- Temple Ox


def test_the_temple_ox_destroys_an_enchantment_of_either_side() -> None:
    for owner in (0, 1):
        t = able("Plains", 4, "Temple Ox", later=True)
        banners = [t.play(0, "banner"), t.play(1, "banner")]
        t.at("main").do("play Temple Ox").choose(banners[owner])
        t.do("yes")
        assert t.where(banners[owner]) == "discard pile"
        assert t.where(banners[1 - owner]) == "in play"


def test_the_temple_ox_may_leave_enchantments_alone() -> None:
    t = able("Plains", 4, "Temple Ox", later=True)
    banner = t.play(1, "banner")
    t.at("main").do("play Temple Ox", "no")
    assert t.where(banner) == "in play"
    assert t.names(0, "in play")[-1] == "Temple Ox"


def test_the_temple_ox_comes_without_a_question_where_no_enchantment_is() -> None:
    t = able("Plains", 4, "Temple Ox", later=True)
    other = t.play(1, "Plough Ox")
    t.at("main").do("play Temple Ox")
    assert t.options() == [f"play {LATER}", "pass"]
    assert t.where(other) == "in play"


def test_the_temple_ox_frees_a_character_from_what_is_attached() -> None:
    t = able("Plains", 4, "Temple Ox", later=True)
    lion = t.play(1, c(3, 3))
    medal = t.attach(1, "medal", lion)
    t.at("main")
    assert t.numbers(lion) == (4, 4)
    t.do("play Temple Ox", "yes")
    assert t.where(medal) == "discard pile"
    assert t.numbers(lion) == (3, 3)


# ---------------------------------------------------------------------- Hospice Hounds


def test_the_hospice_hounds_gain_a_life_for_each_dog_of_their_player() -> None:
    t = SlingerHall()
    t.play(0, "Hospice Hounds", "Drover's Collie", "Sheepdog Marshal", "Hayloft Cat")
    t.play(0, "Farmyard Mastiff", sideways=True)
    t.play(1, "Drover's Collie", "Drover's Collie")
    t.at("upkeep")
    assert t.life == [24, 20]


def test_the_hospice_hounds_count_themselves() -> None:
    t = SlingerHall()
    t.play(0, "Hospice Hounds")
    t.at("upkeep")
    assert t.life == [21, 20]


def test_the_hospice_hounds_are_quiet_in_the_upkeep_of_others() -> None:
    t = SlingerHall()
    t.play(0, "Hospice Hounds")
    t.play(1, "Drover's Collie")
    t.at("upkeep", active=1)
    assert t.asked == 1
    assert t.life == [20, 20]


def test_two_packs_of_hospice_hounds_count_each_other() -> None:
    t = SlingerHall()
    t.play(0, "Hospice Hounds", "Hospice Hounds")
    t.at("upkeep")
    t.do("Hospice Hounds")
    assert t.life == [24, 20]


# ---------------------------------------------------------------------- Angel of the Threshold


def test_the_angel_of_the_threshold_strikes_every_attacker_before_blocks() -> None:
    t = SlingerHall()
    angel = t.play(1, "Angel of the Threshold")
    small, big = t.play(0, c(1, 1)), t.play(0, c(2, 2))
    t.at("declare")
    attack(t, small, big)
    assert (t.asked, t.question) == (1, "block with what? (SS-BL-01)")
    assert t.where(small) == "discard pile"
    assert t.mark(big, tb.DAMAGE) == 1
    assert [(told.card, told.source, told.amount) for told in t.events(events.Damaged)] == [
        (small, angel, 1),
        (big, angel, 1),
    ]
    t.skip()
    assert t.life == [20, 18]


def test_the_damage_of_the_angel_of_the_threshold_adds_to_that_of_a_blocker() -> None:
    t = SlingerHall()
    t.play(1, "Angel of the Threshold", sideways=True)
    guard, attacker = t.play(1, c(2, 5)), t.play(0, c(3, 1))
    t.at("declare")
    attack(t, attacker)
    block(t, (guard, attacker))
    assert (t.where(guard), t.where(attacker)) == ("in play", "discard pile")


def test_the_angel_of_the_threshold_minds_neither_own_attackers_nor_those_who_stay_at_home() -> None:
    t = SlingerHall()
    t.play(0, "Angel of the Threshold")
    own, theirs = t.play(0, c(1, 1)), t.play(1, c(1, 1, "Flying"))
    t.at("declare")
    attack(t, own)
    assert (t.where(own), t.where(theirs)) == ("in play", "in play")
    assert not t.events(events.Damaged)


def test_the_angel_of_the_threshold_minds_attacks_on_its_player_only() -> None:
    t = SlingerHall(seats=3)
    t.play(1, "Angel of the Threshold")
    here, there = t.play(0, c(1, 1)), t.play(0, c(1, 2))
    t.at("declare").choose(here).do("seat 1").choose(there).do("seat 2")
    assert (t.where(here), t.where(there)) == ("discard pile", "in play")


def test_the_angel_of_the_threshold_guards_a_team_as_one_but_no_ally() -> None:
    t = SlingerHall(seats=4, teams="as-one")
    t.play(3, "Angel of the Threshold")
    attacker = t.play(0, c(1, 1))
    t.at("declare").do("c 1/1")
    assert t.where(attacker) == "discard pile"

    t = SlingerHall(seats=4, teams="alliance")
    t.play(3, "Angel of the Threshold")
    attacker = t.play(0, c(1, 1))
    t.at("declare").do("c 1/1", "seat 1")
    assert t.where(attacker) == "in play"
    assert t.life == [20, 19, 20, 20]


# ---------------------------------------------------------------------- Angel of Fair Accounts


def test_who_strikes_the_player_of_the_angel_of_fair_accounts_is_destroyed_after_combat() -> None:
    t = SlingerHall()
    t.play(1, "Angel of Fair Accounts", sideways=True)
    attacker, other = t.play(0, c(7, 2)), t.play(0, c(1, 1))
    t.hold(1, "zap")
    t.at("declare")
    attack(t, attacker)
    t.skip(2)
    assert (t.step, t.life, t.where(attacker)) == (tb.COMBAT, [20, 13], "in play")
    t.skip()
    assert t.step == tb.ATTACK_ENDS
    assert t.where(attacker) == "discard pile"
    assert t.where(other) == "in play"


def test_a_blocked_attacker_owes_the_angel_of_fair_accounts_nothing() -> None:
    t = SlingerHall()
    t.play(1, "Angel of Fair Accounts", sideways=True)
    ox, attacker = t.play(1, c(1, 1)), t.play(0, c(7, 2))
    t.at("declare")
    attack(t, attacker)
    block(t, (ox, attacker))
    assert t.life == [20, 20]
    assert (t.where(attacker), t.where(ox)) == ("in play", "discard pile")


def test_only_those_who_struck_pay_the_angel_of_fair_accounts() -> None:
    t = SlingerHall()
    t.play(1, "Angel of Fair Accounts", sideways=True)
    guard, striker, blocked = t.play(1, c(1, 1)), t.play(0, c(2, 2)), t.play(0, c(3, 2))
    t.at("declare")
    attack(t, striker, blocked)
    block(t, (guard, blocked))
    assert t.life == [20, 18]
    assert (t.where(striker), t.where(blocked)) == ("discard pile", "in play")


def test_the_angel_of_fair_accounts_keeps_the_books_of_a_team_as_one() -> None:
    t = SlingerHall(seats=4, teams="as-one").lives(30, 30, 30, 30)
    t.play(3, "Angel of Fair Accounts", sideways=True)
    attacker = t.play(0, c(2, 2))
    t.at("declare").do("c 2/2")
    assert t.life == [30, 28, 30, 28]
    assert t.where(attacker) == "discard pile"


def test_damage_outside_combat_is_no_matter_for_the_angel_of_fair_accounts() -> None:
    t = SlingerHall()
    t.play(1, "Angel of Fair Accounts")
    sorcerer = t.play(0, "Hedge Sorcerer")
    t.hold(0, LATER)
    t.at("main").do("use Hedge Sorcerer", "seat 1").next_turn()
    assert t.life == [20, 19]
    assert t.where(sorcerer) == "in play"


def test_the_angel_of_fair_accounts_asks_for_nothing_when_another_player_is_struck() -> None:
    t = SlingerHall(seats=3)
    t.play(1, "Angel of Fair Accounts")
    attacker = t.play(0, c(2, 2))
    t.at("declare").do("c 2/2", "seat 2")
    assert t.life == [20, 20, 18]
    assert t.where(attacker) == "in play"


def test_the_account_is_settled_even_when_the_angel_of_fair_accounts_is_gone_by_then() -> None:
    t = SlingerHall()
    angel, attacker = t.play(1, "Angel of Fair Accounts", sideways=True), t.play(0, c(2, 2))
    t.hold(0, "kill")
    t.at("declare")
    attack(t, attacker)
    t.skip(2)
    assert (t.step, t.life) == (tb.COMBAT, [20, 18])
    t.do("play kill").choose(angel)
    assert t.where(angel) == "discard pile"
    assert t.where(attacker) == "discard pile"


def test_without_the_angel_of_fair_accounts_at_the_time_of_the_blow_nothing_is_owed() -> None:
    t = SlingerHall()
    angel, attacker = t.play(1, "Angel of Fair Accounts", sideways=True), t.play(0, c(2, 2))
    t.hold(0, "kill")
    t.at("declare")
    attack(t, attacker)
    t.do("play kill").choose(angel)
    assert t.life == [20, 18]
    assert t.where(attacker) == "in play"


# ---------------------------------------------------------------------- together


def test_the_marshal_brings_the_hospice_hounds_to_speed_and_counts_as_a_dog() -> None:
    t = SlingerHall()
    hounds = t.play(0, "Hospice Hounds")
    t.play(0, "Sheepdog Marshal")
    t.at("upkeep")
    assert t.numbers(hounds) == (3, 4)
    assert t.life == [22, 20]


def test_two_doorkeepers_strike_an_attacker_twice() -> None:
    t = SlingerHall()
    t.play(1, "Angel of the Threshold", "Angel of the Threshold")
    attacker = t.play(0, c(2, 5))
    t.at("declare")
    attack(t, attacker)
    assert t.where(attacker) == "discard pile"
    assert t.life == [20, 20]


def test_the_infirmary_angel_keeps_accounts_clean() -> None:
    t = SlingerHall()
    t.play(1, "Angel of Fair Accounts", sideways=True)
    t.play(1, "Infirmary Angel")
    attacker = t.play(0, c(2, 2))
    t.at("declare")
    attack(t, attacker)
    t.do("use Infirmary Angel", "seat 1")
    assert t.life == [20, 20]
    assert t.where(attacker) == "in play"


def test_the_gander_under_the_care_of_the_infirmary_angel_outlives_its_block() -> None:
    t = SlingerHall()
    gander, attacker = t.play(1, "Watchful Gander"), t.play(0, c(3, 4))
    t.play(1, "Infirmary Angel")
    t.hold(0, LATER)
    t.at("declare")
    attack(t, attacker)
    t.skip()
    block(t, (gander, attacker))
    t.do("use Infirmary Angel", "Watchful Gander").on_to(tb.MAIN)
    assert (t.where(gander), t.where(attacker)) == ("in play", "discard pile")
    assert t.mark(gander, tb.DAMAGE) == 1
