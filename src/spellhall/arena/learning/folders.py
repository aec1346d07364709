"""The folder of a training: ``training.json`` says what is trained, and the rest is what came of it so far.

For each round there are its positions (``round-1.positions``), its network (``round-1.json``) and how it did. The
newest network is also ``learned.json``, for the agent ``learned:FOLDER``.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from spellhall import __version__
from spellhall.arena.brought_files import held_by
from spellhall.arena.new_folder import new_folder
from spellhall.kernel.errors import UsageError

SETTINGS = "training.json"
NETWORK = "learned.json"
CALIBRATION, CURVE = "calibration.svg", "curve.svg"
FORMAT = 1


class Settings(msgspec.Struct, frozen=True):
    """What is trained, and on what; the same settings give the same network.

    Attributes:
        game, seed: the game, and the random seed of all games and weights.
        games, rounds: how many games are played, in how many rounds.
        units: how many hidden units the network has.
        random_decks: whether decks are built at random, from all cards.
        version, digest: the version of the package and the fingerprint of the cards when it began.
        format: the version of the files.
    """

    game: str
    seed: int
    games: int
    rounds: int
    units: int
    random_decks: bool
    digest: str
    version: str = __version__
    format: int = FORMAT


def begin(folder: Path, settings: Settings) -> None:
    """Make the folder of a new training.

    Raises:
        UsageError: when there is one already, or the folder can't be written.
    """
    new_folder(folder, SETTINGS, settings, "a training")


def settings_in(folder: Path) -> Settings:
    """What is trained in a folder.

    Raises:
        UsageError: when nothing is, or another version began it.
    """
    try:
        settings = msgspec.json.decode((folder / SETTINGS).read_bytes(), type=Settings)
    except FileNotFoundError:
        raise UsageError(f"{folder} holds no training: no {SETTINGS}; `spellhall train --out` makes one") from None
    except OSError as error:
        raise UsageError(f"{folder} holds no training: {SETTINGS} can't be read: {error.strerror or error}") from None
    except msgspec.DecodeError as error:
        raise UsageError(f"{folder / SETTINGS} is damaged: {error}") from None
    if (settings.format, settings.version) != (FORMAT, __version__):
        raise UsageError(f"it was begun by spellhall {settings.version}; another version might play differently")
    return settings


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all.

    Raises:
        UsageError: when it can't be written.
    """
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    except OSError as error:
        raise UsageError(f"{path} can't be written: {error.strerror or error}") from None


def document(found: Mapping[str, Any]) -> str:
    """A document as the text of a file."""
    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"


def network_at(path: str) -> bytes:
    """What the file of a network holds; ``path`` is the file, or the folder of a training.

    Raises:
        UsageError: when there is none.
    """
    for place in (path, str(Path(path) / NETWORK)):
        try:
            return held_by(place)
        except OSError:
            continue
    raise UsageError(f"there is no network at {path!r}; name the folder of a training, or its {NETWORK}")
