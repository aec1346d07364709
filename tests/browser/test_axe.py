"""Everybody can use every page and every state of a table: axe finds nothing, and nothing lies beside the page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from browser.tours import Cast, State, Tour
from browser.visits import DESK, PHONE, comes_to_rest
from browser.walks import WALKS
from playwright.sync_api import Page, ViewportSize
from server.houses import House

pytestmark = pytest.mark.slow

Light = Literal["light", "dark"]
LOOKS = {"desk": DESK, "phone": PHONE}
NARROW: dict[str, ViewportSize] = {
    "desk": {"width": 680, "height": 430},  # 1360 by 860 at 200%
    "phone": {"width": 320, "height": 640},
}
EVERYTHING = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
"""All rules that are on by themselves, and the one of WCAG 2.2 AA that is not."""
COLOURS = {"resultTypes": ["violations"], "runOnly": ["color-contrast", "link-in-text-block"]}
"""The rules that light and dark may break in different ways."""
LIGHTS: dict[str, dict[Light, dict[str, Any]]] = {
    "desk": {"light": EVERYTHING, "dark": COLOURS},
    "phone": {"dark": EVERYTHING},  # what is seen on a phone alone has the colours of everything else
}

BESIDE = """() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide, the window ${clientWidth}`] : [];
    const scrolls = (node) =>
        node && (/auto|scroll/.test(getComputedStyle(node).overflowX) || scrolls(node.parentElement));
    for (const node of document.querySelectorAll('a, button, input, select, textarea, summary, h1, h2, h3, p')) {
        const { left, right, width, height } = node.getBoundingClientRect();
        const seen = node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (width < 2 || height < 2 || !seen) continue;
        if ((right > clientWidth + 1 || left < -1) && !scrolls(node.parentElement)) {
            found.push(`${node.outerHTML.slice(0, 160)} reaches from ${Math.round(left)} to ${Math.round(right)}`);
        }
    }
    return found.slice(0, 4);
}"""
"""What reaches out of the window to the side, and lies in nothing that scrolls."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of its own: its lists hold what the walks put there."""
    folder = tmp_path_factory.mktemp("hall")
    with House(f"sqlite:///{folder}/hall.db", folder) as house:
        yield house


@pytest.fixture(scope="module")
def cast(house) -> Cast:
    """People and tables to look at."""
    return Cast(house)


def assert_painted(page: Page) -> None:
    """Who asks what can be seen gets no answer from a page that is not painted (see ``visits.UNPAINTED``)."""
    assert page.evaluate("getComputedStyle(document.body).opacity") == "1"


def axe(state: State, options: dict[str, Any]) -> list[str]:
    """What axe finds in a page, or in the part that has just opened; a line for each element."""
    assert_painted(state.page)
    if state.page.evaluate("typeof window.axe") == "undefined":
        state.page.evaluate(AXE_SCRIPT)
    answer = state.page.evaluate(
        f"axe.run({json.dumps(state.part) if state.part else 'document'}, {json.dumps(options)})"
    )
    return [
        f"{fault['id']}: {node['target'][-1]} {node['html'][:160]!r} "
        + "; ".join(check["message"] for check in [*node["any"], *node["all"], *node["none"]])
        for fault in answer["violations"]
        for node in fault["nodes"]
    ]


def beside(page: Page, size: ViewportSize) -> list[str]:
    """What lies beside a page in a window of some size."""
    assert_painted(page)
    usual = page.viewport_size
    assert usual is not None
    page.set_viewport_size(size)
    drawn(page)
    found: list[str] = page.evaluate(BESIDE)
    if found:  # a table measures the room that it has, and is laid out anew
        comes_to_rest(page)
        found = page.evaluate(BESIDE)
    page.set_viewport_size(usual)
    drawn(page)
    return found


def drawn(page: Page) -> None:
    """Wait until what was changed is drawn."""
    page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("walk", WALKS)
def test_every_page_and_every_state_is_for_everybody(walk, look, hall, cast):
    found = []
    for state in WALKS[walk](Tour(hall, cast, LOOKS[look])):
        for light, options in LIGHTS[look].items():
            state.page.emulate_media(color_scheme=light)
            drawn(state.page)
            found += [f"{state.name}, {light}: {fault}" for fault in axe(state, options)]
        found += [f"{state.name}: beside: {fault}" for fault in beside(state.page, NARROW[look])]
    assert not found, "\n".join(["", *found])
