"""The one place that knows which games there are; a game is imported when it is first asked for.

A game is a folder in ``spellhall.games`` whose module ``game`` calls its class ``GAME``, or a package of its own that
names its class under the entry point ``spellhall.games`` (``docs/new-game.md`` builds one). No package can replace
one of the games that ship with Spellhall.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from spellhall import games
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.loading import no_garbage

if TYPE_CHECKING:
    from spellhall.game_types import MakeGame

GROUP = "spellhall.games"


@cache
def house_games() -> dict[str, str]:
    """The class of each game that ships with Spellhall, as ``module:class``."""
    return {name: f"{games.__name__}.{name}.game:GAME" for _, name, folder in iter_modules(games.__path__) if folder}


@cache
def known_games() -> dict[str, str]:
    """The same for all games, including those of other packages.

    The import that knows about packages takes a fifth of the start-up time, so it happens only when someone needs it.
    """
    packages = import_module("importlib.metadata")
    return {entry.name: entry.value for entry in packages.entry_points(group=GROUP)} | house_games()


def game_names() -> list[str]:
    """The names that :func:`game` takes, in alphabetical order."""
    return sorted(known_games())


def typed(make: Callable[..., Game]) -> MakeGame:
    """The same function, with each game's options as parameters for type checkers."""
    return make


@typed
def game(name: str, options: Mapping[str, object] | None = None, /, **more: object) -> Game:
    """Make the game called ``name`` with the given rule options, as a mapping or one by one.

    Options are fixed before any deck is chosen and can't change afterwards. Every game knows ``preset``; each
    documents the rest. Type checkers know the options of the games that ship with Spellhall; for a name that only the
    running program knows, they want a mapping. No option's name clashes with a parameter of this function or of those
    it calls, so a mapping may come from anyone.

    Raises:
        UsageError: for a name or an option that doesn't exist, naming what would be right; or for another package's
            game that can't be loaded.
    """
    chosen: dict[str, Any] = {str(option): value for option, value in {**(options or {}), **more}.items()}
    with no_garbage():
        return class_of(name)(**chosen)


def class_of(name: str) -> type[Game]:
    """The class of the game called ``name``.

    Raises:
        UsageError: as for :func:`game`.
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
