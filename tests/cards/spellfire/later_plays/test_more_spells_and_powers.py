"""Spells and other plays of the sets after Dragonlance that leave a choice or last for a time, each in a position that
shows what it does.
"""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, home, step_forward
from sieges import camp

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import may_use


def at_rest(card: str, user: str, *rivals: str, friends: tuple[str, ...] = (), hand: tuple[str, ...] = ()) -> Hall:
    """P1 uses a card at home; P2 has the named champions and cards in hand."""
    t = at_home(pool=(user, *friends), hand=(card, "her2", "w/5"))
    t.pool(1, *rivals)
    t.hand(1, *hand)
    t.state.question = None
    return t.play(card)


def in_battle(card: str, attacker: str, defender: str, digit: str = "al1") -> Hall:
    """P1, who is losing, uses a card in battle; ``digit`` is the next card that P2 draws."""
    t = Hall()
    t.pool(1, defender)
    t.pool(0, attacker)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, card, "al1")
    t.hand(1, "al1", "mi0")
    t.pile(1, digit, "al2", "al3", "al4")
    t.begin(seat=0, phase=4).attack("r1")
    while not t.can_play(card):
        t.pick(defender.split(" with ")[0]) if t.can_pick(defender.split(" with ")[0]) else t.skip()
    return t.play(card)


def choose(t: Hall, number: int) -> Hall:
    """Take the option of a number."""
    return t._apply(t.state.legal_actions()[number])


# ---------------------------------------------------------------------- cleric spells


def test_an_aerial_servant_fights_or_lifts() -> None:
    t = choose(in_battle("Aerial Servant", "cle5 with al2", "her15"), 0)
    assert t.totals() == (11, 15) and not has_trait(t.state, t.handle("al2"), "flyer")
    t = choose(in_battle("Aerial Servant", "cle5 with al2", "her15"), 1)
    assert t.totals() == (7, 15)
    assert has_trait(t.state, t.handle("cle5"), "flyer") and has_trait(t.state, t.handle("al2"), "flyer")


def test_the_mirror_turns_every_offensive_spell() -> None:
    t = at_rest("Mirror, Mirror", "cle5", "wiz9", hand=("wOff/3", "mi+1"))
    t.skip_to(label="end your turn").end_turn().skip_to_phase(3, seat=1, turns=1)
    t.play("wOff/3").pick("cle5")
    assert t.where("cle5") == "pool" and t.where("wiz9") == "discard pile"


@pytest.mark.rule("SF-AIM-04")
def test_two_mirrors_do_not_turn_each_other_without_end() -> None:
    t = at_rest("Mirror, Mirror", "cle5", "wiz9", hand=("wOff/3", "mi+1"))
    t.put(1, "table", "Mirror, Mirror")
    t.state.presence += 1
    t.skip_to(label="end your turn").end_turn().skip_to_phase(3, seat=1, turns=1)
    t.play("wOff/3").pick("cle5")
    assert t.where("wOff/3") == "discard pile" and t.where("wiz9") == "pool"


@pytest.mark.parametrize(("card", "able"), [("Wolf Spirits", False), ("Elemental Swarm", False)])
def test_some_spells_take_thirteen_levels(card: str, able: bool) -> None:
    t = home("cle5")
    t.put(0, "discard pile", card)
    assert bool(may_use(t.state, t.handle("cle5"), t.handle(card))) is able
    t = home("cle9 with art+4")
    t.put(0, "discard pile", card)
    assert may_use(t.state, t.handle("cle9"), t.handle(card))


def test_the_wolf_spirits_fight_and_devour() -> None:
    t = in_battle("Wolf Spirits", "cle9 with art+4", "her15 with al5 and al4 and al6")
    assert t.offered() == ["al4", "al5", "al6"]
    t.pick("al5").pick("al4")
    assert t.totals() == (22, 21)


def test_the_swarm_sweeps_through_a_pool() -> None:
    t = at_rest("Elemental Swarm", "cle9 with art+4", "her5", "her7 with mi+2", "her4").say("seat 1").yes()
    assert set(t.offered()) >= {"her4", "her5", "mi+2"} and "her7" not in t.offered()
    t.pick("her4").pick("mi+2")
    assert t.where("her4") == t.where("mi+2") == "discard pile" and t.where("her5") == "pool"


@pytest.mark.parametrize(("victim", "able"), [("her5", True), ("und5", False), ("her6", False)])
def test_the_living_are_slain(victim: str, able: bool) -> None:
    t = at_home(pool=("cle5",), hand=("Slay Living", "her2"))
    t.pool(1, victim)
    t.state.question = None
    assert t.can_play("Slay Living") is able
    if able:
        assert t.play("Slay Living").where(victim) == "discard pile"


def test_a_regent_invests_an_heir() -> None:
    t = at_rest("Investiture", "cle5", friends=("reg9", "her4")).pick("her4")
    t.put(0, "discard pile", "bloodDef+3")
    assert t.where("reg9") == "discard pile"
    assert may_use(t.state, t.handle("her4"), t.handle("bloodDef+3"))
    assert not may_use(t.state, t.handle("cle5"), t.handle("bloodDef+3"))


def test_blessed_abundance_doubles_what_a_champion_bears() -> None:
    t = Hall()
    t.pool(0, "cle5 with mi+2 and art+4")
    t.pool(1, "her15 with al9")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "Blessed Abundance", "al1", "her2")
    t.begin(seat=0, phase=3).play("Blessed Abundance").skip_to_phase(4)
    assert step_forward(t.attack("r1"), "cle5", "her15").totals() == (17, 24)


def test_dungeons_have_no_power_under_divine_assistance() -> None:
    t = at_home(pool=("cle5",), hand=("Divine Assistance", "her2"), dungeon_cards="on")
    t.put(1, "table", "dHide")
    t.state.question = None
    assert not is_silenced(t.state, t.handle("dHide"))
    t.play("Divine Assistance")
    assert is_silenced(t.state, t.handle("dHide"))


# ---------------------------------------------------------------------- wizard spells


def test_items_are_bartered_for_cards() -> None:
    t = at_home(pool=("wiz5 with mi+1", "her4 with mi+2 and art+4"), hand=("Golden Barter", "her2"))
    t.play("Golden Barter").pick("mi+1").pick("mi+2")
    assert t.where("mi+1") == t.where("mi+2") == "discard pile" and t.hand_size(0) == 3


def test_the_steed_flies_past_all_but_monsters() -> None:
    t = camp("r1", "wiz5 with Bloodstone's Spectral Steed and al2", "mon9", "her9")
    t.hand(1, "al1")
    t.attack("r1").skip_to(seat=1)
    assert t.offered() == ["mon9"] or (t.can_pick("mon9") and not t.can_pick("her9"))
    assert has_trait(t.state, t.handle("wiz5"), "flyer") and has_trait(t.state, t.handle("al2"), "flyer")
    assert at_rest("Bloodstone's Spectral Steed", "wiz5").where("Bloodstone's Spectral Steed") == "attached"


def test_blood_is_drained_until_the_spell_goes() -> None:
    t = at_rest("Blood Drain", "wiz5", "reg9")
    t.put(1, "discard pile", "bloodDef+3", "wDef+3/4")
    assert not may_use(t.state, t.handle("reg9"), t.handle("bloodDef+3")) and t.where("Blood Drain") == "attached"
    assert may_use((u := home("reg9", hand=("bloodDef+3",))).state, u.handle("reg9"), u.handle("bloodDef+3"))


@pytest.mark.parametrize(("choice", "stopped"), [(0, "fly5"), (1, "swi5"), (2, "ear5")])
def test_the_mist_guards_against_one_way_of_moving(choice: int, stopped: str) -> None:
    t = choose(at_rest("Guardian Mist", "wiz5", "fly5", "swi5", "ear5", hand=("mi+1",)), choice)
    t.skip_to(label="end your turn").end_turn().skip_to_phase(3, seat=1, turns=1).skip()
    t.attack("r9")
    assert sorted(t.offered()) == sorted({"fly5", "swi5", "ear5"} - {stopped})


def test_flesh_is_corrupted() -> None:
    t = at_rest("Corruption of the Flesh", "wiz5", "her9", friends=("her4",)).pick("her4")
    assert has_trait(t.state, t.handle("her4"), "undead") and not has_trait(t.state, t.handle("wiz5"), "undead")
    assert t.where("Corruption of the Flesh") == "attached"


# ---------------------------------------------------------------------- other plays


def test_what_the_opponent_bears_decays() -> None:
    t = in_battle("Cause Decay", "psi5", "her9 with mi+2 and art+4 and al5")
    assert t.totals() == (8, 9 + 1 + 1 + 5) and is_silenced(t.state, t.handle("mi+2"))


def test_flames_are_controlled() -> None:
    t = duel("psi5", "her15 with Flametongue and mi+2", hand=("Control Flames", "al1"), rival_hand=("al1",))
    assert t.play("Control Flames").totals() == (9, 17) and t.where("Flametongue") == "discard pile"


@pytest.mark.parametrize(
    ("foe", "zone", "total"), [("her3", "discard pile", 0), ("her4", "battle", 8), ("und3", "battle", 1)]
)
def test_a_haymaker_fells_the_weak_but_not_the_undead(foe: str, zone: str, total: int) -> None:
    t = in_battle("Haymaker", "her1", f"{foe} with al9", digit="digit3")
    assert t.where(foe) == zone and (not total or t.totals()[0] == total)


def test_a_headlock_doubles_the_blows_that_follow() -> None:
    t = duel("her15", "her5", hand=("al1",), rival_hand=("Headlock", "fist+3", "al1"))
    t.play("Headlock").play("fist+3")
    assert t.totals() == (15, 5 + 3 + 6)


@pytest.mark.parametrize(("foe", "zone", "total"), [("her3", "discard pile", 0), ("her5", "battle", 2 + 9)])
def test_levels_are_drained(foe: str, zone: str, total: int) -> None:
    t = in_battle("Level Drain", "und3", f"{foe} with al9")
    assert t.where(foe) == zone and (not total or t.totals() == (8, total))


def test_the_undead_regenerate_by_what_the_opponent_bears() -> None:
    assert in_battle("Rapid Regeneration", "und5", "her15 with mi+2 and al4").totals() == (5 + 4 + 4, 21)


def test_who_eats_dirt_goes_home_and_another_may_come() -> None:
    t = duel("her5", "her15 with mi+2 and al4", hand=("Eat Dirt!", "al1"), rival_hand=("al1",))
    t.pool(1, "mon9")
    t.play("Eat Dirt!")
    assert t.where("her15") == "pool" and t.where("mi+2") == "attached" and t.where("al4") == "discard pile"
    assert t.seat == 1 and t.can_pick("mon9") and not t.can_pick("her15")


@pytest.mark.parametrize("decayed", ["art+2", "mi+2"])
def test_a_touch_decays_in_hand_or_pool(decayed: str) -> None:
    t = at_rest("Touch of Decay", "reg5", "her9 with mi+2", hand=("art+2", "al7"))
    assert t.offered() == ["art+2", "mi+2"] and any("al7" in line for line in t.log(0))
    assert t.pick(decayed).where(decayed) == "discard pile"


def test_the_invulnerable_ignore_small_items_or_one_ability() -> None:
    t = in_battle("BR/045", "reg5", "her15 with mi+3 Off")
    t.put(1, "discard pile", "Sword of the Avoreen", "RR/080", "wOff-3/4")
    kept_off = [immune(t.state, t.handle("reg5"), t.handle(c)) for c in ("Sword of the Avoreen", "RR/080", "wOff-3/4")]
    assert kept_off == [True, False, False] and t.totals() == (5, 18)
    t = duel("reg5", "reg9 with al2", hand=("Wither Touch", "bloodDef+3", "al1"), rival_hand=("BR/045", "al1"))
    t.play("Wither Touch").play("BR/045")
    assert t.totals() == (5, 11)


@pytest.mark.parametrize(("digit", "zone"), [("digit3", "discard pile"), ("digit4", "battle")])
def test_poison_works_by_a_digit_and_stays_until_it_has(digit: str, zone: str) -> None:
    t = in_battle("Use Poison", "thi1", "her15", digit=digit)
    assert t.where("her15") == zone
    assert t.where("Use Poison") == ("attached" if zone == "battle" else "discard pile")


def test_thieves_find_a_loophole_in_the_rules() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "thi5", "her5")
    t.put(1, "table", "Tower of High Sorcery")
    t.hand(0, "Legal Loophole", "her2")
    t.begin(phase=3).play("Legal Loophole")
    law = t.handle("Tower of High Sorcery")
    assert immune(t.state, t.handle("thi5"), law) and not immune(t.state, t.handle("her5"), law)


@pytest.mark.parametrize(
    ("foe", "total"), [("her9 with al5 and al1 and mi+2", 3 + 1 + 1 + 2), ("her2 with al9 and al8", 2 + 1 + 1)]
)
def test_stone_melts_down_to_three_levels_and_one_each(foe: str, total: int) -> None:
    assert in_battle("Melt Stone", "cle1", foe).totals() == (4, total)


def opened(spell: str, target: str = "") -> Hall:
    """P1, with a mighty cleric, casts a spell and comes to the battle phase; P2 has four realms."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rClericOnly", B="r3", C="r2", D="rNoFly")
    t.pool(0, "cle9 with art+4", "fly5")
    t.hand(0, spell, "al1", "her2")
    t.begin(seat=0, phase=3).play(spell)
    if target:
        t.pick(target)
    return t.skip_to_phase(4)


def test_a_ward_matrix_opens_the_first_realms() -> None:
    t = opened("Ward Matrix")
    t.attack("rClericOnly")
    assert t.can_pick("fly5") and t.can_pick("cle9")
    t = opened("Hovering Road", "r2").attack("rClericOnly")
    assert t.is_razed("rClericOnly"), "without the matrix only the cleric could be sent"


def test_a_hovering_road_leads_to_one_realm_until_it_is_dispelled() -> None:
    t = opened("Hovering Road", "rNoFly")
    assert t.state.host[t.handle("Hovering Road")] == t.handle("rNoFly")
    t.attack("rNoFly")
    assert t.can_pick("fly5") and t.can_pick("cle9")
    t = opened("Hovering Road", "r2")
    assert not t.can_attack("rNoFly")
    t.attack("r2")
    assert t.can_pick("cle9")
