"""A hall of its own and a browser to visit it with."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

GAMES = {"spellfire": "Spellfire", "spellslinger": "Spellslinger", "spellchain": "Spell Chain"}
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
WALKER = (Path(__file__).parent / "walker.js").read_text(encoding="utf-8")
NO_COACH = json.dumps({game: ["*"] for game in GAMES})


@contextmanager
def hall() -> Iterator[str]:
    """The address of a server that serves the page of the ``spellhall`` on this program's path."""
    with TemporaryDirectory() as folder:
        own = {"SPELLHALL_PORT": "0", "SPELLHALL_DATABASE": f"sqlite:///{folder}/hall.db"}
        command = [sys.executable, "-c", "from spellhall.cli.main import main; main()", "serve"]
        server = subprocess.Popen(command, cwd=folder, env=os.environ | own, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = next((match for line in server.stdout if (match := re.search(r"http://\S+", line))), None)
            if found is None:
                raise SystemExit("the server didn't start")
            yield found.group()
        finally:
            server.terminate()
            server.wait()


@contextmanager
def chromium() -> Iterator[Browser]:
    """A Chromium from the system, or else Playwright's own."""
    program = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        try:
            yield browser
        finally:
            browser.close()


def newcomer(browser: Browser, address: str, pace: str = "normal", screen: dict[str, int] = DESK) -> BrowserContext:
    """Someone with an empty cache who plays at a pace and without a coach."""
    context = browser.new_context(base_url=address, viewport=screen, service_workers="block")  # type: ignore[arg-type]
    settings = json.dumps({"version": 1, "pace": pace, "speed": pace})
    context.add_init_script(
        f"localStorage.setItem('spellhall.coaching', {json.dumps(NO_COACH)});"
        f"localStorage.setItem('spellhall.settings', {json.dumps(settings)});"
    )
    return context


def sits_down(page: Page, game: str, pace: str) -> None:
    """Set up a table against the computer, and open it."""
    asks(page, "/api/me", {"name": "Ana"})
    seats = [{"kind": "me"}, {"kind": "agent", "agent": "greedy"}]
    made = asks(page, "/api/tables", {"game": game, "seats": seats, "pace": pace})
    page.goto(f"/table/{made['code']}")


def asks(page: Page, path: str, body: dict[str, Any]) -> Any:
    """The answer to a request with the cookies of a page."""
    answer = page.context.request.post(path, data=body)
    if not answer.ok:
        raise SystemExit(f"{path}: {answer.status} {answer.text()}")
    return answer.json()
