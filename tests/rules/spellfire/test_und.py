"""Undead, and the fear of undead (section UND)."""

from __future__ import annotations

import pytest
from hall import Hall

from spellhall.games.spellfire.rules.levels.traits import has_trait


def fight(attacker: str, defender: str, first: tuple[str, ...] = ("al9",), **options: str) -> Hall:
    """P1 attacks, P2 defends; P1 holds a card so that nobody gives up by themselves."""
    t = Hall(**options)
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, attacker)
    t.pool(1, defender)
    t.hand(0, *first)
    t.hand(1, "al9")
    return t.begin(phase=4).attack("r2").pick(defender.split(" with ")[0])


@pytest.mark.rule("SF-UND-01")
@pytest.mark.parametrize(("bluelines", "wight"), [("off", False), ("on", True)])
def test_only_text_or_a_blueline_makes_a_card_undead(bluelines: str, wight: bool) -> None:
    t = Hall(bluelines=bluelines)
    for name in ("Skeleton", "und5", "wight"):
        t.pool(0, name)
    undead = [has_trait(t.state, t.handle(name), "undead") for name in ("Skeleton", "und5", "wight")]
    assert undead == [False, True, wight]


@pytest.mark.rule("SF-UND-02", "SF-UND-06", "AMB-60")
def test_weak_living_allies_flee_at_once_without_a_question() -> None:
    t = fight("und5", "mon9 with al1 and al2 and al3")
    assert t.rule == "SF-COMB-F1"
    assert [t.where(name, 1) for name in ("al2", "al3")] == ["discard pile", "attached"]
    assert t.totals() == (5, 12)


@pytest.mark.rule("SF-UND-02", "SF-UND-04")
@pytest.mark.parametrize(
    ("attacker", "defender", "left"),
    [
        ("her9 with al2", "und5 with al1", ["al1"]),
        ("und9 with al2", "her5 with al1", ["al2"]),
        ("und9 with al2", "und5 with al1", []),
        ("cle9 with al2 and alUnd4", "her5 with al1", ["al2"]),
        ("cle9 with al2", "und5 with al1", ["al1", "al2"]),
        ("her9 with al2 and alUnd4", "cle5 with al1 and alUnd4", ["al1"]),
    ],
)
def test_both_sides_frighten_and_each_for_itself(attacker: str, defender: str, left: list[str]) -> None:
    t = fight(attacker, defender)
    assert [name for name, seat in (("al1", 1), ("al2", 0)) if t.where(name, seat) == "attached"] == left


@pytest.mark.rule("SF-UND-02")
def test_an_undead_ally_of_four_frightens_too() -> None:
    t = fight("her5 with alUnd4", "mon9 with al2")
    assert t.where("al2") == "discard pile"
    assert "al2 flees from alUnd4." in t.log(0)
    t = fight("her5 with alUnd3", "mon9 with al2")
    assert t.where("al2") == "attached"


@pytest.mark.rule("SF-UND-02")
def test_the_option_switches_fear_off() -> None:
    t = fight("und5", "mon9 with al2", fear_of_undead="off")
    assert t.where("al2") == "attached"


@pytest.mark.rule("SF-UND-03")
def test_undead_allies_are_not_frightened() -> None:
    t = fight("und5", "mon9 with alUnd2")
    assert t.where("alUnd2") == "attached"


@pytest.mark.rule("SF-UND-04")
@pytest.mark.parametrize(("champion", "zone"), [("cle5", "attached"), ("wiz5", "discard pile")])
def test_a_clerics_allies_know_no_fear(champion: str, zone: str) -> None:
    t = fight("und9", f"{champion} with al2")
    assert t.where("al2") == zone


@pytest.mark.rule("SF-UND-05")
def test_the_base_level_of_the_undead_decides_not_the_adjusted_one() -> None:
    t = fight("und3 with mi+2", "mon9 with al2")
    assert t.where("al2") == "attached"
    t = fight("und3 with crown", "mon9 with al2")
    assert t.where("al2") == "discard pile"


@pytest.mark.rule("SF-UND-02", "AMB-59")
def test_an_ally_of_level_0_is_not_afraid() -> None:
    t = fight("und5", "mon9 with al0 and al2")
    assert [t.where(name, 1) for name in ("al0", "al2")] == ["attached", "discard pile"]
