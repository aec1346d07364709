"""What the hall says about each game to people who choose one: sentences, plans of decks, rules of cards."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from spellhall.kernel.errors import UsageError
from spellhall.registry import game_names
from spellhall.server.library.about.shape import PLAINLY, About

__all__ = ["About", "about"]


def about(game: str) -> About:
    """What there is to say about a game: what a module of its name here says, or else that it is new.

    Raises:
        UsageError: for a game that does not exist.
    """
    if game not in game_names():
        raise UsageError(f"there is no game called {game!r}; the hall offers {', '.join(game_names())}")
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return PLAINLY
    told: About = import_module(module).ABOUT
    return told
