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


@pytest.mark.rule("SC-UL-02")
def test_an_ultimate_can_be_repeated_unless_the_repeating_card_leaves_ultimates_out() -> None:
    t = ChainHall().chain("Echobasin", "Progenitor's Chalice", "Ancient Flame")
    assert t.hp == (20, 20 - 5 - 6), "Ancient Flame twice, the second time after another Fire card"
    grave = ChainHall()
    grave.put(0, "discard pile", "Ancient Flame")
    assert grave.chain("Necronomicon").hp == (20, 20)
