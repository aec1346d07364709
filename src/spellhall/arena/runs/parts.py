"""The rows of a run as Parquet files, which any data tool reads: one after another, each complete or absent.

A part is named by its first game and holds the games that follow without a gap, so when you resume a run,
the names and lengths of the parts tell you the next game. Needs the extra ``data``.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pyarrow as pa
from pyarrow import parquet

from spellhall.arena.runs.plans import Plan
from spellhall.arena.runs.rows import Row
from spellhall.arena.runs.runners import Runner
from spellhall.arena.runs.simulation import rows_of
from spellhall.kernel.errors import UsageError

Batch = TypeVar("Batch")
PREFIX, ENDING = "games-", ".parquet"
EVERY = 5.0
"""If the writing process dies, at most this many seconds of rows are lost."""
MOST = 100_000
"""A part has about this many rows at most."""
SCHEMA = pa.schema(
    [
        pa.field("number", pa.int64(), nullable=False),
        pa.field("block", pa.int64(), nullable=False),
        pa.field("seed", pa.int64(), nullable=False),
        pa.field("decks", pa.list_(pa.string()), nullable=False),
        pa.field("agents", pa.list_(pa.string()), nullable=False),
        pa.field("returns", pa.list_(pa.float64()), nullable=False),
        pa.field("opener", pa.int16(), nullable=False),
        pa.field("length", pa.int32(), nullable=False),
        pa.field("score", pa.int32()),
        pa.field("decisions", pa.int32(), nullable=False),
        pa.field("fault", pa.string(), nullable=False),
    ]
)


def parts_of(folder: Path) -> list[Path]:
    """The parts of a run, in the order of their games."""
    return sorted(folder.glob(f"{PREFIX}*{ENDING}"))


def rows_kept(folder: Path) -> Iterator[list[Row]]:
    """The rows of a run, part by part, from its first game on.

    Raises:
        UsageError: when a part is missing or damaged, or two runs have written at the same time.
    """
    for _, columns in columns_kept(folder, SCHEMA):
        yield rows_in(columns)


def columns_kept(folder: Path, schema: pa.Schema) -> Iterator[tuple[Path, dict[str, list[Any]]]]:
    """The parts of a run with the columns of a schema, from its first game on.

    Raises:
        UsageError: as for ``rows_kept``.
    """
    reached = 0
    for path in parts_of(folder):
        columns = read(path, schema).to_pydict()
        if columns["number"] != list(range(reached, reached + len(columns["number"]))):
            raise UsageError(f"{path} does not begin with game {reached}: a part is missing, or two runs wrote at once")
        reached += len(columns["number"])
        yield path, columns


def rows_in(columns: dict[str, list[Any]]) -> list[Row]:
    """The rows in some columns."""
    lists = {name: list(map(tuple, columns[name])) for name in ("decks", "agents", "returns")}
    named = [(columns | lists)[name] for name in Row._fields]
    return [Row(*values) for values in zip(*named, strict=True)]


def read(path: Path, schema: pa.Schema) -> pa.Table:
    """The columns of a part.

    Raises:
        UsageError: when it is damaged, or lacks one of them.
    """
    try:
        return parquet.read_table(path, schema=schema)
    except (pa.ArrowException, OSError) as error:
        raise UsageError(f"{path} is damaged: {error}") from None


def continued(folder: Path, plan: Plan, games: int, runner: Runner, first: int) -> Iterator[list[Row]]:
    """Play a plan's games from a number on, write them, and return their rows.

    Raises:
        UsageError: when they can't be written.
    """
    return written(folder, rows_of(plan, games, runner, first))


def written(folder: Path, rows: Iterator[list[Row]]) -> Iterator[list[Row]]:
    """Rows as they come, written into parts on the way.

    Raises:
        UsageError: when they can't be written.
    """

    def keep(waiting: list[list[Row]]) -> None:
        flat = [row for some in waiting for row in some]
        write(folder, PREFIX, flat[0].number, pa.Table.from_pylist([row._asdict() for row in flat], SCHEMA))

    return kept(rows, keep, len)


def kept(
    batches: Iterator[Batch], keep: Callable[[list[Batch]], None], size: Callable[[Batch], int]
) -> Generator[Batch, None, None]:
    """Batches as they come, written on the way: every few seconds, at the end, and when someone stops it.

    Args:
        batches: the source.
        keep: writes what has come since its last call.
        size: how many rows a batch has.
    """
    waiting: list[Batch] = []
    rows, since = 0, time.monotonic()
    try:
        for some in batches:
            waiting.append(some)
            rows += size(some)
            if rows >= MOST or time.monotonic() - since >= EVERY:
                keep(waiting)
                waiting, rows, since = [], 0, time.monotonic()
            yield some
    finally:
        if waiting:
            keep(waiting)


def write(folder: Path, prefix: str, first: int, table: pa.Table) -> None:
    """Write a part, completely or not at all; it is named by its first game.

    Raises:
        UsageError: when it can't be written.
    """
    path = folder / f"{prefix}{first:012d}{ENDING}"
    half = path.with_suffix(".part")
    try:
        parquet.write_table(table, half, compression="zstd")
        os.replace(half, path)
    except OSError as error:
        raise UsageError(f"{path} can't be written: {error.strerror or error}") from None
