"""The 196 cards of Spellslinger's core set, by colour: names and effects are our own."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules


def load_all() -> None:
    """Import every card module of this package, in alphabetical order."""
    for module in sorted(iter_modules(__path__, f"{__name__}."), key=lambda found: found.name):
        import_module(module.name)
