"""Champions and a spell that ground flyers, one that looks at card numbers, and one that rebuilds cheaply."""

from __future__ import annotations

import pytest
from hall import Hall, key_of
from positions import duel, fight

from spellhall.games.spellfire.rules.levels.levels import adjusted_level
from spellhall.games.spellfire.rules.levels.traits import has_trait


def test_the_storm_giant_grounds_its_opponents_only() -> None:
    t = duel("fly9", "FR/081", hand=("al1",), rival_hand=("al1", "Windrider"))
    assert not has_trait(t.state, t.handle("fly9"), "flyer")
    t.play("Windrider")
    assert has_trait(t.state, t.handle("Windrider"), "flyer")


def test_the_storm_giant_grounds_allies_too_and_nobody_at_home() -> None:
    t = Hall()
    t.pool(1, "FR/081")
    t.pool(0, "her3", "fly5")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "Windrider", "al1")
    t.hand(1, "al2")
    t.begin(phase=4).attack("r1").pick("her3").pick("FR/081").play("Windrider")
    assert not has_trait(t.state, t.handle("Windrider"), "flyer")
    assert has_trait(t.state, t.handle("fly5"), "flyer")


@pytest.mark.parametrize(("rival", "loss"), [("fly9", 2), ("her9", 0)])
def test_the_mug_grounds_flyers_and_weakens_an_opposing_one(rival: str, loss: int) -> None:
    t = duel("wiz5", rival, hand=("FRc/04", "al1"), rival_hand=("al1",))
    t.play("FRc/04")
    assert adjusted_level(t.state, t.handle(rival)) == 9 - loss
    assert not has_trait(t.state, t.handle(rival), "flyer")


@pytest.mark.rule("SF-RAZE-16")
@pytest.mark.parametrize("there", [True, False])
def test_the_builder_rebuilds_for_one_card(there: bool) -> None:
    t = Hall()
    t.formation(0, A="r1 razed")
    t.pool(0, "DUc/17" if there else "her5")
    t.pool(1, "her6" if there else "DUc/17")
    t.hand(0, "al1", "al2", "al3", "al4")
    t.begin(phase=2).rebuild("r1").pick("al1")
    assert t.is_razed("r1") is not there
    if not there:
        t.pick("al2").pick("al3")
        assert not t.is_razed("r1") and t.names(0, "hand")[:1] == ["al4"]


def test_a_single_card_is_enough_for_the_builder() -> None:
    t = Hall()
    t.formation(0, A="r1 razed")
    t.pool(0, "DUc/17")
    t.hand(0, "al1")
    t.begin(phase=2).rebuild("r1")
    assert not t.is_razed("r1") and t.names(0, "discard pile") == ["al1"]


@pytest.mark.parametrize("kind", ["her", "wiz", "cle", "mon"])
@pytest.mark.parametrize("base", [6, 7, 8, 9])
def test_the_elemental_defeats_by_the_last_digit(kind: str, base: int) -> None:
    name = f"{kind}{base}"
    t = fight("PO/060", name)
    low = int(key_of(name)[-1]) <= 3
    assert (t.where(name) == "discard pile") is low


@pytest.mark.parametrize(("force", "total"), [("", 6), (" with al3", 6 * 3 + 3), (" with al4 and al2", 6 * 2 + 4 + 2)])
def test_the_tako_counts_its_level_times_its_lowest_ally(force: str, total: int) -> None:
    t = duel("PO/059" + force, "her9 with al1", hand=("al5",), rival_hand=("al6",))
    assert t.totals() == (total, 10)
    if force.endswith("al3"):
        t = duel("her9 with al1", "PO/059 with al3", hand=("al2",), rival_hand=("al6",))
        assert t.totals() == (10, total)
