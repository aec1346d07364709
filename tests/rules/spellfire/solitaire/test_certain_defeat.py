"""When a champion's defeat is certain, tried in positions (section GDT), and what they do about it."""

from __future__ import annotations

import pytest
from solo import IO, P, Solo


def attacking(*his: str, pool: tuple[str, ...] = (), hand: tuple[str, ...] = (), realm: str = "r1", **more) -> Solo:
    """Their turn comes to the attack; ``his`` are champions of their pool."""
    t = Solo(**more.pop("options", {}))
    t.formation(P, A=realm)
    t.pool(P, *pool)
    t.pool(IO, *his)
    t.hand(P, *more.pop("mine", ()))
    t.hand(IO, *hand)
    return t.his_turn(phase=4)


@pytest.mark.rule("SOL-GDT-01", "SOL-GDT-03", "SOL-GDT-07")
def test_a_defender_who_would_come_from_the_hand_does_not_count():
    t = attacking("her2", mine=("her9", "al9"))
    assert t.told("attacks r1 with her2")


@pytest.mark.rule("SOL-GDT-03")
def test_a_tie_that_his_support_can_better_is_not_certain():
    assert not attacking("her5", pool=("her5",)).told("attacks r1")
    assert attacking("her5", pool=("her5",), hand=("al1",)).told("attacks r1")


@pytest.mark.rule("SOL-GDT-05", "SOL-GDT-06", "AMB-S02")
def test_a_gap_is_certain_defeat_unless_his_support_can_close_it():
    assert not attacking("her5", pool=("wiz9", "her3"), hand=("al4",)).told("attacks r1")
    assert attacking("her5", pool=("wiz9", "her3"), hand=("al4", "al2")).told("attacks r1")


@pytest.mark.rule("SOL-GDT-05")
def test_in_the_narrow_reading_he_attacks_into_any_gap_but_not_into_a_slayer():
    narrow = {"certain_defeat": "automatic"}
    assert attacking("her5", pool=("wiz9",), options=narrow).told("attacks r1")
    assert not attacking("mon9", pool=("slayM",), options=narrow).told("attacks r1")


@pytest.mark.rule("SOL-GDT-08")
def test_a_realm_that_defends_itself_counts():
    assert not attacking("her5", realm="rSelf6").told("attacks rSelf6")
    assert attacking("her7", realm="rSelf6").told("attacks rSelf6")


@pytest.mark.rule("SOL-GDT-02", "AMB-S02")
def test_a_defence_that_costs_the_player_a_card_in_play_is_no_certain_one():
    """Agis is sure to fall, but when they attack he may discard a monster in the player's pool."""
    assert not attacking("Agis", pool=("wiz9", "her3")).told("attacks r1")
    t = attacking("Agis", pool=("wiz9", "mon3"))
    assert t.told("attacks r1 with Agis") and t.where("mon3") == "discard pile"


@pytest.mark.rule("SOL-GDT-10", "SOL-CMB-14")
def test_a_monster_attacks_if_it_holds_what_makes_it_no_monster():
    assert not attacking("mon9", "wiz1", pool=("slayM",)).told("attacks r1 with mon9")
    t = attacking("mon9", "wiz1", pool=("slayM",), hand=("heroize",))
    assert t.told("attacks r1 with mon9")
    t.skip_to(rule="SF-COMB-C1").pick("slayM")
    assert t.told("plays heroize", "SOL-CMB-14") and "mon9" in t.names(IO, "pool")


@pytest.mark.rule("SOL-GDT-11", "SOL-DEF-02", "SOL-DEF-03", "SOL-PLR-03")
def test_he_defends_with_nobody_who_is_certain_to_lose():
    t = Solo()
    t.formation(P, A="r1 razed", B="r2")
    t.pool(P, "her9")
    t.pool(IO, "her5", "mon4")
    t.my_turn(phase=4).attack("r1")
    line = t.line("does not defend")
    assert [text.split(" ")[0] for text in line.opens] == ["her5", "mon4"] and not t.is_razed("r1")


@pytest.mark.rule("SOL-DEF-01", "SOL-DEF-06", "SOL-DEF-09")
def test_he_defends_with_the_highest_and_draws_for_a_champion_that_he_beats():
    t = Solo()
    t.formation(P, A="r1 razed", B="r2")
    t.pool(P, "her5")
    t.pool(IO, "her4", "mon7")
    t.pile(P, "her2", *["al1"] * 9)
    t.my_turn(phase=4).attack("r1")
    assert t.told("defends with mon7", "SOL-DEF-01")
    assert t.is_razed("r1") and t.where("her5") == "discard pile"
    assert "her2" in t.names(IO, "pool") and t.told("brings her2", "SOL-CHM-07")
