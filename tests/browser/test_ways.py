"""Whole games in every way that there is: by keys alone, with a finger on a phone, by pressing and drawing cards."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from browser.visits import PHONE, WON
from browser.ways import NUMBERED, Finger, Keyboard, Mouse, Player, comes_to, token_of
from playwright.sync_api import Locator, expect

pytestmark = pytest.mark.slow

GAMES = {"spellchain": "Spell Chain", "spellfire": "Spellfire", "spellslinger": "Spellslinger"}
MOST = 600
"""Decisions after which a game is given up as endless."""
OFTEN = 6
"""How often each way of choosing is gone, as far as it can be, before it is left to the quickest one."""


def plays_on(player: Any, ways: tuple[Callable[[Any, random.Random], bool], ...], rng: random.Random) -> Counter[Any]:
    """Choose in one way after the other, later in the first one, until the game is over; how often each was gone."""
    used: Counter[Any] = Counter()
    for _ in range(MOST):
        if not player.asked():
            return used
        for way in sorted(ways, key=lambda one: (min(used[one], OFTEN), ways.index(one))):
            if way(player, rng):
                used[way] += 1
                break
    raise AssertionError(f"the game has no end in {MOST} decisions: {used}")


def opens_list(player: Player) -> None:
    """Open the list of the choices, where none is in sight without."""
    if not player.shown().count():
        player.page.locator(".prompt .more").click()


def number_of(choice: Locator) -> int:
    """The number of a choice."""
    return int(choice.get_attribute("data-choice") or "")


def narrowed(player: Player) -> bool:
    """Whether only the choices of one card are offered."""
    return player.back.count() > 0


# ---------------------------------------------------------------------- by keyboard


def by_digit(keys: Keyboard, rng: random.Random) -> bool:
    """The number of a choice."""
    number = rng.randint(1, max(1, min(9, keys.shown().count())))
    keys.takes(number, lambda: keys.press(str(number)))
    return True


def by_space(keys: Keyboard, rng: random.Random) -> bool:
    """Space passes, or takes the only choice; on a button it presses that."""
    standard = keys.page.locator('.choice:has(kbd:text-is("Space"))')
    if keys.has("button, a, [role=button]") or not standard.count():
        return False
    keys.has_seen_all()
    keys.takes(number_of(standard), lambda: keys.press("Space"))
    return True


def by_enter(keys: Keyboard, rng: random.Random) -> bool:
    """To the choices, on with Tab, and Enter."""
    opens_list(keys)
    keys.press("c", *["Tab"] * rng.randrange(min(keys.shown().count(), 5)))
    if not keys.has(NUMBERED):
        keys.tabs_to(NUMBERED)
    keys.takes(number_of(keys.focused()), lambda: keys.press("Enter"))
    return True


def by_card(keys: Keyboard, rng: random.Random) -> bool:
    """To the hand, along it with the arrows, and Enter on a card that is lit."""
    if not keys.lit("#hand").count():
        return False
    keys.press("j")
    for _ in range(keys.page.locator("#hand [data-token]").count()):
        if keys.has(".lit"):
            return enter_card(keys)
        keys.press("ArrowRight")
    return False


def by_table(keys: Keyboard, rng: random.Random) -> bool:
    """To the table, and Enter on a card that is lit."""
    keys.press("m")
    return keys.has(".lit:is([data-token], [data-stop])") and enter_card(keys)


def enter_card(keys: Keyboard) -> bool:
    """Choose the card that has the focus, and one of its choices if there are several."""
    before = len(keys.ear.acts)
    token = token_of(keys.focused())
    keys.press("Enter")
    if narrowed(keys):
        keys.press("c", "Enter")
    keys.ear.hears(before, about=token)
    return True


BY_KEYS = (by_digit, by_space, by_enter, by_card, by_table)


def helps_itself(keys: Keyboard) -> None:
    """The list of keys, a hint, and the text board with what can be typed there."""
    keys.press("?")
    dialog = keys.page.get_by_role("dialog", name="Keys")
    expect(dialog).to_contain_text("Undo")
    keys.press("Escape")
    expect(dialog).to_have_count(0)
    keys.press("h")
    hint = keys.page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("status")).not_to_be_empty()
    keys.has_seen_all()
    keys.press("Escape")
    expect(hint).to_have_count(0)


def types_commands(keys: Keyboard) -> None:
    """Some moves through the text board."""
    keys.press("b")
    board = keys.page.get_by_role("region", name="Text board")
    expect(board.get_by_label("Command")).to_be_focused()
    answer = board.get_by_role("status")
    keys.types("t")
    expect(answer).to_contain_text(re.compile(r"^1: "))
    keys.types("s 2")
    expect(answer).to_contain_text(re.compile(r"^(draw pile|deck): \d+", re.MULTILINE))
    keys.types("l 3")
    expect(answer).not_to_be_empty()
    keys.types("hint")
    expect(answer).to_contain_text(re.compile(r"^[A-Z].*\.\n\d+: "))
    keys.types("what")
    expect(answer).to_contain_text("“what” isn’t a command. Type help for the list.")
    for _ in range(3):
        if not keys.asked():
            return
        keys.takes(1, lambda: keys.types("1"))
    keys.asked()
    keys.press("Escape")
    expect(board).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(game, hall):
    keys = Keyboard(hall.visitor())
    keys.page.goto("/")
    expect(keys.page.locator(f"#{game}-title")).to_be_visible()
    keys.tabs_to(f'[aria-labelledby="{game}-title"] button.primary')
    keys.press("Enter")
    keys.visitor.is_at_a_table()
    assert keys.asked()
    helps_itself(keys)
    types_commands(keys)
    used = plays_on(keys, BY_KEYS, random.Random(1))
    expect(keys.visitor.end).to_contain_text(WON)
    assert used[by_digit] and used[by_enter] and used[by_card]
    keys.press("c")
    keys.tabs_to('.end a[href^="/replay/"]')
    keys.page.keyboard.press("Enter")
    expect(keys.page.get_by_role("heading", level=1)).to_be_focused()
    expect(keys.page.locator('input[type="range"]')).to_be_visible()
    keys.tabs_to('input[type="range"]')
    keys.press("End")


@pytest.mark.parametrize("game", ["spellfire", "spellslinger"])
def test_what_nobody_has_answered_is_taken_back_by_a_key(game, hall):
    keys = Keyboard(hall.visitor())
    keys.visitor.prefers(passing="full")
    comes_to(keys.visitor, game, random.Random(2), lambda frame: frame.get("undo") == "free")
    assert keys.asked()
    taken = keys.ear.frame["actions"]
    keys.press("c", "u")
    keys.ear.until(lambda: keys.ear.frame["actions"] == taken - 1, "taking back")
    assert keys.asked()


# ---------------------------------------------------------------------- with a finger


def by_sheet(finger: Finger, rng: random.Random) -> bool:
    """A choice of the sheet at the bottom, which opens when there are several."""
    sheet = finger.page.locator(".answers [aria-expanded]")
    if sheet.count() and sheet.get_attribute("aria-expanded") == "false":
        finger.tap(sheet)
    number = number_of(finger.shown().nth(rng.randrange(finger.shown().count())))
    choice = finger.page.locator(f'[data-choice="{number}"]')
    finger.takes(number, lambda: finger.tap(choice))
    return True


def by_drawer(finger: Finger, rng: random.Random) -> bool:
    """A card of the hand, opened for that."""
    drawer = finger.page.get_by_role("button", name=re.compile("^Hand"))
    if not drawer.count():
        return False
    finger.tap(drawer)
    expect(drawer).to_have_attribute("aria-expanded", "true")
    lit = finger.lit("#hand")
    played = bool(lit.count()) and tap_card(finger, lit.nth(rng.randrange(lit.count())))
    if played and not finger.goes_on():
        return True  # the end lies over the drawer
    if drawer.count():
        finger.tap(drawer)
        expect(drawer).to_have_attribute("aria-expanded", "false")
    return played


def by_tap(finger: Finger, rng: random.Random) -> bool:
    """A card on the table."""
    lit = finger.lit("#table-middle")
    return bool(lit.count()) and tap_card(finger, lit.nth(rng.randrange(lit.count())))


def tap_card(finger: Finger, card: Locator) -> bool:
    """Choose a card, and one of its choices if there are several."""
    before = len(finger.ear.acts)
    token = token_of(card)
    finger.tap_card(finger.page.locator(f'.lit:is([data-token="{token}"], [data-stop="{token}"])').first)
    if narrowed(finger):
        return by_sheet(finger, random.Random(0))
    finger.ear.hears(before, about=token)
    return True


BY_TOUCH = (by_sheet, by_drawer, by_tap)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_a_finger_on_a_phone(game, hall):
    finger = Finger(hall.visitor(**PHONE))
    finger.page.goto("/")
    finger.tap(finger.page.get_by_role("button", name=re.compile(rf"Play now.*{GAMES[game]}")))
    finger.visitor.is_at_a_table()
    used = plays_on(finger, BY_TOUCH, random.Random(3))
    expect(finger.visitor.end).to_contain_text(WON)
    assert used[by_sheet] and used[by_drawer]
    finger.tap(finger.visitor.end.get_by_role("link", name="Watch the replay"))
    expect(finger.page.get_by_role("group", name="Steps")).to_be_visible()


# ---------------------------------------------------------------------- with the mouse, on the cards themselves


def by_click(mouse: Mouse, rng: random.Random) -> bool:
    """A card that is lit, wherever it lies."""
    lit = mouse.lit()
    if not lit.count():
        return False
    card = lit.nth(rng.randrange(lit.count()))
    before = len(mouse.ear.acts)
    token = token_of(card)
    mouse.click(card)
    if narrowed(mouse):
        return by_button(mouse, rng)
    mouse.ear.hears(before, about=token)
    return True


def by_drag(mouse: Mouse, rng: random.Random) -> bool:
    """A card of the hand, drawn onto the table."""
    lit = mouse.lit("#hand")
    if not lit.count():
        return False
    card = lit.nth(rng.randrange(lit.count()))
    before = len(mouse.ear.acts)
    token = token_of(card)
    mouse.drag(card, mouse.page.locator("#table-middle"))
    if narrowed(mouse):
        return by_button(mouse, rng)
    mouse.ear.hears(before, about=token)
    return True


def by_button(mouse: Mouse, rng: random.Random) -> bool:
    """A choice of the list, or an answer."""
    opens_list(mouse)
    number = number_of(mouse.shown().nth(rng.randrange(mouse.shown().count())))
    choice = mouse.page.locator(f'[data-choice="{number}"]')
    mouse.takes(number, choice.click)
    return True


BY_MOUSE = (by_click, by_drag, by_button)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_pressing_and_drawing_cards(game, hall):
    mouse = Mouse(hall.visitor())
    mouse.visitor.plays_now(GAMES[game])
    used = plays_on(mouse, BY_MOUSE, random.Random(4))
    expect(mouse.visitor.end).to_contain_text(WON)
    assert used[by_click] and used[by_drag]
