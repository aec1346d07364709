"""Ultimate cards (section UL)."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall


@pytest.mark.rule("SC-UL-01")
def test_an_ultimate_can_be_negated_unless_its_text_forbids_it() -> None:
    assert ChainHall().chain("Ancient Flame", "Counter Spell").negated() == ["Ancient Flame"]
    t = ChainHall().chain("Excalibur", "Shade Counter")
    assert t.negated() == []
    assert t.order() == ["Shade Counter", "Excalibur"]
    assert t.hp[1] < 20
