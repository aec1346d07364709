"""Rule cards and dungeon cards (section RULE)."""

from __future__ import annotations

import pytest
from hall import Hall


def active_rules(t: Hall) -> list[str]:
    """The rule cards that lie on the table."""
    return [name for seat in range(t.state.seats) for name in t.names(seat, "table")]


@pytest.mark.rule("SF-RULE-01")
def test_a_rule_card_binds_every_player_as_long_as_it_stays() -> None:
    for zone, kept in (("table", 6), ("discard pile", 7)):
        t = Hall(3)
        for seat in range(3):
            t.formation(seat, A=f"r{seat + 1}")
            t.hand(seat, *["al1"] * 4)
        t.put(0, zone, "keep6")
        t.begin(phase=1)
        for seat in range(3):
            t.skip_to(seat=seat, rule="SF-PH6")
            assert t.hand_size(seat) == kept
            t.end_turn()


@pytest.mark.rule("SF-RULE-02", "SF-RULE-03", "AMB-74")
def test_a_new_rule_card_drives_out_the_old_one() -> None:
    t = Hall()
    for seat in range(2):
        t.formation(seat, A=f"r{seat + 1}")
        t.hand(seat, *["al1"] * 5)
    t.hand(0, "keep6")
    t.hand(1, "keep10")
    t.begin(phase=0).play("keep6")
    assert active_rules(t) == ["keep6"]
    t.skip_to(seat=1, label="phase 0", turns=1).play("keep10")
    assert active_rules(t) == ["keep10"]
    assert t.where("keep6") == "discard pile"
    assert "keep6" in t.names(0, "discard pile")
    t.skip_to(seat=1, rule="SF-PH6")
    assert t.hand_size(1) == 8


@pytest.mark.rule("SF-RULE-04")
def test_a_dungeon_card_hides_its_owners_draw_pile() -> None:
    for dungeon in (False, True):
        t = Hall(dungeon_cards="on")
        t.formation(0, A="r1")
        t.formation(1, A="r2")
        t.pool(0, "wiz5")
        t.hand(0, "peek/3", "mi+1")
        if dungeon:
            t.put(1, "table", "dHide")
        t.begin(phase=3)
        assert t.can_play("peek/3") is not dungeon


@pytest.mark.rule("SF-RULE-04")
@pytest.mark.parametrize(("value", "refused"), [("off", True), ("on", False)])
def test_the_option_says_whether_a_deck_may_have_a_dungeon_card(value: str, refused: bool) -> None:
    t = Hall(dungeon_cards=value)
    t.put(0, "table", "dHide")
    key = t.game.catalogue[t.state.face[t.handle("dHide")]].key
    assert any("SF-DECK-15" in fault for fault in t.game.check_deck([key])) is refused
