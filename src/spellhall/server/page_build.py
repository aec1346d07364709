"""Whether the built page matches its sources in ``web/``: a digest of the sources is stored next to the page.

The package build loads this file by its path, before anything is installed, so it imports nothing of ours.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

STATIC = Path(__file__).parent / "static"
STAMP = "sources.sha256"
SOURCES = ("*.json", "*.ts", "*.js", "*.html", ".npmrc", "src/**/*", "public/**/*", "scripts/**/*")
MADE = ".wuchale"
"""The folder with the page's translations, as they are built into it."""


def sources_of(web: Path) -> list[Path]:
    """The files from which the page is built, in a fixed order, without its tests and build output."""
    found = {path for pattern in SOURCES for path in web.glob(pattern) if path.is_file()}
    return sorted(path for path in found if not path.name.endswith(".test.ts") and MADE not in path.parts)


def digest_of(web: Path) -> str:
    """One number for all sources of the page: their names and contents."""
    digest = hashlib.sha256()
    for path in sources_of(web):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(web).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def digest_built(static: Path = STATIC) -> str:
    """The digest of the sources from which the built page was made; empty when no page is built."""
    stamp = static / STAMP
    return stamp.read_text(encoding="ascii").strip() if stamp.exists() else ""


def sources_beside(package: Path = STATIC.parents[1]) -> Path | None:
    """The folder ``web/`` of the checkout that this package runs from; None for an installed package."""
    web = package.parents[1] / "web"
    return web if package.parent.name == "src" and (web / "package.json").exists() else None
