"""Modules that need optional packages: loaded when someone uses them."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from spellhall.kernel.errors import UsageError


def room(name: str, extra: str, what: str) -> ModuleType:
    """The module ``name``, which needs the packages of an extra from ``pyproject.toml``.

    Raises:
        UsageError: when one of them is missing, with the extra that brings them; ``what`` names what needs them.
    """
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        if package == "spellhall":
            raise
        raise UsageError(f"{what} needs {package}; `pip install 'spellhall[{extra}]'` brings it") from None
