"""The cards. Each module defines some of one set; importing it records them."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages


def load_all() -> None:
    """Import every card module below this package, in alphabetical order."""
    for module in sorted(walk_packages(__path__, f"{__name__}."), key=lambda found: found.name):
        import_module(module.name)
