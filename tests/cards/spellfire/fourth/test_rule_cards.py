"""Rule cards of the 4th edition."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn

from spellhall.games.spellfire.facts import FR
from spellhall.games.spellfire.rules.battle.attacks import attackers_for, may_defend
from spellhall.games.spellfire.rules.levels.levels import own_level
from spellhall.games.spellfire.rules.plays.permits import may_use
from spellhall.games.spellfire.words.describing.nouns import (
    allies,
    champions,
    champions_and_allies,
    events,
    items,
    psionic_powers,
    spells,
)
from spellhall.language.words import WordError


def with_rule(rule: str, attacker: str, defender: str, **more: object) -> Hall:
    """A battle that is fought while a rule card lies on the table."""
    t = duel(attacker, defender, **more)
    t.put(0, "table", rule)
    return t


def test_time_of_troubles_keeps_the_mighty_at_home_and_raises_one_world() -> None:
    t = at_home(pool=("her7", "her6 with mi+2", "Helm"), hand=("her1",))
    t.put(0, "table", "Time of Troubles")
    assert attackers_for(t.state, 0, t.handle("r8")) == [t.handle("her6"), t.handle("Helm"), t.handle("her1")]
    assert not may_defend(t.state, t.handle("her7"))
    assert own_level(t.state, t.handle("Helm")) == 7 and own_level(t.state, t.handle("her6")) == 6


@pytest.mark.parametrize(("attacker", "bonus"), [("Helm", 4), ("her6", 3)])
def test_time_of_troubles_raises_the_allies_beside_champions_of_that_world(attacker: str, bonus: int) -> None:
    t = with_rule("Time of Troubles", attacker, "mon9 with mi+2", hand=("al3", "al1")).play("al3")
    assert own_level(t.state, t.handle("al3", 0)) == bonus


@pytest.mark.rule("SF-GEN-13")
def test_what_belongs_to_no_world_is_never_described_by_one() -> None:
    for worldless in (allies, champions_and_allies, items, spells, psionic_powers, events):
        with pytest.raises(WordError, match="belong to no world"):
            worldless.of(FR)
    assert items.attached_to(champions.of(FR)).many() == "magical items attached to Forgotten Realms champions"


def test_the_power_of_faith_halves_all_but_clerics_against_the_undead() -> None:
    t = with_rule("The Power of Faith", "her5 with mi+2", "und9", hand=("al3", "al4"))
    assert t.totals() == (2 + 2, 9)
    assert t.state.why_not(0, t.handle("al3", 0)) and t.can_play("al4")


def test_the_power_of_faith_leaves_clerics_and_other_battles_alone() -> None:
    t = with_rule("The Power of Faith", "cle5", "und9", hand=("al3",))
    assert t.totals() == (5, 9) and t.can_play("al3")
    assert with_rule("The Power of Faith", "her5", "mon9", hand=("al3",)).totals() == (5, 9)


def test_forbidden_knowledge_ties_offensive_arts_to_worlds() -> None:
    t = at_home(pool=("wiz5", "reg5", "her5", "psi5"), hand=("her1", "wOff/3", "wDef+3/4", "fist+3", "bloodDef+3"))
    t.put(0, "table", "Forbidden Knowledge")
    wizard = t.handle("wiz5")
    assert not may_use(t.state, wizard, t.handle("wOff/3")) and may_use(t.state, wizard, t.handle("wDef+3/4"))
    t.hand(0, "Boot to the Head", "Mindwipe", "Charm Aura")
    assert may_use(t.state, t.handle("her5"), t.handle("Boot to the Head"))
    assert not may_use(t.state, t.handle("psi5"), t.handle("Mindwipe"))
    assert not may_use(t.state, t.handle("reg5"), t.handle("Charm Aura"))


def test_the_backwaters_swallow_ruins_at_the_end_of_its_players_turn() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r3 razed", B="r4", C="r5 razed", D="r6 razed")
    t.put(0, "table", "The Backwaters")
    t.hand(0, "her1")
    finish_turn(t.begin(phase=3))
    assert t.names(1, "formation") == ["r3", "r4"]


def test_the_backwaters_spare_the_turns_of_others() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r4", C="r5 razed")
    t.put(0, "table", "The Backwaters")
    t.hand(1, "her1")
    finish_turn(t.begin(seat=1, phase=3))
    assert t.where("r5") == "formation"


def test_master_the_magic_discards_and_forbids_allies_and_psionic_powers() -> None:
    t = duel("her5 with al2", "mon9 with al3", hand=("al4", "mi+1"))
    t.put(0, "table", "Master the Magic")
    assert not t.can_play("al4") and t.can_play("mi+1")


def test_a_rule_card_clears_the_table_of_what_it_forbids() -> None:
    pool = ("wiz5 with 4th/372", "reg5 with Bloodform")
    t = at_home(phase=0, hand=("The Master Strategist", "wOff/3", "wAny"), pool=pool)
    t.play("The Master Strategist")
    assert t.names(0, "attached") == []
    assert not t.can_play("wAny")
