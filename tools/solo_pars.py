"""Write the par scores of a game from a run of solo games: ``python tools/solo_pars.py FOLDER DATE``.

The folder is made by ``spellhall simulate GAME -o solitaire=one-deck --agents club --games 760 --out FOLDER``: all
starter decks in turn, and the same number of games with each.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from importlib import resources
from pathlib import Path
from statistics import fmean

from spellhall.arena.runs.folders import kept_in
from spellhall.arena.runs.parts import rows_kept
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.pars import FILE
from spellhall.registry import class_of


def pars_of(folder: Path, date: str) -> dict[str, object]:
    """The par scores of a run, as the document that a game ships.

    Raises:
        UsageError: when decks have unequal numbers of games, or a game has no score.
    """
    kept = kept_in(folder)
    scores: defaultdict[str, list[int]] = defaultdict(list)
    for rows in rows_kept(folder):
        for row in rows:
            if row.score is None:
                raise UsageError(f"game {row.number} has no score: {row.fault or 'it is not played for points'}")
            scores[row.decks[0]].append(row.score)
    counts = {len(one) for one in scores.values()}
    if len(counts) != 1:
        raise UsageError(f"each deck needs the same number of games, not {sorted(counts)}")
    return {
        "agent": kept.plan.agents[0],
        "games": counts.pop(),
        "seed": kept.plan.seed,
        "date": date,
        "decks": {deck: round(fmean(one), 1) for deck, one in scores.items()},
    }


def file_of(game: str) -> Path:
    """Where a game keeps them."""
    return Path(str(resources.files(class_of(game).__module__.rpartition(".")[0]))) / FILE


if __name__ == "__main__":
    try:
        run, day = Path(sys.argv[1]), sys.argv[2]
        text = json.dumps(pars_of(run, day), indent=1, ensure_ascii=False)
        file_of(kept_in(run).plan.game).write_text(text + "\n", encoding="utf-8")
    except UsageError as error:
        sys.exit(str(error))
