"""The report on a run: DuckDB asks its Parquet parts for shares with intervals, who beats whom, lengths.

Needs the extra ``data``. To find out something else, query the parts yourself; ``docs/simulation.md``
shows how.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import duckdb

from spellhall.arena.runs.folders import Kept, kept_in
from spellhall.arena.runs.parts import parts_of
from spellhall.arena.runs.plans import uneven
from spellhall.arena.runs.results import MOST_FAULTS
from spellhall.arena.studies.block_intervals import Share, interval, likeness
from spellhall.arena.studies.deck_test import MOST_LENGTHS, in_steps
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.statistics import SHARE, Figure, Row, mean, percent, share_row

SIDES = """
create view sides as
select number, block, opener, seat, decks[seat + 1] as deck, agents[seat + 1] as agent,
       cast(returns[seat + 1] > 0 as int) as won
from (select *, unnest(range(len(returns))) as seat from games where fault = '')
"""
"""Every finished game once for each seat."""
SHARES = """
with blocks as (select {name} as name, block, count(*) as played, sum(won) as won from sides
                where {name} is not null group by all),
     sums as (select name, sum(played) as played, sum(won) as won, count(*) as blocks from blocks group by name)
select name, sums.won, sums.played, sums.blocks,
       sum(pow(blocks.won - sums.won / sums.played * blocks.played, 2))
from blocks join sums using (name) group by all order by name
"""
MATRIX = """
select mine.deck, theirs.deck, cast(sum(mine.won) as int), count(*)
from sides as mine join sides as theirs on mine.number = theirs.number and mine.seat <> theirs.seat
where mine.deck <> theirs.deck group by all
"""
START = "case when opener < 0 then null when seat = opener then 'going first' else 'going later' end"
KINDS = (
    ("decks", "Decks", "deck", "deck"),
    ("agents", "Agents", "agent", "agent"),
    ("seats", "Seats", "seat", "'seat ' || (seat + 1)"),
    ("start", "Going first", "", START),
)
"""What games are counted by: name, title, heading, and the expression over ``sides``."""


@dataclass(frozen=True)
class Matrix:
    """Who beat whom: how many games each deck (row) won against each other (column).

    With the number of games and the bounds of the true share, in percent; empty if they never met.
    """

    names: list[str]
    cells: list[list[tuple[int, int, float, float] | None]]


@dataclass(frozen=True)
class Report:
    """The report on a run.

    Attributes:
        kept: the run.
        games, errors, draws, decisions: what was played.
        missing: sentences about what is incomplete.
        figures, matrix: see ``parts.statistics`` and ``Matrix``; two-seat games of at least two decks get a matrix.
        faults: why games failed, the first ones.
    """

    kept: Kept
    games: int
    errors: int
    draws: int
    decisions: int
    missing: list[str]
    figures: list[Figure]
    matrix: Matrix | None
    faults: list[str]

    def document(self) -> dict[str, Any]:
        """The whole report as plain data."""
        plan = self.kept.plan
        return {
            "game": plan.game,
            "options": dict(plan.options),
            "agents": list(plan.agents),
            "seed": plan.seed,
            "games": self.games,
            "planned": self.kept.games,
            "errors": self.errors,
            "draws": self.draws,
            "decisions": self.decisions,
            "missing": self.missing,
            "figures": [asdict(figure) for figure in self.figures],
            "matrix": None if self.matrix is None else asdict(self.matrix),
            "faults": self.faults,
        }


def report_of(folder: Path) -> Report:
    """The report on the games of a run that have been played so far.

    Raises:
        UsageError: when the folder holds no run, or no games, or they can't be read.
    """
    kept, parts = kept_in(folder), parts_of(folder)
    if not parts:
        raise UsageError(f"{folder} holds no games yet; go on with `spellhall simulate --resume {folder}`")
    base = duckdb.connect()
    try:
        base.read_parquet([str(part) for part in parts]).create_view("games")
        base.execute(SIDES)
        return _asked(base, kept)
    except duckdb.Error as error:
        raise UsageError(f"the games in {folder} can't be read: {error}") from None
    finally:
        base.close()


def _asked(base: duckdb.DuckDBPyConnection, kept: Kept) -> Report:
    counts = base.execute(
        "select count(*), count(distinct number), sum(cast(fault <> '' as int)), sum(decisions), "
        "sum(cast(fault = '' and score is null and list_max(returns) <= 0 as int)) from games"
    ).fetchone()
    assert counts is not None
    games, apart, errors, decisions, draws = map(int, counts)
    if games != apart:
        raise UsageError("some games stand in two parts: two runs have written to this folder at once")
    missing = [uneven(kept.plan, games)] if uneven(kept.plan, games) else []
    if games < kept.games:
        missing.insert(0, f"incomplete: {games} of {kept.games} games have been played; --resume goes on")
    figures = [_by_kind(base, *kind) for kind in KINDS]
    figures += [_lengths(base, kept.unit), _scores(base)]
    told = [figure for figure in figures if figure.rows]
    faults = base.execute("select number, fault from games where fault <> '' order by number limit ?", [MOST_FAULTS])
    named = [f"game {number}: {fault}" for number, fault in faults.fetchall()]
    matrix = _matrix(base) if kept.plan.seats == 2 else None
    return Report(kept, games, errors, draws, decisions, missing, told, matrix, named)


def _shares(base: duckdb.DuckDBPyConnection, name: str) -> list[Share]:
    rows = base.execute(SHARES.format(name=name)).fetchall()
    return [Share(str(name), int(won), int(played), blocks, spread) for name, won, played, blocks, spread in rows]


def _by_kind(base: duckdb.DuckDBPyConnection, name: str, title: str, head: str, expression: str) -> Figure:
    """Shares of one kind, the best first; None if there is nothing to compare, or games are played for points."""
    shares = [share for share in _shares(base, expression) if share.played]
    alike = likeness(shares)
    rows = [
        share_row(share.name, int(share.won), share.played, int(share.won), share.played, alike=alike)
        for share in sorted(shares, key=lambda share: (-share.value, share.name))
    ]
    for_points = base.execute("select count(*) from games where score is not null").fetchone() != (0,)
    return Figure(
        name,
        title,
        f"{rows[0].label} won {rows[0].value:g}%." if rows else "",
        "The true share is within the bounds in 95 of 100 such runs. They're wider because games in a block end alike "
        f"{percent(alike):g}% more often than by chance.",
        SHARE,
        (head, "games won", "won", "games"),
        [] if for_points or len(rows) < 2 else rows,
    )


def _lengths(base: duckdb.DuckDBPyConnection, unit: str) -> Figure:
    counts = dict(base.execute("select length, count(*) from games where fault = '' group by all").fetchall())
    return _counted("lengths", "How long games are", unit, counts, MOST_LENGTHS)


def _scores(base: duckdb.DuckDBPyConnection) -> Figure:
    counts = dict(base.execute("select score, count(*) from games where score is not null group by all").fetchall())
    return _counted("scores", "Points", "points", counts, MOST_LENGTHS)


def _counted(name: str, title: str, unit: str, counts: dict[int, int], most: int) -> Figure:
    """How often each number occurred."""
    games = sum(counts.values())
    rows: Sequence[Row] = []
    said = ""
    if counts:
        rows = [Row(label, percent(count, games), counts=(count,)) for label, count in in_steps(counts, most)]
        middle = sorted(Counter(counts).elements())[games // 2]
        average = mean(sum(number * count for number, count in counts.items()), games)
        said = f"Half of them have at most {middle} {unit}, the mean is {average:g}."
    return Figure(name, title, said, "All games that came to an end.", SHARE, (unit, "share of games", "games"), rows)


def _matrix(base: duckdb.DuckDBPyConnection) -> Matrix | None:
    """Who beat whom; None if no two decks met. Its bounds are widened as much as those of the decks."""
    met = {(mine, theirs): (won, played) for mine, theirs, won, played in base.execute(MATRIX).fetchall()}
    if not met:
        return None
    alike = likeness(_shares(base, "deck"))
    names = sorted({name for pair in met for name in pair})

    def cell(mine: str, theirs: str) -> tuple[int, int, float, float] | None:
        if (mine, theirs) not in met:
            return None
        won, played = met[mine, theirs]
        low, high = interval(Share("", won, played, 0, 0.0), alike)
        return won, played, percent(low), percent(high)

    return Matrix(names, [[cell(mine, theirs) for theirs in names] for mine in names])
