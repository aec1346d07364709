"""Counters, mirrors and tricks in play."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

from spellhall.games.spellchain import events
from spellhall.games.spellchain import table as tb
from spellhall.kernel.events import Rolled


@pytest.mark.parametrize(
    ("counter", "target", "stopped"),
    [
        ("Counter Spell", "Fireball", True),
        ("Counter Spell", "Mithril Sword", False),
        ("Counter Spell", "Excalibur", False),
        ("Shade Counter", "Fireball", True),
        ("Shade Counter", "Mithril Sword", True),
        ("Shade Counter", "Excalibur", False),
        ("Mana Disruption", "Fireball", True),
        ("Mana Disruption", "Mithril Sword", True),
        ("Mana Disruption", "Excalibur", False),
        ("Drowning Vortex", "Fireball", True),
        ("Drowning Vortex", "Mithril Sword", True),
        ("Drowning Vortex", "Excalibur", False),
        ("Crimson Counter", "Fireball", True),
        ("Crimson Counter", "Mithril Sword", False),
        ("Frenzied Interference", "Fireball", True),
        ("Frenzied Interference", "Mithril Sword", False),
        ("Magic Mirror", "Fireball", True),
        ("Magic Mirror", "Mithril Sword", False),
        ("Magic Mirror", "Ancient Flame", False),
        ("Magic Mirror", "Frenzied Bolt", False),
        ("Magic Mirror", "Summon: Yggdrasil", False),
    ],
)
def test_what_each_counter_stops(counter: str, target: str, stopped: bool) -> None:
    t = ChainHall().chain(target, counter)
    assert t.negated() == ([target] if stopped else [])


def test_magic_mirror_turns_the_spell_around() -> None:
    assert ChainHall().chain("Fireball", "Magic Mirror").hp == (17, 20)


def test_confuse_ray_turns_every_second_attack_around() -> None:
    seen = {ChainHall(seed=seed).chain("Fireball", "Confuse Ray").hp for seed in range(12)}
    assert seen == {(20, 17), (17, 20)}


def test_confuse_ray_waits_for_a_card_with_a_damage_effect() -> None:
    t = ChainHall().chain("Fireball", "Densify Mana", "Rejuvenate", "Confuse Ray")
    assert t.hp in {(20, 17), (17, 20)}


def test_shade_mimic_does_what_the_opponent_just_did() -> None:
    assert ChainHall().chain("Shade Mimic", "Mithril Sword").hp == (16, 16)
    assert ChainHall().chain("Shade Mimic", "Fireball", "Counter Spell").hp == (20, 17)


def test_shade_mimic_alone_or_behind_a_continuous_card_strikes_for_three() -> None:
    assert ChainHall().chain("Shade Mimic").hp == (20, 17)
    assert ChainHall().chain("Shade Mimic", "Frenzied Bolt").hp == (16, 17)


def test_mana_disruption_discards_a_continuous_spell() -> None:
    t = ChainHall()
    t.continuous(1, "Monsoon", "Amulet of Healing")
    t.chain("Mana Disruption")
    assert t.names(1, "continuous zone") == ["Amulet of Healing"]
    assert t.names(1, "discard pile") == ["Monsoon"]


@pytest.mark.parametrize(("attack", "dealt"), [("Rejuvenate", 2), ("Fireball", 3), ("Divine Hand Explosive", 5)])
def test_divine_judgement_repays_the_damage_of_the_chain(attack: str, dealt: int) -> None:
    assert ChainHall().chain("Divine Judgement", attack).hp[1] == 20 - dealt


def test_create_hole_trap_takes_a_waiting_summon_first() -> None:
    t = ChainHall()
    t.summoned(0, "Summon: Yggdrasil")
    t.chain("Summon: Sky Castle", "Create Hole Trap")
    assert t.negated() == ["Summon: Sky Castle"]
    assert t.names(0, "summon zone") == ["Summon: Yggdrasil"]


def test_create_hole_trap_lets_its_player_choose_among_waiting_summons() -> None:
    t = ChainHall().chain("Summon: Sky Castle", "Densify Mana", "Summon: Faith Knight", "Create Hole Trap")
    assert len(t.options()) == 2
    t.pick("Summon: Sky Castle")
    assert t.names(0, "summon zone") == ["Summon: Faith Knight"]


def test_create_hole_trap_takes_a_summon_from_the_zone_or_else_strikes() -> None:
    t = ChainHall()
    t.summoned(0, "Summon: Yggdrasil")
    t.chain("Densify Mana", "Create Hole Trap")
    assert t.names(0, "summon zone") == []
    assert t.hp == (20, 20)
    assert ChainHall().chain("Densify Mana", "Create Hole Trap").hp == (17, 20)


def test_redirect_turns_two_points_around_and_blocks_one() -> None:
    assert ChainHall().chain("Mithril Sword", "Redirect").hp == (18, 19)


def test_shield_break_takes_the_defences_and_forbids_more() -> None:
    t = ChainHall()
    t.continuous(1, "Swords of Endolumin")
    t.chain("Mithril Sword", "Spell Shield", "Shield Break", "Spell Shield")
    assert t.hp == (20, 13)
    assert t.names(1, "continuous zone") == []


def test_redirect_can_still_be_gained_after_shield_break() -> None:
    assert ChainHall().chain("Mithril Sword", "Redirect", "Shield Break").hp == (18, 15)


def test_discombobulation_swaps_weakens_and_strikes() -> None:
    t = ChainHall().chain("Fireball", "Mithril Sword", "Rejuvenate", "Discombobulation")
    t.pick("Fireball")
    assert t.order() == ["Discombobulation", "Fireball", "Mithril Sword", "Rejuvenate"]
    assert t.hp == (16, 19)


def test_mana_overload_doubles_each_hit() -> None:
    assert ChainHall().chain("Hailstorm", "Densify Mana", "Mana Overload").hp == (20, 12)


def test_mana_dampener_takes_one_from_the_first_hit_of_each_opposing_spell() -> None:
    t = ChainHall()
    t.continuous(1, "Mana Dampener")
    assert t.chain("Meteor Shower", "Densify Mana", "Fireball", "Densify Mana", "Mithril Sword").hp == (19, 9)
    t = ChainHall()
    t.continuous(1, "Mana Dampener")
    assert t.chain("Hailstorm").hp == (20, 16)


def test_densify_mana_protects_the_next_spell_and_adds_three() -> None:
    t = ChainHall().chain("Fireball", "Counter Spell", "Densify Mana")
    assert t.negated() == []
    assert t.hp == (20, 14)


def test_focus_mana_adds_three_and_reshapes_one() -> None:
    t = ChainHall().chain("Fireball", "Densify Mana", "Focus Mana")
    assert t.hp == (20, 14)
    assert t.state.decision().rule == "SC-PL-02"
    assert t.state.decision().label == "exchange a card?"


def test_enhance_mind_keeps_its_player_sane_and_reshapes_each_chain() -> None:
    t = ChainHall()
    t.continuous(0, "Frenzied Bolt", "Frenzied Bolt", "Enhance Mind")
    t.chain("Fireball")
    assert t.hp == (20, 17)
    assert t.state.decision().rule == "SC-PL-02"
    deck = len(t.state.pile(tb.DECK, 0))
    t.pick("Mithril Sword")
    assert len(t.state.pile(tb.DECK, 0)) == deck


def test_the_confused_card_works_for_its_opponent_from_eleven_on() -> None:
    taken: dict[int, bool] = {}
    for seed in range(60):
        t = ChainHall(seed=seed).chain("Siphon", "Confuse Ray")
        (roll,), (works,) = t.events(Rolled), t.events(events.WorksFor)
        assert t.state.regs[tb.ROLL] == roll.number + 1
        taken[roll.number + 1] = works.seat == 1
    assert taken.keys() >= {10, 11}
    assert all(side == (number >= 11) for number, side in taken.items())
