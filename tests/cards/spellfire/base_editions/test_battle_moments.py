"""Cards of the base editions for a moment of their own: just before powers activate, and after the battle."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel
from sieges import camp

from spellhall.games.spellfire import table as tb


def bribable(*defenders: str, attackers: tuple[str, ...] = ("slayM",), bribe: int = 1) -> Hall:
    """P1 attacks with the first of their champions, P2 defends with the first of theirs; one of them has the bribe."""
    t = Hall()
    t.formation(1, A="r1")
    t.formation(0, A="r9")
    t.pool(0, *attackers)
    t.pool(1, *defenders)
    t.hand(bribe, "Bribery!")
    for seat in (0, 1):
        t.hand(seat, "al1")
    t.begin(seat=0, phase=4).attack("r1")
    if t.can_pick(attackers[0]):
        t.pick(attackers[0])
    assert not t.can_play("Bribery!")
    return t.pick(defenders[0])


@pytest.mark.rule("SF-COMB-C9")
def test_bribery_sends_an_attacker_home_before_its_power_works() -> None:
    t = bribable("mon9", attackers=("slayM", "her5"))
    t.play("Bribery!").pick("slayM")
    assert t.where("slayM") == "pool" and t.where("mon9") == "battle"
    t.pick("her5")
    assert t.totals() == (5, 9)


@pytest.mark.rule("SF-COMB-C9")
def test_who_has_no_other_attacker_loses_the_battle() -> None:
    t = bribable("mon9")
    t.play("Bribery!").pick("slayM").skip_to(label="end your turn")
    assert t.where("mon9") == t.where("slayM") == "pool" and not t.is_razed("r1") and t.hand_size(1) == 1


@pytest.mark.rule("SF-COMB-C9")
def test_who_has_no_other_defender_loses_the_realm() -> None:
    t = bribable("mon9", attackers=("her5",), bribe=0)
    t.play("Bribery!").pick("mon9").skip_to(label="end your turn")
    assert t.where("mon9") == "pool" and t.is_razed("r1")


@pytest.mark.rule("SF-COMB-C9")
def test_a_bribe_comes_at_once_or_never() -> None:
    t = bribable("her9")
    assert t.rule == "SF-COMB-C9"
    t.skip().skip_to(seat=0, label="losing")
    assert not t.can_play("Bribery!")


def after_a_battle(card: str, seat: int) -> Hall:
    """P1 has lost a champion in phase 4 and P2 another; each has lost one more before that."""
    t = camp("r1", "her9", "her5")
    t.pool(0, "her4")
    t.pool(1, "mon9")
    for player, name in enumerate(("her1", "mon1")):
        t.put(player, "discard pile", name)
    t.hand(seat, card)
    t.hand(0, "al1")
    t.attack("r1").pick("her9").pick("her5")
    while t.where("her5") == "battle":
        t.skip()
    t.pick("her4").pick("mon9")
    while t.reg(tb.STAGE):
        t.skip()
    assert t.where("her5") == t.where("her4") == "discard pile"
    return t


@pytest.mark.rule("SF-POOL-12")
@pytest.mark.parametrize("seat", [0, 1])
def test_silver_hands_bring_back_all_that_fell_in_the_battle(seat: int) -> None:
    t = after_a_battle("Silver Hands", seat)
    t.skip_to(seat=seat).play("Silver Hands")
    assert t.where("her4") == t.where("her5") == "pool"
    assert t.where("her1") == t.where("mon1") == "discard pile"


@pytest.mark.rule("SF-POOL-12")
def test_the_revenge_brings_back_ones_own() -> None:
    t = after_a_battle("Silver Hands' Revenge", 1)
    t.skip_to(seat=1).play("Silver Hands' Revenge")
    assert (t.where("her4"), t.where("her5")) == ("discard pile", "pool")


@pytest.mark.rule("SF-POOL-12")
def test_silver_hands_wait_until_the_battle_is_over() -> None:
    t = camp("r1", "her9", "her5", first=("Silver Hands", "al1"))
    t.pool(0, "her4")
    t.attack("r1").pick("her9").pick("her5")
    while t.where("her5") == "battle":
        t.skip()
    assert t.reg(tb.STAGE) and not t.can_play("Silver Hands")


@pytest.mark.parametrize("chosen", ["alUnd4", None])
def test_control_undead_calls_for_the_largest_undead_of_another_player(chosen: str | None) -> None:
    t = duel("wiz5", "her15", hand=("3rd/396", "al1"), rival_hand=("al9", *((chosen, "Skeleton") if chosen else ())))
    t.play("3rd/396")
    if chosen:
        assert t.totals() == (9, 15) and t.where("Skeleton", 1) == "hand"
        t.skip()
        assert t.where(chosen) == "discard pile" and t.state.owner[t.handle(chosen)] == 1
    else:
        assert t.totals() == (5, 15)
