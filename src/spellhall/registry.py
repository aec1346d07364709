"""The one place that knows which games the hall offers; a game is imported when it is first asked for.

A game is a folder in ``spellhall.games`` whose module ``game`` calls its class ``GAME``, or a package of its own that
names its class under the entry point ``spellhall.games`` (``docs/new-game.md`` builds one). The hall's own games are
those that they are: no package takes the place of one.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from spellhall import games
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game

GROUP = "spellhall.games"


@cache
def house_games() -> dict[str, str]:
    """Where the class of each game of the house stands, as ``module:class``."""
    return {name: f"{games.__name__}.{name}.game:GAME" for _, name, folder in iter_modules(games.__path__) if folder}


@cache
def known_games() -> dict[str, str]:
    """The same for all games: those of other packages, too.

    What knows of packages takes a fifth of the time of a start, so it is imported when someone asks for such a game.
    """
    packages = import_module("importlib.metadata")
    return {entry.name: entry.value for entry in packages.entry_points(group=GROUP)} | house_games()


def game_names() -> list[str]:
    """The names that :func:`game` takes, in alphabetical order."""
    return sorted(known_games())


def game(name: str, options: Mapping[str, object] | None = None, /, **more: object) -> Game:
    """Make the game called ``name`` with the given rule options, as a mapping or one by one.

    Options are fixed before any deck is chosen and cannot change afterwards. Every game knows ``preset``; each
    documents the rest. No name of an option means anything to this function or to what it calls, so a mapping may come
    from anybody.

    Raises:
        UsageError: for a name or an option that does not exist, naming what would be right; or for a game of another
            package that cannot be loaded.
    """
    chosen: dict[str, Any] = {str(option): value for option, value in {**(options or {}), **more}.items()}
    with no_garbage():
        return class_of(name)(**chosen)


@contextmanager
def no_garbage() -> Iterator[None]:
    """Look for no cyclic garbage while a game is made: its cards stay for good, so there is none among them, and
    Python would go through all of them again and again for a fifth of the time of a start.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def class_of(name: str) -> type[Game]:
    """The class of the game called ``name``.

    Raises:
        UsageError: as :func:`game` does.
    """
    place = house_games().get(name) or known_games().get(name)
    if place is None:
        raise UsageError(f"there's no game called {name!r}; the hall has {', '.join(game_names())}")
    module, _, attribute = place.partition(":")
    try:
        found: type[Game] = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise UsageError(f"the game {name} cannot be loaded from {place}: {error}") from error
    return found
