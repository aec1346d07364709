"""Section ARENA: battles in the Abyss."""

from __future__ import annotations

import pytest
from hall import Hall

LANDS = "Nightmare Lands"


def lands(attackers: tuple[str, ...] = ("her5", "al4"), defenders: tuple[str, ...] = ("mon5", "al3")) -> Hall:
    """P1 may attack the Nightmare Lands of P2; both have cards in their Abyss."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A=LANDS)
    t.pool(0, "her9")
    t.pool(1, "mon9")
    t.put(0, "abyss", *attackers)
    t.put(1, "abyss", *defenders)
    t.hand(0, "al1", "her1", "evIdle")
    t.hand(1, "al2", "mon1")
    return t.begin(phase=4)


@pytest.mark.rule("SF-ARENA-01")
def test_champions_come_out_of_the_abyss_alone() -> None:
    t = lands(("her5", "her3", "al4"), ("mon5", "mon4"))
    t.may_decline = True
    t.attack(LANDS)
    t.skip_to(rule="SF-COMB-B1")
    assert t.offered() == ["her3", "her5"]
    t.pick("her5").skip_to(rule="SF-COMB-C1")
    assert t.offered() == ["mon4", "mon5"]
    t.is_sound()


@pytest.mark.rule("SF-ARENA-01")
def test_without_a_champion_in_the_abyss_nobody_attacks_it() -> None:
    assert not lands(("al4",)).can_attack(LANDS)
    t = lands()
    t.formation(1, B="r8")
    t.state.question = None
    assert t.can_attack(LANDS) and not t.can_attack("r8")


@pytest.mark.rule("SF-ARENA-02")
def test_cards_of_the_abyss_are_played_and_none_of_the_hand() -> None:
    t = lands(("her5", "al4", "mi+2", "evGift")).attack(LANDS)
    t.skip_to(rule="SF-COMB-C1").pick("mon5")
    assert t.seat == 0 and t.totals() == (5, 5)
    assert t.can_play("al4") and t.can_play("mi+2")
    assert not t.can_play("al1") and not t.can_play("evGift") and not t.can_play("evIdle")
    t.play("mi+2")
    assert t.totals() == (7, 5) and t.seat == 1 and t.can_play("al3") and not t.can_play("al2")


@pytest.mark.rule("SF-ARENA-03")
def test_whatever_fought_goes_back_to_the_abyss_win_or_lose() -> None:
    t = lands(("her5", "al4", "mi+2")).attack(LANDS)
    t.skip_to(rule="SF-COMB-C1").pick("mon5").play("mi+2").play("al3").play("al4").skip()
    t.skip_to(rule="SF-PH6")
    assert [t.where(card, 0) for card in ("her5", "al4", "mi+2")] == ["abyss"] * 3
    assert [t.where(card, 1) for card in ("mon5", "al3")] == ["abyss"] * 2
    assert not t.is_razed(LANDS)


@pytest.mark.rule("SF-ARENA-03")
def test_who_razes_it_goes_back_as_well() -> None:
    t = lands(defenders=()).attack(LANDS)
    t.skip_to(rule="SF-PH6")
    assert t.is_razed(LANDS) and t.where("her5") == "abyss"


@pytest.mark.rule("SF-ARENA-04")
def test_the_victor_draws_two_and_gives_one_up() -> None:
    t = lands()
    t.pile(1, "her7", "al9", "al8")
    t.attack(LANDS)
    t.skip_to(rule="SF-COMB-C1").pick("mon5").skip()
    t.skip_to(rule="SF-ARENA")
    assert t.seat == 1 and t.offered() == ["al9", "her7"]
    t.pick("al9")
    assert t.where("al9") == "abyss" and t.rule == "SF-SPOIL-07" and t.can_play("her7")
    t.play("her7")
    assert t.where("her7") == "pool"


@pytest.mark.rule("SF-ARENA-04")
def test_where_no_champion_met_another_spoils_are_as_usual() -> None:
    t = lands(defenders=())
    held = t.hand_size(0)
    t.attack(LANDS).skip_to(rule="SF-PH6")
    assert t.hand_size(0) == held + 1
