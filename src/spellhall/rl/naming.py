"""The IDs under which ``gymnasium.make`` finds the games: ``Spellhall/SpellChain-v0``.

``import spellhall.rl`` registers them; ``gymnasium.make("spellhall.rl:Spellhall/SpellChain-v0")`` needs no import.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

import gymnasium
from gymnasium.envs.registration import EnvSpec

from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.registry import class_of, game_names

SPACE = "Spellhall"
VERSION = 0
"""Goes up when the same ID would mean other observations, actions or rewards."""
ENTRY = "spellhall.rl.solo:solo_env"


def loadable() -> Iterator[tuple[str, type[Game]]]:
    """All games and their classes. Those of packages that can't be loaded are left out: ``game`` says what is wrong."""
    for name in game_names():
        with suppress(UsageError):
            yield name, class_of(name)


def id_of(kind: type[Game], name: str) -> str:
    """The ID of a game."""
    return f"{SPACE}/{re.sub(r'[^A-Za-z0-9]', '', kind.title) or name}-v{VERSION}"


def spec_of(name: str, given: Mapping[str, Any]) -> EnvSpec:
    """How an environment of a game can be made again.

    Raises:
        UsageError: for a game that does not exist.
    """
    kwargs = {"game": name, **given}
    return EnvSpec(id_of(class_of(name), name), ENTRY, order_enforce=False, disable_env_checker=True, kwargs=kwargs)


def register() -> None:
    """Tell Gymnasium all games, each once."""
    for name, kind in loadable():
        if (known := id_of(kind, name)) not in gymnasium.registry:
            gymnasium.register(known, ENTRY, kwargs={"game": name})
