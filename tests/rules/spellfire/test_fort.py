"""Section FORT: a holding that lies by itself."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home
from sieges import camp

from spellhall.games.spellfire import table as tb

FORT = "Poor Man's Fort"


@pytest.mark.rule("SF-FORT-01")
def test_it_may_be_laid_by_itself_as_the_realm_of_the_turn() -> None:
    t = at_home(phase=2, hand=(FORT, "r1", "h1"))
    t.play(FORT).say("play it as a realm")
    assert t.where(FORT) == "table" and not t.can_play("r1") and t.can_play("h1")
    t.is_sound()


@pytest.mark.rule("SF-FORT-01")
def test_it_may_join_a_realm_as_a_holding() -> None:
    t = at_home(phase=2, hand=(FORT, "r1", "h1"))
    t.play(FORT).pick("r9")
    assert t.where(FORT) == "attached" and t.can_play("r1") and not t.can_play("h1")


@pytest.mark.rule("SF-FORT-01")
def test_it_needs_one_of_the_two_actions() -> None:
    t = at_home(phase=2, hand=(FORT, "h1", "r1"))
    t.play("h1")
    assert t.can_play(FORT)
    t.state.set_seat(tb.REALM_DONE, 0, 1)
    t.state.question = None
    assert not t.can_play(FORT) and "SF-PH2-02" in t.why_not(FORT)


@pytest.mark.rule("SF-FORT-02")
def test_its_ally_helps_at_its_realm_and_nowhere_else() -> None:
    t = camp(f"r1 with {FORT}", "her9", "her5")
    t.hand(1, "al1")
    t.attack("r1").pick("her5")
    assert t.totals() == (9, 8)
    t = camp("r1", "her9", "her5")
    t.put(1, "table", FORT)
    t.hand(1, "al1")
    t.attack("r1").pick("her5")
    assert t.totals() == (9, 5)


@pytest.mark.rule("SF-FORT-02", "SF-FORT-03")
@pytest.mark.parametrize("fort", [(FORT,), ()])
def test_the_pool_stays_though_no_realm_is_left(fort: tuple[str, ...]) -> None:
    t = Hall()
    t.formation(1, A="r8")
    t.pool(0, "her5")
    t.pool(1, "mon5")
    t.put(0, "table", *fort)
    t.begin(seat=1, phase=4)
    assert not any("attack" in option for option in t.options()), "a fort is no realm"
    t.skip_to(rule="SF-PH6").end_turn()
    assert t.where("her5") == ("pool" if fort else "discard pile")
