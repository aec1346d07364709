"""Keywords: Flying, Ambush, Deadly, Bonding (section KW)."""

from __future__ import annotations

import pytest
from slinger_cards import c, made_up
from slinger_fights import asks, attack, block, blows, offered
from slinger_hall import SlingerHall

from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import character, enchantment, event, interrupt
from spellhall.games.spellslinger.rules.numbers import has
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import ENCHANTED, Have, characters


@made_up(interrupt("poison the blade", ""))
def poison_the_blade(you: Script) -> None:
    with you.resolves():
        you.grant(you.target(characters), "Deadly")


@made_up(interrupt("wipe the blade", ""))
def wipe_the_blade(you: Script) -> None:
    with you.resolves():
        you.take(you.target(characters), "Deadly")


@made_up(interrupt("clip the wings", ""))
def clip_the_wings(you: Script) -> None:
    with you.resolves():
        you.take(you.target(characters), "Flying")


@made_up(enchantment("a pair of wings", ""))
def a_pair_of_wings(you: Script) -> None:
    you.enchants(characters)
    you.always(Have(ENCHANTED, "Flying"))


@made_up(enchantment("a drop of poison", ""))
def a_drop_of_poison(you: Script) -> None:
    you.enchants(characters)
    you.always(Have(ENCHANTED, "Deadly"))


@made_up(enchantment("a brotherhood", ""))
def a_brotherhood(you: Script) -> None:
    you.enchants(characters)
    you.always(Have(ENCHANTED, "Bonding"))


@made_up(event("hail of stones", ""))
def hail_of_stones(you: Script) -> None:
    with you.resolves():
        you.damage(1, characters)


@made_up(character("poisonous spitter", "", "1/1", keywords="Deadly"))
def poisonous_spitter(you: Script) -> None:
    with you.use():
        you.damage(1, you.target_or_player(characters), by_this=True)


def fight(t: SlingerHall, attackers: list[int], *blocks: tuple[int, int], together: bool = False) -> SlingerHall:
    """Attack and block; goes on to what is asked after the blocks."""
    t.at("declare")
    attack(t, *attackers, together=together)
    t.on_to(tb.BLOCKERS)
    block(t, *blocks)
    return t


@pytest.mark.rule("SS-KW-01")
def test_only_a_flyer_can_block_a_flyer():
    t = SlingerHall()
    attacker = t.play(0, c(3, 2, "Flying"))
    walker, flyer = t.play(1, c(4, 2)), t.play(1, c(1, 3, "Flying"))
    t.at("declare")
    attack(t, attacker)
    assert offered(t) == [c(1, 3, "Flying")]
    assert "SS-BL-07" in t.why_not(1, walker)
    block(t, (flyer, attacker))
    assert blows(t) == [(flyer, attacker, 1), (attacker, flyer, 3)]


@pytest.mark.rule("SS-KW-01")
def test_with_walkers_alone_a_flyer_is_not_blocked():
    t = SlingerHall()
    attacker = t.play(0, c(3, 2, "Flying"))
    t.play(1, c(4, 2))
    t.play(1, c(4, 2, "Ambush"))
    t.at("declare")
    attack(t, attacker)
    assert t.life == [20, 17]


@pytest.mark.rule("SS-KW-01")
def test_a_flyer_can_block_flyers_and_all_others():
    t = SlingerHall()
    flying, walking = t.play(0, c(3, 2, "Flying")), t.play(0, c(2, 2))
    guard = t.play(1, c(1, 3, "Flying"))
    t.at("declare")
    attack(t, flying, walking)
    t.choose(guard)
    assert asks(t, "blocks which attacker?")
    assert t.state.legal_actions() == [flying, walking]
    t.choose(walking)
    assert blows(t) == [(guard, walking, 1), (flying, "seat 1", 3), (walking, guard, 2)]


@pytest.mark.rule("SS-KW-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_ambush_is_played_at_every_moment_for_interrupts(seat):
    t = SlingerHall()
    attacker = t.play(0, c(1, 1))
    t.hold(seat, "zap", c(2, 2, "Ambush"), c(2, 2))
    t.at("upkeep")
    moments = []
    while t.step != tb.END or not moments or moments[-1] != tb.END:
        if asks(t, "attack with what?"):
            attack(t, attacker)
            continue
        if t.asked == seat and asks(t, "(SS-PR-08)"):
            assert offered(t) == ["zap", c(2, 2, "Ambush")]
            moments.append(t.step)
        elif t.asked == seat:
            assert {"zap", c(2, 2, "Ambush"), c(2, 2)} <= set(offered(t))
            moments.append(t.step)
        if moments[-1:] != [tb.END]:
            t.skip()
    assert moments == [
        tb.UPKEEP,
        tb.DRAW,
        tb.ATTACK_BEGINS,
        tb.ATTACKERS,
        tb.BLOCKERS,
        tb.COMBAT,
        tb.ATTACK_ENDS,
        tb.MAIN,
        tb.END,
    ]


@pytest.mark.rule("SS-KW-02")
def test_an_ambush_character_played_before_the_attack_blocks_in_it():
    t = SlingerHall()
    attacker = t.play(0, c(3, 1))
    guard = t.hold(1, c(3, 2, "Ambush"))[0]
    t.at("attack").do("play c 3/2 Ambush")
    assert t.where(guard) == "in play"
    attack(t, attacker)
    block(t, (guard, attacker))
    assert blows(t) == [(guard, attacker, 3)]


@pytest.mark.rule("SS-KW-03")
@pytest.mark.parametrize("name", ["hail of stones", "banner", c(2, 3)])
def test_an_ambush_character_answers_a_pending_card_and_is_in_play_before_it(name):
    t = SlingerHall()
    waiting = t.hold(0, name)[0]
    guard = t.hold(1, c(1, 2, "Ambush"))[0]
    t.hold(1, "zap")
    t.at("main").do(f"play {name}")
    assert offered(t) == [c(1, 2, "Ambush"), "zap"]
    t.do("play c 1/2 Ambush")
    assert t.where(guard) == "in play"
    assert t.where(waiting) == "pending"
    assert asks(t, f"{name} is pending")


@pytest.mark.rule("SS-KW-03")
def test_what_came_as_an_answer_is_there_when_the_event_resolves():
    t = SlingerHall()
    t.hold(0, "hail of stones")
    guard = t.hold(1, c(1, 2, "Ambush"))[0]
    t.at("main").do("play hail of stones", "play c 1/2 Ambush")
    assert t.where(guard) == "discard pile"


@pytest.mark.rule("SS-KW-03")
def test_a_character_without_ambush_does_not_answer():
    t = SlingerHall()
    t.hold(0, "hail of stones")
    card = t.hold(1, c(1, 2), "zap")[0]
    t.at("main").do("play hail of stones")
    assert offered(t) == ["zap"]
    assert "SS-PL-08" in t.why_not(1, card)


@pytest.mark.rule("SS-KW-04")
@pytest.mark.parametrize("step", ["upkeep", "attack", "main", "end"])
def test_nobody_answers_a_character_with_ambush(step):
    t = SlingerHall()
    card = t.hold(0, c(1, 2, "Ambush"), "zap")[0]
    t.hold(1, "refuse", "zap", c(1, 3, "Ambush"))
    t.at(step).do("play c 1/2 Ambush")
    assert t.where(card) == "in play"
    assert (t.asked, t.size(1, "hand")) == (0, 3)
    assert not asks(t, "pending")


@pytest.mark.rule("SS-KW-04")
def test_the_same_character_without_ambush_is_answered():
    t = SlingerHall()
    card = t.hold(0, c(1, 2), "zap")[0]
    t.hold(1, "refuse")
    t.at("main").do("play c 1/2")
    assert (t.where(card), t.asked) == ("pending", 1)


@pytest.mark.rule("SS-KW-05")
def test_a_deadly_blocker_destroys_what_it_blocks():
    t = SlingerHall()
    giant, other, viper = t.play(0, c(6, 1)), t.play(0, c(5, 1)), t.play(1, c(1, 1, "Deadly"))
    fight(t, [giant, other], (viper, giant))
    assert t.where(giant) == t.where(viper) == "discard pile"
    assert t.where(other) == "in play"
    assert t.life == [20, 15]


@pytest.mark.rule("SS-KW-05")
def test_a_deadly_attacker_destroys_all_that_block_it():
    t = SlingerHall()
    viper = t.play(0, c(1, 1, "Deadly"))
    first, second, bystander = t.play(1, c(6, 0)), t.play(1, c(5, 0)), t.play(1, c(4, 0))
    fight(t, [viper], (first, viper), (second, viper))
    t.do("0")
    assert t.where(first) == t.where(second) == "discard pile"
    assert t.where(bystander) == "in play"


@pytest.mark.rule("SS-KW-05")
def test_a_deadly_character_that_survives_is_not_destroyed_itself():
    t = SlingerHall()
    viper, giant = t.play(0, c(7, 1, "Deadly")), t.play(1, c(6, 1))
    fight(t, [viper], (giant, viper))
    assert t.where(viper) == "in play"
    assert t.where(giant) == "discard pile"


@pytest.mark.rule("SS-KW-05")
def test_two_deadly_characters_destroy_each_other():
    t = SlingerHall()
    mine, yours = t.play(0, c(4, 1, "Deadly")), t.play(1, c(5, 0, "Deadly"))
    t.attach(0, "medal", mine)
    t.attach(0, "medal", mine)
    fight(t, [mine], (yours, mine))
    assert t.where(mine) == t.where(yours) == "discard pile"


@pytest.mark.rule("SS-KW-06")
def test_the_victim_is_destroyed_in_the_end_of_attack_step_after_all_damage():
    t = SlingerHall()
    viper, giant = t.play(0, c(2, 3, "Deadly")), t.play(1, c(5, 0))
    t.hold(0, "zap")
    fight(t, [viper], (giant, viper))
    t.on_to(tb.COMBAT)
    assert blows(t) == [(viper, giant, 2), (giant, viper, 5)]
    assert t.where(giant) == "in play"
    t.skip()
    assert t.step == tb.ATTACK_ENDS
    assert t.where(giant) == "discard pile"


@pytest.mark.rule("SS-KW-07")
def test_a_deadly_character_killed_before_it_strikes_takes_its_victim_along():
    t = SlingerHall()
    giant, viper = t.play(0, c(6, 3)), t.play(1, c(1, 1, "Deadly"))
    fight(t, [giant], (viper, giant))
    assert blows(t) == [(giant, viper, 6)]
    assert t.where(giant) == t.where(viper) == "discard pile"


@pytest.mark.rule("SS-KW-07")
@pytest.mark.parametrize("name", ["kill", "send back"])
def test_a_deadly_character_that_leaves_before_the_damage_takes_its_victim_along(name):
    t = SlingerHall()
    giant, viper = t.play(0, c(6, 3)), t.play(1, c(1, 1, "Deadly"))
    t.hold(0, name)
    fight(t, [giant], (viper, giant))
    t.do(f"play {name}", "c 1/1 Deadly")
    assert blows(t) == []
    assert t.where(giant) == "discard pile"


@pytest.mark.rule("SS-KW-05", "SS-KW-07")
def test_the_victim_is_destroyed_when_combat_ends_with_the_player_who_attacked():
    t = SlingerHall(seats=3)
    viper, giant = t.play(0, c(1, 1, "Deadly")), t.play(1, c(6, 1))
    t.hold(0, "zap")
    t.hold(1, "zap")
    fight(t, [viper], (giant, viper))
    t.state.concede(0)
    assert (t.state.regs[tb.ACTIVE], t.step) == (1, tb.UPKEEP)
    assert t.where(giant) == "discard pile"


@pytest.mark.rule("SS-KW-08")
def test_deadly_lost_after_the_blocks_changes_nothing():
    t = SlingerHall()
    giant, viper = t.play(0, c(6, 3)), t.play(1, c(1, 1, "Deadly"))
    t.hold(0, "wipe the blade")
    fight(t, [giant], (viper, giant))
    t.do("play wipe the blade", "c 1/1 Deadly")
    assert t.where(giant) == "discard pile"


@pytest.mark.rule("SS-KW-08")
def test_deadly_lost_before_the_blocks_dooms_nobody():
    t = SlingerHall()
    giant, viper = t.play(0, c(6, 3)), t.play(1, c(1, 1, "Deadly"))
    t.hold(0, "wipe the blade")
    t.at("declare")
    attack(t, giant)
    t.do("play wipe the blade", "c 1/1 Deadly")
    block(t, (viper, giant))
    assert t.where(viper) == "discard pile"
    assert t.where(giant) == "in play"


@pytest.mark.rule("SS-KW-08")
def test_deadly_gained_between_blocks_and_damage_dooms_the_opponents_of_that_moment():
    t = SlingerHall()
    giant, other, worm = t.play(0, c(6, 3)), t.play(0, c(5, 3)), t.play(1, c(1, 1))
    t.hold(1, "poison the blade")
    fight(t, [giant, other], (worm, giant))
    t.do("play poison the blade", "c 1/1")
    assert t.where(giant) == "discard pile"
    assert t.where(other) == "in play"


@pytest.mark.rule("SS-KW-08")
def test_deadly_gained_after_the_damage_dooms_nobody():
    t = SlingerHall()
    giant = t.play(0, c(6, 1))
    first, worm = t.play(1, c(1, 1)), t.play(1, c(2, 1))
    t.hold(1, "poison the blade", "zap")
    fight(t, [giant], (first, giant), (worm, giant))
    t.skip().do("6")
    assert t.step == tb.COMBAT
    assert blows(t) == [(giant, first, 6), (first, giant, 1), (worm, giant, 2)]
    t.do("play poison the blade", "c 2/1")
    assert has(t.state, worm, "Deadly")
    t.on_to(tb.MAIN)
    assert t.where(giant) == "in play"


@pytest.mark.rule("SS-KW-09")
def test_a_deadly_member_dooms_all_that_block_its_group():
    t = SlingerHall()
    viper, plain = t.play(0, c(1, 1, "Deadly")), t.play(0, c(2, 1, "Bonding"))
    first, second = t.play(1, c(6, 0)), t.play(1, c(7, 0))
    fight(t, [viper, plain], (first, plain), (second, plain), together=True)
    while asks(t, "how much"):
        t.do("0")
    assert t.where(first) == t.where(second) == "discard pile"


@pytest.mark.rule("SS-KW-09")
def test_a_deadly_blocker_dooms_the_whole_group():
    t = SlingerHall()
    members = [t.play(0, c(4, 1, "Bonding")), t.play(0, c(5, 1, "Bonding")), t.play(0, c(6, 1))]
    alone, viper = t.play(0, c(3, 1)), t.play(1, c(1, 0, "Deadly"))
    t.at("declare")
    for place, card in enumerate((*members, alone)):
        t.choose(card)
        if asks(t, "alone or in a group?"):
            t.do("with" if place < len(members) and place else "alone")
    block(t, (viper, members[0]))
    assert {t.where(card) for card in members} == {"discard pile"}
    assert t.where(alone) == "in play"


@pytest.mark.rule("SS-KW-10")
def test_deadly_does_nothing_for_damage_outside_combat():
    t = SlingerHall()
    t.play(0, "poisonous spitter")
    victim = t.play(1, c(2, 1))
    t.hold(0, "zap")
    t.at("attack").do("use poisonous spitter", "c 2/1")
    assert t.mark(victim, tb.DAMAGE) == 1
    t.on_to(tb.MAIN)
    assert t.where(victim) == "in play"


@pytest.mark.rule("SS-KW-10")
def test_deadly_does_nothing_to_players():
    t = SlingerHall()
    viper, spitter = t.play(0, c(1, 1, "Deadly")), t.play(0, "poisonous spitter")
    t.at("declare")
    attack(t, viper)
    t.do("use poisonous spitter", "seat 1")
    assert blows(t) == [(viper, "seat 1", 1)]
    assert t.life == [20, 18]
    assert t.is_sideways(spitter)


@pytest.mark.rule("SS-KW-11")
@pytest.mark.parametrize(("first", "second", "may"), [("Bonding", "", True), ("", "Bonding", True), ("", "", False)])
def test_bonding_lets_a_character_attack_in_a_group(first, second, may):
    t = SlingerHall()
    one, other = t.play(0, c(1, 1, first)), t.play(0, c(2, 1, second))
    guard = t.play(1, c(9, 2))
    t.at("declare")
    t.choose(one).choose(other)
    assert asks(t, "alone or in a group?") == may
    if may:
        t.do("with c 1/1")
    block(t, (guard, one))
    if may:
        t.do("9")
    assert t.life == ([20, 20] if may else [20, 18])


@pytest.mark.rule("SS-KW-12")
def test_flying_twice_is_lost_at_once():
    t = SlingerHall()
    flyer = t.play(0, c(2, 2, "Flying"))
    t.attach(0, "a pair of wings", flyer)
    t.attach(0, "a pair of wings", flyer)
    t.hold(1, "clip the wings", "zap")
    t.play(1, c(1, 1))
    t.at("attack")
    assert has(t.state, flyer, "Flying")
    t.do("play clip the wings", "c 2/2 Flying")
    assert not has(t.state, flyer, "Flying")
    t.skip()
    attack(t, flyer)
    t.on_to(tb.BLOCKERS)
    assert offered(t) == [c(1, 1)]


@pytest.mark.rule("SS-KW-12")
def test_flying_twice_is_blocked_by_flying_once():
    t = SlingerHall()
    flyer, guard = t.play(0, c(2, 2, "Flying")), t.play(1, c(1, 1, "Flying"))
    t.attach(0, "a pair of wings", flyer)
    t.at("declare")
    attack(t, flyer)
    assert offered(t) == [c(1, 1, "Flying")]
    block(t, (guard, flyer))
    assert t.life == [20, 20]


@pytest.mark.rule("SS-KW-12")
def test_deadly_twice_destroys_no_more_than_deadly_once():
    t = SlingerHall()
    viper = t.play(0, c(1, 1, "Deadly"))
    t.attach(0, "a drop of poison", viper)
    giant, other = t.play(1, c(6, 0)), t.play(1, c(5, 0))
    fight(t, [viper], (giant, viper))
    assert t.where(giant) == "discard pile"
    assert t.where(other) == "in play"


@pytest.mark.rule("SS-KW-12")
def test_bonding_twice_lets_in_no_second_member_without_it():
    t = SlingerHall()
    leader = t.play(0, c(1, 1, "Bonding"))
    t.attach(0, "a brotherhood", leader)
    first, second = t.play(0, c(2, 1)), t.play(0, c(3, 1))
    t.at("declare")
    t.choose(leader).choose(first).do("with").choose(second)
    assert not asks(t, "alone or in a group?")


@pytest.mark.rule("SS-KW-12")
def test_a_keyword_had_twice_is_shown_once():
    t = SlingerHall()
    flyer = t.play(0, c(2, 2, "Flying"))
    t.attach(0, "a pair of wings", flyer)
    t.at("declare")
    view = next(card for card in t.state.view(1)["seats"][0]["zones"]["in play"] if card["handle"] == flyer)
    assert view["keywords"] == ["Flying"]
