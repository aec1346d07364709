"""Rooms that need packages which not everybody has: loaded when someone asks for what they do."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from spellhall.kernel.errors import UsageError


def room(name: str, extra: str, what: str) -> ModuleType:
    """The module called ``name``, for which the packages of an extra of ``pyproject.toml`` are needed.

    Raises:
        UsageError: when one of them is missing, with what brings them; ``what`` needs them.
    """
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        if package == "spellhall":
            raise
        raise UsageError(f"{what} needs {package}; `pip install 'spellhall[{extra}]'` brings it") from None
