"""Cards of the base editions whose name the 4th edition has with another power, each in a position that shows which."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel
from sieges import camp, siege

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import own_level
from spellhall.games.spellfire.rules.plays.permits import may_use


@pytest.mark.rule("AMB-66")
def test_the_older_damara_doubles_the_own_level_and_nothing_that_is_attached() -> None:
    t = siege("2nd/023", "her15", "herFR5 with mi+2", second=("al3",))
    assert t.totals() == (15, 12)
    assert t.play("al3").totals() == (15, 15)
    assert siege("2nd/023", "her15", "her5").totals() == (15, 5)


def test_the_older_evermeet_keeps_off_flyers_alone() -> None:
    assert not camp("2nd/029", "fly5").can_attack("2nd/029")
    assert camp("2nd/029", "ear5").can_attack("2nd/029")
    assert siege("2nd/029", "her9", "her5", second=("wOff-3/4",)).can_play("wOff-3/4")


@pytest.mark.parametrize(
    ("champion", "spared", "struck"),
    [
        ("2nd/044", ("wOff-3/4", "cOff-3/4"), ("psyOff-3",)),
        ("2nd/321", ("wOff-3/4",), ("cOff-3/4",)),
        ("her5 with 2nd/310", ("wOff-3/4", "mi+3 Off"), ("psyOff-3",)),
        ("her5 with 2nd/190", ("Fireball",), ("wOff-3/4",)),
    ],
)
def test_older_immunities_reach_less_far(champion: str, spared: tuple[str, ...], struck: tuple[str, ...]) -> None:
    t = duel("her15", champion, hand=("al1",), rival_hand=("al1",))
    assert [immune(t.state, 0, card) for card in t.put(0, "hand", *spared)] == [True] * len(spared)
    assert [immune(t.state, 0, card) for card in t.put(0, "hand", *struck)] == [False] * len(struck)


@pytest.mark.parametrize(("bearer", "level"), [("cle5", 5), ("her5", 3)])
def test_the_older_staff_of_striking_counts_five_for_a_cleric(bearer: str, level: int) -> None:
    t = at_home(pool=(f"{bearer} with 2nd/095",), hand=("her1",))
    assert own_level(t.state, t.handle("2nd/095")) == level


def test_the_older_net_leaves_the_allies_that_are_there() -> None:
    t = duel("her5 with 2nd/217", "mon3 with al1", hand=("al1",), rival_hand=("al2", "mi+2"))
    assert t.totals() == (5, 4) and t.seat == 1
    assert not t.can_play("al2") and t.can_play("mi+2")


@pytest.mark.parametrize("holding", ["2nd/233", "2nd/248"])
def test_the_older_ogo_and_dungeon_of_gulg_take_a_level_from_each_attacker(holding: str) -> None:
    t = siege(f"rDS with {holding}", "her3", "her5", first=("al4",))
    assert t.totals() == (2, 5)
    assert t.play("al4").totals() == (5, 5)


def test_the_older_necklace_lets_its_bearer_cast_and_protects_from_nothing() -> None:
    t = at_home(pool=("her5 with 2nd/320",), hand=("her1",))
    [spell, power] = t.put(0, "hand", "wOff-3/4", "psyOff-3")
    bearer = t.handle("her5")
    assert may_use(t.state, bearer, spell) and not immune(t.state, bearer, power)


def test_the_older_airship_strikes_two_allies_at_once() -> None:
    t = duel("her5", "her9 with al3 and al2 and al7", hand=("2nd/090", "al1"), rival_hand=("al1",))
    t.play("2nd/090").pick("al3").pick("al7")
    assert t.names(1, "attached") == ["al2"]


def test_the_older_ice_storm_counts_what_champions_bear() -> None:
    t = Hall()
    for seat in (0, 1):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(0, "her3", "her4 with mi+2")
    t.pool(1, "mon4", "mon5")
    t.hand(0, "2nd/380", "her1")
    t.begin(phase=3).play("2nd/380")
    assert (t.names(0, "pool"), t.names(1, "pool")) == (["her4"], ["mon5"])
