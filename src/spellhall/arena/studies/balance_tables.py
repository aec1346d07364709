"""A balance run as a table in a file, CSV or JSON: for spreadsheets, and to compare one run with the next."""

from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path
from typing import Any

from spellhall.arena.studies.balance import Balance
from spellhall.kernel.errors import UsageError

DIGITS = 4


def rows_of(found: Balance) -> list[dict[str, Any]]:
    """A row for each deck that played, the best first: games, wins, share, its interval, and wins by opponent."""
    rows = []
    for name in sorted(found.played(), key=lambda name: -found.share(name)):
        won, games = found.record_of(name)
        low, high = found.interval(name)
        row: dict[str, Any] = {"deck": name, "games": games, "wins": won}
        row |= {"share": round(found.share(name), DIGITS), "low": round(low, DIGITS), "high": round(high, DIGITS)}
        rows.append(row | {"over": {other: found.wins[name, other] for other in found.names if found.met(name, other)}})
    return rows


def as_json(found: Balance) -> str:
    """The rows, with what was played."""
    about = {"game": found.game, "agent": found.agent, "decks": found.decks, "games": found.games}
    about |= {"draws": found.draws, "first_wins": found.first_wins}
    return json.dumps(about | {"rows": rows_of(found)}, indent=1, ensure_ascii=False) + "\n"


def as_csv(found: Balance) -> str:
    """The rows, with a column of wins for each opponent, empty if they never met."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    names = found.played()
    writer.writerow(["deck", "games", "wins", "share", "low", "high", *(f"over {name}" for name in names)])
    for row in rows_of(found):
        over = row.pop("over")
        writer.writerow([*row.values(), *(over.get(name, "") for name in names)])
    return text.getvalue()


FORMATS = {".csv": as_csv, ".json": as_json}


def check_format(path: Path | None) -> None:
    """Refuse a file whose ending names no format, before hours of play.

    Raises:
        UsageError: naming the endings there are.
    """
    if path is not None and path.suffix not in FORMATS:
        raise UsageError(f"a table is saved as {' or '.join(FORMATS)}, and {path} is neither")


def as_table(found: Balance, path: Path) -> str:
    """The text of a file, by its ending."""
    return FORMATS[path.suffix](found)
