"""The IDs that ``gymnasium.make`` knows the games by: ``Spellhall/SpellChain-v1``.

``import spellhall.rl`` registers them; ``gymnasium.make("spellhall.rl:Spellhall/SpellChain-v1")`` needs no import.
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
VERSION = 1
"""Increased when the same ID would mean other observations, actions or rewards; docs/environments.md says what changed.
"""
ENTRY = "spellhall.rl.solo:solo_env"
DECKS = {"Draft": "spellhall.rl.drafting:draft_env", "DeckBuilding": "spellhall.rl.deck_building:deck_building_env"}
"""The environments about decks, with the game as an argument."""


def loadable() -> Iterator[tuple[str, type[Game]]]:
    """All games and their classes. Packages that can't be loaded are skipped: ``game`` says what is wrong with them."""
    for name in game_names():
        with suppress(UsageError):
            yield name, class_of(name)


def id_of(kind: type[Game], name: str) -> str:
    """A game's ID."""
    return f"{SPACE}/{re.sub(r'[^A-Za-z0-9]', '', kind.title) or name}-v{VERSION}"


def spec_of(name: str, given: Mapping[str, Any]) -> EnvSpec:
    """How to recreate an environment of a game.

    Raises:
        UsageError: for an unknown game.
    """
    kwargs = {"game": name, **given}
    return EnvSpec(id_of(class_of(name), name), ENTRY, order_enforce=False, disable_env_checker=True, kwargs=kwargs)


def register() -> None:
    """Register all games with Gymnasium, and the environments about decks, each once."""
    for title, entry in DECKS.items():
        if (known := f"{SPACE}/{title}-v{VERSION}") not in gymnasium.registry:
            gymnasium.register(known, entry)
    for name, kind in loadable():
        if (known := id_of(kind, name)) not in gymnasium.registry:
            gymnasium.register(known, ENTRY, kwargs={"game": name})
