"""The metadata hook of hatchling: the README and the addresses of a package, as a package index shows them.

The README's links lead to other files of the clone. A package index has none of them, so a package built with
``SPELLHALL_SOURCE=https://HOST/OWNER/NAME`` has links to that repository instead, at the tag of its version, and
project URLs. Without that variable there are no URLs, and the README is as it is.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

SOURCE = "SPELLHALL_SOURCE"
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!\w+:|#)([^)\s]+)\)")
"""A link, or a picture, whose target is a file of the clone."""
VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)


def absolute(text: str, repository: str, tag: str) -> str:
    """Markdown whose links lead to the files of a repository."""

    def link(found: re.Match[str]) -> str:
        kind = "raw" if found[1] else "blob"
        return f"{found[1]}[{found[2]}]({repository}/{kind}/{tag}/{found[3]})"

    return LINK.sub(link, text)


def urls(repository: str, tag: str) -> dict[str, str]:
    """The addresses that a package index shows beside a package."""
    return {
        "Source": repository,
        "Documentation": f"{repository}/blob/{tag}/docs/index.md",
        "Changelog": f"{repository}/blob/{tag}/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }


class MetadataHook(MetadataHookInterface):
    """Fills in the fields that ``pyproject.toml`` calls dynamic, except for the version."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set README and URLs."""
        root = Path(self.root)
        text = (root / "README.md").read_text(encoding="utf-8")
        version = VERSION.search((root / "src/spellhall/__init__.py").read_text(encoding="utf-8"))
        assert version is not None
        repository, tag = os.environ.get(SOURCE, "").rstrip("/"), f"v{version[1]}"
        if repository:
            text = absolute(text, repository, tag)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = urls(repository, tag) if repository else {}


def get_metadata_hook() -> type[MetadataHook]:
    """Tells hatchling which hook in this file to use."""
    return MetadataHook
