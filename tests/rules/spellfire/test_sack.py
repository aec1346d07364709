"""Section SACK: attacks on rule cards."""

from __future__ import annotations

import pytest
from hall import Hall

from spellhall.games.spellfire import table as tb

THRONE, LAW = "Throne of Ice", "Age of Entropy"


def throne(*guards: str, players: int = 2, hand: tuple[str, ...] = (), bearer: str = "her9") -> Hall:
    """P1, in phase 4, has a champion with the Throne of Ice; P2 has a rule card, and champions."""
    t = Hall(players)
    for seat in range(players):
        t.formation(seat, A=f"r{9 - seat}")
    t.pool(0, f"{bearer} with {THRONE}")
    t.pool(1, *guards)
    t.put(1, "table", LAW)
    t.hand(0, "al1")
    t.hand(1, "al2", *hand)
    return t.begin(phase=4)


@pytest.mark.rule("SF-SACK-01", "SF-SACK-04", "SF-SACK-03")
def test_a_rule_card_that_nobody_defends_is_discarded_for_spoils() -> None:
    t = throne()
    held = t.hand_size(0)
    t.use(THRONE)
    t.skip_to(rule="SF-PH6")
    assert t.where(LAW) == "discard pile" and t.hand_size(0) == held + 1
    assert t.where("her9") == "pool" and t.state.seat_data[tb.ATTACKED][0] == 1


@pytest.mark.rule("SF-SACK-02", "SF-SACK-03", "SF-SACK-04")
@pytest.mark.parametrize(("guard", "stands"), [("her3", False), ("her15", True)])
def test_a_defender_out_of_the_pool_fights_for_it(guard: str, stands: bool) -> None:
    t = throne(guard).use(THRONE)
    assert t.seat == 1 and t.rule == "SF-SACK-02"
    t.pick(guard)
    assert t.totals() == (13, 15 if stands else 3)
    t.is_sound()
    t.skip()
    t.skip_to(rule="SF-PH")
    assert t.where(LAW) == ("table" if stands else "discard pile")
    assert t.where("her9") == ("discard pile" if stands else "pool")


@pytest.mark.rule("SF-SACK-02")
def test_a_defender_comes_out_of_the_hand_and_any_opponent_may_send_one() -> None:
    t = throne(players=3, hand=("her5",))
    t.pool(2, "mon8")
    t.hand(2, "al1")
    t.use(THRONE)
    assert t.seat == 1 and t.offered() == ["her5"]
    t.skip()
    assert t.seat == 2 and t.offered() == ["mon8"]
    t.pick("mon8")
    assert t.totals() == (13, 8)


@pytest.mark.rule("SF-SACK-01")
def test_it_is_the_attack_of_the_turn_and_of_that_champion() -> None:
    t = throne().use(THRONE)
    assert t.state.marks[tb.FOUGHT][t.handle("her9")] == 1
    t = throne()
    t.attack("r8")
    t.skip_to(rule="SF-PH")
    assert not t.can_use(THRONE)


@pytest.mark.rule("SF-SACK-01")
def test_ones_own_rule_card_is_not_attacked() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, f"her9 with {THRONE}")
    t.put(0, "table", LAW)
    assert not t.begin(phase=4).can_use(THRONE)
