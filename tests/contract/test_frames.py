"""Frames of all games: a copy has all that a frame holds, and no list in common with it."""

from __future__ import annotations

import pytest

import spellhall
from spellhall.kernel.frames import Procedure
from spellhall.registry import game_names

PROCEDURES = sorted(
    {cls for name in game_names() for cls in spellhall.game(name).procedures.values()},
    key=lambda cls: (cls.__module__, cls.__name__),
)


def held(frame: Procedure) -> dict[str, object]:
    """What a frame holds, by name."""
    return {name: getattr(frame, name) for name in ("step", "result", *frame.FIELDS, *frame.LISTS)}


@pytest.mark.parametrize("cls", PROCEDURES, ids=lambda cls: f"{cls.__module__}.{cls.__name__}")
def test_a_copied_frame_holds_the_same_and_goes_its_own_way(cls: type[Procedure]) -> None:
    frame = cls.__new__(cls)
    frame.step, frame.result = "anywhere", 7
    for number, name in enumerate(cls.FIELDS):
        setattr(frame, name, 10 + number)
    for number, name in enumerate(cls.LISTS):
        setattr(frame, name, [20 + number])
    before = {name: list(value) if isinstance(value, list) else value for name, value in held(frame).items()}
    twin = frame.copy()
    assert type(twin) is cls
    assert held(twin) == before
    for name in cls.FIELDS:
        setattr(twin, name, -5)
    for name in cls.LISTS:
        getattr(twin, name).append(-5)
    assert held(frame) == before


def leaves(cls: type[Procedure]) -> list[type[Procedure]]:
    """All that are made of a class and of which nothing is made."""
    made = cls.__subclasses__()
    return [leaf for one in made for leaf in leaves(one)] if made else [cls]


@pytest.mark.parametrize("name", game_names())
def test_a_game_knows_every_procedure_of_its_folder_when_it_reads_a_save(name: str) -> None:
    known = spellhall.game(name).procedures
    written = [cls for cls in leaves(Procedure) if cls.__module__.startswith(f"spellhall.games.{name}.")]
    assert written, "a game is played by procedures"
    assert [cls.__name__ for cls in written if known.get(cls.__name__) is not cls] == []
