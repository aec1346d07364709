"""Phase 2: realm and holding (section PH2)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, finish_turn

from spellhall.games.spellfire import table as tb

REALM_ACTIONS = ("play", "replace", "rebuild")


def act(t: Hall, what: str) -> Hall:
    """Play r1 on an empty place, lay it on the razed r2, or rebuild r2."""
    if what == "rebuild":
        t.rebuild("r2")
        while "rebuild" in t.label:
            t.pick("al1")
        return t
    return t.play("r1").say("C" if what == "play" else "B")


@pytest.mark.rule("SF-PH2-01")
@pytest.mark.parametrize("what", REALM_ACTIONS)
def test_one_realm_action_a_turn(what: str) -> None:
    t = Hall()
    t.formation(0, A="r9", B="r2 razed", D="r4 razed")
    t.hand(0, "r1", "r3", "h1", *["al1"] * 6)
    t.begin(phase=2)
    assert t.can_play("r3")
    assert t.can("r4", tb.REBUILD)
    act(t, what)
    assert not t.can_play("r3")
    assert not t.can("r4", tb.REBUILD)
    assert t.can_play("h1")
    assert "SF-PH2-01" in t.why_not("r3")


@pytest.mark.rule("SF-PH2-02")
def test_one_holding_a_turn() -> None:
    t = Hall()
    t.formation(0, A="r9", B="r8")
    t.hand(0, "h1", "h2", "r1")
    t.begin(phase=2).play("h1").pick("r9")
    assert not t.can_play("h2")
    assert "SF-PH2-02" in t.why_not("h2")
    finish_turn(t)
    t.skip_to_phase(2, seat=0, turns=1)
    assert t.can_play("h2")


@pytest.mark.rule("SF-PH2-03")
def test_realm_and_holding_come_in_either_order() -> None:
    t = at_home(phase=2, hand=("r1", "h1"))
    t.play("h1")
    t.play("r1").say("B")
    assert t.names(0, "formation") == ["r9", "r1"]
    t = at_home(phase=2, hand=("r1", "h1"))
    t.play("r1").say("B")
    t.play("h1").pick("r9")
    assert t.where("h1") == "attached"


@pytest.mark.rule("SF-PH2-04")
def test_a_holding_joins_a_realm_of_its_world() -> None:
    t = Hall()
    t.formation(0, A="rDS", B="r1")
    t.hand(0, "hDS", "al1")
    t.begin(phase=2).play("hDS")
    assert t.state.host[t.handle("hDS")] == t.handle("rDS")
    t = at_home(phase=2, hand=("hDS", "r1"))
    assert not t.can_play("hDS")
    assert "SF-PH2-04" in t.why_not("hDS", seat=0)
    assert at_home(phase=2, hand=("hAny",)).can_play("hAny")


@pytest.mark.rule("SF-PH2-05")
def test_a_holding_may_go_on_any_suitable_realm() -> None:
    t = Hall()
    t.formation(0, A="r1", B="rDS", C="r5 razed")
    t.hand(0, "r2", "h1")
    t.begin(phase=2).play("r2").say("D")
    t.play("h1")
    assert t.offered() == ["r1", "r2"]
    t.pick("r1")
    assert t.state.host[t.handle("h1")] == t.handle("r1")


@pytest.mark.rule("SF-PH2-05", "AMB-39")
@pytest.mark.parametrize(("option", "second"), [({}, False), ({"holdings_per_realm": "unlimited"}, True)])
@pytest.mark.parametrize("preset", ["rulebook", "tournament"])
def test_a_holding_joins_an_own_standing_realm_that_bears_none(
    preset: str, option: dict[str, str], second: bool
) -> None:
    t = Hall(preset=preset, **option)
    t.formation(0, A="r1 with h1", B="r2", C="r3", D="r5 razed")
    t.formation(1, A="r8", B="r9")
    t.hand(0, "h2", "al1")
    t.begin(phase=2).play("h2")
    assert t.offered() == (["r1", "r2", "r3"] if second else ["r2", "r3"])


@pytest.mark.rule("SF-PH2-05", "AMB-39")
def test_a_holding_may_say_that_it_joins_a_razed_realm() -> None:
    t = Hall()
    t.formation(0, A="rGH", B="Hold of the Sea Princes razed")
    t.hand(0, "Arms of the Shield Lands", "al1")
    t.begin(phase=2).play("Arms of the Shield Lands")
    assert t.state.host[t.handle("Arms of the Shield Lands")] == t.handle("Hold of the Sea Princes")


@pytest.mark.rule("SF-PH2-06")
def test_a_placed_holding_is_not_moved() -> None:
    t = Hall()
    t.formation(0, A="r1 with h1", B="r2")
    t.hand(0, "r3", "h2", "her5")
    t.begin(phase=2)
    holding = t.handle("h1")
    while t.reg(tb.ACTIVE) == 0:
        assert not any(option >> 12 and option & 4095 == holding for option in t.state.legal_actions())
        assert t.state.host[holding] == t.handle("r1")
        t.state.apply(t.state.legal_actions()[-1])


@pytest.mark.rule("SF-PH2-07")
def test_more_realms_and_holdings_in_hand_give_no_more_plays() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.hand(0, "r1", "r2", "r3", "h1", "h2")
    t.begin(phase=2).play("r1").say("B")
    t.play("h1").pick("r9")
    for phase in (2, 3, 4, 5):
        assert not any(t.can_play(card) for card in ("r2", "r3", "h2")), phase
    finish_turn(t)
    assert {"r2", "r3", "h2"} <= set(t.names(0, "hand"))


@pytest.mark.rule("SF-PH2-08")
def test_rebuilding_costs_three_cards_from_hand() -> None:
    t = Hall()
    t.formation(0, A="r1 razed")
    t.hand(0, "al1", "al2", "al3", "al4", "al5")
    t.begin(phase=2).rebuild("r1")
    t.pick("al1").pick("al3").pick("al5")
    assert t.names(0, "hand")[:2] == ["al2", "al4"]
    assert not t.is_razed("r1")
    assert sorted(t.names(0, "discard pile")) == ["al1", "al3", "al5"]


@pytest.mark.rule("SF-PH2-09")
def test_realms_are_laid_in_the_own_phase_2_unless_a_card_allows_another_moment() -> None:
    for phase in (0, 3, 4, 5):
        t = at_home(phase=phase, hand=("r1", "keep10", "her5", "w/5"), pool=("wiz5",))
        assert not t.can_play("r1")
    t = at_home(phase=3, hand=("her5", "her6"))
    t.hand(1, "r1", "rAny")
    t.play("her5")
    assert t.seat == 1
    assert not t.can_play("r1")
    t.play("rAny").say("B")
    assert t.where("rAny") == "formation"
