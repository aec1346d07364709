"""A realm to which the holdings of another realm apply, too."""

from __future__ import annotations

import pytest
from hall import Hall

from spellhall.games.spellfire.rules.levels.traits import has_trait


def barons(holding: str, *, realm: str = "The Great Kingdom", razed: bool = False) -> Hall:
    """P1 attacks the Sea Barons of P2; a holding lies on another realm of P2."""
    t = Hall(bluelines="on")
    t.formation(1, A="The Sea Barons", B=f"{realm} with {holding}{' razed' if razed else ''}")
    t.formation(0, A="r9")
    t.pool(0, "her9")
    t.pool(1, "her5")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.may_decline = True
    return t.begin(seat=0, phase=4).attack("The Sea Barons").pick("her9")


@pytest.mark.rule("SF-ATT-19")
@pytest.mark.parametrize(("realm", "totals"), [("The Great Kingdom", (9, 10)), ("rGH", (9, 5))])
def test_the_holdings_of_the_great_kingdom_defend_the_barons_too(realm: str, totals: tuple[int, int]) -> None:
    t = barons("Grak's Pool", realm=realm)
    t.pick("her5")
    assert t.totals() == totals


@pytest.mark.rule("SF-ATT-19")
def test_they_do_it_for_their_own_realm_as_before() -> None:
    t = Hall()
    t.formation(1, A="The Great Kingdom with Grak's Pool", B="The Sea Barons")
    t.formation(0, A="r9")
    t.pool(0, "her9")
    t.pool(1, "her5")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("The Great Kingdom").pick("her5")
    assert t.totals() == (9, 10)


@pytest.mark.rule("SF-ATT-19")
def test_what_happens_to_a_realm_with_the_holding_happens_to_the_barons() -> None:
    t = barons("Silver Spring")
    t.formation(0, B="r8")
    t.skip()
    assert t.is_razed("The Sea Barons") and not t.is_razed("The Great Kingdom")
    assert t.offered() == ["r8", "r9"]
    t.pick("r8")
    assert t.is_razed("r8") and t.where("Silver Spring") == "attached"


def test_the_barons_live_at_the_coast() -> None:
    t = barons("Grak's Pool")
    assert has_trait(t.state, t.handle("The Sea Barons"), "coastal")
