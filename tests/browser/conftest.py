"""A real server and a real browser. Without chromium these tests skip, or fail when ``REQUIRE_BROWSER=1``.

All tests of a process share one server. A test that kills it, or that looks at everything that is in a hall, asks for
``own_hall`` instead; a file that needs other settings has a ``house`` of its own. A file whose tests never ask how a
page looks is marked ``unpainted``.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import failures
from browser.failures import pytest_runtest_makereport as pytest_runtest_makereport
from browser.visits import Hall
from playwright.sync_api import Browser, sync_playwright
from server.houses import House

from spellhall.server.page_build import STATIC

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The program: best the one without windows, which costs less."""
UNUSED = (
    # The browser draws its own tools with pages of its own, which cost as much as ours and which nobody sees.
    *("InitialWebUI", "PreloadTopChromeWebUI", "WebUIReloadButton", "WebUIToolbar"),
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # Playwright turns these off, in a list that ours takes the place of.
    *("AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose"),
    *("HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying"),
    *("OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"),
)
"""Features of the browser that are turned off."""
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--mute-audio"),
    f"--disable-features={','.join(UNUSED)}",
)


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


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that tests share; its agents take no time."""
    folder: Path = tmp_path_factory.mktemp("hall")
    with House(f"sqlite:///{folder}/hall.db", folder) as house:
        yield house


@pytest.fixture
def hall(request: pytest.FixtureRequest, chromium: Browser, house: House) -> Iterator[Hall]:
    """Browsers to come in with; what goes wrong in a page fails the test."""
    yield from visited(request, chromium, house)


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """An empty hall, whose server may be killed."""
    with House(f"sqlite:///{tmp_path}/hall.db", tmp_path) as house:
        yield house


@pytest.fixture
def own_hall(request: pytest.FixtureRequest, chromium: Browser, own_house: House) -> Iterator[Hall]:
    """Browsers to come into an empty hall with."""
    yield from visited(request, chromium, own_house)


def visited(request: pytest.FixtureRequest, chromium: Browser, house: House) -> Iterator[Hall]:
    """A hall for one test, in which chance is the same each time."""
    house.same_lots(request.node.name)
    hall = Hall(chromium, house, painted=request.node.get_closest_marker("unpainted") is None)
    yield hall
    if hall.faults:
        failures.keep(hall, failures.folder_of(request.node))
    hall.close()
