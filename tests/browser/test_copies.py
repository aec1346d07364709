"""Several copies of one card: whatever the rules offer of them, each is lit, and a press on any of them plays one."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from browser.visits import PHONE
from browser.ways import Player, comes_to
from playwright.sync_api import expect

DEVICES: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}


def copies_in_hand(frame: dict[str, Any]) -> list[str]:
    """The further copies of a card in hand that can be played at once."""
    cards = frame.get("cards", {})
    return [
        copy
        for option in frame["decision"]["options"]
        for copy in option.get("copies", [])
        if cards[copy]["zone"] == "hand" and cards[copy]["facts"]["type"] == "Terrain"
    ]


@pytest.mark.parametrize("device", DEVICES)
def test_a_second_copy_in_hand_is_lit_says_nothing_against_itself_and_is_played(device, hall):
    ana = Player(hall.visitor(**DEVICES[device]))
    ana.visitor.prefers(passing="full")
    copies: list[str] = []

    def ready(frame: dict[str, Any]) -> bool:
        copies[:] = copies_in_hand(frame)
        return bool(copies)

    comes_to(ana.visitor, "spellslinger", random.Random(8), ready)
    assert ana.asked()
    page = ana.page
    card = page.locator(f'#hand [data-token="{copies[-1]}"]')
    expect(card).to_have_class(re.compile(r"\blit\b"))
    expect(card).to_have_attribute("aria-label", re.compile("can be chosen"))
    card.focus()
    if device == "desk":
        expect(page.locator("#card-zoom")).to_be_visible()
        expect(page.locator("#card-zoom .why")).to_have_count(0)
    card.press("Enter")
    ana.ear.until(lambda: bool(ana.ear.acts), "a play of the copy")
    assert copies[-1] in ana.ear.option(ana.ear.acts[0])["copies"]
    assert ana.goes_on()
