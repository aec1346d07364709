"""Events, a holding and a rule card of Runes & Ruins, Powers and Birthright: treasure, adventures, wars."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.battle.forced_attacks import duties
from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.kernel.frames import PASS


def labyrinth(drawn: str, *pool: str) -> Hall:
    """P1 attacks the labyrinth, and draws this card for its first champion."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1 with Labyrinth of Madness")
    t.pool(0, *pool)
    t.pool(1, "her2")
    t.pile(0, drawn, *("al1",) * 9)
    t.begin(seat=0, phase=4).attack("r1")
    return t.pick(pool[0]) if len(pool) > 1 else t


@pytest.mark.rule("SF-CALL-09")
def test_who_is_lost_in_the_labyrinth_is_followed_by_another() -> None:
    t = labyrinth("4th/139", "her5", "mon9")
    assert t.where("her5") == "limbo"
    t.skip_to(seat=0, rule="SF-COMB-B1")
    assert t.offered() == ["mon9"]
    t.pick("mon9")
    assert t.where("mon9") == "battle"


@pytest.mark.parametrize("drawn", ["4th/133", "4th/135"])
def test_a_digit_up_to_the_base_level_leads_through_the_labyrinth(drawn: str) -> None:
    assert labyrinth(drawn, "her5").where("her5") == "battle"


def test_an_undead_guardian_is_the_first_to_defend_and_doubles_its_spoils() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, "her1")
    t.hand(0, "Undead Guardian", "her2")
    t.pool(1, "her4", "her3")
    t.begin(seat=0, phase=3).play("Undead Guardian")
    guardian = t.handle("Undead Guardian")
    assert t.where("Undead Guardian") == "pool" and base_level(t.state, guardian) == 5
    assert has_trait(t.state, guardian, "undead")
    finish_turn(t)
    t.skip_to_phase(4, seat=1).attack("r9").pick("her4")
    t.skip_to(seat=0, rule="SF-COMB-C1")
    assert t.offered() == ["Undead Guardian"]
    held = t.hand_size(0)
    t.pick("Undead Guardian")
    t.skip_to(label="end your turn")
    assert t.where("her4") == "discard pile" and t.hand_size(0) == held + 2
    t.end_turn()
    assert t.where("Undead Guardian") == "abyss" and t.where("her1") == "pool"


def test_a_lost_treasure_is_found_or_another_is_lost() -> None:
    t = at_home(pool=("her5",), hand=("Lost Treasure", "her2"))
    t.put(0, "discard pile", "art+4", "al5")
    t.pool(1, "her4 with mi+2")
    t.play("Lost Treasure")
    t.pick("art+4")
    assert t.where("art+4") == "hand" and t.where("mi+2") == "attached"
    t = at_home(pool=("her5",), hand=("Lost Treasure", "her2"))
    t.put(0, "discard pile", "art+4", "al5")
    t.pool(1, "her4 with mi+2")
    t.play("Lost Treasure")
    t.skip()
    assert t.where("art+4") == "discard pile" and t.where("mi+2") == "abyss"


def test_a_treasure_is_not_lost_to_those_who_calm_the_event() -> None:
    t = at_home(pool=("her5 with mi+1",), hand=("Lost Treasure", "her2"))
    t.put(0, "discard pile", "art+4", "al5")
    t.pool(1, "her4 with mi+2")
    t.put(1, "hand", "Calm")
    t.play("Lost Treasure").skip().play("Calm")
    assert t.where("mi+2") == "attached" and t.where("mi+1") == "abyss"


def test_an_adventure_makes_a_champion_stronger_for_good() -> None:
    t = at_home(pool=("her5", "her4"), hand=("In Search of Adventure", "her2"))
    t.play("In Search of Adventure").pick("her5")
    assert t.where("her5") == "limbo" and t.where("In Search of Adventure") == "table"
    finish_turn(t)
    assert t.where("her5") == "limbo"
    t.pile(0, "4th/137", *("al1",) * 9)
    finish_turn(t)
    assert t.where("her5") == "pool" and base_level(t.state, t.handle("her5")) == 5 + 7
    assert t.where("4th/137") == "abyss" and t.where("In Search of Adventure") == "abyss"
    assert base_level(t.state, t.handle("her4")) == 4
    finish_turn(finish_turn(t))
    assert base_level(t.state, t.handle("her5")) == 12


@pytest.mark.rule("SF-CALL-07")
@pytest.mark.parametrize("pool", ["her5", ""])
def test_in_a_declared_war_everybody_must_attack_who_has_a_champion(pool: str) -> None:
    t = Hall()
    t.formation(0, A="r9", B="rFlyOnly", C="r7")
    t.formation(1, A="r8")
    t.pool(0, "her2")
    t.hand(0, "War Declared!", "her3")
    t.pool(1, *([pool] if pool else []))
    t.hand(1, "her7")
    t.begin(seat=0, phase=5).play("War Declared!")
    finish_turn(t).skip_to_phase(4, seat=1)
    options = t.state.decision().options
    assert all(t.can_attack(realm) for realm in ("r9", "rFlyOnly", "r7"))
    assert (PASS in options) is (not pool)


def test_a_declared_war_ends_with_its_players_next_turn() -> None:
    t = at_home(pool=("her5", "her6"), hand=("War Declared!", "her2"))
    t.pool(1, "her4")
    t.play("War Declared!")
    t.skip_to(seat=0, rule="SF-COMB-B1")
    assert PASS not in t.state.legal_actions()
    finish_turn(finish_turn(t))
    assert t.where("War Declared!") == "table" and duties(t.state, 0)
    finish_turn(t)
    assert t.where("War Declared!") != "table" and not duties(t.state, 0)


@pytest.mark.rule("SF-PILE-14")
@pytest.mark.parametrize(("mine", "theirs", "kept"), [("4th/139", "4th/250", (1, 0)), ("4th/139", "4th/140", (1, 1))])
def test_the_wheel_of_fate_leaves_only_the_lowest_first_digit(mine: str, theirs: str, kept: tuple[int, int]) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.put(0, "table", "Wheel of Fate")
    t.pile(0, mine, *("al1",) * 9)
    t.pile(1, theirs, *("al1",) * 9)
    t.begin(seat=1, phase=5)
    before = t.hand_size(0), t.hand_size(1)
    while t.reg(tb.ACTIVE) == 1:
        t.end_turn() if "end your turn" in t.options() else t.skip()
    assert t.names(0, "hand")[: kept[0]] == [t.state.definition(t.handle(mine)).name] * kept[0]
    assert t.hand_size(1) - before[1] == kept[1]


def test_who_keeps_the_cards_after_a_kidney_punch_plays_none_of_them() -> None:
    t = duel("her4", "her5", hand=("Kidney Punch",), rival_hand=("al9", "al8"))
    t.play("Kidney Punch").say(t.options()[1])
    assert t.where("her5") == "discard pile" and t.names(1, "hand") == ["al9", "al8"]


def test_the_undead_do_not_feel_a_kidney_punch() -> None:
    t = duel("her4", "und5", hand=("Kidney Punch",), rival_hand=("al9", "al8"))
    t.play("Kidney Punch")
    assert t.seat == 1 and t.can_play("al9") and t.can_play("al8")


def test_who_discards_for_a_kidney_punch_plays_on() -> None:
    t = duel("her4", "her5", hand=("Kidney Punch", "al1"), rival_hand=("al9", "al8"))
    t.play("Kidney Punch").say(t.options()[0])
    t.pick("al8")
    assert t.names(1, "hand") == ["al9"] and t.can_play("al9")


def test_boots_carry_anyone_anywhere_and_a_cleric_again_and_again() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "cle9 with Boots of Fharlanghn")
    t.pool(1, "her2", "her3", "her4")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r2")
    for defender in ("her2", "her3", "her4"):
        t.skip_to(seat=1, rule="SF-COMB-C1").pick(defender)
        t.skip_to(seat=0, rule="SF-COMB-B1").pick("cle9")
    assert t.is_razed("r2") and t.where("cle9") == "pool"


def test_boots_let_nobody_but_a_cleric_attack_again() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "her9 with Boots of Fharlanghn", "her8")
    t.pool(1, "her2")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("her9").pick("her2")
    t.skip_to(seat=0, rule="SF-COMB-B1")
    assert not t.can_pick("her9")
