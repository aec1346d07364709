"""Ways of playing: keys alone, a finger, the mouse on the cards themselves; and an ear for what was really done."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from browser.visits import Visitor, until
from kept_frames import enter
from playwright.sync_api import Locator, WebSocket, expect

TARGET = 44
"""How wide and how high, in pixels, is whatever fingers have to hit."""
HALF = 0.5
"""Pixels that rounding may take away."""
DOUBLE = 700
"""Milliseconds after which a second click is one of its own."""

TABLES = 30
"""Games that are begun, at most, until something comes about in one."""
NUMBERED = '[data-choice]:not([data-choice=""])'
"""A choice of this question."""

WHERE_IS_THE_FOCUS = """() => {
  const part = document.activeElement;
  if (!part || part === document.body) return 'the focus is nowhere';
  if (part.matches('main, h1')) return ''; // a page that has just come: read aloud, but no control
  const name = `${part.tagName} "${(part.getAttribute('aria-label') ?? part.textContent ?? '').trim().slice(0, 60)}"`;
  const box = part.getClientRects()[0];
  if (!box || !box.width || !box.height) return `${name} has the focus and takes no room`;
  const ring = getComputedStyle(part);
  if (ring.outlineStyle === 'none' || parseFloat(ring.outlineWidth) < 2) return `${name} has the focus without a ring`;
  const parts = [0.5, 0.08, 0.92];
  const seen = parts.some((x) => parts.some((y) => {
    const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    return top !== null && part.contains(top);
  }));
  return seen ? '' : `${name} has the focus and is covered, or lies outside of the window`;
}"""

WHERE_IT_CAN_BE_HIT = """(part) => {
  const box = part.getBoundingClientRect();
  const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
  for (const y of steps) for (const x of steps) {
    const at = { x: box.left + x * box.width, y: box.top + y * box.height };
    const top = document.elementFromPoint(at.x, at.y);
    if (top !== null && part.contains(top)) return at;
  }
  return null;
}"""


class Ear:
    """Hears what a page and the hall say to each other: what was really done, whatever the page shows."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.acts: list[dict[str, Any]] = []
        self.frame: dict[str, Any] = {}
        self.options: dict[int, list[dict[str, Any]]] = {}
        self.keys: dict[str, str | None] = {}
        self.page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", self._said)
        line.on("framereceived", self._told)

    def _said(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "act":
            self.acts.append(message)

    def _told(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "table":
            self.frame = message["frame"]
            self._see(self.frame.get("cards", {}))
        elif message["t"] == "change":
            enter(self.frame, message)
            self._see(message.get("cards", {}))
        decision = self.frame.get("decision")
        if decision and "options" in decision:
            self.options[decision["number"]] = decision["options"]

    def _see(self, cards: dict[str, Any]) -> None:
        self.keys |= {token: card.get("key") for token, card in cards.items() if card}

    def option(self, act: dict[str, Any]) -> dict[str, Any]:
        """What was chosen."""
        chosen: dict[str, Any] = self.options[act["decision"]][act["option"]]
        return chosen

    def until(self, ready: Callable[[], bool], what: str) -> None:
        """Wait until something is so."""
        until(self.page, ready, what, lambda: self.acts[-3:])

    def hears(self, since: int, option: int | None = None, about: str | None = None) -> None:
        """Wait until an option was taken: this one, or one about this card, or one like it, or this seat."""
        self.until(lambda: self.heard(since, option, about), f"taking option {option} about {about}")

    def heard(self, since: int, option: int | None = None, about: str | None = None) -> bool:
        """Whether such an option was taken."""
        return any(
            (option is None or act["option"] == option) and (about is None or self._is_about(act, about))
            for act in self.acts[since:]
        )

    def _is_about(self, act: dict[str, Any], about: str) -> bool:
        taken = self.options[act["decision"]][act["option"]]
        card = taken.get("card")
        if card is None:
            return about == f"seat {taken.get('seat')}"
        return bool(card == about or (self.keys.get(card) and self.keys.get(card) == self.keys.get(about)))


class Player:
    """Someone at a table of whom one hears what they do."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.ear = Ear(visitor)

    @property
    def back(self) -> Locator:
        """The way back from the choices of one card to all."""
        return self.page.get_by_role("button", name="Back", exact=True).or_(
            self.page.get_by_role("button", name="Back Esc")
        )

    def asked(self) -> bool:
        """Wait until the page asks something (true), or the game is over (false)."""
        asks = self.page.locator("[data-choice]:visible, .answers [aria-expanded]:visible")
        expect(asks.first.or_(self.visitor.end).first).to_be_visible()
        return not self.visitor.end.is_visible()

    def goes_on(self) -> bool:
        """Wait until the hall asks anew after what was done last (true), or has ended the game (false)."""
        last, ear = self.ear.acts[-1]["decision"], self.ear

        def told() -> bool:
            decision = ear.frame.get("decision")
            return not decision or (decision["number"] > last and bool(decision.get("options")))

        ear.until(told, "an answer of the hall")
        return bool(ear.frame.get("decision"))

    def takes(self, number: int, press: Callable[[], None]) -> None:
        """Press the choice with this number, twice if the page asks whether one is sure; it has to be taken."""
        before = len(self.ear.acts)
        armed = self.page.locator(".armed:visible")
        press()
        self.ear.until(lambda: self.ear.heard(before, number - 1) or armed.count() > 0, f"taking choice {number}")
        if not self.ear.heard(before, number - 1):
            self.page.wait_for_timeout(DOUBLE)  # the second press of a double click does not count as being sure
            press()
        self.ear.hears(before, number - 1)

    def shown(self) -> Locator:
        """The choices that are in sight; a shortcut, which answers several questions in one, has no number."""
        return self.page.locator(f"{NUMBERED}:visible")

    def lit(self, within: str = "") -> Locator:
        """The cards that can be chosen and are in sight."""
        return self.page.locator(f"{within} .lit:is([data-token], [data-stop]):visible")

    def over(self, target: Locator) -> tuple[float, float]:
        """Where something can be hit."""
        place = target.evaluate(WHERE_IT_CAN_BE_HIT)
        if place is None:
            target.scroll_into_view_if_needed()
            place = target.evaluate(WHERE_IT_CAN_BE_HIT)
        assert place is not None, f"{target} is nowhere to be hit"
        return place["x"], place["y"]


def token_of(card: Locator) -> str:
    """The card, or the seat, that a part of the table stands for."""
    return str(card.evaluate("card => card.dataset.token ?? card.dataset.stop"))


class Keyboard(Player):
    """Someone who has only a keyboard, and always has to see where the focus is."""

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)
            fault = self.page.evaluate(WHERE_IS_THE_FOCUS)
            assert not fault, f"after {key}: {fault}"

    def types(self, line: str) -> None:
        """Write a line where the focus is."""
        self.page.keyboard.type(line)
        self.press("Enter")

    def tabs_to(self, selector: str, most: int = 120) -> None:
        """Go on with Tab to a part of the page, when it is there."""
        expect(self.page.locator(selector).first).to_be_visible()
        for _ in range(most):
            self.press("Tab")
            if self.has(selector):
                return
        raise AssertionError(f"Tab does not come to {selector}")

    def has_seen_all(self) -> None:
        """Wait until no play of others is shown large any more: Space and Esc would end that, and do nothing else."""
        stage = self.page.locator(".stage[aria-hidden]")
        expect(stage).to_be_attached()
        expect(stage.locator("figure")).to_have_count(0)

    def has(self, selector: str) -> bool:
        """Whether the focus is on such a part of the page."""
        return bool(self.page.evaluate("selector => document.activeElement.matches(selector)", selector))

    def focused(self) -> Locator:
        """What has the focus."""
        return self.page.locator(":focus")


class Finger(Player):
    """Someone with a finger on a small screen."""

    def tap(self, target: Locator) -> None:
        """Tap something, which has to be large enough for a finger."""
        expect(target).to_be_visible()
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= TARGET - HALF, f"{target}: {box}"
        target.tap()
        self.has_room()

    def tap_card(self, card: Locator) -> None:
        """Tap a card where it is seen: others may lie over it."""
        self.page.touchscreen.tap(*self.over(card))
        self.has_room()

    def has_room(self) -> None:
        """The page is not wider than the screen."""
        wide, room = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= room, f"the page is {wide} pixels wide on a screen of {room}"


class Mouse(Player):
    """Someone with a mouse, who presses what they see."""

    def click(self, target: Locator) -> None:
        """Press something where it can be hit."""
        self.page.mouse.click(*self.over(target))

    def drag(self, target: Locator, onto: Locator) -> None:
        """Draw something onto the middle of something else."""
        box = onto.bounding_box()
        assert box is not None
        self.page.mouse.move(*self.over(target))
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
        self.page.mouse.up()


def comes_to(
    visitor: Visitor, game: str, rng: random.Random, ready: Callable[[dict[str, Any]], bool], **more: Any
) -> str:
    """Sit down against the computer where something is so, when one has to decide; the code of that table."""
    for _ in range(TABLES):
        code = visitor.sets_up(game, "me", "greedy", **more)
        if _brought_to(visitor, code, rng, ready):
            visitor.sits_down(code)
            return code
    raise TimeoutError(f"what was waited for did not come about in {TABLES} games of {game}")


def _brought_to(visitor: Visitor, code: str, rng: random.Random, ready: Callable[[dict[str, Any]], bool]) -> bool:
    """Choose at random over a socket, without a page; false when the game is over before it holds."""
    with visitor.line(code) as line:
        frame = line.frames[code]
        while True:
            line.until(lambda: line.mine(code) or not frame.get("decision"))
            if not frame.get("decision"):
                return False
            if ready(frame):
                return True
            line.act(code, rng.randrange(len(frame["decision"]["options"])))
