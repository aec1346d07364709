"""Characters: strength and speed (section CH)."""

from __future__ import annotations

import pytest
from slinger_cards import MADE_UP, c, made_up
from slinger_fights import attack, block, blows, offered
from slinger_hall import SlingerHall

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import REGISTER, character, enchantment, interrupt
from spellhall.games.spellslinger.rules.numbers import has, keywords, speed
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import Blocking, ComesIntoPlay, Get, Have, characters
from spellhall.games.spellslinger.words.filters import THIS
from spellhall.language.words import WordError


@made_up(interrupt("fade", ""))
def wither(you: Script) -> None:
    with you.resolves():
        you.boost(you.target(characters), -2, 0)


@made_up(interrupt("bring down", ""))
def bring_down(you: Script) -> None:
    with you.resolves():
        you.take(you.target(characters), "Flying")


@made_up(interrupt("become small", ""))
def become_small(you: Script) -> None:
    with you.resolves():
        you.set_strength(you.target(characters), 1)


@made_up(enchantment("plague", ""))
def plague(you: Script) -> None:
    you.always(Get(characters, -1, 0))


@made_up(enchantment("thorny hedge", ""))
def thorny_hedge(you: Script) -> None:
    you.always(Get(characters.attacking, -1, 0))


@made_up(enchantment("battle song", ""))
def battle_song(you: Script) -> None:
    you.always(Get(characters.attacking, +2, 0))


@made_up(enchantment("clear skies", ""))
def clear_skies(you: Script) -> None:
    you.always(Get(characters.with_keyword("Flying"), +2, 0))


@made_up(character("shield wall", "", "1/1"))
def shield_wall(you: Script) -> None:
    you.always(Get(THIS, +3, 0, when=Blocking()))


@made_up(character("timid guard", "", "1/1"))
def timid_guard(you: Script) -> None:
    you.always(Get(THIS, -1, 0, when=Blocking()))


@made_up(character("drill sergeant", "", "1/1"))
def drill_sergeant(you: Script) -> None:
    you.always(Get(characters.other.yours, +2, 0))


@made_up(character("falconer", "", "1/1"))
def falconer(you: Script) -> None:
    you.always(Have(characters.other.yours, "Flying"))
    with you.whenever(ComesIntoPlay(characters.other)):
        you.gain_life(1)
    with you.use():
        you.gain_life(5)


@pytest.mark.rule("SS-CH-01")
def test_strength_is_written_before_speed():
    t = SlingerHall()
    coachman = t.play(0, "Hired Coachman")
    lion = t.play(0, c(2, 3))
    for card in (coachman, lion):
        assert (t.state.definition(card).strength, t.state.definition(card).speed) == (2, 3)
        assert t.numbers(card) == (2, 3)
    t.at("declare")
    attack(t, lion)
    assert t.life == [20, 18]


@pytest.mark.rule("SS-CH-01")
@pytest.mark.parametrize("numbers", ["2", "2/", "/3", "two/three", "-1/2"])
def test_a_character_has_both_numbers(numbers):
    with pytest.raises(WordError, match="strength and speed"):
        character("half a character", "", numbers)
    assert "half-a-character" not in REGISTER
    assert "half a character" not in MADE_UP


@pytest.mark.rule("SS-CH-02")
def test_strength_is_the_damage_that_it_deals_in_combat():
    t = SlingerHall()
    attacker, blocker = t.play(0, c(2, 5)), t.play(1, c(7, 1))
    t.at("declare")
    attack(t, attacker)
    block(t, (blocker, attacker))
    assert blows(t) == [(attacker, blocker, 2), (blocker, attacker, 7)]


@pytest.mark.rule("SS-CH-02")
def test_strength_is_the_damage_that_destroys_it():
    t = SlingerHall()
    victim = t.play(0, c(2, 1))
    t.hold(1, "zap", "zap")
    t.at("upkeep").do("play zap", "c 2/1")
    assert t.where(victim) == "in play"
    assert t.mark(victim, tb.DAMAGE) == 1
    t.do("play zap", "c 2/1")
    assert t.where(victim) == "discard pile"


@pytest.mark.rule("SS-CH-02")
def test_damage_of_two_turns_does_not_destroy_together():
    t = SlingerHall()
    victim = t.play(0, c(2, 1))
    t.hold(1, "zap", "zap")
    t.at("end").do("play zap", "c 2/1")
    t.next_turn()
    t.do("play zap", "c 2/1")
    assert len(t.events(events.Damaged)) == 2
    assert t.where(victim) == "in play"


@pytest.mark.rule("SS-CH-03")
def test_damage_of_an_interrupt_of_an_event_and_of_combat_adds_up():
    t = SlingerHall()
    attacker, blocker = t.play(0, c(1, 2)), t.play(1, c(6, 1))
    t.hold(1, "zap", "zap")
    t.hold(0, "strike 3")
    t.at("attack").do("play zap", "c 6/1").skip()
    attack(t, attacker)
    t.on_to(tb.BLOCKERS)
    block(t, (blocker, attacker))
    t.on_to(tb.MAIN)
    assert t.mark(blocker, tb.DAMAGE) == 2
    t.do("play strike 3", "c 6/1").skip()
    assert t.where(blocker) == "in play"
    assert t.mark(blocker, tb.DAMAGE) == 5
    t.skip().do("play zap", "c 6/1")
    assert t.where(blocker) == "discard pile"


@pytest.mark.rule("SS-CH-03")
def test_damage_of_several_attackers_adds_up():
    t = SlingerHall()
    first, second, third = t.play(0, c(2, 3)), t.play(0, c(2, 2, "Bonding")), t.play(0, c(2, 1, "Bonding"))
    blocker = t.play(1, c(5, 0))
    t.at("declare")
    attack(t, first, second, third, together=True)
    block(t, (blocker, first))
    assert blows(t) == [(first, blocker, 2), (second, blocker, 2), (third, blocker, 2)]
    assert t.where(blocker) == "discard pile"


@pytest.mark.rule("SS-CH-04")
@pytest.mark.parametrize(("mine", "yours"), [(9, 0), (0, 9), (4, 4)])
def test_speed_does_not_matter_for_who_may_attack_or_block(mine, yours):
    t = SlingerHall()
    attacker, blocker = t.play(0, c(6, mine)), t.play(1, c(6, yours))
    t.at("declare")
    assert offered(t) == [c(6, mine)]
    attack(t, attacker)
    assert offered(t) == [c(6, yours)]
    block(t, (blocker, attacker))
    assert t.life == [20, 20]
    assert [(told.card, told.attacker) for told in t.events(events.BlockedBy)] == [(blocker, attacker)]


@pytest.mark.rule("SS-CH-04")
def test_speed_changes_no_amount_of_damage():
    t = SlingerHall()
    fast, slow = t.play(0, c(2, 9)), t.play(0, c(2, 0))
    t.at("declare")
    attack(t, fast, slow)
    assert blows(t) == [(fast, "seat 1", 2), (slow, "seat 1", 2)]


@pytest.mark.rule("SS-CH-04")
def test_speed_neither_protects_from_damage_nor_destroys():
    t = SlingerHall()
    fast, slow = t.play(0, c(1, 9)), t.play(0, c(1, 0))
    t.hold(1, "zap", "zap")
    t.at("upkeep").do("play zap", "c 1/9")
    assert t.where(fast) == "discard pile"
    assert t.where(slow) == "in play"


@pytest.mark.rule("SS-CH-05")
@pytest.mark.parametrize("name", ["shrink", "fade"])
def test_a_character_without_strength_is_destroyed_at_once(name):
    t = SlingerHall()
    weak, strong = t.play(0, c(1, 3)), t.play(0, c(3, 3))
    t.hold(1, name, name)
    t.at("upkeep").do(f"play {name}", "c 1/3")
    assert t.where(weak) == "discard pile"
    assert t.asked == 1
    t.do(f"play {name}")
    assert t.where(strong) == "in play"


@pytest.mark.rule("SS-CH-05")
def test_a_character_may_lose_its_strength_in_the_moment_it_comes_into_play():
    t = SlingerHall()
    survivor = t.play(1, c(2, 2))
    t.play(1, "plague")
    weak = t.hold(0, c(1, 1))[0]
    t.at("main").do("play c 1/1")
    assert t.where(weak) == "discard pile"
    assert t.numbers(survivor) == (1, 2)


@pytest.mark.rule("SS-CH-05")
def test_outside_play_nothing_is_destroyed_for_want_of_strength():
    t = SlingerHall()
    weak = t.hold(0, c(1, 1), "zap")[0]
    t.play(1, "plague")
    t.at("main")
    assert t.where(weak) == "hand"


@pytest.mark.rule("SS-CH-06")
def test_a_damaged_character_is_destroyed_as_soon_as_its_strength_falls_to_its_damage():
    t = SlingerHall()
    victim = t.play(0, c(3, 1))
    t.hold(1, "zap", "zap", "shrink", "grow")
    t.at("upkeep").do("play zap", "c 3/1").do("play zap", "c 3/1")
    assert t.where(victim) == "in play"
    t.do("play shrink")
    assert t.where(victim) == "discard pile"


@pytest.mark.rule("SS-CH-06")
def test_a_strength_that_is_set_counts_at_once():
    t = SlingerHall()
    victim = t.play(0, c(3, 1))
    t.hold(1, "zap", "become small", "grow")
    t.at("upkeep").do("play zap", "c 3/1").do("play become small")
    assert t.where(victim) == "discard pile"


@pytest.mark.rule("SS-CH-06")
def test_it_is_looked_at_when_something_that_made_it_stronger_leaves():
    t = SlingerHall()
    leader, soldier = t.play(0, "drill sergeant"), t.play(0, c(1, 1))
    t.hold(1, "zap", "send back", "grow")
    t.at("upkeep").do("play zap", "c 1/1")
    assert t.where(soldier) == "in play"
    t.do("play send back", "drill sergeant")
    assert t.where(leader) == "hand"
    assert t.where(soldier) == "discard pile"


@pytest.mark.rule("SS-CH-06")
def test_it_is_looked_at_when_one_destruction_weakens_the_next():
    t = SlingerHall()
    leaders = [t.play(0, "drill sergeant") for _ in range(2)]
    soldier = t.play(0, c(1, 1))
    t.hold(1, *["zap"] * 8)
    t.at("upkeep").do("play zap", "c 1/1").do("play zap", "c 1/1")
    for zaps in range(3):
        assert t.where(leaders[0]) == "in play", zaps
        t.do("play zap").choose(leaders[0])
    assert t.where(leaders[0]) == "discard pile"
    assert t.numbers(soldier) == (3, 1)
    t.do("play zap").choose(leaders[1])
    assert {t.where(card) for card in (*leaders, soldier)} == {"discard pile"}


@pytest.mark.rule("SS-CH-06")
def test_it_is_looked_at_when_attacking_makes_a_character_weaker():
    t = SlingerHall()
    t.play(1, "thorny hedge")
    weak, strong = t.play(0, c(1, 1)), t.play(0, c(2, 1))
    t.hold(0, "zap")
    t.at("declare")
    attack(t, weak, strong)
    assert t.step == tb.ATTACKERS
    assert t.where(weak) == "discard pile"
    assert t.numbers(strong) == (1, 1)


@pytest.mark.rule("SS-CH-06")
def test_it_is_looked_at_when_blocking_makes_a_character_weaker():
    t = SlingerHall()
    attacker, guard = t.play(0, c(2, 1)), t.play(1, "timid guard")
    t.hold(0, "zap")
    t.at("declare")
    attack(t, attacker)
    t.on_to(tb.BLOCKERS)
    block(t, (guard, attacker))
    assert t.step == tb.BLOCKERS
    assert t.where(guard) == "discard pile"
    t.on_to(tb.COMBAT)
    assert t.life == [20, 20]


@pytest.mark.rule("SS-CH-06")
def test_it_is_looked_at_when_the_end_of_combat_makes_an_attacker_weaker():
    t = SlingerHall()
    t.play(0, "battle song")
    attacker = t.play(0, c(2, 2))
    t.hold(1, "zap", "zap", "zap")
    t.at("declare")
    attack(t, attacker)
    t.do("play zap", "c 2/2").do("play zap", "c 2/2")
    t.on_to(tb.ATTACK_ENDS)
    assert t.where(attacker) == "in play"
    t.on_to(tb.MAIN)
    assert t.where(attacker) == "discard pile"


@pytest.mark.rule("SS-CH-06")
def test_it_is_looked_at_when_the_end_of_combat_makes_a_blocker_weaker():
    t = SlingerHall()
    attacker, wall = t.play(0, c(2, 1)), t.play(1, "shield wall")
    t.hold(0, "zap")
    t.at("declare")
    attack(t, attacker)
    t.on_to(tb.BLOCKERS)
    block(t, (wall, attacker))
    t.on_to(tb.COMBAT)
    assert t.where(wall) == "in play"
    t.on_to(tb.MAIN)
    assert t.where(wall) == "discard pile"


@pytest.mark.rule("SS-CH-06")
def test_it_is_looked_at_when_losing_a_keyword_makes_a_character_weaker():
    t = SlingerHall()
    t.play(0, "clear skies")
    flyer = t.play(0, c(2, 1, "Flying"))
    t.hold(1, "zap", "zap", "bring down", "grow")
    t.at("upkeep").do("play zap", "c 2/1").do("play zap", "c 2/1")
    assert t.where(flyer) == "in play"
    t.do("play bring down")
    assert t.where(flyer) == "discard pile"


@pytest.mark.rule("SS-CH-07")
@pytest.mark.parametrize("keyword", ["Flying", "Deadly", "Bonding", "Ambush"])
def test_a_character_has_its_keywords_in_play_and_nowhere_else(keyword):
    t = SlingerHall()
    name = c(1, 1, keyword)
    assert has(t.state, t.play(0, name), keyword)
    for zone in ("hand", "discard pile", "draw pile"):
        assert keywords(t.state, t.put(0, zone, name)[0]) == frozenset()


@pytest.mark.rule("SS-CH-07")
def test_a_flyer_in_hand_blocks_nothing_and_one_in_play_flies():
    t = SlingerHall()
    attacker, guard = t.play(0, c(1, 1, "Flying")), t.play(1, c(2, 1, "Flying"))
    t.hold(1, c(3, 1, "Flying"))
    t.at("declare")
    attack(t, attacker)
    assert offered(t) == [c(2, 1, "Flying")]
    block(t, (guard, attacker))
    assert (guard, attacker, 2) in blows(t)


@pytest.mark.rule("SS-CH-07")
def test_a_character_has_its_static_triggered_and_activated_abilities_in_play():
    t = SlingerHall()
    other = t.play(0, c(1, 1))
    t.play(0, "falconer")
    t.hold(0, c(2, 2))
    t.at("main")
    assert has(t.state, other, "Flying")
    t.do("play c 2/2").skip()
    assert t.life == [21, 20]
    t.do("use falconer")
    assert t.life == [26, 20]


@pytest.mark.rule("SS-CH-07")
@pytest.mark.parametrize("zone", ["hand", "discard pile", "draw pile"])
def test_a_character_outside_play_has_no_abilities(zone):
    t = SlingerHall()
    other = t.play(0, c(1, 1))
    t.put(0, zone, "falconer")
    t.hold(0, c(2, 2), "grow")
    t.at("main")
    assert not has(t.state, other, "Flying")
    t.do("play c 2/2").skip()
    assert t.life == [20, 20]
    assert not [option for option in t.options() if option.startswith("use")]


@pytest.mark.rule("SS-CH-04")
def test_speed_is_reckoned_anew_when_something_has_left_play():
    t = SlingerHall()
    runner, flag = t.play(0, c(1, 1)), t.play(0, "banner")
    assert speed(t.state, runner) == 2
    t.state.move(flag, tb.DISCARD, 0, tb.DESTROYED)
    assert speed(t.state, runner) == 1


@pytest.mark.rule("SS-CH-02", "SS-CH-04")
@pytest.mark.parametrize("zone", ["hand", "discard pile"])
def test_outside_play_a_character_has_its_printed_numbers(zone):
    t = SlingerHall()
    t.play(0, "banner")
    assert t.numbers(t.put(0, zone, c(3, 1))[0]) == (3, 1)


@pytest.mark.rule("SS-AB-16")
def test_a_strength_that_is_set_holds_without_any_additions():
    t = SlingerHall()
    giant, other = t.play(0, c(5, 3)), t.play(0, c(4, 4))
    t.attach(1, "levelled", giant)
    assert (t.numbers(giant), t.numbers(other)) == ((1, 3), (4, 4))
