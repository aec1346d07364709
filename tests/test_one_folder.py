"""A game is a folder: nothing outside it knows its name, except what is listed here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spellhall import registry
from spellhall.kernel.errors import UsageError
from spellhall.registry import house_games

TOP = Path(__file__).parents[1]
SOURCES = {"src/spellhall": (".py",), "web/src": (".ts", ".svelte", ".css")}
OWN = re.compile(rf"src/spellhall/games/|web/src/(?:cards|table)/(?:{'|'.join(house_games())})/|web/src/lib/shapes/")
NAMES = re.compile("|".join(house_games()))
NAMED = {
    "src/spellhall/__init__.py": "shows how a game is made",
    "src/spellhall/arena/studies/card_file.py": "shows how the file of a card begins",
    "src/spellhall/cli/play/limited.py": "what is opened when no game is named",
    "src/spellhall/cli/play/play.py": "what is played when no game is named",
    "src/spellhall/game_types.py": "the options of each game for type checkers, generated from its records",
    "web/src/cards/sample.ts": "cards for tests",
    "web/src/event/sample.ts": "a tournament for tests",
    "web/src/home/fakehall.ts": "a hall for tests",
    "web/src/lib/live/sample.ts": "a table for tests",
    "web/src/library/samples.ts": "cards for tests",
    "web/src/pod/sample.ts": "a pod for tests",
}


def naming():
    """The sources outside all game folders that name a game."""
    for folder, endings in SOURCES.items():
        for path in (TOP / folder).rglob("*"):
            name = path.relative_to(TOP).as_posix()
            if path.suffix in endings and not OWN.match(name) and "/static/" not in name and ".test." not in name:
                if NAMES.search(path.read_text(encoding="utf-8")):
                    yield name


def test_only_these_name_a_game():
    assert set(naming()) == set(NAMED)


def test_a_folder_is_a_game():
    folders = sorted(path.parent.name for path in (TOP / "src/spellhall/games").glob("*/game.py"))
    assert list(house_games()) == folders
    assert {"spellchain", "spellfire", "spellslinger"} <= set(folders)
    assert all(registry.class_of(name).name == name for name in house_games())


def test_a_package_does_not_take_the_place_of_a_game_of_the_house(tmp_path, monkeypatch):
    info = tmp_path / "intruder-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: intruder\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[spellhall.games]\nspellfire = intruder:Game\nghost = intruder:Game\n")
    monkeypatch.syspath_prepend(tmp_path)
    registry.known_games.cache_clear()
    try:
        assert registry.known_games()["spellfire"] == "spellhall.games.spellfire.game:GAME"
        assert registry.game_names() == ["ghost", *house_games()]
        with pytest.raises(UsageError, match="the game ghost cannot be loaded from intruder:Game: No module named"):
            registry.game("ghost")
    finally:
        registry.known_games.cache_clear()
