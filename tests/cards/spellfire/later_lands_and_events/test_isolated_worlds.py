"""Isolated Worlds: names of Dark Sun are free as long as it lies there."""

from __future__ import annotations

import pytest
from hall import Hall


def worlds(*, law: bool = True) -> Hall:
    t = Hall()
    t.pool(0, "Rand the Bowyer")
    t.pool(1, "her5")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "Isolated Worlds", "her2")
    t.hand(1, "Rand the Bowyer", "her5", "Forbidden Lore", "her3")
    t.begin(seat=0, phase=0)
    return t.play("Isolated Worlds") if law else t


@pytest.mark.parametrize("law", [True, False])
def test_isolated_worlds_frees_the_names_of_dark_sun(law: bool) -> None:
    t = worlds(law=law)
    t.skip_to_phase(3, seat=1, turns=1)
    assert t.can_play("Rand the Bowyer") is law and not t.can_play("her5")


@pytest.mark.rule("SF-COSMOS-15")
def test_when_isolated_worlds_goes_its_player_picks_who_stays() -> None:
    t = worlds().skip_to_phase(3, seat=1, turns=1)
    t.play("Rand the Bowyer")
    t.skip_to_phase(0, seat=1, turns=3)
    t.play("Forbidden Lore")
    assert t.seat == 0 and t.rule == "SF-COSMOS-15" and t.offered() == ["Rand the Bowyer", "Rand the Bowyer"]
    t.pick("Rand the Bowyer")
    assert (t.names(0, "pool"), t.names(1, "pool")) in (
        ([], ["her5", "Rand the Bowyer"]),
        (["Rand the Bowyer"], ["her5"]),
    )


@pytest.mark.rule("SF-COSMOS-15")
def test_nothing_is_discarded_if_every_name_is_in_play_once() -> None:
    t = worlds().skip_to_phase(0, seat=1, turns=1)
    t.play("Forbidden Lore")
    assert t.rule != "SF-COSMOS-15" and t.where("Rand the Bowyer", seat=0) == "pool"
