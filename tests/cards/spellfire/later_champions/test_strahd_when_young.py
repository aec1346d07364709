"""Young Strahd, who keeps the champions of Ravenloft down."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use


def keep(*pool: str) -> Hall:
    t = at_home(pool=("Young Strahd", *pool), hand=("her2",))
    t.pool(1, "Iseult with mi+2", "her5")
    t.put(1, "discard pile", "evRuin", "cOff-3/4", "mi+1")
    return t


@pytest.mark.rule("SF-VEIL-08")
def test_young_strahd_turns_the_champions_of_ravenloft_down() -> None:
    t = keep("Strahd Von Zarovich")
    shut, event = t.handle("Iseult"), t.handle("evRuin")
    assert immune(t.state, shut, event) and immune(t.state, t.handle("mi+2"), event)
    assert is_banned(t.state, 1, shut, t.handle("cOff-3/4")) and is_banned(t.state, 1, shut, t.handle("mi+1"))
    for free in ("her5", "Strahd Von Zarovich"):
        assert not immune(t.state, t.handle(free), event)


@pytest.mark.rule("SF-VEIL-08")
@pytest.mark.parametrize("lord", ["Young Strahd", "her7"])
def test_who_lies_face_down_under_young_strahd_cannot_be_sent(lord: str) -> None:
    t = Hall()
    t.pool(0, lord, "Iseult", "her9")
    t.pool(1, "Arijani", "her5")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1")
    assert t.can_pick("Iseult") is (lord == "her7")
    t.pick("her9").skip_to(seat=1)
    assert t.can_pick("her5") and t.can_pick("Arijani") is (lord == "her7")


def test_young_strahd_casts_wizard_spells() -> None:
    t = keep()
    t.put(0, "discard pile", "wDef+3/4", "cDef+3/4")
    me = t.handle("Young Strahd")
    assert may_use(t.state, me, t.handle("wDef+3/4")) and not may_use(t.state, me, t.handle("cDef+3/4"))


@pytest.mark.rule("SF-CALL-10")
@pytest.mark.parametrize("attacker", ["Strahd Von Zarovich", "her9"])
def test_young_strahd_meets_his_elder(attacker: str) -> None:
    t = Hall()
    t.pool(0, attacker)
    t.pool(1, "Young Strahd", "her5")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1")
    if attacker == "her9":
        t.skip_to(seat=1)
        assert t.can_pick("Young Strahd") and t.can_pick("her5")
        assert any("send no one" in option for option in t.options())
    else:
        assert t.where("Young Strahd") == "battle", "nobody else can be sent, and he has to be"
