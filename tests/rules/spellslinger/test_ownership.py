"""Owning and controlling cards (section OW)."""

from __future__ import annotations

import pytest
from slinger_cards import c, costing, made_up
from slinger_fights import asks, attack, block, blows, offered
from slinger_hall import SlingerHall

import spellhall
from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, enchantment
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import (
    ENCHANTED_TERRAIN,
    Attacks,
    Get,
    Obey,
    YourUpkeep,
    characters,
    terrains,
)
from spellhall.kernel.errors import IllegalAction
from spellhall.kernel.frames import action

DOG = c(3, 2, kind="Dog")


@made_up(enchantment("land thief", ""))
def land_thief(you: Script) -> None:
    you.enchants(terrains)
    you.always(Obey(ENCHANTED_TERRAIN))


@made_up(character("dog whistler", "", "1/1", keywords="Ambush"))
def dog_whistler(you: Script) -> None:
    you.always(Obey(characters.of("Dog")))


@made_up(character("sharpshooter", "", "2/2"))
def sharpshooter(you: Script) -> None:
    with you.whenever(Attacks()):
        you.damage(1, you.target_or_player(characters))


@made_up(enchantment("tithe", ""))
def tithe(you: Script) -> None:
    you.enchants(characters)
    with you.whenever(YourUpkeep()):
        you.gain_life(1)
    with you.use():
        you.draw(1)
    you.always(Get(characters.yours, 0, +4))


def steal(t: SlingerHall, seat: int, card: int, by: str = "thief") -> int:
    """Let a seat control a card of another by an enchantment on it; the handle of the enchantment."""
    thief = t.attach(seat, by, card)
    t.state.move(card, tb.IN_PLAY, seat, tb.SEIZED)
    return thief


def in_play(t: SlingerHall, seat: int) -> list[int]:
    return list(t.state.pile(tb.IN_PLAY, seat))


# ---------------------------------------------------------------------- whose card it is


@pytest.mark.rule("SS-OW-01")
def test_the_cards_of_a_deck_are_owned_by_who_brought_it():
    game = spellhall.game("spellslinger")
    state = game.new_state([["woods"] * 60, ["coast"] * 60, ["plains"] * 60], 1)
    for card, owner in enumerate(state.owner):
        assert state.definition(card).key == ("woods", "coast", "plains")[owner]
    assert [state.owner.count(seat) for seat in range(3)] == [60] * 3


@pytest.mark.rule("SS-OW-01")
def test_an_owner_remains_the_owner_whoever_controls_the_card():
    t = SlingerHall()
    dog = t.play(1, c(2, 2))
    steal(t, 0, dog)
    t.hold(0, "free event")
    t.at("main")
    assert (t.state.control[dog], t.state.owner[dog]) == (0, 1)
    (seen,) = [card for card in t.state.view(0)["seats"][0]["zones"]["in play"] if card["handle"] == dog]
    assert seen["owner"] == 1


@pytest.mark.rule("SS-OW-02")
@pytest.mark.parametrize("name", [c(2, 2), "banner", "Woods"])
def test_a_permanent_is_controlled_by_its_owner(name):
    t = SlingerHall()
    card = t.hold(0, name)[0]
    t.hold(0, "free event")
    t.at("main")
    t.do(f"play {name}")
    assert t.where(card) == "in play"
    assert t.state.control[card] == 0
    assert card in in_play(t, 0)


@pytest.mark.rule("SS-OW-02")
def test_an_effect_may_give_a_card_to_somebody_else_for_as_long_as_it_lasts():
    t = SlingerHall()
    dog = t.play(1, DOG)
    whistler = t.hold(0, "dog whistler")[0]
    t.hold(1, "kill")
    t.at("main")
    t.do("play dog whistler")
    assert t.state.control[dog] == 0
    t.do("play kill").choose(whistler)
    assert t.where(whistler) == "discard pile"
    assert t.state.control[dog] == 1
    assert dog in in_play(t, 1)


@pytest.mark.rule("SS-OW-02")
def test_an_enchantment_that_takes_control_does_so_as_soon_as_it_is_in_play():
    t = SlingerHall()
    dog, other = t.play(1, c(2, 2)), t.play(1, c(4, 4))
    t.hold(0, "thief")
    t.hold(1, "zap")
    t.at("main")
    t.do("play thief").choose(dog)
    assert t.state.control[dog] == 1
    t.skip()
    assert t.state.control[dog] == 0
    assert t.state.control[other] == 1


# ---------------------------------------------------------------------- attacking and blocking


@pytest.mark.rule("SS-OW-03")
def test_a_player_attacks_with_the_own_characters_only():
    t = SlingerHall(seats=3)
    mine, theirs = t.play(0, c(2, 2)), t.play(1, c(4, 4))
    t.at("declare")
    assert offered(t) == [c(2, 2)]
    with pytest.raises(IllegalAction):
        t.state.apply(theirs)
    assert t.why_not(0, theirs)
    t.choose(mine).do("seat 2")
    assert t.state.marks[tb.ATTACKS][theirs] == 0


@pytest.mark.rule("SS-OW-03")
def test_a_stolen_character_attacks_for_its_controller_and_not_for_its_owner():
    t = SlingerHall()
    dog = t.play(1, c(2, 2))
    steal(t, 0, dog)
    t.at("declare")
    attack(t, dog)
    assert t.life == [20, 18]
    t = SlingerHall()
    dog, other = t.play(1, c(2, 2)), t.play(1, c(1, 1))
    steal(t, 0, dog)
    t.at("declare", active=1)
    assert offered(t) == [c(1, 1)]
    attack(t, other)


@pytest.mark.rule("SS-OW-03")
@pytest.mark.parametrize("mode", ["alliance", "as-one"])
def test_a_player_does_not_attack_with_the_character_of_a_team_mate(mode):
    t = SlingerHall(4, teams=mode)
    t.play(0, c(2, 2))
    t.play(2, c(4, 4))
    t.at("declare")
    assert t.asked == 0
    assert offered(t) == [c(2, 2)]


@pytest.mark.rule("SS-OW-04")
def test_a_player_blocks_with_the_own_characters_only():
    t = SlingerHall(seats=3)
    attacker = t.play(0, c(2, 2))
    mine, theirs = t.play(1, c(4, 4)), t.play(2, c(5, 5))
    t.at("declare")
    attack(t, attacker)
    assert t.asked == 1
    assert offered(t) == [c(4, 4)]
    with pytest.raises(IllegalAction):
        t.state.apply(theirs)
    block(t, (mine, attacker))
    assert t.mark(theirs, tb.BLOCKS) == 0
    assert t.life == [20, 20, 20]


@pytest.mark.rule("SS-OW-04")
def test_nobody_else_blocks_for_a_player_without_characters():
    for teams in ("none", "alliance"):
        t = SlingerHall(4, teams=teams)
        attacker = t.play(0, c(2, 2))
        for seat in (2, 3):
            t.play(seat, c(4, 4))
        t.at("declare")
        attack(t, attacker)
        assert t.life == [20, 18, 20, 20]


@pytest.mark.rule("SS-OW-04")
def test_a_stolen_character_blocks_for_its_controller_and_not_for_its_owner():
    t = SlingerHall(seats=3)
    attacker = t.play(0, c(2, 2))
    guard = t.play(2, c(4, 4))
    steal(t, 1, guard)
    t.at("declare")
    attack(t, attacker)
    assert t.asked == 1
    block(t, (guard, attacker))
    assert t.life == [20, 20, 20]
    t = SlingerHall(seats=3)
    attacker = t.play(0, c(2, 2))
    steal(t, 1, t.play(2, c(4, 4)))
    t.at("declare")
    attack(t, attacker, on=2)
    assert t.life == [20, 20, 18]


# ---------------------------------------------------------------------- paying


@pytest.mark.rule("SS-OW-05")
@pytest.mark.parametrize("teams", ["none", "alliance", "as-one"])
def test_the_terrains_of_others_do_not_pay(teams):
    t = SlingerHall(4, teams=teams)
    red = t.hold(0, costing("R", 5, 5))[0]
    t.hold(0, "free event")
    for seat in (1, 2, 3):
        t.play(seat, "Mountain")
    t.at("main")
    assert offered(t) == ["free event"]
    assert "SS-CO-05" in t.why_not(0, red)


@pytest.mark.rule("SS-OW-05")
@pytest.mark.parametrize("teams", ["none", "alliance", "as-one"])
def test_the_own_terrains_pay_and_those_of_others_stay_upright(teams):
    t = SlingerHall(4, teams=teams)
    red = t.hold(0, costing("R", 5, 5))[0]
    mountains = [t.play(seat, "Mountain") for seat in range(4)]
    t.at("main")
    t.do("play c 5/5")
    assert t.where(red) == "in play"
    turned = [told.card for told in t.events(events.Turned) if told.payment]
    assert turned == mountains[:1]


@pytest.mark.rule("SS-OW-05")
def test_a_stolen_terrain_pays_for_its_controller_and_not_for_its_owner():
    for active, pays in ((0, True), (1, False)):
        t = SlingerHall()
        mountain = t.play(1, "Mountain")
        steal(t, 0, mountain, by="land thief")
        t.hold(active, costing("R", 5, 5), "free event")
        t.at("main", active)
        assert (costing("R", 5, 5) in offered(t)) == pays


# ---------------------------------------------------------------------- deciding for a permanent


@pytest.mark.rule("SS-OW-06")
def test_the_controller_splits_the_damage_of_an_attacker():
    t = SlingerHall()
    dog = t.play(1, c(4, 2))
    steal(t, 0, dog)
    guards = [t.play(1, c(7, 1)), t.play(1, c(8, 1))]
    t.at("declare")
    attack(t, dog)
    block(t, (guards[0], dog), (guards[1], dog))
    assert asks(t, "deals how much")
    assert t.asked == 0
    t.do("3")
    assert sorted(blow[1:] for blow in blows(t) if blow[0] == dog) == [(guards[0], 3), (guards[1], 1)]


@pytest.mark.rule("SS-OW-06")
def test_the_controller_splits_the_damage_of_a_blocker():
    t = SlingerHall(seats=3)
    pair = [t.play(0, c(7, 1, "Bonding")), t.play(0, c(8, 1, "Bonding"))]
    guard = t.play(2, c(4, 2))
    steal(t, 1, guard)
    t.at("declare")
    attack(t, *pair, together=True)
    block(t, (guard, pair[0]))
    assert asks(t, "deals how much")
    assert t.asked == 1


@pytest.mark.rule("SS-OW-06")
def test_the_controller_uses_the_activated_abilities():
    t = SlingerHall()
    healer = t.play(1, "healer")
    steal(t, 0, healer)
    t.hold(1, "zap")
    t.at("main")
    assert t.asked == 0
    assert offered(t) == ["healer"]
    t.skip()
    assert t.asked == 1
    assert offered(t) == ["zap"]
    with pytest.raises(IllegalAction):
        t.state.apply(action(tb.USE, healer))
    t.do("play zap", "seat 0", "use healer")
    assert t.life == [20, 20]
    assert t.is_sideways(healer)


@pytest.mark.rule("SS-OW-06")
def test_an_opponent_is_not_offered_the_abilities_of_my_permanents():
    t = SlingerHall()
    healer = t.play(0, "healer")
    t.hold(1, "zap")
    t.at("end", active=1)
    assert (t.asked, offered(t)) == (1, ["zap"])
    t.skip()
    assert (t.asked, offered(t)) == (0, ["healer"])
    t.choose(healer)
    assert t.life == [21, 20]


@pytest.mark.rule("SS-OW-06")
def test_the_controller_aims_the_triggered_abilities():
    t = SlingerHall(seats=3)
    archer = t.play(2, "sharpshooter")
    steal(t, 0, archer)
    t.at("declare")
    t.choose(archer).do("seat 1")
    assert asks(t, "which target")
    assert t.asked == 0
    t.do("seat 2")
    assert t.life == [20, 18, 19]


@pytest.mark.rule("SS-OW-06")
def test_an_ability_that_says_you_means_the_controller():
    t = SlingerHall()
    mourner = t.play(1, "mourner")
    steal(t, 0, mourner)
    t.hold(0, "kill", "free event")
    t.fill_up()
    before = t.size(0, "draw pile"), t.size(1, "draw pile")
    t.at("main")
    t.do("play kill")
    assert t.where(mourner) == "discard pile"
    assert (t.size(0, "draw pile"), t.size(1, "draw pile")) == (before[0] - 1, before[1])


# ---------------------------------------------------------------------- changing control


@pytest.mark.rule("SS-OW-07")
@pytest.mark.parametrize("sideways", [False, True])
def test_a_permanent_that_changes_control_stays_as_it_lies(sideways):
    t = SlingerHall()
    dog = t.play(1, DOG, sideways=sideways)
    whistler = t.hold(0, "dog whistler")[0]
    t.hold(0, "free event")
    t.hold(1, "kill")
    t.at("main")
    t.do("play dog whistler")
    assert t.state.control[dog] == 0
    assert t.is_sideways(dog) == sideways
    t.skip().do("play kill").choose(whistler)
    assert t.state.control[dog] == 1
    assert t.step == tb.MAIN
    assert t.is_sideways(dog) == sideways


@pytest.mark.rule("SS-OW-07")
def test_a_stolen_permanent_turns_upright_in_the_turn_of_its_controller():
    t = SlingerHall()
    dog = t.play(1, DOG, sideways=True)
    t.play(0, "dog whistler")
    for seat in (0, 1):
        t.hold(seat, "zap")
    t.state.move(dog, tb.IN_PLAY, 0, tb.SEIZED)
    t.at("upright", active=1)
    assert t.is_sideways(dog)
    t.next_turn()
    assert t.state.regs[tb.ACTIVE] == 0
    assert not t.is_sideways(dog)


@pytest.mark.rule("SS-OW-08")
def test_a_blocked_attacker_that_changes_control_fights_no_more():
    t = SlingerHall()
    dog = t.play(0, DOG)
    guard = t.play(1, c(5, 1))
    t.hold(0, "free event")
    t.hold(1, "dog whistler")
    t.at("declare")
    attack(t, dog)
    t.skip()
    block(t, (guard, dog))
    t.do("play dog whistler")
    assert t.state.control[dog] == 1
    assert t.step == tb.MAIN
    assert t.is_sideways(dog)
    assert not blows(t)
    assert t.where(guard) == "in play"
    assert t.life == [20, 20]
    assert [t.mark(dog, column) for column in tb.COMBAT_MARKS] == [0] * 5


@pytest.mark.rule("SS-OW-08")
def test_an_unblocked_attacker_that_changes_control_strikes_nobody():
    t = SlingerHall()
    dog, other = t.play(0, DOG), t.play(0, c(2, 2))
    t.hold(1, "dog whistler")
    t.at("declare")
    attack(t, dog, other)
    t.do("play dog whistler")
    assert t.state.control[dog] == 1
    t.on_to(tb.MAIN)
    assert blows(t)[:1] == [(other, "seat 1", 2)]
    assert dog not in [source for source, *_ in blows(t)]


@pytest.mark.rule("SS-OW-08")
def test_a_blocker_that_changes_control_fights_no_more():
    t = SlingerHall()
    attacker = t.play(0, c(2, 1))
    dog = t.play(1, DOG)
    t.hold(0, "dog whistler", "free event")
    t.at("declare")
    attack(t, attacker)
    t.skip()
    block(t, (dog, attacker))
    t.do("play dog whistler")
    assert t.state.control[dog] == 0
    t.on_to(tb.MAIN)
    assert not blows(t)
    assert t.where(attacker) == t.where(dog) == "in play"
    assert t.life == [20, 20]


@pytest.mark.rule("SS-OW-08")
def test_an_attacker_that_goes_back_to_its_owner_is_out_of_combat_too():
    t = SlingerHall()
    dog, whistler = t.play(1, DOG), t.play(0, "dog whistler")
    t.state.move(dog, tb.IN_PLAY, 0, tb.SEIZED)
    t.hold(0, "free event")
    t.hold(1, "kill")
    t.at("declare")
    attack(t, dog)
    t.do("play kill").choose(whistler)
    assert t.state.control[dog] == 1
    assert t.step == tb.MAIN
    assert t.is_sideways(dog)
    assert not blows(t)
    assert t.life == [20, 20]


@pytest.mark.rule("SS-OW-08")
def test_the_others_of_its_group_fight_on():
    t = SlingerHall()
    dog, other = t.play(0, c(3, 2, "Bonding", "Dog")), t.play(0, c(2, 2, "Bonding"))
    guard = t.play(1, c(9, 1))
    t.hold(1, "dog whistler")
    t.at("declare")
    attack(t, dog, other, together=True)
    t.skip()
    block(t, (guard, dog))
    t.do("play dog whistler")
    assert blows(t) == [(other, guard, 2), (guard, other, 9)]


@pytest.mark.rule("SS-OW-08")
def test_a_character_that_changes_control_before_the_attack_may_take_part_in_it():
    t = SlingerHall()
    dog = t.play(1, DOG)
    t.hold(0, "dog whistler")
    t.at("attack")
    t.do("play dog whistler")
    attack(t, dog)
    assert t.life == [20, 17]


@pytest.mark.rule("SS-OW-09")
def test_an_enchantment_on_the_card_of_another_remains_with_who_attached_it():
    t = SlingerHall()
    theirs = t.play(1, c(2, 2))
    mine = t.play(0, c(1, 1))
    mark = t.hold(0, "tithe")[0]
    t.hold(0, "free event")
    t.at("main")
    t.do("play tithe").choose(theirs)
    assert (t.state.host[mark], t.state.control[mark], t.state.owner[mark]) == (theirs, 0, 0)
    assert mark in in_play(t, 0)
    assert (t.numbers(mine), t.numbers(theirs)) == ((1, 5), (2, 2))


@pytest.mark.rule("SS-OW-09")
def test_you_in_the_text_of_an_enchantment_is_who_attached_it():
    t = SlingerHall()
    theirs = t.play(1, c(2, 2))
    t.attach(0, "tithe", theirs)
    for seat in (0, 1):
        t.hold(seat, "zap")
    t.at("upkeep", active=1)
    assert t.life == [20, 20]
    t.next_turn()
    assert t.life == [21, 20]


@pytest.mark.rule("SS-OW-09")
def test_who_attached_an_enchantment_uses_its_abilities():
    t = SlingerHall()
    mark = t.attach(0, "tithe", t.play(1, c(2, 2)))
    t.hold(1, "zap")
    t.at("main", active=1)
    assert (t.asked, offered(t)[:1]) == (1, ["zap"])
    assert "tithe" not in offered(t)
    t.skip()
    assert t.asked == 0
    assert offered(t) == ["tithe"]
    t.choose(mark)
    assert t.size(0, "hand") == 1


@pytest.mark.rule("SS-OW-09")
def test_an_enchantment_stays_with_its_player_when_its_host_changes_control():
    t = SlingerHall()
    dog = t.play(1, DOG)
    medal = t.attach(1, "medal", dog)
    t.hold(0, "dog whistler")
    t.hold(1, "zap")
    t.at("main")
    t.do("play dog whistler")
    assert t.state.control[dog] == 0
    assert (t.state.control[medal], t.state.host[medal]) == (1, dog)
    assert t.numbers(dog) == (4, 3)
