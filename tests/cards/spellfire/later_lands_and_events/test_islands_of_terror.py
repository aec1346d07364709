"""Islands of Terror: Ravenloft realms lie face down until they are attacked."""

from __future__ import annotations

import pytest
from hall import Hall

from spellhall.games.spellfire import table as tb

TERROR = "RL/031"
REALM = "RL/001"
"""A Ravenloft realm."""


def looked_at(*, law: bool) -> Hall:
    """P1 has a spell that strikes a realm, and P2 a Ravenloft realm."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B=REALM, C="r3")
    t.pool(0, "wiz5")
    t.hand(0, "realmbane/3", "her1")
    if law:
        t.put(0, "table", TERROR)
    return t.begin(seat=0, phase=3)


@pytest.mark.rule("SF-VEIL-07")
@pytest.mark.parametrize("law", [True, False])
def test_no_card_strikes_a_ravenloft_realm_that_lies_face_down(law: bool) -> None:
    t = looked_at(law=law).play("realmbane/3")
    assert t.can_pick("r1") and t.can_pick(REALM) is not law


def test_an_attacked_realm_lies_open_and_its_player_rearranges_the_others_when_it_falls() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A=REALM, B="RL/002", C="r3")
    t.pool(0, "her5")
    t.hand(0, "al1")
    t.put(0, "table", TERROR)
    t.begin(seat=0, phase=4).attack(REALM)
    t.skip_to(seat=1)
    assert t.is_razed(REALM) and t.can_pick("RL/002") and not t.can_pick("r3")
    t.pick("RL/002")
    t.pick(REALM) if t.can_pick(REALM) else t
    assert t.state.marks[tb.PLACE][t.handle("RL/002")] == 0 and t.state.marks[tb.PLACE][t.handle(REALM)] == 1
