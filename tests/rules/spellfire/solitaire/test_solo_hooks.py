"""What a game for one answers where the rules ask it: draws, spoils, plays, the end of a long game."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone

from spellhall.games.spellfire import events
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.turn.draws import draw
from spellhall.games.spellfire.solitaire import lending
from spellhall.kernel.events import Ended


@pytest.mark.rule("SOL-DRW-03", "SOL-DRW-04")
def test_how_many_he_draws_is_never_more_than_there_are() -> None:
    for cards, count, why, drawn in (
        (4, 3, tb.DRAWN, 3),
        (2, 3, tb.DRAWN, 2),
        (0, 3, tb.DRAWN, 0),
        (4, 1, tb.SPOILED, 1),
    ):
        t = Alone(left=0)
        t.pile(YOU, *["al1"] * cards)
        assert draw(t.state, HE, count, why) == drawn


@pytest.mark.rule("SOL-END-01", "SOL-END-03")
def test_spoils_may_be_the_last_card() -> None:
    t = Alone(left=0)
    t.formation(YOU, A="r1", B="r2")
    t.pool(HE, "her5")
    t.pile(YOU, "al7")
    t.his_turn(phase=4).through()
    assert t.his("hand") == ["al7"] and t.state.is_terminal() and t.reg(tb.ACTIVE) == HE


@pytest.mark.rule("SOL-END-01", "SOL-END-03", "SOL-DRW-04")
def test_an_empty_pile_is_found_out_when_he_is_to_draw() -> None:
    t = Alone(left=0)
    t.formation(YOU, A="r1")
    t.his_turn().through()
    assert t.state.is_terminal() and t.reg(tb.ACTIVE) == HE


@pytest.mark.rule("SOL-CHM-01", "SOL-MAG-06")
def test_only_he_brings_champions_in_phase_2() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(YOU, "her6", "r2")
    t.hand(HE, "her5")
    t.my_turn(phase=2)
    assert t.reg(tb.PHASE) == 2 and not t.can_play("her6") and not t.can_play("her5")
    assert t.game.form.more_plays(t.state, YOU) == []


@pytest.mark.rule("SOL-PLR-09", "AMB-S06")
@pytest.mark.parametrize(("option", "drawn"), [("on", 1), ("off", 0)])
def test_whether_regaining_brings_spoils_is_your_choice(option: str, drawn: int) -> None:
    t = Alone(spoils_for_regaining=option)
    t.formation(YOU, A="r1 razed")
    t.pool(YOU, "her5")
    t.my_turn(phase=4).attack("r1")
    assert not t.is_razed("r1") and len(t.happened(events.SpoilsDrawn)) == drawn


@pytest.mark.rule("SOL-END-09")
def test_the_turn_cap_takes_the_score_and_ends_the_game_once() -> None:
    t = Alone(turn_cap="6")
    t.formation(YOU, A="r1", B="r2")
    t.my_turn(phase=5).through(20)
    assert t.state.is_terminal() and t.game.score(t.state) == 2
    assert t.state.returns() == [2 / 6 - 1, 0.0] and len(t.happened(Ended)) == 1


@pytest.mark.rule("SOL-EVT-05")
def test_an_event_that_speaks_of_his_holdings_alone_is_thrown_away() -> None:
    t = Alone()
    t.formation(YOU, A="r1 with h1")
    t.pile(YOU, "evRally", "al1")
    t.his_turn()
    assert t.played() == [] and t.before("evRally > abyss", "al1 > hand")


@pytest.mark.rule("SOL-EVT-02", "SOL-EVT-08")
def test_an_event_is_played_past_cards_that_are_none_and_events_that_wait() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(YOU, "mon3")
    t.hand(HE, "evTreat", "her5", "evPool")
    t.his_turn(phase=3)
    assert t.his("hand") == ["evTreat"]
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(YOU, "mon3")
    t.hand(HE, "her5", "evPool")
    t.his_turn(phase=3)
    assert t.before("evPool played", "her5 > pool")


@pytest.mark.rule("SOL-DEF-05", "SOL-PLR-07")
def test_whatever_came_to_lie_in_the_place_of_a_realm_keeps_it() -> None:
    """The realm that came has the first handle of all."""
    t = Alone()
    assert t.hand(YOU, "rAny", "al1")[0] == 0
    t.formation(YOU, A="r1 razed", B="r2")
    t.pool(YOU, "her5")
    t.pool(HE, "mon6")
    t.my_turn(phase=4).attack("r1").play("rAny")
    if t.rule == "SF-FORM-02":
        t.say("A")
    t.skip()
    places = {
        t.state.definition(realm).name: t.state.marks[tb.PLACE][realm] for realm in t.state.pile(tb.FORMATION, YOU)
    }
    assert {name: tb.PLACES[place] for name, place in places.items()} == {"rAny": "A", "r2": "B", "r1": "C"}
    assert t.is_razed("r1")


@pytest.mark.rule("SOL-PLR-03")
def test_only_a_realm_that_lies_on_his_side_for_a_battle_is_regained() -> None:
    t = Alone()
    (realm,) = t.formation(YOU, A="r1 razed")
    assert not lending.regain(t.state, realm) and t.is_razed("r1")
    lending.lend(t.state, realm)
    assert lending.regain(t.state, realm) and not t.is_razed("r1") and t.names(YOU, "formation") == ["r1"]
