"""The games that tables play: made once and cached, or represented by name when they can no longer be made."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import Game
from spellhall.registry import game as make_game
from spellhall.registry import game_names
from spellhall.server.storage.records import Table
from spellhall.server.tables.decks import brought
from spellhall.server.tables.live_game import Beginning


def game_of(name: str, options: dict[str, Any]) -> Game:
    """The game with these options; games are cached, because making one takes long.

    Raises:
        UsageError: for a game, option or value that does not exist.
    """
    return _kept(name, msgspec.json.encode(options, order="sorted"))


def load_games() -> None:
    """Make the games, and what their tables need first, before anyone has to wait for it."""
    for name in game_names():
        game_of(name, {}).digest()


def prepared_game(name: str, options: dict[str, Any]) -> Game:
    """The same as ``game_of``, with the fingerprint of its cards: computing one can take longer than a table may wait.

    Raises:
        UsageError: for a game, option or value that does not exist.
    """
    game = game_of(name, options)
    game.digest()
    return game


def stored_game(stored: Table) -> Game:
    """A table's game; options introduced after the table was stored keep the old behaviour.

    Raises:
        UsageError: when the game can no longer be made.
    """
    return game_of(stored.game, game_of(stored.game, {}).terms.meant_by(stored.options))


def prepared(stored: Table) -> Game:
    """The same, with the fingerprint of its cards.

    Raises:
        UsageError: when the game can no longer be made.
    """
    game = stored_game(stored)
    game.digest()
    return game


def same_cards(stored: Table) -> bool:
    """Whether rules and cards are still the same as when this table's game was last played."""
    try:
        game = stored_game(stored)
    except SpellhallError:
        return False
    return (stored.version, stored.digest) == (game.version, game.digest())


@lru_cache(maxsize=64)
def _kept(name: str, options: bytes) -> Game:
    return make_game(name, msgspec.json.decode(options))


def named_game(stored: Table) -> Game:
    """The game of a table where nothing is played any more; if it can no longer be made, its name and options."""
    try:
        return stored_game(stored)
    except SpellhallError:
        made: Game = type("FormerGame", (Game,), {"name": stored.game})()
        made.options = stored.options
        return made


def beginning_of(stored: Table) -> Beginning:
    """How a stored table's game began."""
    position = stored.origin["position"] if stored.origin is not None else None
    return Beginning(brought(stored.seats), stored.seed or 0, stored.digest, position)
