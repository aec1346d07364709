"""Green characters, each in a position that shows what it does and what it leaves alone."""

from __future__ import annotations

import pytest
from slinger_cards import c, costing
from slinger_hall import SlingerHall
from slinger_lands import offers

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import REGISTER
from spellhall.games.spellslinger.facts import COMMON, RARE, UNCOMMON

PLAIN = [
    ("Mossfoot Elf", "G", "1/3", "Elf", COMMON, ""),
    ("Barrow Badger", "1G", "2/3", "Animal", COMMON, ""),
    ("Satyr Drummer", "1G", "2/2", "Satyr", COMMON, "Bonding"),
    ("Adder in the Bracken", "1G", "1/3", "Animal", COMMON, "Deadly"),
    ("Thicket Boar", "2G", "4/1", "Animal", COMMON, ""),
    ("Dwarf Quarryman", "2G", "3/3", "Dwarf", COMMON, ""),
    ("Hungry Wolf", "2G", "3/1", "Animal", COMMON, "Bonding"),
    ("Bridge Troll", "3G", "4/3", "Troll", COMMON, ""),
    ("Elder Stag", "3G", "4/2", "Animal", COMMON, "Bonding"),
    ("Moss Troll", "4G", "5/2", "Troll", COMMON, ""),
    ("Honeypaw Bear", "5G", "6/3", "Animal", COMMON, ""),
    ("Leaf-Cloak Elf", "1G", "3/1", "Elf", UNCOMMON, "Ambush"),
    ("Dusk Lynx", "2G", "2/3", "Animal", UNCOMMON, "Ambush Deadly"),
    ("Great Boar of Ashwood", "3GG", "6/2", "Animal", UNCOMMON, ""),
    ("Grandmother Wolf", "2GG", "4/4", "Animal", RARE, "Bonding"),
    ("King of the Hollow Hill", "4GG", "9/2", "Troll", RARE, ""),
]
WITH_TEXT = [
    ("Kitchen-Garden Gnome", "G", "1/1", "Gnome", COMMON, ""),
    ("Elf Fowler", "2G", "2/2", "Elf", COMMON, ""),
    ("Druid of the Springs", "2G", "2/2", "Druid", COMMON, ""),
    ("Gnome Mapmaker", "2G", "2/2", "Gnome", UNCOMMON, ""),
    ("Druid of the Old Oak", "2G", "2/2", "Druid", UNCOMMON, ""),
    ("Dwarf Ironmonger", "2G", "3/2", "Dwarf", UNCOMMON, ""),
    ("Satyr Master of Revels", "2GG", "3/3", "Satyr", UNCOMMON, "Bonding"),
    ("Troll Boulder-Hurler", "4G", "5/2", "Troll", UNCOMMON, ""),
    ("Dwarf Lord of the Deep Forge", "2GG", "4/2", "Dwarf", RARE, ""),
    ("Mother of Stags", "3GG", "4/3", "Animal", RARE, "Bonding"),
    ("Keeper of the Standing Stones", "3GG", "3/3", "Druid", RARE, ""),
]


def woods(t: SlingerHall, seat: int, count: int) -> list[int]:
    """Upright Woods of a seat."""
    return t.put(seat, "in play", *["Woods"] * count)


# ---------------------------------------------------------------------- what is printed


@pytest.mark.parametrize(("name", "cost", "numbers", "kind", "rarity", "keywords"), PLAIN + WITH_TEXT)
def test_printed_facts(name: str, cost: str, numbers: str, kind: str, rarity: str, keywords: str) -> None:
    card = next(card for card in REGISTER.values() if card.name == name)
    assert (card.cost.text, f"{card.strength}/{card.speed}", card.rarity) == (cost, numbers, rarity)
    assert card.kinds == {kind}
    assert card.keywords == set(keywords.split())
    assert bool(card.abilities) == ((name, cost, numbers, kind, rarity, keywords) in WITH_TEXT)


def test_these_are_all_green_characters_and_none_flies() -> None:
    green = [card for card in REGISTER.values() if card.type == "Character" and "G" in card.cost.colours()]
    assert sorted(card.name for card in green) == sorted(row[0] for row in PLAIN + WITH_TEXT)
    assert not any("Flying" in card.keywords for card in green)


# ---------------------------------------------------------------------- who pays


def test_kitchen_garden_gnome_pays_a_green_symbol() -> None:
    t = SlingerHall()
    gnome = t.play(0, "Kitchen-Garden Gnome")
    plains = t.play(0, "Plains")
    t.hold(0, "Barrow Badger")
    t.at("main").do("play Barrow Badger")
    assert "Barrow Badger" in t.names(0, "in play")
    assert t.is_sideways(gnome)
    assert t.is_sideways(plains)


def test_kitchen_garden_gnome_pays_in_the_turn_in_which_it_comes() -> None:
    t = SlingerHall()
    woods(t, 0, 2)
    t.hold(0, "Kitchen-Garden Gnome", "Barrow Badger")
    t.at("main").do("play Kitchen-Garden Gnome", "play Barrow Badger")
    assert t.names(0, "hand") == []


@pytest.mark.parametrize(("cost", "sideways"), [("B", False), ("G", True), ("2", False)])
def test_kitchen_garden_gnome_pays_neither_another_colour_nor_two_nor_when_sideways(cost: str, sideways: bool) -> None:
    t = SlingerHall()
    t.play(0, "Kitchen-Garden Gnome", sideways=sideways)
    dear = t.hold(0, costing(cost))[0]
    t.hold(0, "free event")
    t.at("main")
    assert not offers(t, f"play {costing(cost)}")
    assert t.why_not(0, dear) == "you can't pay its cost with your upright cards (SS-CO-05)"


def test_kitchen_garden_gnome_cannot_be_turned_without_a_payment() -> None:
    t = SlingerHall()
    t.play(0, "Kitchen-Garden Gnome")
    t.hold(0, "free event")
    t.at("main")
    assert t.options() == ["play free event", "pass"]


def test_kitchen_garden_gnome_stays_upright_to_block_when_the_hall_chooses() -> None:
    t = SlingerHall()
    gnome = t.play(0, "Kitchen-Garden Gnome")
    woods(t, 0, 2)
    t.hold(0, "Barrow Badger", "free event")
    t.at("main").do("play Barrow Badger", "auto-pay the rest")
    assert not t.is_sideways(gnome)


def test_kitchen_garden_gnome_pays_for_an_interrupt_while_it_blocks_and_fights_on() -> None:
    t = SlingerHall()
    gnome = t.play(1, "Kitchen-Garden Gnome")
    t.play(0, c(3, 1))
    t.hold(1, "Rising Sap")
    t.hold(0, "free event")
    t.at("declare").do("c 3/1", "pass", "Kitchen-Garden Gnome", "play Rising Sap").choose(gnome)
    assert t.is_sideways(gnome)
    assert t.names(0, "discard pile") == ["c 3/1"]
    assert t.where(gnome) == "in play"


@pytest.mark.parametrize("colour", "YBRG")
def test_druid_of_the_old_oak_pays_any_one_colour(colour: str) -> None:
    t = SlingerHall()
    druid = t.play(0, "Druid of the Old Oak")
    t.hold(0, costing(colour))
    t.at("main").do(f"play {costing(colour)}")
    assert costing(colour) in t.names(0, "in play")
    assert t.is_sideways(druid)


@pytest.mark.parametrize("cost", ["RB", "1G", "RR"])
def test_druid_of_the_old_oak_gives_one_resource_only(cost: str) -> None:
    t = SlingerHall()
    t.play(0, "Druid of the Old Oak")
    dear = t.hold(0, costing(cost))[0]
    t.hold(0, "free event")
    t.at("main")
    assert "can't pay" in t.why_not(0, dear)


def test_keeper_of_the_standing_stones_doubles_what_terrains_give() -> None:
    t = SlingerHall()
    t.play(0, "Keeper of the Standing Stones")
    stones = woods(t, 0, 4)
    t.hold(0, "King of the Hollow Hill", "free event")
    t.at("main").do("play King of the Hollow Hill")
    assert "King of the Hollow Hill" in t.names(0, "in play")
    assert sum(t.is_sideways(stone) for stone in stones) == 3


def test_keeper_of_the_standing_stones_saves_no_remainder() -> None:
    t = SlingerHall()
    t.play(0, "Keeper of the Standing Stones")
    woods(t, 0, 1)
    t.hold(0, "Mossfoot Elf", "Kitchen-Garden Gnome", "free event")
    t.at("main").do("play Mossfoot Elf")
    assert t.options() == ["play free event", "pass"]


def test_keeper_of_the_standing_stones_helps_neither_opponents_nor_characters() -> None:
    t = SlingerHall()
    t.play(0, "Keeper of the Standing Stones", "Kitchen-Garden Gnome")
    woods(t, 1, 1)
    mine = t.hold(0, "Barrow Badger", "free event")[0]
    yours = t.hold(1, "Bristling Hide")[0]
    t.at("main")
    assert "can't pay" in t.why_not(0, mine)
    assert "can't pay" in t.why_not(1, yours)


def test_keeper_of_the_standing_stones_adds_the_colour_that_is_chosen() -> None:
    for cost, possible in (("RR", True), ("GG", True), ("RG", False), ("2", True), ("3", False)):
        t = SlingerHall()
        t.play(0, "Keeper of the Standing Stones", "Charcoal-Burners' Forest")
        t.hold(0, costing(cost), "free event")
        t.at("main")
        assert offers(t, f"play {costing(cost)}") == possible, cost


def test_keeper_of_the_standing_stones_adds_a_colourless_resource_to_colourless_ones() -> None:
    for cost, possible in (("3", True), ("4", False), ("2G", False)):
        t = SlingerHall()
        t.play(0, "Keeper of the Standing Stones", "Great Exhibition Hall")
        t.hold(0, costing(cost), "free event")
        t.at("main")
        assert offers(t, f"play {costing(cost)}") == possible, cost


def test_keeper_of_the_standing_stones_takes_its_help_along() -> None:
    t = SlingerHall()
    keeper = t.play(0, "Keeper of the Standing Stones")
    woods(t, 0, 1)
    badger = t.hold(0, "Barrow Badger", "free event", "Coast")[0]
    t.hold(1, "kill")
    t.at("main")
    assert offers(t, "play Barrow Badger")
    t.do("play free event", "play kill")
    assert t.where(keeper) == "discard pile"
    assert t.why_not(0, badger) == "you can't pay its cost with your upright cards (SS-CO-05)"


def test_two_keepers_of_the_standing_stones_add_up() -> None:
    t = SlingerHall()
    t.play(0, "Keeper of the Standing Stones", "Keeper of the Standing Stones", "Woods")
    t.hold(0, "Hungry Wolf")
    t.at("main").do("play Hungry Wolf")
    assert "Hungry Wolf" in t.names(0, "in play")


# ---------------------------------------------------------------------- who shoots


def test_elf_fowler_shoots_a_flier_out_of_the_attack() -> None:
    t = SlingerHall()
    bat = t.play(0, c(1, 5, "Flying"))
    fowler = t.play(1, "Elf Fowler")
    t.hold(0, "free event")
    t.at("declare").do("c 1/5 Flying", "use Elf Fowler")
    assert t.where(bat) == "discard pile"
    assert t.is_sideways(fowler)
    assert t.life == [20, 20]


def test_elf_fowler_deals_one_damage_and_no_more() -> None:
    t = SlingerHall()
    bird = t.play(1, c(2, 2, "Flying"))
    t.play(0, "Elf Fowler")
    t.hold(0, "free event")
    t.at("main").do("use Elf Fowler")
    assert t.where(bird) == "in play"
    assert t.mark(bird, tb.DAMAGE) == 1


@pytest.mark.parametrize("name", ["Elf Fowler", "Troll Boulder-Hurler"])
def test_who_shoots_fliers_finds_no_target_on_the_ground(name: str) -> None:
    t = SlingerHall()
    shooter = t.play(0, name)
    t.play(1, c(1, 1))
    t.hold(0, "free event")
    t.at("main")
    assert not offers(t, "use")
    assert t.why_not(0, shooter) == "it has no legal target (SS-PL-05)"


@pytest.mark.parametrize("name", ["Elf Fowler", "Troll Boulder-Hurler"])
def test_who_shoots_fliers_cannot_do_so_sideways(name: str) -> None:
    t = SlingerHall()
    shooter = t.play(0, name, sideways=True)
    t.play(1, c(1, 1, "Flying"))
    t.hold(0, "free event")
    t.at("main")
    assert t.why_not(0, shooter) == "it's already sideways (SS-AB-05)"


def test_elf_fowler_shoots_in_the_turn_in_which_it_comes() -> None:
    t = SlingerHall()
    bat = t.play(1, c(1, 1, "Flying"))
    woods(t, 0, 3)
    t.hold(0, "Elf Fowler")
    t.at("main").do("play Elf Fowler", "use Elf Fowler")
    assert t.where(bat) == "discard pile"


@pytest.mark.parametrize(("strength", "place"), [(3, "discard pile"), (4, "in play")])
def test_troll_boulder_hurler_deals_three_damage_to_a_flier(strength: int, place: str) -> None:
    t = SlingerHall()
    flier = t.play(1, c(strength, 2, "Flying"))
    troll = t.play(0, "Troll Boulder-Hurler")
    t.at("main").do("use Troll Boulder-Hurler")
    assert t.where(flier) == place
    assert t.is_sideways(troll)


def test_fowler_and_hurler_together_bring_down_a_flier_of_four() -> None:
    t = SlingerHall()
    flier = t.play(1, c(4, 2, "Flying"))
    t.play(0, "Troll Boulder-Hurler", "Elf Fowler")
    t.at("main").do("use Elf Fowler", "use Troll Boulder-Hurler")
    assert t.where(flier) == "discard pile"


def test_a_shot_may_strike_an_own_flier_too() -> None:
    t = SlingerHall()
    t.play(0, "Elf Fowler")
    mine = t.play(0, c(1, 1, "Flying"))
    yours = t.play(1, c(1, 2, "Flying"))
    t.at("main").do("use Elf Fowler").choose(mine)
    assert t.where(mine) == "discard pile"
    assert t.where(yours) == "in play"


# ---------------------------------------------------------------------- who comes with something


def test_druid_of_the_springs_puts_a_terrain_into_play_sideways() -> None:
    t = SlingerHall()
    woods(t, 0, 3)
    coast = t.hold(0, "Druid of the Springs", "Coast", "Mountain")[1]
    t.at("main").do("play Druid of the Springs")
    assert t.options() == ["Coast", "Mountain", "done"]
    t.do("Coast")
    assert t.where(coast) == "in play"
    assert t.is_sideways(coast)


def test_druid_of_the_springs_does_not_use_up_the_terrain_of_the_turn() -> None:
    t = SlingerHall()
    woods(t, 0, 3)
    last = t.hold(0, "Druid of the Springs", "Coast", "free event", "Mountain", "Mountain")[-1]
    t.at("main").do("play Druid of the Springs", "Coast", "play Mountain")
    assert t.names(0, "hand") == ["free event", "Mountain"]
    assert t.why_not(0, last) == "you've already played a terrain this turn (SS-CO-01)"


def test_druid_of_the_springs_may_leave_the_terrain_in_hand() -> None:
    t = SlingerHall()
    woods(t, 0, 3)
    t.hold(0, "Druid of the Springs", "Coast")
    t.at("main").do("play Druid of the Springs", "done")
    assert t.names(0, "hand") == ["Coast"]


def test_druid_of_the_springs_finds_nothing_but_terrains() -> None:
    t = SlingerHall()
    woods(t, 0, 3)
    t.hold(0, "Druid of the Springs", "free event", "Mossfoot Elf")
    t.hold(1, "Coast")
    t.at("main").do("play Druid of the Springs")
    assert t.options() == ["play free event", "pass"]


def test_gnome_mapmaker_draws_one_card_for_its_player() -> None:
    t = SlingerHall()
    woods(t, 0, 3)
    t.hold(0, "Gnome Mapmaker", "free event")
    t.at("main").do("play Gnome Mapmaker")
    assert t.names(0, "hand") == ["free event", "Plains"]
    assert t.size(0, "draw pile") == 9
    assert t.size(1, "draw pile") == 10


def test_gnome_mapmaker_draws_again_each_time_it_comes() -> None:
    t = SlingerHall()
    woods(t, 0, 6)
    t.hold(0, "Gnome Mapmaker", "send back")
    t.at("main").do("play Gnome Mapmaker", "play send back", "play Gnome Mapmaker")
    assert t.size(0, "draw pile") == 8


def test_gnome_mapmaker_loses_the_game_with_an_empty_draw_pile() -> None:
    t = SlingerHall(deck=0)
    woods(t, 0, 3)
    t.hold(0, "Gnome Mapmaker")
    t.at("main").do("play Gnome Mapmaker")
    assert t.state.scores == [-1.0, 1.0]


def test_dwarf_ironmonger_destroys_an_enchantment() -> None:
    t = SlingerHall()
    woods(t, 0, 3)
    banner = t.play(1, "banner")
    character = t.play(1, c(1, 1))
    t.hold(0, "Dwarf Ironmonger")
    t.at("main").do("play Dwarf Ironmonger", "yes")
    assert t.where(banner) == "discard pile"
    assert t.where(character) == "in play"


def test_dwarf_ironmonger_may_spare_the_only_enchantment() -> None:
    t = SlingerHall()
    woods(t, 0, 3)
    banner = t.play(0, "banner")
    t.hold(0, "Dwarf Ironmonger")
    t.at("main").do("play Dwarf Ironmonger", "no")
    assert t.where(banner) == "in play"


def test_dwarf_ironmonger_chooses_among_all_enchantments_attached_ones_too() -> None:
    t = SlingerHall()
    woods(t, 0, 3)
    host = t.play(1, c(2, 2))
    mine, theirs = t.play(0, "banner"), t.attach(1, "medal", host)
    t.hold(0, "Dwarf Ironmonger")
    t.at("main").do("play Dwarf Ironmonger").choose(theirs).do("yes")
    assert t.where(theirs) == "discard pile"
    assert t.where(mine) == "in play"
    assert t.numbers(host) == (2, 2)


def test_dwarf_ironmonger_comes_quietly_where_there_is_no_enchantment() -> None:
    t = SlingerHall()
    woods(t, 0, 3)
    t.hold(0, "Dwarf Ironmonger", "free event")
    t.at("main").do("play Dwarf Ironmonger")
    assert t.options() == ["play free event", "pass"]
    assert "Dwarf Ironmonger" in t.names(0, "in play")


# ---------------------------------------------------------------------- who leads


def revels() -> tuple[SlingerHall, int, int, int]:
    """The master and a wolf attack as a group, a third character alone; with the hall, the three attackers."""
    t = SlingerHall()
    master, wolf, lone = t.play(0, "Satyr Master of Revels"), t.play(0, "Hungry Wolf"), t.play(0, c(2, 2))
    t.play(1, c(4, 4))
    t.hold(0, "free event")
    t.at("declare").do("Satyr Master", "Hungry Wolf", "with Satyr Master", "c 2/2", "alone")
    return t, master, wolf, lone


def test_satyr_master_of_revels_spurs_on_the_others_of_its_group() -> None:
    t, master, wolf, lone = revels()
    assert t.numbers(wolf) == (4, 1)
    assert t.numbers(master) == (3, 3)
    assert t.numbers(lone) == (2, 2)
    t.skip()
    assert t.life == [20, 20 - 4 - 3 - 2]


def test_satyr_master_of_revels_does_nothing_after_combat() -> None:
    t, _, wolf, _ = revels()
    t.skip()
    assert t.step == tb.MAIN
    assert t.numbers(wolf) == (3, 1)


def test_satyr_master_of_revels_spurs_on_nobody_once_it_has_fallen() -> None:
    t, master, wolf, _ = revels()
    t.do("c 4/4").choose(master).do("3")
    assert t.where(master) == "discard pile"
    assert t.where(wolf) == "in play"
    assert [event.amount for event in t.events(events.Damaged) if event.source == wolf] == [3]


def test_satyr_master_of_revels_does_not_help_who_attacks_beside_it() -> None:
    t = SlingerHall()
    t.play(0, "Satyr Master of Revels", "Hungry Wolf")
    t.at("declare").do("Satyr Master", "Hungry Wolf", "alone")
    assert t.life == [20, 20 - 3 - 3]


def test_two_masters_of_revels_in_a_group_spur_each_other_on() -> None:
    t = SlingerHall()
    t.play(0, "Satyr Master of Revels", "Satyr Master of Revels", "Satyr Drummer")
    t.at("declare").do("Satyr Master", "Satyr Master", "with", "Satyr Drummer", "with")
    assert t.life == [20, 20 - 4 - 4 - 4]


def test_dwarf_lord_of_the_deep_forge_arms_enchanted_characters_you_control() -> None:
    t = SlingerHall()
    bearer, bare, theirs = t.play(0, c(2, 2)), t.play(0, c(2, 2)), t.play(1, c(2, 2))
    lord = t.play(0, "Dwarf Lord of the Deep Forge")
    t.attach(0, "Oaken Sinew", bearer)
    t.attach(1, "Oaken Sinew", theirs)
    t.at("main")
    assert t.numbers(bearer) == (4, 4)
    assert t.numbers(bare) == (2, 2)
    assert t.numbers(theirs) == (3, 3)
    assert t.numbers(lord) == (4, 2)


def test_dwarf_lord_of_the_deep_forge_counts_itself_and_enchantments_of_others_but_not_their_number() -> None:
    t = SlingerHall()
    lord = t.play(0, "Dwarf Lord of the Deep Forge")
    t.attach(0, "Oaken Sinew", lord)
    t.attach(0, "Oaken Sinew", lord)
    sleeper = t.play(0, c(2, 2))
    t.attach(1, "deep sleep", sleeper)
    t.at("main")
    assert t.numbers(lord) == (4 + 2 + 1, 2 + 2 + 1)
    assert t.numbers(sleeper) == (3, 3)


def test_dwarf_lord_of_the_deep_forge_is_not_moved_by_an_enchanted_terrain() -> None:
    t = SlingerHall()
    lord = t.play(0, "Dwarf Lord of the Deep Forge")
    t.attach(0, "Fertile Hollow", woods(t, 0, 1)[0])
    t.at("main")
    assert t.numbers(lord) == (4, 2)


def test_mother_of_stags_strengthens_your_others_with_bonding() -> None:
    t = SlingerHall()
    mother, stag = t.play(0, "Mother of Stags"), t.play(0, "Elder Stag")
    badger, theirs = t.play(0, "Barrow Badger"), t.play(1, "Hungry Wolf")
    t.at("main")
    assert t.numbers(mother) == (4, 3)
    assert t.numbers(stag) == (5, 3)
    assert t.numbers(badger) == (2, 3)
    assert t.numbers(theirs) == (3, 1)


def test_mother_of_stags_leads_a_group() -> None:
    t = SlingerHall()
    t.play(0, "Mother of Stags", "Elder Stag", "Satyr Drummer")
    t.at("declare").do("Mother of Stags", "Elder Stag", "with", "Satyr Drummer", "with")
    assert t.life == [20, 20 - 4 - 5 - 3]


def test_without_the_mother_of_stags_a_wounded_stag_falls() -> None:
    t = SlingerHall()
    mother, stag = t.play(0, "Mother of Stags"), t.play(0, "Elder Stag")
    t.state.marks[tb.DAMAGE][stag] = 4
    t.hold(0, "kill")
    t.at("main")
    assert t.where(stag) == "in play"
    t.do("play kill").choose(mother)
    assert t.where(stag) == "discard pile"


def test_two_mothers_of_stags_strengthen_each_other() -> None:
    t = SlingerHall()
    one, other = t.play(0, "Mother of Stags"), t.play(0, "Mother of Stags")
    t.at("main")
    assert t.numbers(one) == t.numbers(other) == (5, 4)


# ---------------------------------------------------------------------- keywords at work


def test_leaf_cloak_elf_comes_to_block_an_attacker() -> None:
    t = SlingerHall()
    attacker = t.play(0, c(2, 1))
    woods(t, 1, 2)
    t.hold(1, "Leaf-Cloak Elf")
    t.at("declare").do("c 2/1", "play Leaf-Cloak Elf", "Leaf-Cloak Elf")
    assert t.where(attacker) == "discard pile"
    assert t.life == [20, 20]


def test_leaf_cloak_elf_attacks_in_the_turn_in_which_it_comes() -> None:
    t = SlingerHall()
    woods(t, 0, 2)
    t.hold(0, "Leaf-Cloak Elf")
    t.at("upkeep").do("play Leaf-Cloak Elf", "Leaf-Cloak Elf")
    assert t.life == [20, 17]


def test_dusk_lynx_brings_down_the_king_of_the_hollow_hill() -> None:
    t = SlingerHall()
    king = t.play(0, "King of the Hollow Hill")
    woods(t, 1, 3)
    lynx = t.hold(1, "Dusk Lynx")[0]
    t.at("declare").do("King of the Hollow Hill", "play Dusk Lynx", "Dusk Lynx")
    assert t.where(lynx) == "discard pile"
    assert t.where(king) == "discard pile"
    assert t.life == [20, 20]


def test_adder_in_the_bracken_dooms_all_who_block_it() -> None:
    t = SlingerHall()
    adder = t.play(0, "Adder in the Bracken")
    troll, bear = t.play(1, "Moss Troll"), t.play(1, "Honeypaw Bear")
    t.at("declare").do("Adder", "Moss Troll", "Honeypaw Bear").do("1")
    assert [t.where(card) for card in (adder, troll, bear)] == ["discard pile"] * 3


def test_a_pack_takes_one_badger_along() -> None:
    t = SlingerHall()
    t.play(0, "Hungry Wolf", "Grandmother Wolf", "Barrow Badger", "Bridge Troll")
    t.at("declare").do("Hungry Wolf", "Grandmother Wolf", "with", "Barrow Badger", "with", "Bridge Troll")
    assert "alone" not in t.options()
    assert t.life == [20, 20 - 3 - 4 - 2 - 4]
    assert len({event.unit for event in t.events(events.Attacked)}) == 2


def test_grandmother_wolf_strikes_before_the_bear_that_blocks_her_pack() -> None:
    t = SlingerHall()
    grandmother, stag = t.play(0, "Grandmother Wolf"), t.play(0, "Elder Stag")
    bear = t.play(1, "Honeypaw Bear")
    t.at("declare").do("Grandmother Wolf", "Elder Stag", "with").do("Honeypaw Bear").choose(stag).do("4")
    assert t.where(grandmother) == "discard pile"
    assert t.where(stag) == "in play"
    assert t.where(bear) == "discard pile"
