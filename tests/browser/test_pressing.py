"""What is lit can be pressed, and dragged: in positions of all games, with a mouse."""

from __future__ import annotations

from typing import Any

import pytest
from browser.positions import Shown, positions
from browser.visits import until
from browser.ways import Mouse
from playwright.sync_api import Locator

pytestmark = pytest.mark.unpainted

GAMES = ("spellfire", "spellslinger", "spellchain")
POSITIONS = 8
"""Positions of each game."""
PARTS = 5
"""Lit parts of each position that are pressed."""

LIT = """() => [...document.querySelectorAll('#hand .lit[data-token], #table-middle .lit[data-token]')]
    .filter((part) => part.checkVisibility()).map((part) => part.dataset.token)"""


def asking(game: str, seed: int) -> list[dict[str, Any]]:
    """Positions where the first seat has a choice that concerns a card."""
    found = [frame for frame in positions(game, seed, 12 * POSITIONS) if frame["decision"].get("options")]
    return [frame for frame in found if any(option.get("card") for option in frame["decision"]["options"])][:POSITIONS]


def playable(frame: dict[str, Any], zone: str) -> set[str]:
    """The cards of one of the first seat's zones that the options are about, or stand for."""
    options = frame["decision"]["options"]
    tokens = [
        token for option in options if option.get("card") for token in (option["card"], *option.get("copies", []))
    ]
    return {token for token in tokens if frame["cards"].get(token, {}).get("zone") == zone}


def has_answered(shown: Shown) -> bool:
    """Whether a press has answered, or has narrowed the choices to those of one card."""
    return bool(shown.answers) or shown.page.get_by_role("button", name="Back Esc").is_visible()


def part_of(shown: Shown, token: str) -> Locator:
    return shown.page.locator(f'#hand [data-token="{token}"], #table-middle .lit[data-token="{token}"]').first


def outcome(shown: Shown) -> tuple[list[dict[str, Any]], bool]:
    """What was answered, and whether the choices were narrowed."""
    until(shown.page, lambda: has_answered(shown), "an answer")
    return [*shown.answers], shown.page.get_by_role("button", name="Back Esc").is_visible()


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_lit_answers_a_press_and_every_playable_card_in_hand_is_lit(game, hall):
    shown, pressed = Shown(ana := hall.visitor(), game), 0
    mouse = Mouse(ana)
    for frame in asking(game, 3):
        shown.show(frame)
        lit = shown.page.evaluate(LIT)
        in_hand = {
            token for token in lit if frame["cards"][token]["zone"] == "hand" and frame["cards"][token]["seat"] == 0
        }
        assert in_hand == {token for token in playable(frame, "hand") if frame["cards"][token]["seat"] == 0}
        for token in sorted(set(lit))[:PARTS]:
            shown.show(frame)
            mouse.click(part_of(shown, token))
            what = f"{token} answers a press: {frame['decision']['prompt']}"
            until(shown.page, lambda: has_answered(shown), what)
            pressed += 1
    assert pressed >= POSITIONS // 2


@pytest.mark.parametrize("game", GAMES)
def test_dragging_a_lit_card_from_the_hand_does_what_a_press_does(game, hall):
    shown, dragged = Shown(ana := hall.visitor(), game), 0
    mouse, table = Mouse(ana), shown.page.locator("#table-middle")
    for frame in asking(game, 5):
        for token in sorted(playable(frame, "hand"))[:PARTS]:
            shown.show(frame)
            mouse.click(part_of(shown, token))
            by_press = outcome(shown)
            shown.show(frame)
            mouse.drag(part_of(shown, token), table)
            assert outcome(shown) == by_press, (frame["decision"]["prompt"], token)
            dragged += 1
    assert dragged >= POSITIONS // 2


def test_a_champion_dragged_onto_a_realm_attacks_it(hall):
    """The realm is what can be chosen; the champion is chosen next."""
    shown = Shown(ana := hall.visitor(), "spellfire")
    mouse, page = Mouse(ana), shown.page
    frames = [
        frame
        for frame in positions("spellfire", 3, 60)
        if any(option["verb"] == "attack" for option in frame["decision"].get("options", []))
        and any(card["zone"] == "pool" and card["seat"] == 0 for card in frame["cards"].values())
    ]
    frame = frames[0]
    options = frame["decision"]["options"]
    realm = next(option["card"] for option in options if option["verb"] == "attack")
    champion = next(token for token, card in frame["cards"].items() if card["zone"] == "pool" and card["seat"] == 0)
    shown.show(frame)
    onto = page.locator(f'#table-middle [data-token="{realm}"]').first
    mouse.drag(page.locator(f'#table-middle [data-token="{champion}"]').first, onto)
    chosen = next(number for number, option in enumerate(options) if option.get("card") == realm)
    until(page, lambda: shown.answers, "an attack")
    assert shown.answers == [{"t": "act", "option": chosen}]
