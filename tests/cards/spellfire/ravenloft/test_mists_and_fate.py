"""The last events and rule cards of the set Ravenloft, each in a position of its own."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home

from spellhall.games.spellfire import table as tb


def _misty() -> Hall:
    """P1 plays Mists; both have realms of several worlds with holdings."""
    t = Hall()
    t.formation(0, A="r1 with h1", B="r2", C="rDS with hDS")
    t.formation(1, A="r9", B="rFR")
    t.pool(0, "her5")
    t.hand(0, "Mists", "her2")
    return t.begin(phase=3).play("Mists")


def _order(t: Hall, *realms: str) -> Hall:
    for realm in realms:
        if t.can_pick(realm):
            t.pick(realm)
    return t


def test_everyone_lays_out_their_own_realms_in_the_mists() -> None:
    t = _order(_misty(), "rDS", "r2", "r1").skip()
    places = {name: t.state.marks[tb.PLACE][t.handle(name)] for name in ("rDS", "r2", "r1")}
    assert places == {"rDS": 0, "r2": 1, "r1": 2} and t.state.host[t.handle("h1")] == t.handle("r1")
    assert t.seat == 1
    _order(t, "rFR", "r9")
    assert t.state.marks[tb.PLACE][t.handle("rFR")] == 0


@pytest.mark.rule("SF-ATT-18")
def test_holdings_move_through_the_mists_to_realms_that_they_fit() -> None:
    t = _order(_misty(), "r1", "r2", "rDS")
    assert t.offered() == ["h1"]
    t.pick("h1")
    if t.can_pick("r2"):
        assert t.offered() == ["r2"]
        t.pick("r2")
    assert t.state.host[t.handle("h1")] == t.handle("r2") and t.state.host[t.handle("hDS")] == t.handle("rDS")


@pytest.mark.rule("SF-ATT-18")
def test_two_holdings_change_places_in_the_mists() -> None:
    t = Hall()
    t.formation(0, A="r1 with h1", B="r2 with h2")
    t.formation(1, A="r9")
    t.pool(0, "her5")
    t.hand(0, "Mists", "her2")
    t = _order(t.begin(phase=3).play("Mists"), "r1", "r2").pick("h2")
    if t.can_pick("r1"):
        t.pick("r1")
    assert t.state.host[t.handle("h1")] == t.handle("r2") and t.state.host[t.handle("h2")] == t.handle("r1")


@pytest.mark.rule("SF-PILE-11")
def test_dark_powers_bring_all_discards_back_on_top() -> None:
    t = at_home(pool=("her5",), hand=("Dark Powers", "her2"))
    t.pile(0, "al8", "al9")
    t.put(0, "discard pile", "al2", "al3", "al4")
    t.put(1, "discard pile", "al5")
    t.play("Dark Powers")
    pile = [t.state.definition(card).name for card in reversed(t.state.pile(tb.DRAW_PILE, 0))]
    assert pile[3:] == ["al8", "al9"] and sorted(pile[:3]) == ["al2", "al3", "al4"]
    assert t.state.definition(t.state.pile(tb.DRAW_PILE, 1)[-1]).name == "al5"
    assert not t.names(0, "discard pile") and not t.names(1, "discard pile")
