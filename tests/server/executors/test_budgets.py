"""What callers have used: it flows back in time, and only so much is saved up."""

from __future__ import annotations

from spellhall.server.executors import budgets
from spellhall.server.executors.budgets import Budgets


def test_who_uses_too_much_is_over_it_until_enough_time_has_gone_by():
    now = [0.0]
    found = Budgets(30.0, lambda: now[0])
    found.spend("a", 29.0)
    assert not found.is_over("a")
    found.spend("a", 2.0)
    assert found.is_over("a") and not found.is_far_over("a") and not found.is_over("b")
    found.spend("a", 30.0)
    assert found.is_far_over("a")
    now[0] = 3.0  # 1.5 seconds have flowed back
    assert found.is_over("a") and not found.is_far_over("a")
    now[0] = 63.0
    assert not found.is_over("a") and round(found.left("a"), 6) == 0.5
    now[0] = 1000.0
    assert found.left("a") == 30.0


def test_the_work_of_the_hall_itself_costs_nothing():
    found = Budgets(1.0)
    found.spend("", 100.0)
    assert not found.is_over("") and not found.is_far_over("")


def test_idle_callers_are_forgotten():
    now = [0.0]
    found = Budgets(1.0, lambda: now[0])
    for number in range(100):
        found.spend(f"{number}", 0.5)
    now[0] = budgets.SWEEP_SECONDS + 61.0
    found.spend("last", 0.5)
    assert set(found.levels) == {"last"}
