"""The one place that knows which games the hall offers; a game is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game

_GAMES = {
    "spellchain": "spellhall.games.spellchain.game:SpellChain",
    "spellfire": "spellhall.games.spellfire.game:Spellfire",
    "spellslinger": "spellhall.games.spellslinger.game:Spellslinger",
}


def game_names() -> list[str]:
    """The names that :func:`game` takes, in alphabetical order."""
    return sorted(_GAMES)


def game(name: str, options: Mapping[str, object] | None = None, /, **more: object) -> Game:
    """Make the game called ``name`` with the given rule options, as a mapping or one by one.

    Options are fixed before any deck is chosen and cannot change afterwards. Every game knows ``preset``; each
    documents the rest. No name of an option means anything to this function or to what it calls, so a mapping may come
    from anybody.

    Raises:
        UsageError: for a name or an option that does not exist, naming what would be right.
    """
    if name not in _GAMES:
        raise UsageError(f"there is no game called {name!r}; the hall offers {', '.join(game_names())}")
    chosen = {str(option): value for option, value in {**(options or {}), **more}.items()}
    module, cls = _GAMES[name].split(":")
    made: Game = getattr(import_module(module), cls)(**chosen)
    return made
