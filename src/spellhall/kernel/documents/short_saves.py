"""Saves in a short form, for positions that ship with a game: what is as on an empty table is left out, and lists of
numbers are texts. Read this when you ship positions; players' saves are written in full (see ``positions``).

A short save has no header: it belongs to the program that it ships with.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from spellhall.kernel.documents.header import heading
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

UNSET = -1
TIMES = "*"
TO = ".."
RUN = re.compile(r"(-?\d+)(?:\.\.(\d+)|\*(\d+))?")
LEAST_RANGE = 3
LISTS = ("owner", "host", "seen", "stamp")
USUAL = ("seat_columns", "registers")


def shortened(state: State) -> dict[str, Any]:
    """A position in the short form, without its game and options."""
    full, blank = state.save(), state.game.empty_table(state.seats).save()
    columns = {column: of for column, of in full["seat_columns"].items() if of != blank["seat_columns"][column]}
    return {
        "seats": full["seats"],
        "rng": full["rng"],
        "clock": full["clock"],
        "cards": [_counted(key, len(list(copies))) for key, copies in groupby(full["cards"])],
        **{name: packed(full[name]) for name in LISTS},
        "piles": {zone: [packed(side) for side in sides] for zone, sides in full["piles"].items()},
        "marks": {mark: packed(of) for mark, of in full["marks"].items()},
        "seat_columns": {column: packed(of) for column, of in columns.items()},
        "registers": {name: value for name, value in full["registers"].items() if value != blank["registers"][name]},
        "lasting": full["lasting"],
        "fired": full["fired"],
        "stack": [_short_frame(frame) for frame in full["stack"]],
    }


def lengthened(game: Game, short: Mapping[str, Any]) -> dict[str, Any]:
    """The save, as ``Game.load`` reads it, that was written in the short form."""
    return {
        **heading(game),
        **short,
        "cards": [key for text in short["cards"] for key in _copies(text)],
        **{name: unpacked(short[name]) for name in LISTS},
        "piles": {zone: [unpacked(side) for side in sides] for zone, sides in short["piles"].items()},
        "marks": {mark: unpacked(of) for mark, of in short["marks"].items()},
        "seat_columns": {column: unpacked(of) for column, of in short["seat_columns"].items()},
        "stack": [{"result": UNSET, "fields": {}} | frame for frame in short["stack"]],
        "scores": None,
    }


def packed(numbers: Sequence[int]) -> str:
    """Whole numbers as a text: "0*3 5..8 2" is 0 0 0 5 6 7 8 2."""
    return " ".join(_runs(numbers))


def unpacked(text: str) -> list[int]:
    """The numbers of such a text."""
    numbers: list[int] = []
    for run in text.split():
        found = RUN.fullmatch(run)
        assert found is not None, run
        first, last, times = int(found[1]), found[2], found[3]
        numbers += range(first, int(last) + 1) if last else [first] * int(times or 1)
    return numbers


def _runs(numbers: Sequence[int]) -> Iterator[str]:
    at = 0
    while at < len(numbers):
        first = numbers[at]
        equal = _length(number == first for number in numbers[at:])
        rising = _length(number == first + step for step, number in enumerate(numbers[at:]))
        if first >= 0 and rising > equal and rising >= LEAST_RANGE:
            yield f"{first}{TO}{first + rising - 1}"
            at += rising
        else:
            yield _counted(str(first), equal)
            at += equal


def _length(fits: Iterable[bool]) -> int:
    """How many of the first are true."""
    length = 0
    for each in fits:
        if not each:
            break
        length += 1
    return length


def _counted(text: str, times: int) -> str:
    return f"{text}{TIMES}{times}" if times > 1 else text


def _copies(text: str) -> list[str]:
    key, several, times = text.rpartition(TIMES)
    return [key] * int(times) if several else [text]


def _short_frame(frame: Mapping[str, Any]) -> dict[str, Any]:
    fields = {name: value for name, value in frame["fields"].items() if value not in (UNSET, [])}
    short = {"procedure": frame["procedure"], "step": frame["step"]}
    if frame["result"] != UNSET:
        short["result"] = frame["result"]
    return short | ({"fields": fields} if fields else {})
