"""Effects (section EF)."""

from __future__ import annotations

import pytest
from slinger_cards import c, made_up
from slinger_fights import attack, block, let_resolve, offered
from slinger_hall import SlingerHall

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, enchantment, event, interrupt
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import (
    EACH_OPPONENT,
    EACH_PLAYER,
    THIS,
    ComeIntoPlaySideways,
    DiscardOne,
    Get,
    Gives,
    characters,
    permanents,
    terrains,
)
from spellhall.kernel.events import Moved


@made_up(event("wreck", ""))
def wreck(you: Script) -> None:
    with you.resolves():
        you.destroy(you.target(permanents))


@made_up(event("forget one", ""))
def forget_one(you: Script) -> None:
    with you.resolves():
        you.discard(1, you.target_player().player)


@made_up(event("forget two", ""))
def forget_two(you: Script) -> None:
    with you.resolves():
        you.discard(2, you.target_player().player)


@made_up(event("all forget two", ""))
def all_forget_two(you: Script) -> None:
    with you.resolves():
        you.discard(2, EACH_PLAYER)


@made_up(event("forget all", ""))
def forget_all(you: Script) -> None:
    with you.resolves():
        you.discard_hand(EACH_OPPONENT)


@made_up(event("price of memory", ""))
def price_of_memory(you: Script) -> None:
    with you.resolves(DiscardOne()):
        you.gain_life(1)


@made_up(event("read three", ""))
def read_three(you: Script) -> None:
    with you.resolves():
        you.draw(3)


@made_up(event("study hard", ""))
def study_hard(you: Script) -> None:
    with you.resolves():
        you.draw(1)
        you.discard(2)


@made_up(event("break and mend", ""))
def break_and_mend(you: Script) -> None:
    with you.resolves():
        you.destroy(terrains)
        you.discard(1, EACH_OPPONENT)
        you.gain_life(2)


@made_up(interrupt("stone skin", ""))
def stone_skin(you: Script) -> None:
    with you.resolves():
        you.prevent(5, you.target_or_player(characters))


@made_up(interrupt("surge", ""))
def surge(you: Script) -> None:
    with you.resolves():
        you.boost(you.target(characters), +2, 0)


@made_up(interrupt("haste", ""))
def haste(you: Script) -> None:
    with you.resolves():
        you.boost(you.target(characters), 0, +3)


@made_up(interrupt("wither", ""))
def wither(you: Script) -> None:
    with you.resolves():
        you.boost(you.target(characters), -2, -1)


@made_up(interrupt("bleed", ""))
def bleed(you: Script) -> None:
    with you.resolves():
        you.lose_life(3, EACH_OPPONENT)


@made_up(interrupt("bleed nothing", ""))
def bleed_nothing(you: Script) -> None:
    with you.resolves():
        you.lose_life(0, EACH_OPPONENT)


@made_up(character("standard bearer", "", "1/1"))
def standard_bearer(you: Script) -> None:
    you.always(Get(characters.other, +2, 0))


@made_up(enchantment("miasma", ""))
def miasma(you: Script) -> None:
    you.always(Get(characters, -1, -1))


@made_up(character("blood spring", "", "1/1"))
def blood_spring(you: Script) -> None:
    you.always(Gives("R", life=2))


@made_up(character("last stand", "", "2/2"))
def last_stand(you: Script) -> None:
    with you.use(sideways=False):
        you.boost(THIS, +1, +2)


@made_up(event("dear spark", "R"))
def dear_spark(you: Script) -> None:
    with you.resolves():
        you.gain_life(1)


@made_up(event("gain nothing", ""))
def gain_nothing(you: Script) -> None:
    with you.resolves():
        you.gain_life(0)


@made_up(event("overkill", ""))
def overkill(you: Script) -> None:
    with you.resolves():
        victim = you.target(characters)
        you.destroy(victim)
        you.damage(1, victim)


@made_up(event("two slaps", ""))
def two_slaps(you: Script) -> None:
    with you.resolves():
        victim = you.target_player()
        you.damage(1, victim)
        you.damage(1, victim)


@made_up(event("slap and drain", ""))
def slap_and_drain(you: Script) -> None:
    with you.resolves():
        victim = you.target_player()
        you.damage(1, victim)
        you.lose_life(1, victim.player)
        you.gain_life(2, victim.player)


@made_up(enchantment("tilted gate", ""))
def tilted_gate(you: Script) -> None:
    you.always(ComeIntoPlaySideways(characters.yours))


def drawn(t: SlingerHall, seat: int) -> list[str]:
    """What a player drew, in order: the names of the cards."""
    drawn = [told.card for told in t.events(Moved) if told.seat == seat and told.why == tb.DRAWN]
    return [t.state.definition(card).name for card in drawn]


@pytest.mark.rule("SS-EF-01")
def test_an_event_deals_damage_to_a_character_outside_combat() -> None:
    t = SlingerHall()
    card = t.hold(0, "strike 3", "zap")[0]
    weak, strong = t.play(1, c(3, 1)), t.play(1, c(4, 1))
    t.at("main").do("play strike 3").choose(weak)
    let_resolve(t)
    assert t.events(events.Damaged) == [events.Damaged(1, weak, card, 3)]
    assert t.where(weak) == "discard pile"
    assert (t.where(strong), t.mark(strong, tb.DAMAGE)) == ("in play", 0)


@pytest.mark.rule("SS-EF-01")
def test_damage_below_strength_stays_on_the_character_and_does_not_reduce_it() -> None:
    t = SlingerHall()
    strong = t.play(1, c(4, 1))
    t.hold(0, "strike 3", "zap")
    t.at("main").do("play strike 3", "c 4/1")
    let_resolve(t)
    assert (t.where(strong), t.mark(strong, tb.DAMAGE)) == ("in play", 3)
    assert t.numbers(strong) == (4, 1)


@pytest.mark.rule("SS-EF-01")
@pytest.mark.parametrize("step", ["upkeep", "draw", "attack", "main", "end"])
def test_damage_is_dealt_in_any_step(step: str) -> None:
    t = SlingerHall()
    victim = t.play(1, c(1, 1))
    t.hold(0, "zap", "zap")
    t.at(step).do("play zap", "c 1/1")
    assert t.where(victim) == "discard pile"


@pytest.mark.rule("SS-EF-02")
@pytest.mark.parametrize(("zapped", "place"), [(True, "discard pile"), (False, "in play")])
def test_damage_of_an_effect_and_of_combat_together_destroy_a_character(zapped: bool, place: str) -> None:
    t = SlingerHall()
    attacker, blocker = t.play(0, c(2, 2)), t.play(1, c(3, 1))
    t.hold(0, "zap", "zap")
    t.at("attack")
    if zapped:
        t.do("play zap", "c 3/1")
        assert t.where(blocker) == "in play"
    t.on_to(tb.ATTACKERS)
    attack(t, attacker)
    t.on_to(tb.BLOCKERS)
    block(t, (blocker, attacker))
    t.on_to(tb.COMBAT)
    assert t.where(blocker) == place
    assert t.where(attacker) == ("in play" if zapped else "discard pile")


@pytest.mark.rule("SS-EF-02")
def test_damage_after_combat_counts_together_with_that_of_combat() -> None:
    t = SlingerHall()
    attacker, blocker = t.play(0, c(2, 2)), t.play(1, c(3, 1))
    t.hold(0, "zap", "zap")
    t.at("declare")
    attack(t, attacker)
    t.on_to(tb.BLOCKERS)
    block(t, (blocker, attacker))
    t.on_to(tb.COMBAT)
    assert t.mark(blocker, tb.DAMAGE) == 2
    t.do("play zap", "c 3/1")
    assert t.where(blocker) == "discard pile"


@pytest.mark.rule("SS-EF-02")
def test_damage_of_the_turn_before_does_not_count() -> None:
    t = SlingerHall()
    victim = t.play(1, c(2, 1))
    t.hold(0, "zap", "zap", "zap")
    t.at("main").do("play zap", "c 2/1").next_turn()
    while t.asked != 0:
        t.skip()
    t.do("play zap", "c 2/1")
    assert (t.where(victim), t.mark(victim, tb.DAMAGE)) == ("in play", 1)
    t.do("play zap", "c 2/1")
    assert t.where(victim) == "discard pile"


@pytest.mark.rule("SS-EF-03")
@pytest.mark.parametrize(("name", "damage"), [("zap", 1), ("strike 3", 3)])
@pytest.mark.parametrize("seat", [0, 1])
def test_damage_to_a_player_reduces_his_life_by_as_much(name: str, damage: int, seat: int) -> None:
    t = SlingerHall()
    t.hold(0, name, "zap")
    t.at("main").do(f"play {name}", f"seat {seat}")
    let_resolve(t)
    assert t.life[seat] == 20 - damage
    assert t.life[1 - seat] == 20


@pytest.mark.rule("SS-EF-03")
def test_combat_damage_to_a_player_reduces_his_life_by_as_much() -> None:
    t = SlingerHall()
    attacker = t.play(0, c(4, 1))
    t.hold(0, "zap")
    t.at("declare")
    attack(t, attacker)
    t.on_to(tb.COMBAT)
    assert t.life == [20, 16]


@pytest.mark.rule("SS-EF-04")
@pytest.mark.parametrize("name", [c(9, 9), "banner", "Mountain"])
def test_what_is_destroyed_goes_to_its_owners_discard_pile_undamaged_and_strong_as_it_is(name: str) -> None:
    t = SlingerHall()
    victim, other = t.play(1, name), t.play(1, c(1, 1))
    t.hold(0, "wreck", "zap")
    t.at("main").do("play wreck").choose(victim)
    let_resolve(t)
    assert t.names(1, "discard pile") == [name]
    assert t.names(0, "discard pile") == ["wreck"]
    assert t.where(other) == "in play"
    assert not t.events(events.Damaged)


@pytest.mark.rule("SS-EF-01")
def test_what_prevents_damage_to_a_character_is_used_up_by_it() -> None:
    t = SlingerHall()
    victim = t.play(1, c(4, 4))
    t.hold(0, "stone skin", "strike 3", "strike 3", "zap")
    t.at("main").do("play stone skin", "c 4/4")
    for _ in range(2):
        t.do("play strike 3", "c 4/4")
        let_resolve(t)
    assert [told.amount for told in t.events(events.Prevented)] == [3, 2]
    assert [told.amount for told in t.events(events.Damaged)] == [1]
    assert t.where(victim) == "in play"


@pytest.mark.rule("SS-EF-01")
def test_where_nothing_prevents_damage_none_is_told_as_prevented() -> None:
    t = SlingerHall()
    t.play(1, c(4, 4))
    t.hold(0, "strike 3", "zap")
    t.at("main").do("play strike 3", "c 4/4")
    let_resolve(t)
    assert not t.events(events.Prevented) and [told.amount for told in t.events(events.Damaged)] == [3]


@pytest.mark.rule("SS-EF-04")
def test_prevention_of_damage_does_not_save_from_destruction() -> None:
    t = SlingerHall()
    victim = t.play(1, c(2, 2))
    t.hold(0, "stone skin", "kill", "zap")
    t.at("main").do("play stone skin", "c 2/2").do("play kill")
    assert t.where(victim) == "discard pile"


@pytest.mark.rule("SS-EF-04")
def test_a_destroyed_permanent_goes_to_its_owner_and_not_to_its_controller() -> None:
    t = SlingerHall()
    victim = t.play(1, c(2, 2))
    t.hold(0, "thief", "kill", "zap")
    t.at("main").do("play thief").skip()
    assert t.state.control[victim] == 0
    t.do("play kill")
    assert t.names(1, "discard pile") == [c(2, 2)]
    assert sorted(t.names(0, "discard pile")) == ["kill", "thief"]


@pytest.mark.rule("SS-EF-05")
def test_who_has_to_discard_chooses_from_the_own_hand() -> None:
    t = SlingerHall()
    t.hold(0, "forget one", "zap")
    hand = t.hold(1, "grow", "shrink", "kill")
    t.at("main").do("play forget one", "seat 1")
    let_resolve(t)
    assert (t.asked, t.question) == (1, "discard which card? (SS-EF-05)")
    assert sorted(t.state.legal_actions()) == hand
    t.do("shrink")
    assert t.names(1, "discard pile") == ["shrink"]
    assert t.names(1, "hand") == ["grow", "kill"]
    assert t.names(0, "hand") == ["zap"]


@pytest.mark.rule("SS-EF-05")
def test_a_discard_that_is_a_cost_is_chosen_by_who_pays() -> None:
    t = SlingerHall()
    t.hold(0, "price of memory", "zap", "grow")
    t.hold(1, "zap")
    t.at("main").do("play price of memory")
    assert t.asked == 0
    assert t.options() == ["zap", "grow"]
    t.do("grow")
    assert t.names(0, "discard pile") == ["grow"]


@pytest.mark.rule("SS-EF-05")
def test_an_effect_may_say_what_is_discarded_and_nobody_chooses() -> None:
    t = SlingerHall()
    t.hold(0, "forget all", "zap")
    t.hold(1, "grow", "shrink")
    t.at("main").do("play forget all")
    let_resolve(t)
    assert t.names(1, "hand") == []
    assert t.names(1, "discard pile") == ["grow", "shrink"]
    assert (t.asked, t.names(0, "hand")) == (0, ["zap"])


@pytest.mark.rule("SS-EF-05")
def test_when_all_discard_each_chooses_for_himself() -> None:
    t = SlingerHall()
    t.hold(0, "all forget two", "zap", "grow", "shrink")
    t.hold(1, "kill", "zap", "refuse")
    t.at("main").do("play all forget two")
    let_resolve(t)
    asked = []
    for name in ("grow", "shrink", "kill", "refuse"):
        asked.append(t.asked)
        t.do(name)
    assert asked == [0, 0, 1, 1]
    assert (t.names(0, "hand"), t.names(1, "hand")) == (["zap"], ["zap"])
    assert t.names(1, "discard pile") == ["kill", "refuse"]


@pytest.mark.rule("SS-EF-06")
@pytest.mark.parametrize("size", [0, 1])
def test_who_holds_too_few_cards_discards_the_whole_hand_and_nothing_else_happens(size: int) -> None:
    t = SlingerHall()
    t.hold(0, "forget two", "zap")
    t.hold(1, *["banner"] * size)
    kept = t.play(1, c(2, 2))
    t.at("main").do("play forget two", "seat 1")
    let_resolve(t)
    assert t.asked == 0  # there is nothing to choose
    assert t.names(1, "hand") == []
    assert t.names(1, "discard pile") == ["banner"] * size
    assert t.life == [20, 20]
    assert t.size(1, "draw pile") == 10
    assert t.where(kept) == "in play"
    assert t.state.scores is None


@pytest.mark.rule("SS-EF-06")
def test_who_holds_more_discards_no_more_than_is_said() -> None:
    t = SlingerHall()
    t.hold(0, "forget two", "zap")
    t.hold(1, "grow", "shrink", "banner")
    t.at("main").do("play forget two", "seat 1")
    let_resolve(t)
    t.do("shrink", "banner")
    assert t.names(1, "hand") == ["grow"]
    assert t.asked == 0


@pytest.mark.rule("SS-EF-07")
def test_cards_are_drawn_one_by_one_from_the_top() -> None:
    t = SlingerHall()
    t.put(0, "draw pile", "grow", "shrink", "kill", "banner")
    t.hold(0, "read three", "zap")
    t.at("main").do("play read three")
    let_resolve(t)
    assert drawn(t, 0) == ["banner", "kill", "shrink"]
    assert t.names(0, "hand") == ["zap", "banner", "kill", "shrink"]
    assert t.names(0, "draw pile")[-1] == "grow"
    assert t.size(0, "draw pile") == 11
    assert t.size(1, "draw pile") == 10


@pytest.mark.rule("SS-EF-07")
def test_the_draw_that_finds_the_pile_empty_comes_after_those_that_do_not() -> None:
    t = SlingerHall(deck=0)
    t.put(0, "draw pile", "grow", "shrink")
    t.hold(0, "read three", "zap")
    t.at("main").do("play read three")
    let_resolve(t)
    assert drawn(t, 0) == ["shrink", "grow"]
    assert t.state.returns() == [-1.0, 1.0]


@pytest.mark.rule("SS-EF-08")
@pytest.mark.parametrize(
    ("name", "numbers"), [("grow", (4, 4)), ("surge", (3, 1)), ("haste", (1, 4)), ("wither", (-1, 0))]
)
def test_the_first_number_is_added_to_strength_and_the_second_to_speed(name: str, numbers: tuple[int, int]) -> None:
    t = SlingerHall()
    soldier, other = t.play(0, c(1, 1)), t.play(0, c(2, 2))
    t.hold(0, name, "zap")
    t.at("main").do(f"play {name}").choose(soldier)
    if numbers[0] > 0:
        assert t.numbers(soldier) == numbers
        assert t.where(soldier) == "in play"
    else:
        assert t.where(soldier) == "discard pile"
    assert t.numbers(other) == (2, 2)


@pytest.mark.rule("SS-EF-08")
def test_several_changes_add_up() -> None:
    t = SlingerHall()
    soldier = t.play(0, c(1, 1))
    t.attach(0, "medal", soldier)
    t.hold(0, "grow", "surge", "haste", "zap")
    t.at("main").do("play grow", "play surge", "play haste")
    assert t.numbers(soldier) == (1 + 1 + 3 + 2, 1 + 1 + 3 + 3)


@pytest.mark.rule("SS-EF-08")
def test_the_changed_strength_and_speed_are_those_of_combat() -> None:
    t = SlingerHall()
    attacker, blocker = t.play(0, c(1, 1)), t.play(1, c(3, 3))
    t.hold(0, "grow", "zap")
    t.at("declare")
    attack(t, attacker)
    t.on_to(tb.BLOCKERS)
    block(t, (blocker, attacker))
    t.do("play grow", "c 1/1").on_to(tb.COMBAT)
    assert t.where(blocker) == "discard pile"
    assert t.mark(attacker, tb.DAMAGE) == 0


@pytest.mark.rule("SS-EF-09")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("step", ["upkeep", "attack", "main", "end"])
def test_until_end_of_turn_is_until_the_next_cleanup_whoevers_turn_it_is(step: str, active: int) -> None:
    t = SlingerHall()
    soldier = t.play(0, c(1, 1))
    t.hold(0, "grow", "zap")
    t.at(step, active=active).do("play grow")
    turn = t.state.regs[tb.TURN]
    seen = []
    while t.state.regs[tb.TURN] == turn:
        assert t.numbers(soldier) == (4, 4)
        seen.append(t.step)
        t.skip()
    assert seen[-1] == tb.END
    assert t.numbers(soldier) == (1, 1)


@pytest.mark.rule("SS-EF-09")
def test_a_change_that_came_in_combat_outlasts_it() -> None:
    t = SlingerHall()
    attacker = t.play(0, c(1, 1))
    t.hold(0, "grow", "zap")
    t.at("declare")
    attack(t, attacker)
    t.do("play grow").on_to(tb.MAIN)
    assert t.numbers(attacker) == (4, 4)


@pytest.mark.rule("SS-EF-09")
def test_an_ability_that_is_used_twice_counts_twice_until_the_turn_ends() -> None:
    t = SlingerHall()
    hero = t.play(0, "last stand")
    t.at("main").do("use last stand", "use last stand")
    assert t.numbers(hero) == (4, 6)
    t.next_turn()
    assert t.numbers(hero) == (2, 2)


@pytest.mark.rule("SS-EF-10")
def test_a_negative_change_takes_away_until_end_of_turn() -> None:
    t = SlingerHall()
    victim = t.play(1, c(3, 3))
    t.hold(0, "wither", "zap")
    t.at("main").do("play wither")
    assert t.numbers(victim) == (1, 2)
    t.next_turn()
    assert t.numbers(victim) == (3, 3)


@pytest.mark.rule("SS-EF-10")
@pytest.mark.parametrize(("strength", "place"), [(1, "discard pile"), (2, "discard pile"), (3, "in play")])
def test_a_character_whose_strength_falls_to_0_or_less_is_destroyed(strength: int, place: str) -> None:
    t = SlingerHall()
    victim = t.play(1, c(strength, 3))
    t.hold(0, "wither", "zap")
    t.at("main").do("play wither")
    assert t.where(victim) == place


@pytest.mark.rule("SS-EF-10")
def test_a_negative_change_makes_damage_deadly_that_was_not() -> None:
    t = SlingerHall()
    victim = t.play(1, c(3, 3))
    t.hold(0, "zap", "wither", "zap")
    t.at("main").do("play zap", "c 3/3")
    assert t.where(victim) == "in play"
    t.do("play wither")
    assert t.where(victim) == "discard pile"


@pytest.mark.rule("SS-EF-10")
def test_speed_may_fall_to_0_without_harm() -> None:
    t = SlingerHall()
    victim = t.play(1, c(3, 1))
    t.hold(0, "wither", "zap")
    t.at("main").do("play wither")
    assert t.numbers(victim) == (1, 0)
    assert t.where(victim) == "in play"


@pytest.mark.rule("SS-EF-10")
def test_a_permanent_that_takes_strength_away_destroys_what_has_none_left() -> None:
    t = SlingerHall()
    weak, strong = t.play(1, c(1, 3)), t.play(1, c(2, 2))
    t.hold(0, "miasma", "zap")
    t.at("main").do("play miasma")
    let_resolve(t)
    assert t.where(weak) == "discard pile"
    assert t.numbers(strong) == (1, 1)


@pytest.mark.rule("SS-EF-11")
def test_a_change_from_a_permanent_lasts_over_the_turns_and_ends_when_it_leaves() -> None:
    t = SlingerHall()
    soldier, bearer = t.play(0, c(1, 1)), t.play(0, "standard bearer")
    t.hold(0, "kill", "zap")
    t.at("main").next_turn().next_turn()
    assert t.numbers(soldier) == (3, 1)
    while "kill" not in offered(t):
        t.skip()
    t.do("play kill").choose(bearer)
    assert t.numbers(soldier) == (1, 1)


@pytest.mark.rule("SS-EF-11")
def test_a_change_from_an_attached_enchantment_ends_when_the_enchantment_leaves() -> None:
    t = SlingerHall()
    soldier = t.play(0, c(1, 1))
    medal = t.attach(0, "medal", soldier)
    t.hold(0, "wreck", "zap")
    t.at("main")
    assert t.numbers(soldier) == (2, 2)
    t.do("play wreck").choose(medal)
    let_resolve(t)
    assert t.numbers(soldier) == (1, 1)


@pytest.mark.rule("SS-EF-11")
def test_a_character_that_lived_by_a_permanent_dies_when_it_leaves() -> None:
    t = SlingerHall()
    soldier, bearer = t.play(0, c(1, 1)), t.play(0, "standard bearer")
    t.hold(0, "zap", "kill", "zap")
    t.at("main").do("play zap", "c 1/1")
    assert t.where(soldier) == "in play"
    t.do("play kill").choose(bearer)
    assert t.where(soldier) == "discard pile"


@pytest.mark.rule("SS-EF-12")
def test_what_is_impossible_is_skipped_and_the_rest_is_done() -> None:
    t = SlingerHall()
    t.put(0, "draw pile", "grow")
    t.hold(0, "study hard")
    t.hold(1, "zap")
    t.at("main").do("play study hard").skip()
    assert drawn(t, 0)[0] == "grow"
    assert t.names(0, "discard pile") == ["grow", "study hard"]
    assert t.names(0, "hand") == []


@pytest.mark.rule("SS-EF-12")
def test_an_impossible_part_in_the_middle_does_not_stop_what_follows() -> None:
    t = SlingerHall()
    t.hold(0, "break and mend", "zap")
    t.at("main").do("play break and mend")
    let_resolve(t)
    assert t.life == [22, 20]


@pytest.mark.rule("SS-EF-12")
def test_as_much_as_possible_of_each_part_is_done() -> None:
    t = SlingerHall()
    lands = [t.play(0, "Mountain"), t.play(1, "Coast")]
    t.hold(0, "break and mend", "zap")
    t.hold(1, "banner")
    t.at("main").do("play break and mend")
    let_resolve(t)
    assert [t.where(card) for card in lands] == ["discard pile"] * 2
    assert t.names(1, "discard pile") == ["Coast", "banner"]
    assert t.life == [22, 20]


@pytest.mark.rule("SS-EF-13")
def test_losing_life_is_no_damage_and_is_not_prevented() -> None:
    t = SlingerHall()
    t.hold(0, "stone skin", "bleed", "strike 3", "zap")
    t.at("main").do("play stone skin", "seat 1").do("play bleed")
    assert t.life == [20, 17]
    assert not t.events(events.Hurt, events.Prevented)
    t.do("play strike 3", "seat 1")
    let_resolve(t)
    assert t.life == [20, 17]
    assert [told.amount for told in t.events(events.Prevented)] == [3]


@pytest.mark.rule("SS-EF-13")
def test_paying_life_is_no_damage_and_is_not_prevented() -> None:
    t = SlingerHall()
    t.play(0, "blood spring")
    t.hold(0, "stone skin", "dear spark", "zap")
    t.at("main").do("play stone skin", "seat 0").do("play dear spark")
    assert t.life == [18, 20]
    assert not t.events(events.Hurt, events.Prevented)
    let_resolve(t)
    assert t.life == [19, 20]


@pytest.mark.rule("SS-EF-13")
def test_who_has_no_life_left_by_losing_it_is_out_all_the_same() -> None:
    t = SlingerHall().lives(20, 3)
    t.hold(0, "bleed", "zap")
    t.at("main").do("play bleed")
    assert t.state.returns() == [1.0, -1.0]


def test_a_loss_of_0_is_none_and_is_not_told() -> None:
    t = SlingerHall()
    t.hold(0, "bleed nothing", "zap")
    t.at("main").do("play bleed nothing")
    assert t.life == [20, 20] and not t.events(events.LostLife)


@pytest.mark.rule("SS-EF-05", "SS-WL-12")
def test_each_opponent_discards_even_when_one_leaves_after_his_choice() -> None:
    t = SlingerHall(4)
    t.hold(0, "each opponent discards")
    for seat in (1, 2, 3):
        t.hold(seat, c(1, 1), c(2, 2))
    t.at("main").do("play each opponent discards")
    while t.asked != 1:
        t.skip()
    t.do("c 1/1")
    t.state.concede(1)
    for seat in (2, 3):
        while t.asked != seat or "discard" not in t.question:
            t.skip()
        t.do("c 1/1")
    assert [t.names(seat, "discard pile") for seat in (2, 3)] == [["c 1/1"]] * 2


@pytest.mark.rule("SS-EF-01")
def test_what_has_left_play_takes_no_damage() -> None:
    t = SlingerHall()
    victim = t.play(1, c(4, 4))
    t.hold(0, "overkill", "zap")
    t.at("main").do("play overkill")
    let_resolve(t)
    assert (t.where(victim), t.mark(victim, tb.DAMAGE)) == ("discard pile", 0)
    assert not t.events(events.Damaged)


@pytest.mark.rule("SS-EF-01", "SS-CD-13")
def test_what_prevents_damage_is_used_up_by_combat_damage() -> None:
    t = SlingerHall()
    fast, slow, giant = t.play(0, c(3, 3, "Bonding")), t.play(0, c(4, 2)), t.play(1, c(9, 1))
    t.hold(1, "stone skin")
    t.at("declare")
    attack(t, fast, slow, together=True)
    t.do("play stone skin", "c 9/1")
    t.on_to(tb.BLOCKERS)
    block(t, (giant, fast))
    assert [told.amount for told in t.events(events.Prevented)] == [3, 2]
    assert (giant, 2) in [(told.card, told.amount) for told in t.events(events.Damaged)]


@pytest.mark.rule("SS-EF-03", "SS-WL-11")
def test_who_is_out_takes_no_more_damage() -> None:
    t = SlingerHall(3).lives(20, 20, 1)
    t.hold(0, "two slaps", "zap")
    t.at("main").do("play two slaps", "seat 2")
    let_resolve(t)
    assert [(told.seat, told.amount) for told in t.events(events.Hurt)] == [(2, 1)]
    assert t.life == [20, 20, 0]


@pytest.mark.rule("SS-EF-13", "SS-WL-11")
def test_who_is_out_loses_and_gains_no_more_life() -> None:
    t = SlingerHall(3).lives(20, 20, 1)
    t.hold(0, "slap and drain", "zap")
    t.at("main").do("play slap and drain", "seat 2")
    let_resolve(t)
    assert t.life == [20, 20, 0]
    assert not t.events(events.LostLife, events.GainedLife)


@pytest.mark.rule("SS-EF-08")
@pytest.mark.parametrize(("name", "told"), [("grow", (4, 4)), ("wither", (0, 0))])
def test_a_change_is_told_with_the_numbers_that_it_makes_and_none_below_0(name: str, told: tuple[int, int]) -> None:
    t = SlingerHall()
    t.play(0, c(1, 1))
    t.hold(0, name, "zap")
    t.at("main").do(f"play {name}")
    assert [(each.strength, each.speed) for each in t.events(events.Changed)] == [told]


@pytest.mark.rule("SS-SW-05")
@pytest.mark.parametrize("way", ["attack", "pay", "use", "come"])
def test_what_lies_sideways_in_any_way_is_not_turned_again(way: str) -> None:
    t = SlingerHall()
    card = t.play(0, "blood spring" if way == "pay" else "healer")
    t.hold(0, "tip over", "zap")
    if way == "come":
        t.play(0, "tilted gate")
        card = t.hold(0, c(1, 1))[0]
    if way == "pay":
        t.hold(0, "dear spark")
    t.at("declare" if way == "attack" else "main")
    if way == "attack":
        attack(t, card)
    else:
        t.do({"pay": "play dear spark", "use": "use healer", "come": "play c 1/1"}[way])
        let_resolve(t)
    assert t.is_sideways(card)
    before = len(t.events(events.Turned))
    t.do("play tip over").choose(card) if way == "come" else t.do("play tip over")
    assert t.names(0, "discard pile")[-1] == "tip over"
    assert len(t.events(events.Turned)) == before


@pytest.mark.rule("SS-EF-03")
def test_what_a_ward_leaves_of_combat_damage_is_told_as_damage() -> None:
    t = SlingerHall()
    attacker = t.play(0, c(4, 1))
    t.state.seat_data[tb.WARD][1] = 3
    t.hold(0, "zap")
    t.at("declare")
    attack(t, attacker)
    t.on_to(tb.COMBAT)
    assert t.life == [20, 19]
    assert [told.amount for told in t.events(events.Hurt, events.StruckHome)] == [1, 1]


@pytest.mark.rule("SS-WL-08")
def test_a_gain_of_no_life_is_no_gain() -> None:
    t = SlingerHall()
    t.hold(0, "gain nothing", "zap")
    t.at("main").do("play gain nothing")
    let_resolve(t)
    assert t.names(0, "discard pile") == ["gain nothing"] and not t.events(events.GainedLife)
