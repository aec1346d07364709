"""The rows of a run as Parquet files, which any program for data reads: one after the other, each whole or not there.

A part is named by its first game and holds those that follow without a gap, so whoever goes on with a run sees from the
names and lengths of the parts which game is next. Needs the extra ``data``.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pyarrow as pa
from pyarrow import parquet

from spellhall.arena.rows import Row
from spellhall.kernel.errors import UsageError

PREFIX, ENDING = "games-", ".parquet"
EVERY = 5.0
"""So many seconds of rows are lost at most with the process that writes."""
MOST = 100_000
"""A part has about so many rows at most."""
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
    reached = 0
    for path in parts_of(folder):
        try:
            columns = parquet.read_table(path, schema=SCHEMA).to_pydict()
        except (pa.ArrowException, OSError) as error:
            raise UsageError(f"{path} is damaged: {error}") from None
        if columns["number"] != list(range(reached, reached + len(columns["number"]))):
            raise UsageError(f"{path} does not begin with game {reached}: a part is missing, or two runs wrote at once")
        reached += len(columns["number"])
        lists = (list(map(tuple, columns[name])) for name in ("decks", "agents", "returns"))
        columns |= dict(zip(("decks", "agents", "returns"), lists, strict=True))
        yield [Row(*values) for values in zip(*(columns[name] for name in Row._fields), strict=True)]


def written(folder: Path, rows: Iterator[list[Row]]) -> Iterator[list[Row]]:
    """Rows as they come, written into parts on the way: every few seconds, at the end, and when somebody stops it.

    Raises:
        UsageError: when they cannot be written.
    """
    waiting: list[Row] = []
    since = time.monotonic()
    try:
        for some in rows:
            waiting += some
            if len(waiting) >= MOST or time.monotonic() - since >= EVERY:
                _write(folder, waiting)
                waiting, since = [], time.monotonic()
            yield some
    finally:
        if waiting:
            _write(folder, waiting)


def _write(folder: Path, rows: list[Row]) -> None:
    path = folder / f"{PREFIX}{rows[0].number:012d}{ENDING}"
    half = path.with_suffix(".part")
    table = pa.Table.from_pylist([row._asdict() for row in rows], SCHEMA)
    try:
        parquet.write_table(table, half, compression="zstd")
        os.replace(half, path)
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror or error}") from None
