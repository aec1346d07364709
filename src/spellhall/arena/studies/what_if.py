"""What would happen if a card were different: the same games once as they are and once with the change, side by side.

Both have the same shuffles, decks, seats and agent seeds, so only the effects of the change differ; if there is
none, a game ends alike and is counted that way. So this needs far fewer games than two independent measurements.
Games where no deck holds the card are left out: they couldn't differ. The certainty of a
difference is computed by blocks, as in ``block_intervals``.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count, islice
from typing import Any

from spellhall.arena.runs.plans import Plan, decks_of, game_of
from spellhall.arena.runs.results import MOST_FAULTS
from spellhall.arena.runs.rows import Row, play_one
from spellhall.arena.runs.runners import Runner, accounted
from spellhall.arena.runs.task_size import Pace
from spellhall.arena.studies.block_intervals import mean_interval
from spellhall.arena.studies.card_changes import Change, faces_of
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.statistics import mean, percent

PATIENCE = 2_000
"""How many blocks are searched for one with the card."""
Both = tuple[Row, Row, tuple[bool, ...]]
"""A game as it is, the same with the change, and which seats have the card in their decks."""


def play_both(plan: Plan, changed: Plan, numbers: Sequence[int]) -> tuple[list[Both], float]:
    """The games with these numbers in both ways, and how many seconds they took."""
    began = time.perf_counter()
    game, other, keys = game_of(plan), game_of(changed), _keys(changed)
    found = []
    for number in numbers:
        row = play_one(plan, game, number)
        place = number % plan.block % plan.seats
        decks = decks_of(plan, game, row.block)
        turned = [*decks[place:], *decks[:place]]
        holds = tuple(not keys.isdisjoint(deck) for _, deck in turned)
        found.append((row, play_one(changed, other, number), holds))
    return found, time.perf_counter() - began


def _keys(changed: Plan) -> set[str]:
    """The keys of the changed cards."""
    game = game_of(changed)
    return {game.keys[face] for change in changed.changes for face in faces_of(game, change.card)}


@dataclass
class Moved:
    """A number that is measured both ways: its sums per block, and how many games they cover."""

    before: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    by: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    games: dict[int, int] = field(default_factory=lambda: defaultdict(int))

    def count(self, block: int, before: float, after: float) -> None:
        """Enter a game."""
        self.before[block] += before
        self.by[block] += after - before
        self.games[block] += 1

    def document(self, what: str, factor: float, span: float = 1.0) -> dict[str, Any]:
        """The change; ``factor`` scales the numbers, and ``span`` is about how much one game can change."""
        games = sum(self.games.values())
        before = sum(self.before.values()) / games if games else 0.0
        by, low, high = mean_interval(self.by, self.games, span)
        shown = {"before": before, "after": before + by, "by": by, "low": low, "high": high}
        return {"what": what, "games": games} | {name: round(factor * value, 2) for name, value in shown.items()}


@dataclass
class Comparison:
    """The results of games that were played both ways."""

    plan: Plan
    changes: Sequence[Change]
    unit: str
    games: int = 0
    alike: int = 0
    decisions: int = 0
    seconds: float = 0.0
    decks: dict[str, Moved] = field(default_factory=dict)
    openers: Moved = field(default_factory=Moved)
    lengths: Moved = field(default_factory=Moved)
    faults: list[str] = field(default_factory=list)

    def take(self, row: Row, other: Row, holds: tuple[bool, ...]) -> None:
        """Enter a game; if it failed either way, only that is counted."""
        self.games += 1
        self.decisions += row.decisions + other.decisions
        self.alike += row == other
        for one, way in ((row, "as it is"), (other, "with the change")):
            if one.fault:
                self.faults.append(f"game {one.number} {way}: {one.fault}")
        if row.fault or other.fault:
            return
        for seat, name in enumerate(row.decks):
            if holds[seat]:
                moved = self.decks.setdefault(name, Moved())
                moved.count(row.block, seat in row.winners, seat in other.winners)
        if row.opener >= 0 and other.opener >= 0:
            self.openers.count(row.block, row.opener in row.winners, other.opener in other.winners)
        self.lengths.count(row.block, row.length, other.length)

    def document(self) -> dict[str, Any]:
        """All results as plain data."""
        moved = [self.decks[name].document(f"{name} wins (%)", 100) for name in sorted(self.decks)]
        moved.append(self.openers.document("the first player wins (%)", 100))
        length = mean(sum(self.lengths.before.values()), sum(self.lengths.games.values()))
        moved.append(self.lengths.document(f"length ({self.unit})", 1, length))
        return {
            "game": self.plan.game,
            "changes": [str(change) for change in self.changes],
            "agents": list(self.plan.agents),
            "seed": self.plan.seed,
            "games": self.games,
            "alike": percent(self.alike, self.games),
            "moved": moved,
            "decisions": self.decisions,
            "seconds": mean(self.seconds, 1),
            "errors": len(self.faults),
            "faults": self.faults[:MOST_FAULTS],
        }


def what_if(
    plan: Plan,
    changes: Sequence[Change],
    games: int,
    runner: Runner,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play games both ways; returns the results (see ``Comparison.document``; ``seconds`` are those of all processes).

    Args:
        plan: what is played.
        changes: one or more.
        games: how many in each way, rounded up to whole blocks, at least two; only games where a deck
            holds one of the cards are played.
        runner: who does the work.
        progress: called with the number of games since its last call.

    Raises:
        UsageError: for an impossible change, or when no deck holds the card; before any game.
        Unfinished, Stopped: as for ``simulation.simulate``.
    """
    if not changes:
        raise UsageError("say what should change (--change)")
    if games < 1:
        raise UsageError(f"a comparison takes at least one game, not {games}")
    changed = replace(plan, changes=tuple(changes))
    wanted = max(2, -(-games // plan.block)) * plan.block
    numbers = list(islice(_numbers(plan, _keys(changed)), wanted))
    found = Comparison(plan, changes, game_of(plan).length_unit)
    pace = Pace(0, wanted, runner.jobs)
    tasks = ((plan, changed, [numbers[place] for place in part]) for part in pace.tasks())
    with accounted(found.document):
        for some, seconds in runner.run(play_both, tasks):
            pace.took(len(some), seconds)
            found.seconds += seconds
            for both in some:
                found.take(*both)
            if progress is not None:
                progress(len(some))
    return found.document()


def _numbers(plan: Plan, keys: set[str]) -> Iterator[int]:
    """The numbers of the games where a deck holds one of the cards.

    Raises:
        UsageError: when there are none.
    """
    game, last = game_of(plan), 0
    for block in count():
        if any(not keys.isdisjoint(deck) for _, deck in decks_of(plan, game, block)):
            last = block
            yield from range(block * plan.block, (block + 1) * plan.block)
        elif block - last > PATIENCE:
            raise UsageError("no deck that is played holds the card; name decks that do (--decks), or --random-decks")
