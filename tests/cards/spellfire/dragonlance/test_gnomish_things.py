"""Things, spells and allies of the set Dragonlance that do more than their levels, each in a position of its own."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, finish_turn, step_forward

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.facts import MONSTER
from spellhall.games.spellfire.rules.battle.attacks import may_defend
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level, own_level
from spellhall.games.spellfire.rules.levels.traits import has_trait, type_of


@pytest.mark.parametrize(("bearer", "level"), [("Kaz the Minotaur", 9), ("her5", 3)])
def test_the_minotaurs_fight_best_for_kaz(bearer: str, level: int) -> None:
    t = duel(bearer, "her15", hand=("Krynn Minotaurs", "al1"), rival_hand=("al1",))
    t.play("Krynn Minotaurs")
    assert own_level(t.state, t.handle("Krynn Minotaurs")) == level


def test_the_minotaurs_wait_with_kaz_for_one_battle() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Kaz the Minotaur", "her5")
    t.pool(1, "her3")
    t.hand(0, "Krynn Minotaurs", "al1")
    t.hand(1, "al2")
    t.begin(phase=3).play("Krynn Minotaurs")
    assert t.state.host[t.handle("Krynn Minotaurs")] == t.handle("Kaz the Minotaur")
    t.skip_to_phase(4)
    step_forward(t.attack("r1"), "Kaz the Minotaur", "her3")
    assert t.totals() == (4 + 9, 3)
    t.skip()
    assert t.where("Krynn Minotaurs") == "discard pile" and t.where("Kaz the Minotaur") == "pool"


def test_the_minotaurs_wait_with_nobody_else() -> None:
    t = at_home(pool=("her5",), hand=("Krynn Minotaurs", "her2"))
    assert not t.can_play("Krynn Minotaurs")


def _elves(champion: str, *allies: str) -> Hall:
    """P1 attacks the first of several realms and plays the elves."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2", C="rCoast", D="rDLCoast")
    t.pool(0, " with ".join((champion, " and ".join(allies))) if allies else champion)
    t.pool(1, "her15")
    t.hand(0, "Dimernesti Elves", "al1")
    t.hand(1, "al3")
    return step_forward(t.begin(phase=4).attack("r1"), champion, "her15").play("Dimernesti Elves")


def test_sea_elves_lead_swimmers_to_another_coast() -> None:
    t = _elves("swi5", "al2", "alSwim3")
    assert t.offered() == ["rCoast", "rDLCoast"]
    t.pick("rDLCoast")
    assert t.reg(tb.TARGET) == t.handle("rDLCoast") and t.where("al2") == "discard pile"
    assert t.where("alSwim3") == "attached" and t.totals() == (5 + 3 + 3, 15)


def test_sea_elves_lead_no_one_else() -> None:
    t = _elves("her5", "al2")
    assert t.reg(tb.TARGET) == t.handle("r1") and t.where("al2") == "attached"
    t = _elves("swi5", "al2").skip()
    assert t.reg(tb.TARGET) == t.handle("r1") and t.where("al2") == "attached"


@pytest.mark.rule("SF-TERM-29")
def test_the_blamblower_explodes_once() -> None:
    t = duel("her5 with Blamblower", "her9 with al4 and al3", hand=("al1",), rival_hand=("al2",))
    t.pool(1, "mon2", "her4")
    t.use("Blamblower")
    assert t.seat == 1 and t.offered() == ["al3", "al4", "her4", "her9", "mon2"]
    t.pick("mon2").pick("al4")
    assert t.where("Blamblower") == t.where("mon2") == t.where("al4") == "discard pile"
    assert t.where("al3") == "attached" and t.totals() == (5, 12)


def test_the_blamblower_may_cost_the_champion() -> None:
    t = duel("her5 with Blamblower", "her9", hand=("al1",), rival_hand=("al2",))
    t.pool(1, "mon2")
    t.use("Blamblower").pick("her9")
    assert t.where("her9") == "discard pile" and t.where("her5") == "pool" and t.where("mon2") == "pool"


@pytest.mark.rule("SF-TERM-29")
def test_the_wind_keeps_allies_out_of_the_battle() -> None:
    t = duel("her5 with DL/064", "her9 with al4 and al3 and al2", hand=("al9", "al8"), rival_hand=("al1", "mi+2"))
    t.use("DL/064")
    assert t.seat == 1
    t.pick("al2").pick("al4")
    assert t.where("al4", 1) == t.where("al2", 1) == "hand" and t.where("al3", 1) == "attached"
    assert not t.can_use("DL/064")
    t.play("al9")
    assert t.seat == 1 and not t.can_play("al4") and t.can_play("al1")


def _flotilla(realm: str) -> Hall:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2", C=realm, D="r4")
    t.pool(0, "her5 with Inflatable Flotilla and al3")
    t.pool(1, "her9")
    t.hand(0, "al1")
    t.hand(1, "al2")
    return t.begin(phase=4)


def test_the_flotilla_sails_to_any_coast() -> None:
    t = _flotilla("rCoast")
    assert t.can_attack("rCoast") and not t.can_attack("r4")
    step_forward(t.attack("rCoast"), "her5", "her9")
    assert t.totals() == (5 + 2 + 3 + 2, 9) and has_trait(t.state, t.handle("her5"), "swimmer")
    assert has_trait(t.state, t.handle("al3"), "swimmer")


def test_the_flotilla_does_nothing_on_land() -> None:
    t = _flotilla("rCoast")
    step_forward(t.attack("r1"), "her5", "her9")
    assert t.totals() == (8, 9) and not has_trait(t.state, t.handle("her5"), "swimmer")


def test_the_flotilla_is_let_in_where_only_swimmers_are() -> None:
    t = Hall(bluelines="on")
    t.formation(0, A="r9")
    t.formation(1, A="Spine of Taladas")
    t.pool(0, "her5 with Inflatable Flotilla")
    t.begin(phase=4)
    assert t.can_attack("Spine of Taladas")
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rFlyOnly")
    t.pool(0, "her5 with Inflatable Flotilla")
    t.begin(phase=4)
    assert not t.can_attack("rFlyOnly")


def test_the_flotilla_is_not_ready_in_its_first_turn() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2", C="rCoast", D="rDLCoast")
    t.pool(0, "her5")
    t.hand(0, "Inflatable Flotilla", "her2")
    t.begin(phase=3).play("Inflatable Flotilla").skip_to_phase(4)
    assert t.can_attack("r1") and not t.can_attack("rDLCoast")


def test_the_ring_heals_a_wizard_every_other_turn() -> None:
    t = at_home(phase=6, pool=("her5 with Dalamar's Ring of Healing",))
    t.put(0, "discard pile", "wiz5", "her9", "wiz7")
    t.end_turn().yes()
    assert t.offered() == ["wiz5", "wiz7"]
    t.pick("wiz5")
    assert t.state.definition(t.state.pile(tb.DRAW_PILE, 0)[-1]).name == "wiz5" and t.where("wiz7") == "discard pile"


def test_the_ring_rests_for_a_turn_of_its_player() -> None:
    t = at_home(phase=6, pool=("her5 with Dalamar's Ring of Healing",))
    t.put(0, "discard pile", "wiz5", "wiz7")
    t.end_turn().yes().pick("wiz5")
    asked = set()
    while t.reg(tb.TURN) < 10 and t.state.scores is None:
        turn, question = t.reg(tb.TURN), t.state.decision()
        if t.reg(tb.PHASE) == 6 and question.label != "end your turn":
            asked.add(turn)
        t._apply(question.options[-1])
    assert asked == {9}


def test_the_mirror_rises_as_a_monster_when_its_bearer_falls() -> None:
    t = fight("her5 with Takhisis's Mirror of Revenge! and mi+2", "her9")
    t.skip()
    mirror = t.handle("Takhisis's Mirror of Revenge!")
    assert t.where("her5") == t.where("mi+2") == "discard pile"
    assert t.where("Takhisis's Mirror of Revenge!") == "pool" and t.state.control[mirror] == 0
    assert type_of(t.state, mirror) == MONSTER and base_level(t.state, mirror) == 6 and may_defend(t.state, mirror)
    t = fight("her9 with Takhisis's Mirror of Revenge!", "her5")
    t.skip()
    assert t.where("Takhisis's Mirror of Revenge!") == "attached"


def test_the_mirror_is_played_as_an_item_only() -> None:
    t = at_home(pool=("her5",), hand=("Takhisis's Mirror of Revenge!", "her2"))
    t.play("Takhisis's Mirror of Revenge!")
    assert t.where("Takhisis's Mirror of Revenge!") == "attached"


def test_charmed_allies_come_over_in_the_battle_of_the_turn() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wiz5", "her4")
    t.pool(1, "her9 with al7 and al4 and al2 and al1")
    t.hand(0, "DL/076", "al3")
    t.hand(1, "al8")
    t.begin(phase=3).play("DL/076")
    assert t.where("DL/076") == "table" and not t.can_use("DL/076")
    step_forward(t.skip_to_phase(4).attack("r1"), "her4", "her9")
    t.use("DL/076")
    assert t.offered() == ["al1", "al2", "al4"]
    t.pick("al4").pick("al2")
    assert t.totals() == (4 + 6, 9 + 7 + 1) and t.where("DL/076") == "discard pile"


def test_a_borrowed_item_serves_an_attacker_and_goes_back() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "cle5", "her4")
    t.pool(1, "her3 with mi+2", "her2 with mi+1")
    t.hand(0, "DL/085", "al3")
    t.hand(1, "al8", "al1")
    t.begin(phase=3).play("DL/085").pick("mi+2")
    t.skip_to_phase(4).attack("r1").pick("her4").yes()
    assert t.state.host[t.handle("mi+2")] == t.handle("her4")
    t.pick("her2")
    assert t.totals() == (4 + 2, 2 + 1)
    t.skip()
    assert t.state.host[t.handle("mi+2")] == t.handle("her3") and t.where("mi+2") == "attached"


@pytest.mark.rule("SF-VEIL-05", "SF-SPELL-17")
def test_a_trapped_life_is_out_of_play_until_the_mirror_is_dispelled() -> None:
    t = at_home(pool=("wiz5",), hand=("Takhisis's Mirror of Life Trapping", "4th/370", "wOff-3/4", "her2"))
    t.pool(1, "Adam", "her3")
    t.play("Takhisis's Mirror of Life Trapping").pick("Adam")
    adam = t.handle("Adam")
    assert t.where("Adam") == "pool" and not may_defend(t.state, adam) and may_defend(t.state, t.handle("her3"))
    assert immune(t.state, adam, t.handle("her2"))
    finish_turn(t)
    assert not may_defend(t.state, adam)
    t.skip_to_phase(3, seat=0, turns=1)
    t.play("4th/370")
    assert t.where("Takhisis's Mirror of Life Trapping") in ("abyss", "void", "discard pile")
    assert may_defend(t.state, adam) and not immune(t.state, adam, t.handle("her2"))


def test_a_fighter_is_trapped_out_of_its_battle() -> None:
    t = duel("her5", "her9", hand=("Takhisis's Mirror of Life Trapping", "al1"), rival_hand=("al2",))
    t.play("Takhisis's Mirror of Life Trapping").pick("her9")
    assert t.where("her9") == "pool" and not may_defend(t.state, t.handle("her9"))
