"""A battle of Spellfire: what plays for either side can be read, and nothing of it is cut while there is room."""

from __future__ import annotations

from typing import Any

import pytest
from browser.positions import Shown, positions
from browser.visits import PHONE
from playwright.sync_api import expect

SEED, COUNT = 16, 12
DESKS = ((1440, 900), (1280, 720), (1366, 650))
FANS = ((3, 3), (1, 5), (7, 2))
"""How many cards play for the attacking and for the defending side."""
KINDS = ("ally", "magical item", "artifact", "wizard spell", "cleric spell")

READ = """lane => {
  const of = (part, x, y) => part.contains(document.elementFromPoint(x, y));
  return [...lane.querySelectorAll('.carried')].map(carried => {
    const name = carried.querySelector('.name'), span = name.firstElementChild, text = span.firstChild;
    let seen = 0;
    for (let at = 0; at < text.length; at += 1) {
      const range = document.createRange(); range.setStart(text, at); range.setEnd(text, at + 1);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      seen += of(name, (left + right) / 2, (top + bottom) / 2);
    }
    const { left, right, top, bottom } = carried.querySelector('.level').getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const number = [left + 1, (left + right) / 2, right - 1].every(x => of(carried, x, middle));
    return { name: text.data, share: seen / text.length, number };
  });
}"""
"""Of each card of a fan how much of its name is seen, and whether its number is."""


def battle() -> dict[str, Any]:
    """A position in which a champion fights a champion."""
    for seed in range(SEED, SEED + 10):
        for frame in positions("spellfire", seed, COUNT):
            fighters = [frame["registers"].get(name) for name in ("offence", "defence")]
            if all(token and frame["cards"][token]["zone"] == "battle" for token in fighters):
                return frame
    raise AssertionError("no champion fought a champion")


def with_fans(frame: dict[str, Any], catalogue: list[dict[str, Any]], *counts: int) -> dict[str, Any]:
    """The same with so many cards at each side, both times the same ones."""
    bonus = [card for card in catalogue if card["kind"] in KINDS and card["facts"]["bonus"]]
    cards = {token: card for token, card in frame["cards"].items() if card["zone"] != "attached"}
    for side, count in zip(("offence", "defence"), counts, strict=True):
        host = frame["registers"][side]
        for at, card in enumerate(bonus[:count]):
            facts = {"type": card["kind"], "level": card["facts"]["base"], "now": card["facts"]["base"]}
            seat = cards[host]["seat"]
            place = {"seat": seat, "zone": "attached", "at": at, "key": card["key"], "owner": seat}
            cards[f"{side}{at}"] = place | {"host": host, "facts": facts}
    return frame | {"cards": cards}


@pytest.mark.parametrize("counts", FANS, ids=str)
def test_both_sides_of_a_battle_show_the_names_and_numbers_of_their_cards(counts, hall):
    shown = Shown(hall.visitor(viewport={"width": 1440, "height": 900}), "spellfire")
    frame = with_fans(battle(), shown.page.request.get("/api/games/spellfire/cards").json()["cards"], *counts)
    for width, height in DESKS:
        shown.page.set_viewport_size({"width": width, "height": height})
        shown.show(frame)
        fans = [shown.page.locator(f".lane .{side}") for side in ("attacks", "defends")]
        for fan, count in zip(fans, counts, strict=True):
            expect(fan.locator(".carried")).to_have_count(count)
        one, other = [fan.evaluate(READ) for fan in fans]
        assert all(card["number"] for card in one + other), (width, height)
        if counts[0] == counts[1]:
            assert one == other, (width, height)
        if max(counts) <= 5:
            assert min(card["share"] for card in one + other) > 0.5, (width, height, one, other)


def test_on_a_phone_both_sides_show_as_much_of_a_card(hall):
    shown = Shown(hall.visitor(**PHONE), "spellfire")
    shown.show(with_fans(battle(), shown.page.request.get("/api/games/spellfire/cards").json()["cards"], 1, 1))
    one, other = [shown.page.locator(f".lane .{side}").evaluate(READ) for side in ("attacks", "defends")]
    assert one == other
    assert one[0]["number"]
