"""Cleric spells of the sets after Dragonlance, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use


def cast(spell: str, *, phase: int = 3, caster: str = "cle5", friends: tuple[str, ...] = (), **rival: str) -> Hall:
    """P1 casts a spell at home; P2 has a realm with a holding, and a pool of the named champions."""
    t = at_home(phase=phase, pool=(caster, *friends), hand=(spell, "her2", "w/5"))
    t.pool(1, *rival.values())
    t.state.question = None
    return t.play(spell)


def rival_turn(t: Hall) -> Hall:
    """P2 comes to phase 3 of the next turn."""
    t.hand(1, "mi+1")
    return t.skip_to(label="end your turn").end_turn().skip_to_phase(3, seat=1, turns=1)


def battle(spell: str, attacker: str, defender: str, **more: tuple[str, ...]) -> Hall:
    """P1, who is losing, casts a spell in battle."""
    t = duel(attacker, defender, hand=(spell, "al1", *more.get("hand", ())), rival_hand=("al1", *more.get("rival", ())))
    return t.play(spell)


def test_a_quest_keeps_the_mighty_busy() -> None:
    t = cast("Quest", one="her5", two="her4")
    t.hand(1, "mon5", "mon4")
    rival_turn(t)
    assert t.can_play("mon4") and not t.can_play("mon5")
    t.play("mon4").skip_to_phase(4, seat=1)
    t.attack("r9")
    assert t.can_pick("her4") and not t.can_pick("her5")


def test_succor_saves_an_ally_lost_this_turn() -> None:
    t = duel("cle5 with al2", "wiz9 with al9", hand=("Succor", "al1", "al3"), rival_hand=("al1",))
    t.put(0, "discard pile", "al7")
    assert not t.can_play("Succor")
    t = duel("wiz9 with al6", "cle5 with al3 and al9", hand=("Fireball", "al1"), rival_hand=("Succor", "al1"))
    t.put(1, "discard pile", "al7")
    t.play("Fireball").play("Succor")
    assert t.where("al3") == "hand" and t.where("al7") == "discard pile"


@pytest.mark.parametrize("card", ["her7", "al7"])
def test_resurrection_brings_back_a_champion_or_an_ally(card: str) -> None:
    t = at_home(pool=("cle5",), hand=("Resurrection", "her2"))
    t.put(0, "discard pile", card, "mi+2")
    assert t.play("Resurrection").where(card) == "hand" and t.where("mi+2") == "discard pile"


def test_hopelessness_ends_the_battle_for_both() -> None:
    t = battle("Symbol of Hopelessness", "cle5 with Skeletal Minion", "her15 with al2")
    assert t.where("cle5") == t.where("her15") == "pool"
    assert t.where("Skeletal Minion") == t.where("al2") == "discard pile" and not t.is_razed("r1")


@pytest.mark.parametrize("spell", ["FR/037", "Ethereality"])
def test_two_spells_end_a_round_without_a_winner(spell: str) -> None:
    t = duel("cle5 with al2", "her15 with al3", hand=(spell, "al1"), rival_hand=("al1",))
    t.pool(0, "her9")
    t.pool(1, "mon9")
    t.play(spell)
    assert t.where("cle5") == t.where("her15") == "pool" and t.where("al2") == t.where("al3") == "discard pile"
    assert t.seat == 0 and t.can_pick("her9") and not t.can_pick("cle5")


@pytest.mark.parametrize(("foe", "able"), [("cle9", True), ("her9", True), ("mon9", False), ("wiz9", False)])
def test_only_clerics_and_heroes_are_eluded(foe: str, able: bool) -> None:
    t = duel("cle5", foe, hand=("Ethereality", "al1"), rival_hand=("al1",))
    assert t.can_play("Ethereality") is able


def test_dragonbane_drives_dragons_home() -> None:
    t = battle("Dragonbane", "cle1", "monDragon5 with al2")
    assert t.where("monDragon5") == "pool" and t.where("al2") == "discard pile"
    t = battle("Dragonbane", "cle1", "her9 with alDragon3 and al2")
    assert t.totals() == (3, 11)


def test_deja_vu_puts_three_cards_back_on_top() -> None:
    t = at_home(pool=("cle5",), hand=("Deja Vu", "her2"))
    t.put(1, "discard pile", "al7", "al8", "al9", "mi+2")
    t.state.question = None
    t.play("Deja Vu").pick("al7").pick("al9").pick("mi+2")
    assert t.names(1, "discard pile") == ["al8"]
    assert sorted(t.names(1, "draw pile")[-3:]) == ["al7", "al9", "mi+2"]


def test_forbiddance_keeps_attackers_away_for_a_round_of_turns() -> None:
    t = rival_turn(cast("Forbiddance", phase=5, one="her9")).skip()
    assert not t.can_attack("r9")


def test_the_avangion_protects_from_what_minds_do() -> None:
    t = cast("Avangion's Protection", friends=("her4",), one="psi9")
    t.put(1, "discard pile", "psyOff-3", "wOff-3/4")
    hero = t.handle("her4")
    assert immune(t.state, hero, t.handle("psyOff-3")) and immune(t.state, hero, t.handle("psi9"))
    assert not immune(t.state, hero, t.handle("wOff-3/4"))
    assert not immune(t.state, t.handle("psi9"), t.handle("psyOff-3"))


@pytest.mark.parametrize("spell", ["Preservation", "Breath of Death"])
def test_some_spells_take_a_mighty_caster(spell: str) -> None:
    for caster, able in (("cle5", False), ("cle9 with art+4", True)):
        t = at_home(pool=(caster,), hand=(spell, "her2"))
        champion = t.handle(caster.split(" with ")[0])
        assert bool(may_use(t.state, champion, t.handle(spell))) is able


def test_preservation_keeps_spells_from_a_realm() -> None:
    t = cast("Preservation", caster="cle9 with art+4").pick("r9")
    t.put(1, "discard pile", "realmbane/3")
    assert t.where("Preservation") == "attached"
    assert immune(t.state, t.handle("r9"), t.handle("realmbane/3"))
    assert not immune(t.state, t.handle("r8"), t.handle("realmbane/3"))


def test_the_breath_of_death_kills_the_weak_and_keeps_the_strong_at_home() -> None:
    t = cast("Breath of Death", caster="cle9 with art+4", one="her6", two="her7").say("seat 1")
    assert t.where("her6") == "discard pile" and t.where("her7") == "pool"
    assert not rival_turn(t).skip().can_attack("r9")


def test_a_shattered_mind_does_nothing() -> None:
    t = cast("Mindshatter", one="Vangerdahast")
    victim = t.handle("Vangerdahast")
    t.put(1, "discard pile", "wDef+3/4")
    assert is_silenced(t.state, victim) and not may_use(t.state, victim, t.handle("wDef+3/4"))
    assert not rival_turn(t).skip().can_attack("r9") and t.where("Mindshatter") == "attached"


def test_a_psionic_power_is_reflected() -> None:
    t = duel("psi5", "her9", hand=("psyOff-3", "al1"), rival_hand=("Psionic Reflection", "al1"))
    t.pool(1, "cle5")
    t.play("psyOff-3").play("Psionic Reflection")
    assert t.totals() == (2, 9)


def test_the_land_is_blessed() -> None:
    t = Hall()
    t.formation(1, A="Khur")
    t.formation(0, A="r9")
    t.pool(0, "cle5 with al9")
    t.hand(0, "al1", "Bless Land")
    t.hand(1, "al1")
    t.put(0, "discard pile", "al2")
    t.begin(seat=0, phase=3).play("Bless Land").skip_to_phase(4)
    t.attack("Khur").skip_to(seat=1).pick("Khur")
    assert t.totals() == (14, 8)
    assert immune(t.state, t.handle("Khur"), t.handle("al2"))
    t.is_sound()


@pytest.mark.parametrize("card", ["mi+2", "art+4"])
def test_metal_turns_to_wood(card: str) -> None:
    t = cast("Transmute Metal to Wood", one=f"her5 with {card}")
    assert t.where(card) == "discard pile"


def test_the_waters_part() -> None:
    for spell, able in (("Part Water", True), ("", False)):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A="r1", B="rCoast", C="r2")
        t.pool(0, "cle5", "her5")
        t.hand(0, "al1", "her2", *([spell] if spell else []))
        t.begin(seat=0, phase=3)
        if spell:
            t.play(spell)
        t.skip_to_phase(4)
        assert t.can_attack("rCoast") is able and not t.can_attack("r2")


def test_one_speaks_with_monsters_alone() -> None:
    t = battle("Speak with Monsters", "cle5", "mon9")
    assert t.where("cle5") == t.where("mon9") == "pool" and not t.is_razed("r1")
    t = duel("cle5", "her9", hand=("Speak with Monsters", "al1"), rival_hand=("al1",))
    assert not t.can_play("Speak with Monsters")


def test_the_insects_fight_and_devour() -> None:
    assert battle("Summon Insects", "cle5", "her15 with al4").totals() == (12, 15)
    assert battle("Summon Insects", "cle5", "her15").totals() == (12, 15)


def test_faith_is_proof_against_claws() -> None:
    t = duel("cle5", "monDragon5 with claw+3 and al4", hand=("Power of Faith", "al1"), rival_hand=("al1",))
    assert t.totals() == (5, 12)
    t.play("Power of Faith")
    assert t.totals() == (8, 9)
    t.put(1, "discard pile", "fist+3", "Claw")
    dragon = t.handle("monDragon5")
    assert is_banned(t.state, 1, dragon, t.handle("Claw")) and not is_banned(t.state, 1, dragon, t.handle("fist+3"))


def test_a_monster_of_an_opponent_carries_the_caster() -> None:
    t = duel("cle5", "her9", hand=("Monster Mount", "al1"), rival_hand=("al1",))
    t.pool(1, "mon3", "her4")
    t.state.question = None
    assert t.play("Monster Mount").totals() == (8, 9)
    t.skip()
    assert t.where("mon3") == "pool"
