"""What a failing browser test leaves behind, to look at: ``build/failures/<file>-<test>/``.

There is a picture of each open page (``page-1.png`` ...), ``pages.txt`` with their addresses, ``console.txt``, and
``server.log``, as far as the server wrote it during the test. A test that passes takes away what it once left.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Generator
from pathlib import Path

import pytest
from browser.visits import PAINTED, Hall
from playwright.sync_api import Error, Page

KEPT = Path("build/failures")
"""The folder, seen from that of the project."""
PICTURE_WITHIN = 20_000
"""Milliseconds within which a page has to be pictured: one that hangs may not hold up the others."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Look at the pages before the fixtures close them."""
    report = yield
    if report.when == "setup":
        shutil.rmtree(folder_of(item), ignore_errors=True)
    if report.failed:
        for given in (getattr(item, "funcargs", None) or {}).values():
            if isinstance(given, Hall):
                keep(given, folder_of(item))
                report.sections.append(("pictures, console and log of the server", str(folder_of(item))))
    return report


def folder_of(item: pytest.Item) -> Path:
    """Where a test leaves what it has seen."""
    return item.config.rootpath / KEPT / re.sub(r"[^\w.-]+", "-", f"{item.path.stem}-{item.name}").strip("-")


def keep(hall: Hall, folder: Path) -> None:
    """Write all that is known of a hall; pages that are closed by now were pictured before, or are lost."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = [page for context in hall.contexts for page in context.pages]
    if pages:
        lines = [picture(page, folder / f"page-{number}.png") for number, page in enumerate(pages, 1)]
        (folder / "pages.txt").write_text("\n".join([*lines, ""]), encoding="utf-8")
    (folder / "console.txt").write_text("\n".join([*hall.console, ""]), encoding="utf-8")
    (folder / "server.log").write_bytes(hall.logged())


def picture(page: Page, file: Path) -> str:
    """Take a picture of a page; a line with its address, and with the reason if there is no picture."""
    try:
        page.evaluate(PAINTED)
        page.screenshot(path=file, timeout=PICTURE_WITHIN)
    except Error as error:
        return f"{file.name}: {page.url} (no picture: {error.message.splitlines()[0]})"
    return f"{file.name}: {page.url}"
