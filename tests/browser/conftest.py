"""A real server and a real browser. Without chromium these tests skip, or fail when ``REQUIRE_BROWSER=1``."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.visits import Hall
from playwright.sync_api import Browser, sync_playwright
from server.houses import House

from spellhall.server.built import STATIC

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--mute-audio")


def missing(reason: str) -> None:
    """Skip, unless browsers are required."""
    if os.environ.get("REQUIRE_BROWSER") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


def program() -> str | None:
    """Where the browser is."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser."""
    if program() is None:
        missing(f"no browser: none of {', '.join(NAMES)} is installed")
    if not (STATIC / "index.html").exists():
        missing("no page to look at: `make page` builds it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for the tests of a file; its agents take no time."""
    folder: Path = tmp_path_factory.mktemp("hall")
    with House(f"sqlite:///{folder}/hall.db", folder) as house:
        yield house


@pytest.fixture
def hall(request: pytest.FixtureRequest, chromium: Browser, house: House) -> Iterator[Hall]:
    """Browsers to come in with; what goes wrong in a page fails the test."""
    house.same_lots(request.node.name)
    hall = Hall(chromium, house)
    yield hall
    hall.close()
