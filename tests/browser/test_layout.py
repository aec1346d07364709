"""The table at the sizes of common windows, in many positions: nothing that one needs is outside, covered or cut."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from typing import Any

import pytest
from browser.positions import Shown, positions
from browser.rectangles import board_share, faults
from browser.visits import DESK, PHONE, Hall, hurry_to_the_end, new_table
from playwright.sync_api import Locator, expect

GAMES = ("spellfire", "spellslinger", "spellchain")
DESKS = ((1440, 900), (1280, 720), (1366, 650))
BOARD = 0.55
"""How much of a window's height is board, whatever is asked."""
BAND, SMALL_BAND = 56, 100
"""The height of the prompt on a desk and on a phone, in pixels."""
CARDS = "spellslinger"
"""The game at whose table cards are read large; the place for that is the same at all tables."""
SEED = 16
FEW, MANY = 8, 30


UNDER = """(zoom, pressed) => {
  const box = zoom.getBoundingClientRect();
  const lies = ({ left, right, top, bottom }) =>
    left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
  const parts = [...document.querySelectorAll(pressed)].filter((part) => part.checkVisibility());
  return parts.filter((part) => lies(part.getBoundingClientRect())).map((part) => part.ariaLabel ?? part.textContent);
}"""
"""What of some parts of a page lies under the large card."""
ON_DESKS = "[data-choice], .prompt .more, .tools button, .phases button, #hand [data-token], .board .lit, .middle .lit"
ON_PHONES = "[data-choice], .prompt .more, .drawers button"
"""What is pressed at a table, whatever is read."""


def looked_at(shown: Shown, frames: list[dict[str, Any]], sizes: tuple[tuple[int, int], ...]) -> list[str]:
    """What is wrong in some positions at some sizes of the window."""
    wrong = []
    for width, height in sizes:
        phone = width < height
        shown.page.set_viewport_size({"width": width, "height": height})
        for frame in frames:
            shown.show(frame)
            found = faults(shown.page, phone=phone) + ([] if phone else small_board(shown))
            wrong += [f"{width}x{height}, after {frame.get('actions', 0)} actions: {fault}" for fault in found]
    return wrong


def small_board(shown: Shown) -> list[str]:
    """Whether the board has too little of the window."""
    share = board_share(shown.page)
    return [] if share >= BOARD else [f"the board has {share:.1%}"]


def looks_right(hall: Hall, game: str, count: int) -> None:
    """Look at positions of a game on desks and on a phone."""
    frames = positions(game, SEED, count)
    assert len(frames) == count
    wrong = looked_at(Shown(hall.visitor(), game), frames, DESKS)
    wrong += looked_at(Shown(hall.visitor(**PHONE), game), frames, ((390, 844),))
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_outside_covered_or_cut(game, hall):
    looks_right(hall, game, FEW)


CUT = """found => found
  .filter(part => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
  .map(part => part.textContent)"""
"""Of some parts of a page those that do not show all that they say."""


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_numbers_of_a_seat_and_the_phases_are_words(game, hall):
    shown = Shown(hall.visitor(**PHONE), game)
    for frame in positions(game, SEED, FEW):
        shown.show(frame)
        numbers = shown.page.locator(".rail .numbers")
        for text in numbers.all_inner_texts():
            assert re.search(r"\d \w{2,}", text.replace("\xa0", " ")), text
        assert numbers.evaluate_all(CUT) == []
        assert shown.page.locator(".phases .cells").is_hidden()
    turn = shown.page.locator(".phases .turn")
    expect(turn).to_have_text(re.compile(r"\d.*[A-Z]\w{2,}"))
    turn.tap()
    phases = shown.page.locator(".phases .list li")
    expect(phases.first).to_be_in_viewport(ratio=1)
    for text in phases.all_inner_texts():
        assert re.search(r"\w{3,}\s+\w.*\.$", text), text
    shown.page.touchscreen.tap(200, 500)
    expect(phases).to_have_count(0)


def test_on_a_phone_what_a_card_of_the_chain_does_is_not_cut(hall):
    shown = Shown(hall.visitor(**PHONE), "spellchain")
    for frame in positions("spellchain", SEED, FEW):
        shown.show(frame)
        assert shown.page.locator(".slot .effect").evaluate_all(CUT) == []


OFTEN, SELDOM = "done with champions", "pass to the end of the attack"
"""What Space does in every turn, and the longest of what it does in some; on a phone that may take two lines."""
LINES = """text => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""
"""In how many lines a text stands."""


@pytest.mark.parametrize("locale", ("en-GB", "de-DE"))
@pytest.mark.parametrize("device", ({"viewport": {"width": 1280, "height": 720}}, PHONE), ids=("desk", "phone"))
def test_what_space_does_stands_in_one_line_and_the_head_of_the_log_is_not_cut(device, locale, hall):
    game = "spellslinger"
    shown = Shown(hall.visitor(locale=locale, **device), game)
    frame, option = next(
        (frame, option)
        for frame in positions(game, SEED, FEW)
        for option in frame["decision"].get("options", [])
        if option.get("verb") == "pass"
    )
    for text in (OFTEN,) if device is PHONE else (OFTEN, SELDOM):
        option["text"] = text
        shown.show(frame)
        button = shown.page.locator(".prompt .choice.large").filter(has_text=text[1:])
        assert button.locator(".text").evaluate(LINES) == 1, text
        assert button.evaluate_all(CUT) == [], text
    if device is not PHONE:
        assert shown.page.locator(".log .head").evaluate_all(CUT) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_outside_covered_or_cut_in_many_positions(game, hall):
    looks_right(hall, game, MANY)


def test_the_log_folds_and_leaves_its_room_to_the_board(hall):
    shown = Shown(hall.visitor(viewport={"width": 1280, "height": 720}), "spellchain")
    shown.show(positions("spellchain", SEED, FEW)[1])
    page, board = shown.page, shown.page.locator("#table-middle")
    before = board.bounding_box()
    page.keyboard.press("l")
    expect(page.locator("#log-lines")).to_be_focused()
    page.keyboard.press("l")
    expect(page.locator(".unfold")).to_be_focused()
    after = board.bounding_box()
    assert before is not None and after is not None
    assert after["width"] > before["width"] + 200
    assert not faults(page)
    page.keyboard.press("Enter")
    expect(page.locator("#log-lines")).to_be_visible()


def reads(shown: Shown) -> Locator:
    """The large card, which lies inside the window with its text."""
    zoom = shown.page.locator("#card-zoom")
    expect(zoom.locator(".told > .name")).to_be_in_viewport(ratio=1)
    expect(zoom.locator(".told > p").last).to_be_in_viewport(ratio=1)
    return zoom


def in_my_hand(game: str) -> list[dict[str, Any]]:
    """Positions in which I am asked something and hold cards."""
    frames = positions(game, SEED, FEW)
    asked = [frame for frame in frames if frame["decision"]["seat"] == 0]
    return [
        frame for frame in asked if any((c["seat"], c["zone"]) == (0, "hand") for c in frame.get("cards", {}).values())
    ]


def test_the_large_card_lies_over_nothing_that_is_pressed_and_goes_with_the_pointer(hall):
    shown = Shown(hall.visitor(viewport={"width": 1280, "height": 720}), CARDS)
    page, frames = shown.page, in_my_hand(CARDS)
    assert frames
    for frame in frames:
        shown.show(frame)
        hand = page.locator("#hand [data-token]")
        for card in (hand.first, hand.last):
            card.hover()
            zoom = reads(shown)
            assert zoom.evaluate(UNDER, ON_DESKS) == []
            page.locator(".prompt [data-choice], .prompt .more").last.hover()  # which the large card may not catch
            expect(zoom).to_have_count(0)


def test_on_a_phone_the_large_card_leaves_prompt_and_tools_free(hall):
    shown = Shown(hall.visitor(**PHONE), CARDS)
    page = shown.page
    shown.show(in_my_hand(CARDS)[0])
    box = page.locator("#hand [data-token]").first.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 3}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    assert reads(shown).evaluate(UNDER, ON_PHONES) == []
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


CROWDS = ([0, 0, 1, 1, 0], [2, 0, 0, 1], [3, 1, 0], [0] * 8)
"""What each champion of a pool carries."""


def alone(frame: dict[str, Any], catalogue: list[dict[str, Any]], crowd: list[int]) -> dict[str, Any]:
    """A position as a table for one shows it, with such champions in the pool of the imaginary opponent."""
    champions = [card for card in catalogue if card["facts"]["type"] in ("hero", "monster", "cleric", "wizard")]
    items = [card for card in catalogue if card["kind"] == "magical item"]
    mine = {token: card for token, card in frame["cards"].items() if card["seat"] == 0 and card["zone"] != "battle"}
    cards = {token: card for token, card in mine.items() if card.get("host", token) in mine or card.get("host") is None}
    for at, carried in enumerate(crowd):
        cards[f"his{at}"] = shown_card(champions[at], "pool", at)
        for one in range(carried):
            cards[f"his{at}with{one}"] = shown_card(items[one], "attached", one) | {"host": f"his{at}"}
    table = {name: part for name, part in frame["table"].items() if name not in ("battle", "totals")}
    registers = frame["registers"] | {"attacker": -1, "defender": -1}
    options = frame["options"] | {"solitaire": "one-deck"}
    return frame | {"options": options, "cards": cards, "table": table, "registers": registers}


def shown_card(card: dict[str, Any], zone: str, at: int) -> dict[str, Any]:
    """A card of the second seat."""
    facts = {"type": card["facts"]["type"], "level": card["facts"]["base"], "now": card["facts"]["base"]}
    return {"seat": 1, "zone": zone, "at": at, "key": card["key"], "owner": 1, "facts": facts}


def test_at_a_table_for_one_no_champion_of_the_imaginary_opponent_is_cut(hall):
    shown = Shown(hall.visitor(), "spellfire")
    catalogue = shown.page.request.get("/api/games/spellfire/cards").json()["cards"]
    frames = [alone(in_my_hand("spellfire")[0], catalogue, crowd) for crowd in CROWDS]
    wrong = []
    for width, height in DESKS:
        shown.page.set_viewport_size({"width": width, "height": height})
        for crowd, frame in zip(CROWDS, frames, strict=True):
            shown.show(frame)
            assert shown.page.locator(".solo").count()
            wrong += [f"{width}x{height}, {crowd}: {fault}" for fault in faults(shown.page)]
    assert not wrong, "\n" + "\n".join(wrong)


DEFENCE = {
    "prompt": "The imaginary opponent attacks Menzoberranzan with Roper (9). Send a champion, or lose the realm.",
    "options": [
        {"text": "Drizzt Do'Urden (hero 8, your pool)", "verb": "pick"},
        {"text": "send no one and let the realm be razed", "verb": "pass"},
    ],
}
"""A question whose answers are long, beside the chip of moments that pass by themselves."""


def test_the_prompt_has_the_same_height_whatever_it_asks(hall):
    frame = next(one for one in positions("spellfire", SEED, MANY) if one["decision"].get("options"))
    for device, sizes, high in (({}, DESKS, BAND), (PHONE, ((390, 844),), SMALL_BAND)):
        shown = Shown(hall.visitor(**device), "spellfire")
        for width, height in sizes:
            shown.page.set_viewport_size({"width": width, "height": height})
            for asked in (frame, frame | {"decision": frame["decision"] | DEFENCE}):
                shown.show(asked)
                box = shown.page.locator(".prompt").bounding_box()
                assert box is not None and abs(box["height"] - high) < 1, (width, height, box)
                assert not faults(shown.page, phone=device is PHONE)


SIZES = """([within, letters]) => {
  const sizes = new Map();
  const walk = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const part = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !part.checkVisibility()) continue;
    if (part.closest(".unseen, .carried, [inert], svg")) continue;
    if (letters && !part.closest(letters)) continue;
    sizes.set(walk.currentNode.data.trim().slice(0, 30), parseFloat(getComputedStyle(part).fontSize));
  }
  return [...sizes];
}"""
"""The sizes of the texts within a part of the page, in pixels."""
READ, SEEN = 12, 11
"""The least size of a hand card's text on a desk, and of any text at a table."""


@pytest.mark.parametrize("game", GAMES)
def test_what_a_card_in_hand_says_is_large_enough_to_read(game, hall):
    shown = Shown(hall.visitor(), game)
    for frame in in_my_hand(game)[:2]:
        for width, height in DESKS:
            shown.page.set_viewport_size({"width": width, "height": height})
            shown.show(frame)
            sizes = shown.page.evaluate(SIZES, ["#hand", ".name, .head, .text"])
            assert sizes
            assert [text for text, size in sizes if size < READ] == [], (width, height)


@pytest.mark.parametrize("device", ({}, PHONE), ids=("desk", "phone"))
def test_no_text_on_the_chain_is_too_small(device, hall):
    shown = Shown(hall.visitor(**device), "spellchain")
    for frame in positions("spellchain", SEED, FEW)[-3:]:
        shown.show(frame)
        sizes = shown.page.evaluate(SIZES, [".shell > .middle", ".slot > :not(button), .side, .foot, header, h2"])
        assert [text for text, size in sizes if size < SEEN] == []


def box_of(part: Locator) -> dict[str, float]:
    """Where a part of the page is."""
    box = part.bounding_box()
    assert box is not None
    return dict(box)


def test_on_a_phone_the_hand_is_in_sight_and_opens_over_the_felt(hall):
    shown = Shown(hall.visitor(**PHONE), "spellfire")
    page = shown.page
    shown.show(in_my_hand("spellfire")[0])
    hand, cards, board = page.locator("#hand"), page.locator("#hand [data-token]"), page.locator("#table-middle")
    row, before = box_of(hand), box_of(board)
    assert row["y"] + row["height"] <= 844 and 88 <= row["height"] <= 104
    assert len({round(box_of(card)["y"]) for card in cards.all()}) == 1
    handle = page.locator(".cards > .handle")
    handle.tap()
    expect(handle).to_have_attribute("aria-expanded", "true")
    assert box_of(hand)["y"] < box_of(page.locator(".prompt"))["y"]
    assert box_of(cards.first)["height"] > 130
    handle.tap()
    expect(handle).to_have_attribute("aria-expanded", "false")
    first = box_of(cards.first)
    touch = page.context.new_cdp_session(page)

    def swipe(start: float, end: float) -> None:
        at = {"x": first["x"] + 20, "y": start}
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        for step in range(1, 5):
            moved = at | {"y": start + (end - start) * step / 4}
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [moved]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    swipe(first["y"] + 60, first["y"] - 20)
    expect(handle).to_have_attribute("aria-expanded", "true")
    assert box_of(board) == before
    page.keyboard.press("Escape")
    expect(handle).to_have_attribute("aria-expanded", "false")


CHOICES = [{"text": f"the number {number}", "verb": "pick"} for number in range(1, 13)]
"""Answers for which nothing on the table stands."""


@pytest.mark.parametrize("device", ({}, PHONE), ids=("desk", "phone"))
def test_choices_that_nothing_on_the_table_stands_for_open_over_the_felt_and_can_be_shut(device, hall):
    shown = Shown(hall.visitor(**device), "spellfire")
    page, frame = shown.page, in_my_hand("spellfire")[0]
    shown.show(frame)
    board = box_of(page.locator("#table-middle"))
    choices = page.locator(".choices")
    expect(choices).to_have_count(0)  # they are cards in hand, or on the table
    shown.show(frame | {"decision": frame["decision"] | {"options": CHOICES}})
    expect(choices.locator("[data-choice]")).to_have_count(len(CHOICES))
    over = box_of(choices)
    assert box_of(page.locator("#table-middle")) == board
    assert board["y"] - 1 <= over["y"] and over["y"] + over["height"] <= board["y"] + board["height"] + 1
    assert over["height"] <= 0.45 * board["height"]
    page.get_by_role("button", name="Close the choices").click()
    expect(choices).to_have_count(0)
    page.locator(".prompt .more").click()
    expect(choices).to_be_visible()


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_covers_the_end_of_a_game(device, hall):
    people = [hall.visitor(**device), hall.visitor()]
    code = new_table(people, "spellchain")
    hurry_to_the_end(people, code, random.Random(4))
    end = people[0].end
    people[0].page.goto(f"/table/{code}")
    expect(end.get_by_role("heading", name="Best cards")).to_be_visible()
    for way in end.locator(".ways > *").all():
        way.click(trial=True)
    heights = [end.locator(part).bounding_box() for part in (".won", ".how", ".ways")]
    for above, below in pairwise(heights):
        assert above["y"] + above["height"] <= below["y"], "the summary is between the winner and what one can do next"
