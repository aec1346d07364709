"""Green events, interrupts and enchantments, paid for and played in positions that show what they do and what not."""

from __future__ import annotations

import pytest
from slinger_cards import c
from slinger_hall import SlingerHall
from slinger_lands import offers

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import REGISTER
from spellhall.games.spellslinger.facts import COMMON, RARE, UNCOMMON
from spellhall.kernel.events import Shuffled

PRINTED = [
    ("Bountiful Thicket", "1G", "Event", COMMON),
    ("Briar Net", "1G", "Event", COMMON),
    ("Pull Up by the Roots", "1G", "Event", COMMON),
    ("Contest of Horns", "2G", "Event", UNCOMMON),
    ("Summons to the Moot", "1G", "Event", UNCOMMON),
    ("Second Spring", "1G", "Event", RARE),
    ("Year of Plenty", "3G", "Event", RARE),
    ("Rising Sap", "G", "Interrupt", COMMON),
    ("Bristling Hide", "1G", "Interrupt", COMMON),
    ("Fowler's Snare", "G", "Interrupt", COMMON),
    ("Stampede Drums", "2GG", "Interrupt", UNCOMMON),
    ("Wither the Weave", "G", "Interrupt", UNCOMMON),
    ("Oaken Sinew", "G", "Enchantment", COMMON),
    ("Ivy Mantle", "2G", "Enchantment", COMMON),
    ("Fertile Hollow", "1G", "Enchantment", UNCOMMON),
    ("Law of the Pack", "2G", "Enchantment", RARE),
    ("Rites of Midsummer", "3G", "Enchantment", RARE),
]
REST = "free event"
"""Held so that the main phase does not run on by itself."""


def holding(seat: int, *names: str, woods: int = 0, deck: int = 10, preset: str = "rulebook") -> SlingerHall:
    """A hall in which a seat holds cards and has Woods in play to pay for them."""
    t = SlingerHall(deck=deck, preset=preset)
    t.hold(seat, *names)
    t.put(seat, "in play", *["Woods"] * woods)
    return t


# ---------------------------------------------------------------------- what is printed


@pytest.mark.parametrize(("name", "cost", "type_", "rarity"), PRINTED)
def test_printed_facts(name: str, cost: str, type_: str, rarity: str) -> None:
    card = next(card for card in REGISTER.values() if card.name == name)
    assert (card.cost.text, card.type, card.rarity) == (cost, type_, rarity)


def test_these_are_all_green_cards_besides_the_characters() -> None:
    green = [card.name for card in REGISTER.values() if card.type != "Character" and "G" in card.cost.colours()]
    assert sorted(green) == sorted(row[0] for row in PRINTED)


# ---------------------------------------------------------------------- terrains


def test_bountiful_thicket_finds_a_common_terrain_and_no_other_card() -> None:
    t = holding(0, "Bountiful Thicket", REST, woods=2, deck=0)
    t.put(0, "draw pile", "Coast", "Orchard Downs", "Moss Troll", "Coast", "Woods")
    t.at("main").do("play Bountiful Thicket")
    assert t.options() == ["Coast", "Woods", "done"]
    t.do("Coast")
    assert sorted(t.names(0, "draw pile")) == ["Coast", "Moss Troll", "Orchard Downs", "Woods"]
    assert t.names(0, "in play") == ["Woods", "Woods", "Coast"]
    assert t.is_sideways(t.state.pile(tb.IN_PLAY, 0)[-1])
    assert len(t.events(Shuffled)) == 1


def test_bountiful_thicket_leaves_the_terrain_of_the_turn_to_be_played() -> None:
    t = holding(0, "Bountiful Thicket", "Coast", woods=2)
    t.at("main").do("play Bountiful Thicket", "Plains", "play Coast")
    assert t.names(0, "in play") == ["Woods", "Woods", "Plains", "Coast"]


def test_bountiful_thicket_may_find_nothing_and_shuffles_all_the_same() -> None:
    t = holding(0, "Bountiful Thicket", REST, woods=2)
    t.at("main").do("play Bountiful Thicket", "done")
    assert t.names(0, "in play") == ["Woods", "Woods"]
    assert len(t.events(Shuffled)) == 1


def test_bountiful_thicket_brings_a_terrain_of_your_own_off_the_top() -> None:
    t = SlingerHall(preset="off-the-top")
    mine = t.hold(1, "Bountiful Thicket") + t.put(1, "in play", "Woods", "Woods")
    for card in mine:
        t.state.marks[tb.DRAWER][card] = 2
    t.put(0, "draw pile", "Coast")
    t.at("main", active=1).do("play Bountiful Thicket", "Coast")
    assert t.names(1, "in play") == ["Woods", "Woods", "Coast"]
    assert t.names(0, "in play") == []


def test_year_of_plenty_finds_three_common_terrains() -> None:
    t = holding(0, "Year of Plenty", REST, woods=4, deck=0)
    t.put(0, "draw pile", "Coast", "Reedwater Fen", "Mountain", "Mountain", "Woods")
    t.at("main").do("play Year of Plenty")
    assert t.options() == ["Coast", "Mountain", "Woods", "done"]
    t.do("Mountain", "Mountain", "Woods")
    assert t.names(0, "in play") == ["Woods"] * 4 + ["Mountain", "Mountain", "Woods"]
    assert all(t.is_sideways(card) for card in t.state.pile(tb.IN_PLAY, 0))
    assert sorted(t.names(0, "draw pile")) == ["Coast", "Reedwater Fen"]
    assert len(t.events(Shuffled)) == 1


def test_year_of_plenty_may_stop_earlier() -> None:
    t = holding(0, "Year of Plenty", REST, woods=4)
    t.at("main").do("play Year of Plenty", "Plains", "done")
    assert t.names(0, "in play") == ["Woods"] * 4 + ["Plains"]
    assert t.size(0, "draw pile") == 9


def test_year_of_plenty_costs_four() -> None:
    t = holding(0, "Year of Plenty", REST, woods=3)
    t.at("main")
    assert not offers(t, "play Year of Plenty")


# ---------------------------------------------------------------------- against fliers


@pytest.mark.parametrize(("strength", "place"), [(4, "discard pile"), (5, "in play")])
def test_briar_net_deals_four_damage_to_a_flier(strength: int, place: str) -> None:
    t = holding(0, "Briar Net", REST, woods=2)
    flier, walker = t.play(1, c(strength, 2, "Flying")), t.play(1, c(1, 1))
    t.at("main").do("play Briar Net")
    assert t.where(flier) == place
    assert t.where(walker) == "in play"


@pytest.mark.parametrize("name", ["Briar Net", "Fowler's Snare"])
def test_nets_catch_nothing_on_the_ground(name: str) -> None:
    t = holding(0, REST, woods=2)
    net = t.hold(0, name)[0]
    t.play(1, c(1, 1))
    t.at("main")
    assert t.why_not(0, net) == "it has no legal target (SS-PL-05)"


def test_briar_net_is_spent_when_its_target_is_gone() -> None:
    t = holding(0, "Briar Net", REST, woods=2)
    t.play(1, c(3, 2, "Flying"))
    other = t.play(1, c(4, 4, "Flying"))
    t.hold(1, "send back")
    t.at("main").do("play Briar Net", "c 3/2 Flying", "play send back", "c 3/2 Flying")
    assert t.names(0, "discard pile") == ["Briar Net"]
    assert t.mark(other, tb.DAMAGE) == 0


@pytest.mark.parametrize(("strength", "place"), [(3, "discard pile"), (4, "in play")])
def test_fowlers_snare_deals_three_damage_to_an_attacking_flier(strength: int, place: str) -> None:
    t = holding(1, "Fowler's Snare", woods=1)
    flier = t.play(0, c(strength, 2, "Flying"))
    t.hold(0, "free event")
    t.at("declare").do(f"c {strength}/2 Flying", "play Fowler's Snare")
    t.on_to(tb.MAIN)
    assert t.where(flier) == place
    assert t.life == [20, 20 if place == "discard pile" else 16]


def test_fowlers_snare_and_briar_net_add_up_within_a_turn() -> None:
    t = holding(0, "Briar Net", "Fowler's Snare", woods=3)
    wyrm = t.play(1, c(7, 1, "Flying"))
    t.at("main").do("play Briar Net", "play Fowler's Snare")
    assert t.where(wyrm) == "discard pile"


# ---------------------------------------------------------------------- against enchantments


@pytest.mark.parametrize(("name", "cost"), [("Pull Up by the Roots", 2), ("Wither the Weave", 1)])
def test_an_enchantment_is_destroyed_wherever_it_lies(name: str, cost: int) -> None:
    for attached in (True, False):
        t = holding(0, name, REST, woods=cost)
        host = t.play(1, c(2, 2))
        doomed = t.attach(1, "medal", host) if attached else t.play(1, "banner")
        kept = t.play(0, "banner")
        t.at("main").do(f"play {name}").choose(doomed)
        assert t.where(doomed) == "discard pile"
        assert t.where(kept) == "in play"
        assert t.where(host) == "in play"
        assert t.numbers(host) == (2, 2)


@pytest.mark.parametrize("name", ["Pull Up by the Roots", "Wither the Weave"])
def test_who_destroys_enchantments_needs_one_in_play(name: str) -> None:
    t = holding(0, REST, woods=2)
    card = t.hold(0, name, "banner")[0]
    t.put(1, "discard pile", "banner")
    t.play(1, c(1, 1))
    t.at("main")
    assert t.why_not(0, card) == "it has no legal target (SS-PL-05)"


def test_wither_the_weave_cannot_answer_the_enchantment_that_is_still_pending() -> None:
    t = holding(1, "Wither the Weave", woods=1)
    t.hold(0, "banner", REST)
    t.at("main").do("play banner")
    assert t.asked == 0
    assert "banner" in t.names(0, "in play")
    t.do(f"play {REST}", "play Wither the Weave")
    assert "banner" in t.names(0, "discard pile")


def test_wither_the_weave_turns_a_fight() -> None:
    t = holding(0, "Wither the Weave", woods=1)
    attacker, blocker = t.play(0, c(2, 3)), t.play(1, c(2, 2))
    t.attach(1, "Ivy Mantle", blocker)
    t.at("declare").do("c 2/3", "pass", "c 2/2", "play Wither the Weave")
    assert t.where(blocker) == "discard pile"
    assert t.where(attacker) == "in play"


def test_pull_up_by_the_roots_fells_whom_the_enchantment_kept_alive() -> None:
    t = holding(0, "Pull Up by the Roots", woods=2)
    hurt = t.play(1, c(2, 2))
    t.attach(1, "Oaken Sinew", hurt)
    t.state.marks[tb.DAMAGE][hurt] = 2
    t.at("main").do("play Pull Up by the Roots")
    assert t.where(hurt) == "discard pile"


# ---------------------------------------------------------------------- Contest of Horns


def contest(mine: str, yours: str, *answers: str) -> tuple[SlingerHall, int, int]:
    """Seat 0 lets one character gore another; seat 1 holds answers. With the two characters."""
    t = holding(0, "Contest of Horns", REST, woods=3)
    one, other = t.play(0, mine), t.play(1, yours)
    t.hold(1, *answers)
    t.at("main").do("play Contest of Horns")
    return t, one, other


def test_contest_of_horns_deals_the_strength_of_one_to_another_and_nothing_back() -> None:
    t, stag, troll = contest("Elder Stag", "Bridge Troll")
    assert t.where(troll) == "discard pile"
    assert t.where(stag) == "in play"
    assert t.events(events.Damaged) == [events.Damaged(1, troll, stag, 4)]


def test_contest_of_horns_leaves_a_stronger_one_wounded() -> None:
    t, _, troll = contest("Elder Stag", "Moss Troll")
    assert t.where(troll) == "in play"
    assert t.mark(troll, tb.DAMAGE) == 4


def test_contest_of_horns_counts_the_strength_at_the_end() -> None:
    t, stag, troll = contest("Elder Stag", "Bridge Troll", "shrink")
    t.do("play shrink").choose(stag)
    assert t.mark(troll, tb.DAMAGE) == 3


@pytest.mark.parametrize("gone", [0, 1])
def test_contest_of_horns_needs_both_to_be_there_still(gone: int) -> None:
    t, stag, troll = contest("Elder Stag", "Bridge Troll", "send back")
    t.do("play send back").choose((stag, troll)[gone])
    assert t.events(events.Damaged) == []
    assert "Contest of Horns" in t.names(0, "discard pile")


def test_contest_of_horns_lets_only_your_own_deal_but_anybody_suffer() -> None:
    t = holding(0, "Contest of Horns", REST, woods=3)
    one, other = t.play(0, c(3, 1)), t.play(0, c(2, 2))
    t.play(1, c(5, 5))
    t.at("main").do("play Contest of Horns")
    assert t.options() == ["c 3/1 (3/1)", "c 2/2 (2/2)"]
    t.choose(one)
    assert t.options() == ["c 2/2 (2/2)", "c 5/5 (5/5, seat 1's)"]
    t.choose(other)
    assert t.where(other) == "discard pile"


@pytest.mark.parametrize("mine", [[], ["Elder Stag"]])
def test_contest_of_horns_cannot_be_held_alone(mine: list[str]) -> None:
    t = holding(0, REST, woods=3)
    horns = t.hold(0, "Contest of Horns")[0]
    for name in mine or [c(1, 1)]:
        t.play(0 if mine else 1, name)
    t.at("main")
    assert t.why_not(0, horns) == "it has no legal target (SS-PL-05)"


def test_contest_of_horns_is_won_by_rising_sap() -> None:
    t = holding(0, "Contest of Horns", "Rising Sap", woods=4)
    drummer, bear = t.play(0, "Satyr Drummer"), t.play(1, "Moss Troll")
    t.at("main").do("play Contest of Horns", "play Rising Sap").choose(drummer)
    assert t.where(bear) == "discard pile"


# ---------------------------------------------------------------------- cards


def moot(*pile: str) -> SlingerHall:
    """Seat 0 has played Summons to the Moot on a draw pile, the lowest card first."""
    t = holding(0, "Summons to the Moot", REST, woods=2, deck=0)
    t.put(0, "draw pile", *pile)
    return t.at("main").do("play Summons to the Moot")


def test_summons_to_the_moot_takes_a_character_and_puts_the_rest_under_the_pile_as_its_player_likes() -> None:
    t = moot("Hungry Wolf", "Coast", "Woods", "Moss Troll", "Briar Net", "Barrow Badger", "Plains")
    assert t.options() == ["Barrow Badger [1][G]", "Moss Troll [4][G]", "done"]
    t.do("Moss Troll")
    assert t.options() == ["Plains", "Barrow Badger [1][G]", "Briar Net [1][G]", "Woods"]
    t.do("Briar Net", "Plains", "Woods")
    assert t.names(0, "hand") == [REST, "Moss Troll"]
    assert t.names(0, "draw pile") == ["Barrow Badger", "Woods", "Plains", "Briar Net", "Hungry Wolf", "Coast"]


def test_summons_to_the_moot_may_take_none() -> None:
    t = moot("Coast", "Woods", "Moss Troll", "Briar Net", "Barrow Badger", "Plains")
    t.do("done", "Plains", "Barrow Badger", "Briar Net", "Moss Troll")
    assert t.names(0, "hand") == [REST]
    assert t.names(0, "draw pile") == ["Woods", "Moss Troll", "Briar Net", "Barrow Badger", "Plains", "Coast"]


def test_summons_to_the_moot_makes_do_with_a_small_pile() -> None:
    t = moot("Moss Troll", "Briar Net").do("Moss Troll")
    assert t.names(0, "hand") == [REST, "Moss Troll"]
    assert t.names(0, "draw pile") == ["Briar Net"]


def test_summons_to_the_moot_tells_the_opponent_nothing() -> None:
    t = moot("Coast", "Woods", "Moss Troll", "Briar Net", "Barrow Badger", "Plains")
    t.do("Moss Troll", "Plains", "Barrow Badger", "Briar Net")
    story = " ".join(t.log(1))
    assert "Summons to the Moot" in story
    assert not any(name in story for name in ("Moss Troll", "Barrow Badger", "Briar Net"))


def test_summons_to_the_moot_gives_you_a_character_of_your_own_off_the_top() -> None:
    t = SlingerHall(preset="off-the-top", deck=0)
    for card in t.hold(1, "Summons to the Moot", REST) + t.put(1, "in play", "Woods", "Woods"):
        t.state.marks[tb.DRAWER][card] = 2
    t.put(0, "draw pile", "Coast", c(2, 2))
    t.at("main", active=1).do("play Summons to the Moot", "c 2/2", "play c 2/2")
    assert "c 2/2" in t.names(1, "in play")


@pytest.mark.parametrize("name", ["Woods", "Moss Troll", "zap", "banner"])
def test_second_spring_returns_any_card_of_yours(name: str) -> None:
    t = holding(0, "Second Spring", REST, woods=2)
    t.put(0, "discard pile", "Coast", name)
    t.put(1, "discard pile", "King of the Hollow Hill")
    t.at("main").do("play Second Spring")
    assert not offers(t, "King of the Hollow Hill")
    t.do(name)
    assert t.names(0, "hand") == [REST, name]
    assert t.names(0, "discard pile") == ["Coast", "Second Spring"]
    assert t.names(1, "discard pile") == ["King of the Hollow Hill"]


def test_second_spring_cannot_return_itself() -> None:
    t = holding(0, REST, woods=2)
    spring = t.hold(0, "Second Spring")[0]
    t.put(1, "discard pile", "Woods")
    t.at("main")
    assert t.why_not(0, spring) == "it has no legal target (SS-PL-05)"


def test_one_second_spring_returns_another() -> None:
    t = holding(0, "Second Spring", REST, woods=4)
    first = t.put(0, "discard pile", "Second Spring", "Woods")[0]
    t.at("main").do("play Second Spring").choose(first).do("play Second Spring", "Woods")
    assert t.names(0, "hand") == [REST, "Woods"]
    assert t.names(0, "discard pile") == ["Second Spring", "Second Spring"]


def test_second_spring_returns_a_card_to_its_player_off_the_top() -> None:
    t = SlingerHall(preset="off-the-top")
    for card in t.hold(1, "Second Spring", REST) + t.put(1, "in play", "Woods", "Woods"):
        t.state.marks[tb.DRAWER][card] = 2
    found = t.put(0, "discard pile", c(2, 2))[0]
    t.at("main", active=1).do("play Second Spring")
    assert t.names(1, "hand") == [REST, "c 2/2"]
    t.do("play c 2/2")
    assert t.state.control[found] == 1


# ---------------------------------------------------------------------- growth until end of turn


@pytest.mark.parametrize(("name", "cost", "numbers"), [("Rising Sap", 1, (5, 3)), ("Bristling Hide", 2, (4, 4))])
def test_growth_lasts_until_end_of_turn(name: str, cost: int, numbers: tuple[int, int]) -> None:
    t = holding(0, name, REST, woods=cost)
    mine, yours = t.play(0, c(2, 2)), t.play(1, c(2, 2))
    t.at("main").do(f"play {name}").choose(mine)
    assert t.numbers(mine) == numbers
    assert t.numbers(yours) == (2, 2)
    t.next_turn()
    assert t.numbers(mine) == (2, 2)


def test_rising_sap_makes_a_blocker_win_and_live_on_when_it_shrinks_again() -> None:
    t = holding(1, "Rising Sap", woods=1)
    attacker, blocker = t.play(0, c(4, 3)), t.play(1, c(2, 2))
    t.at("declare").do("c 4/3", "pass", "c 2/2", "play Rising Sap").choose(blocker)
    assert t.where(attacker) == "discard pile"
    t.next_turn()
    assert t.where(blocker) == "in play"
    assert t.numbers(blocker) == (2, 2)
    assert t.mark(blocker, tb.DAMAGE) == 0


def test_bristling_hide_outgrows_damage_that_is_on_its_way() -> None:
    t = holding(1, "Bristling Hide", woods=2)
    badger = t.play(1, "Barrow Badger")
    t.hold(0, "strike 3", REST)
    t.at("main").do("play strike 3").choose(badger).do("play Bristling Hide")
    assert t.where(badger) == "in play"
    assert t.mark(badger, tb.DAMAGE) == 3


def test_bristling_hide_gives_the_speed_to_strike_first() -> None:
    t = holding(0, "Bristling Hide", woods=2)
    wolf, troll = t.play(0, "Hungry Wolf"), t.play(1, "Moss Troll")
    t.at("declare").do("Hungry Wolf", "pass", "Moss Troll", "play Bristling Hide").choose(wolf)
    assert t.where(troll) == "discard pile"
    assert t.where(wolf) == "in play"


def test_stampede_drums_stir_all_yours_and_nobody_else() -> None:
    t = holding(0, "Stampede Drums", REST, woods=4)
    one, other, theirs = t.play(0, c(1, 1)), t.play(0, c(3, 2, "Flying")), t.play(1, c(1, 1))
    t.at("main").do("play Stampede Drums")
    assert t.numbers(one) == (3, 2)
    assert t.numbers(other) == (5, 3)
    assert t.numbers(theirs) == (1, 1)
    t.next_turn()
    assert t.numbers(one) == (1, 1)


def test_stampede_drums_do_not_stir_who_comes_later() -> None:
    t = holding(0, "Stampede Drums", "Leaf-Cloak Elf", REST, woods=6)
    wolf = t.play(0, "Hungry Wolf")
    t.at("main").do("play Stampede Drums", "play Leaf-Cloak Elf")
    assert t.numbers(wolf) == (5, 2)
    assert t.numbers(t.state.pile(tb.IN_PLAY, 0)[-1]) == (3, 1)


def test_stampede_drums_double_an_attack_that_nobody_blocks() -> None:
    t = holding(0, "Stampede Drums", woods=4)
    t.play(0, "Satyr Drummer", "Satyr Drummer")
    t.at("declare").do("Satyr Drummer", "Satyr Drummer", "with", "play Stampede Drums")
    assert t.life == [20, 20 - 4 - 4]


# ---------------------------------------------------------------------- enchantments on something


@pytest.mark.parametrize(("name", "cost", "numbers"), [("Oaken Sinew", 1, (3, 3)), ("Ivy Mantle", 3, (5, 4))])
def test_a_green_mantle_stays_on_and_goes_with_its_bearer(name: str, cost: int, numbers: tuple[int, int]) -> None:
    t = holding(0, name, REST, woods=cost)
    bearer, other = t.play(0, c(2, 2)), t.play(1, c(2, 2))
    t.hold(1, "kill")
    t.at("main").do(f"play {name}").choose(bearer)
    t.skip(2)
    assert t.numbers(bearer) == numbers
    assert t.numbers(other) == (2, 2)
    t.next_turn()
    assert t.numbers(bearer) == numbers
    t.do("play kill").choose(bearer)
    assert t.names(0, "discard pile") == [t.state.definition(bearer).name, name]


def test_oaken_sinew_may_be_put_on_a_character_of_an_opponent() -> None:
    t = holding(0, "Oaken Sinew", REST, woods=1)
    theirs = t.play(1, c(2, 2))
    t.at("main").do("play Oaken Sinew")
    assert t.numbers(theirs) == (3, 3)


def test_oaken_sinew_is_lost_when_its_target_goes_first() -> None:
    t = holding(0, "Oaken Sinew", REST, woods=1)
    bearer = t.play(0, c(2, 2))
    t.hold(1, "kill")
    t.at("main").do("play Oaken Sinew", "play kill")
    assert t.where(bearer) == "discard pile"
    assert "Oaken Sinew" in t.names(0, "discard pile")


def test_oaken_sinew_and_ivy_mantle_grow_on_the_same_character() -> None:
    t = SlingerHall()
    badger = t.play(0, "Barrow Badger")
    t.attach(0, "Oaken Sinew", badger)
    t.attach(0, "Ivy Mantle", badger)
    t.at("main")
    assert t.numbers(badger) == (6, 6)


def test_fertile_hollow_lets_a_terrain_pay_twice_over() -> None:
    t = holding(0, "Fertile Hollow", "Hungry Wolf", REST, woods=4)
    hollow = t.state.pile(tb.IN_PLAY, 0)[-1]
    t.at("main").do("play Fertile Hollow").choose(hollow)
    assert not t.is_sideways(hollow)
    t.do("play Hungry Wolf")
    assert "Hungry Wolf" in t.names(0, "in play")
    assert all(t.is_sideways(card) for card in t.state.pile(tb.IN_PLAY, 0) if t.state.definition(card).name == "Woods")


def test_fertile_hollow_helps_one_terrain_only() -> None:
    t = holding(0, REST, woods=2)
    t.attach(0, "Fertile Hollow", t.state.pile(tb.IN_PLAY, 0)[0])
    plenty = t.hold(0, "Year of Plenty")[0]
    t.at("main")
    assert "can't pay" in t.why_not(0, plenty)


def test_fertile_hollow_helps_whoever_controls_the_terrain() -> None:
    t = holding(1, "Bristling Hide", woods=1)
    t.attach(0, "Fertile Hollow", t.state.pile(tb.IN_PLAY, 1)[0])
    bearer = t.play(1, c(2, 2))
    t.hold(0, "strike 3", REST)
    t.at("main").do("play strike 3").choose(bearer).do("play Bristling Hide")
    assert t.numbers(bearer) == (4, 4)


def test_fertile_hollow_costs_no_second_life_at_the_crossroads() -> None:
    t = holding(0, "Barrow Badger", REST)
    t.attach(0, "Fertile Hollow", t.play(0, "Crossroads at Midnight"))
    t.at("main").do("play Barrow Badger")
    assert "Barrow Badger" in t.names(0, "in play")
    assert t.life == [19, 20]


def test_fertile_hollow_is_put_on_terrains_and_nothing_else() -> None:
    t = holding(0, "Fertile Hollow", REST)
    t.play(0, "Kitchen-Garden Gnome", "Kitchen-Garden Gnome", "banner")
    hollow = t.state.pile(tb.HAND, 0)[0]
    t.at("main")
    assert t.why_not(0, hollow) == "it has no legal target (SS-PL-05)"


def test_fertile_hollow_and_the_keeper_of_the_standing_stones_make_three_of_one() -> None:
    t = holding(0, "Hungry Wolf", REST, woods=1)
    t.attach(0, "Fertile Hollow", t.state.pile(tb.IN_PLAY, 0)[0])
    t.play(0, "Keeper of the Standing Stones")
    t.at("main").do("play Hungry Wolf")
    assert "Hungry Wolf" in t.names(0, "in play")


# ---------------------------------------------------------------------- enchantments by themselves


def test_law_of_the_pack_gives_bonding_and_speed_to_all_yours() -> None:
    t = holding(0, "Law of the Pack", REST, woods=3)
    mine, theirs = t.play(0, c(2, 2)), t.play(1, c(2, 2))
    stag = t.play(0, "Mother of Stags")
    t.at("main").do("play Law of the Pack")
    assert t.numbers(mine) == (3, 4)
    assert t.numbers(stag) == (4, 4)
    assert t.numbers(theirs) == (2, 2)


def test_law_of_the_pack_makes_a_group_of_any() -> None:
    t = SlingerHall()
    t.play(0, "Law of the Pack", c(1, 1), c(2, 2), c(3, 3))
    blocker = t.play(1, c(6, 1))
    t.at("declare").do("c 1/1", "c 2/2", "with", "c 3/3", "with", "c 6/1").do("c 1/1")
    assert t.life == [20, 20]
    assert t.where(blocker) == "discard pile"


def test_without_the_law_of_the_pack_there_is_no_such_group() -> None:
    t = SlingerHall()
    t.play(1, "Law of the Pack", c(6, 1))
    t.play(0, c(1, 1), c(2, 2))
    t.at("declare").do("c 1/1", "c 2/2")
    assert t.question.startswith("block with what?")
    assert len({event.unit for event in t.events(events.Attacked)}) == 2


def test_a_pack_without_its_law_stays_together_but_slows_down() -> None:
    t = holding(1, "Wither the Weave", woods=1)
    t.play(0, "Law of the Pack")
    one, other = t.play(0, c(1, 1)), t.play(0, c(2, 2))
    t.play(1, c(4, 4))
    t.at("declare").do("c 1/1", "c 2/2", "with", "play Wither the Weave", "c 4/4").choose(one)
    assert t.numbers(other) == (2, 2)
    t.do("1")
    assert t.life == [20, 20]
    assert t.where(one) == t.where(other) == "discard pile"


@pytest.mark.parametrize(("name", "drawn"), [("Moss Troll", 2), ("Bridge Troll", 1)])
def test_rites_of_midsummer_draw_a_card_for_a_strong_character(name: str, drawn: int) -> None:
    t = SlingerHall()
    t.play(0, "Rites of Midsummer", name)
    t.at("upkeep").on_to(tb.MAIN)
    assert t.size(0, "hand") == drawn


def test_rites_of_midsummer_count_the_strength_of_the_moment() -> None:
    t = SlingerHall()
    t.play(0, "Rites of Midsummer")
    t.attach(0, "Ivy Mantle", t.play(0, c(2, 2)))
    t.at("upkeep").on_to(tb.MAIN)
    assert t.size(0, "hand") == 2


def test_rites_of_midsummer_draw_one_card_for_several_strong_characters() -> None:
    t = SlingerHall()
    t.play(0, "Rites of Midsummer", "Moss Troll", "Honeypaw Bear")
    t.at("upkeep").on_to(tb.MAIN)
    assert t.size(0, "hand") == 2


def test_rites_of_midsummer_look_at_no_opponent() -> None:
    t = SlingerHall()
    t.play(0, "Rites of Midsummer")
    t.play(1, "Moss Troll")
    t.at("upkeep").on_to(tb.MAIN)
    assert t.size(0, "hand") == 1


def test_rites_of_midsummer_rest_in_the_upkeep_of_others() -> None:
    t = SlingerHall()
    t.play(0, "Rites of Midsummer", "Moss Troll")
    t.at("upkeep", active=1).on_to(tb.MAIN)
    assert t.size(0, "hand") == 0
