"""Looking at a table: the large card, why a card cannot be used, what numbers are made of, settings, no colours."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from browser.visits import PHONE, until
from browser.ways import Finger, Keyboard, Mouse, Player, comes_to, token_of
from playwright.sync_api import Locator, WebSocketRoute, expect

pytestmark = pytest.mark.slow

GAMES = ("spellchain", "spellfire", "spellslinger")
RULE = re.compile(r"\((SC|SF|SS)-[A-Z0-9]+-\d+\)")
LABELS = "all => all.map((one) => one.ariaLabel)"
LONG_WORD = re.compile(r"[A-Za-z]{5,}")


def own_hand(frame: dict[str, Any]) -> list[str]:
    """The cards of one's own hand."""
    seat, cards = frame["decision"]["seat"], frame.get("cards", {})
    return [token for token, card in cards.items() if card["zone"] == "hand" and card["seat"] == seat]


def choosable(frame: dict[str, Any]) -> set[str | None]:
    """The cards that can be chosen: of equal ones each."""
    return {card for option in frame["decision"]["options"] for card in (option.get("card"), *option.get("copies", []))}


def may_play(frame: dict[str, Any]) -> bool:
    """A card of the hand can be chosen, and it makes a difference which one."""
    return len(frame["decision"]["options"]) > 1 and not choosable(frame).isdisjoint(own_hand(frame))


def may_not_play(frame: dict[str, Any]) -> bool:
    """A card of the hand cannot be chosen."""
    return not choosable(frame).issuperset(own_hand(frame))


def sits(player: Player, game: str, ready: Any, **settings: str) -> None:
    """Be at a table where something is so; the page passes nothing by itself."""
    player.visitor.prefers(passing="full", **settings)
    comes_to(player.visitor, game, random.Random(8), ready)
    assert player.asked()


def zoom_of(player: Player) -> Locator:
    """The large card."""
    return player.page.locator("#card-zoom")


def shows_whole(player: Player, game: str, token: str) -> None:
    """The large card is there, with its name and all of its text."""
    key = player.ear.keys[token]
    (card,) = (card for card in player.visitor.asks("GET", f"/api/games/{game}/cards")["cards"] if card["key"] == key)
    expect(zoom_of(player)).to_be_visible()
    expect(zoom_of(player)).to_contain_text(card["name"])
    told = zoom_of(player).inner_text()
    assert not [word for word in LONG_WORD.findall(card["text"]) if word.lower() not in told.lower()]


# ---------------------------------------------------------------------- the large card, which never acts


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_is_pointed_at_is_shown_large(game, hall):
    mouse = Mouse(hall.visitor())
    sits(mouse, game, may_play)
    card = mouse.lit("#hand").first
    mouse.page.mouse.move(*mouse.over(card))
    shows_whole(mouse, game, token_of(card))
    mouse.page.mouse.move(5, 5)
    expect(zoom_of(mouse)).to_have_count(0)
    assert not mouse.ear.acts


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_has_the_focus_is_shown_large(game, hall):
    keys = Keyboard(hall.visitor())
    sits(keys, game, may_play)
    keys.press("j")
    for key in ("ArrowRight", "End", "Home"):
        keys.press(key)
        shows_whole(keys, game, token_of(keys.focused()))
    keys.page.keyboard.press("i")
    expect(zoom_of(keys)).to_be_focused()
    keys.press("Escape")
    expect(zoom_of(keys)).to_have_count(0)
    assert keys.has("#hand [data-token]")
    assert not keys.ear.acts


@pytest.mark.parametrize("game", GAMES)
def test_a_card_under_a_finger_that_stays_is_shown_large_and_not_played(game, hall):
    finger = Finger(hall.visitor(**PHONE))
    sits(finger, game, may_play)
    finger.tap(finger.page.get_by_role("button", name=re.compile("^Hand")))
    card = finger.lit("#hand").first
    token = token_of(card)
    question = finger.page.locator(".question p").inner_text()
    touch = finger.page.context.new_cdp_session(finger.page)
    place = finger.page.locator(f'#hand [data-token="{token}"]').evaluate(
        "card => card.getBoundingClientRect().toJSON()"
    )
    point = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 3}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    shows_whole(finger, game, token)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    shown = zoom_of(finger).bounding_box()
    assert shown is not None
    aside = 30 if place["x"] > 60 else 360  # not on the card itself, which a tap would play
    finger.page.touchscreen.tap(aside, shown["y"] / 2 if shown["y"] > 30 else shown["y"] + shown["height"] + 15)
    expect(zoom_of(finger)).to_have_count(0)
    assert not finger.ear.acts
    assert finger.page.locator(".question p").inner_text() == question


# ---------------------------------------------------------------------- why, and of what


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_cannot_be_played_says_why_with_the_rule(game, hall):
    keys = Keyboard(hall.visitor())
    sits(keys, game, may_not_play)
    keys.press("j")
    while not keys.has(".faded"):
        keys.press("ArrowRight")
    expect(zoom_of(keys).locator(".why")).to_contain_text(RULE)
    why = zoom_of(keys).locator(".why").inner_text()
    heard = keys.page.locator("#hand [aria-live]")
    expect(heard).to_have_text(why)
    keys.press("Enter")
    expect(heard).to_be_visible()
    expect(heard).to_have_text(why)
    assert not keys.ear.acts


def test_the_level_of_a_champion_opens_into_its_parts(hall):
    mouse = Mouse(hall.visitor())
    printed = {
        card["key"]: card["facts"]["base"] for card in mouse.visitor.asks("GET", "/api/games/spellfire/cards")["cards"]
    }
    found: list[str] = []

    def strengthened(frame: dict[str, Any]) -> bool:
        found[:] = [
            token
            for token, card in frame.get("cards", {}).items()
            if card["zone"] == "pool" and card.get("numbers") and card["facts"].get("now") != printed[card["key"]]
        ]
        return bool(found)

    sits(mouse, "spellfire", strengthened)
    mouse.page.mouse.move(*mouse.over(mouse.page.locator(f'[data-token="{found[0]}"]').first))
    parts = zoom_of(mouse).locator(".parts")
    expect(parts.get_by_role("listitem").nth(1)).to_be_visible()
    total = int(parts.locator("p").inner_text().removeprefix("Level "))
    amounts = [int(amount) for amount in parts.locator("b").all_inner_texts()]
    sources = [text.strip() for text in parts.get_by_role("listitem").all_inner_texts()]
    assert sum(amounts) == total
    assert "printed" in sources[0]
    assert all(re.search("[A-Za-z]{3}", source) for source in sources)


# ---------------------------------------------------------------------- a card with several choices


def doubled(route: WebSocketRoute, acts: list[dict[str, Any]]) -> None:
    """A hall in which the second choice of every decision is about the same card as the first one."""
    hall = route.connect_to_server()

    def told(text: str | bytes) -> None:
        message = json.loads(text)
        frame = message.get("frame") or message.get("parts") or {}
        options = (frame.get("decision") or {}).get("options") or []
        if len(options) > 1 and "card" in options[0]:
            options[1]["card"] = options[0]["card"]
        route.send(json.dumps(message))

    def said(text: str | bytes) -> None:
        message = json.loads(text)
        if message["t"] == "act":
            acts.append(message)
        hall.send(text)

    hall.on_message(told)
    route.on_message(said)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_with_several_choices_offers_them_and_esc_goes_back(game, hall):
    acts: list[dict[str, Any]] = []
    mouse = Mouse(hall.visitor())
    mouse.page.route_web_socket(re.compile("/api/socket"), lambda route: doubled(route, acts))
    first: list[str] = []

    def begins_with_a_card(frame: dict[str, Any]) -> bool:
        first[:] = [frame["decision"]["options"][0].get("card", "")]
        return may_play(frame) and first[0] in own_hand(frame)

    sits(mouse, game, begins_with_a_card)
    all_choices = mouse.shown().count()
    card = mouse.page.locator(f'#hand [data-token="{first[0]}"]')
    question = mouse.page.locator(".question p")
    for back in (lambda: mouse.page.keyboard.press("Escape"), mouse.back.click):
        mouse.click(card)
        expect(question).to_contain_text("what would you like to do?")
        expect(mouse.shown()).to_have_count(2)
        back()
        expect(mouse.back).to_have_count(0)
        expect(mouse.shown()).to_have_count(all_choices)
    assert not acts
    mouse.click(card)
    mouse.page.locator('[data-choice="2"]').click()
    mouse.ear.until(lambda: [act["option"] for act in acts] == [1], "taking the second choice of the card")


# ---------------------------------------------------------------------- settings


def opens_settings(player: Player) -> Locator:
    """The dialog of the settings."""
    player.page.get_by_role("button", name="More").first.click()
    player.page.get_by_role("button", name="Settings").click()
    dialog = player.page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    return dialog


def names_in_hand(player: Player) -> list[str]:
    """What the cards of the hand are called, as they lie."""
    return [str(label) for label in player.page.locator("#hand [data-token]").evaluate_all(LABELS)]


def lie_by_name(names: list[str]) -> bool:
    """Whether all names are known by now, and come in order."""
    return names == sorted(names) and not any(name.startswith("a hidden card") for name in names)


@pytest.mark.parametrize("game", GAMES)
def test_settings_are_remembered(game, hall):
    mouse = Mouse(hall.visitor())
    comes_to(mouse.visitor, game, random.Random(9), lambda frame: True)
    dialog = opens_settings(mouse)
    for label in ("Dark", "Large", "Never pass for me", "Off", "By name"):
        dialog.get_by_label(label, exact=True).check()
    dialog.get_by_label("Patterns").check()
    dialog.get_by_role("button", name="Close").click()
    page = mouse.page.locator("html")
    for _ in range(2):
        expect(page).to_have_attribute("data-theme", "dark")
        expect(page).to_have_attribute("data-text", "large")
        expect(page).to_have_attribute("data-patterns", "on")
        expect(page).to_have_attribute("data-speed", "none")
        until(mouse.page, lambda: lie_by_name(names_in_hand(mouse)), "a sorted hand", lambda: names_in_hand(mouse))
        mouse.page.reload()
        assert mouse.asked()
    dialog = opens_settings(mouse)
    for label in ("Dark", "Large", "Never pass for me", "Off", "By name"):
        expect(dialog.get_by_label(label, exact=True)).to_be_checked()
    dialog.get_by_role("button", name="Reset to defaults").click()
    expect(page).not_to_have_attribute("data-patterns", "on")
    expect(page).to_have_attribute("data-text", "normal")


def test_who_wants_no_motion_gets_none(hall):
    mouse = Mouse(hall.visitor())
    mouse.page.emulate_media(reduced_motion="no-preference")
    sits(mouse, "spellslinger", may_play, speed="normal")
    card = mouse.page.locator("#hand li").first
    seconds = "card => parseFloat(getComputedStyle(card).transitionDuration)"
    assert card.evaluate(seconds) > 0.05
    mouse.page.emulate_media(reduced_motion="reduce")
    assert card.evaluate(seconds) < 0.001
    mouse.page.emulate_media(reduced_motion="no-preference")
    opens_settings(mouse).get_by_label("Off").check()
    assert card.evaluate(seconds) < 0.001


# ---------------------------------------------------------------------- without colours


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_by_colour_alone(game, hall):
    mouse = Mouse(hall.visitor())
    mouse.visitor.prefers(passing="full", patterns=True)
    comes_to(mouse.visitor, game, random.Random(10), lambda frame: may_play(frame) and frame.get("actions", 0) > 8)
    assert mouse.asked()
    seats = mouse.page.get_by_role("navigation", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(2)
    signs = [seat.locator("svg path").first.get_attribute("d") for seat in seats.all()]
    assert len(set(signs)) == 2, "every seat has a shape of its own"
    expect(seats.nth(0)).to_contain_text(re.compile("you, (active player, )?deciding"))
    expect(mouse.page.get_by_role("region", name="Prompt").locator("svg path").first).to_have_attribute("d", signs[0])
    for name, sign in zip(("You", "Rook"), signs, strict=True):
        part = mouse.page.locator("#table-middle").get_by_text(name, exact=True).first
        beside = part.evaluate("part => part.parentElement.querySelector('svg path')?.getAttribute('d')")
        assert beside == sign, f"the sign of {name} stands beside the name on the table, too"
    slants = seats.evaluate_all("all => all.map((one) => getComputedStyle(one, '::before').backgroundImage)")
    assert len({re.sub(r"rgb\([^)]*\)", "", slant) for slant in slants}) == 2, "and a pattern of its own"
    for card in mouse.lit().all():
        frame = card.evaluate("card => getComputedStyle(card, '::after').borderStyle")
        assert "can " in (card.get_attribute("aria-label") or card.inner_text())
        assert frame not in ("none", ""), "what can be chosen has a frame"
    for card in mouse.page.locator("#hand .faded").all():
        assert "can be chosen" not in (card.get_attribute("aria-label") or "")
    expect(mouse.page.get_by_role("region", name="Phases").locator("[aria-current=step]")).not_to_be_empty()
