"""A league of agents: each plays each other in mirrored games, until it is known who is stronger.

All pairs play the same shuffles with the same decks, each agent from every seat with every deck of a block. A pair ends
with the block that makes ``sprt`` decide, so the result doesn't depend on the number of processes. Ratings go through
all games in the order of their blocks, pair by pair within each, by the model that rates people at tournaments.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from spellhall.arena.runs.plans import Plan
from spellhall.arena.runs.results import MOST_FAULTS
from spellhall.arena.runs.rows import Row
from spellhall.arena.runs.runners import Runner, accounted
from spellhall.arena.runs.simulation import rows_of
from spellhall.arena.studies.block_intervals import interval, likeness, share_of
from spellhall.arena.studies.sprt import FIRST, NEITHER, OPEN, SECOND, Trial
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.statistics import SURE, percent
from spellhall.tournaments.ratings import Rating, rated


@dataclass
class Pairing:
    """Two agents, and their results: ``scores`` of the first by block, half a point for a draw."""

    first: str
    second: str
    trial: Trial
    rows: list[Row] = field(default_factory=list)
    scores: dict[int, tuple[float, int]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def count(self, row: Row) -> None:
        """Enter a game; a failed one counts for no one."""
        self.rows.append(row)
        score, games = self.scores.get(row.block, (0.0, 0))
        if row.fault:
            self.faults.append(f"{self.first} and {self.second}, game {row.number}: {row.fault}")
        else:
            score, games = score + self.score_in(row), games + 1
        self.scores[row.block] = score, games

    def score_in(self, row: Row) -> float:
        """The first agent's score in a game."""
        mine = row.returns[row.agents.index(self.first)]
        theirs = row.returns[row.agents.index(self.second)]
        return 0.5 if mine == theirs else float(mine > theirs)

    def block_is_over(self, block: int) -> bool:
        """Enter a block into the test; returns whether that decides it."""
        score, games = self.scores[block]
        if games:
            self.trial.count(score / games)
        return self.trial.verdict() != OPEN

    def document(self) -> dict[str, Any]:
        """The pair as plain data, as far as it has been played."""
        points = [self.score_in(row) for row in self.rows if not row.fault]
        share = share_of(self.first, self.scores.values())
        low, high = interval(share, likeness([share]))
        verdict = {
            FIRST: f"{self.first} is stronger",
            SECOND: f"{self.second} is stronger",
            NEITHER: f"no difference of {100 * self.trial.margin:g}%",
            OPEN: "not decided",
        }
        return {
            "first": self.first,
            "second": self.second,
            "games": len(points),
            "won": points.count(1.0),
            "drawn": points.count(0.5),
            "lost": points.count(0.0),
            "share": percent(share.value),
            "low": percent(low),
            "high": percent(high),
            "verdict": verdict[self.trial.verdict()],
        }


@dataclass
class League:
    """All pairs of some agents."""

    game: str
    seed: int
    agents: Sequence[str]
    pairings: list[Pairing] = field(default_factory=list)

    def document(self) -> dict[str, Any]:
        """The league as plain data, as far as it has been played: the strongest agents first, pairs as named."""
        ratings = self.ratings()
        faults = [fault for pairing in self.pairings for fault in pairing.faults]
        order = sorted(self.agents, key=lambda name: (-ratings[name].mean, name))
        return {
            "game": self.game,
            "seed": self.seed,
            "agents": [_standing(name, ratings[name]) for name in order],
            "pairs": [pairing.document() for pairing in self.pairings if pairing.rows],
            "errors": len(faults),
            "faults": faults[:MOST_FAULTS],
        }

    def ratings(self) -> dict[str, Rating]:
        """The estimated strength of each agent."""
        games = [
            ((row.block, number, row.number), pairing, row)
            for number, pairing in enumerate(self.pairings)
            for row in pairing.rows
            if not row.fault
        ]
        results = []
        for _, pairing, row in sorted(games, key=lambda game: game[0]):
            score = pairing.score_in(row)
            places = (1, 1) if score == 0.5 else (1, 2) if score == 1.0 else (2, 1)
            results.append((((pairing.first,), places[0]), ((pairing.second,), places[1])))
        return {name: Rating() for name in self.agents} | rated(results)


def _standing(name: str, rating: Rating) -> dict[str, Any]:
    reach = SURE * rating.spread
    low, high = round(rating.mean - reach, 1), round(rating.mean + reach, 1)
    return {"agent": name, "games": rating.matches, "rating": round(rating.mean, 1), "low": low, "high": high}


def play_league(
    plan_for: Callable[[tuple[str, str]], Plan],
    agents: Sequence[str],
    games: int,
    runner: Runner,
    margin: float = 0.1,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play all pairs; returns the results (see ``League.document``).

    Args:
        plan_for: the plan of a pair; all of them have the same game and seed.
        agents: two or more.
        games: the most games of each pair, rounded up to whole blocks.
        runner: who does the work.
        margin: a pair ends once it is known who is stronger by this much (0.1: 60 to 50 of 100), or no one; 0: never.
        progress: called with the number of games since its last call, including those that needn't be played.

    Raises:
        UsageError: for too few agents or games, or an invalid margin.
        Unfinished, Stopped: as for ``simulation.simulate``.
    """
    if len(agents) < 2 or len(set(agents)) < len(agents):
        raise UsageError("a league takes two agents or more, each of them once")
    if not 0 <= margin < 0.5:
        raise UsageError(f"a margin is at least 0 and less than 50%, not {100 * margin:g}%")
    if games < 1:
        raise UsageError(f"a league takes at least one game of each pair, not {games}")
    plans = [(pair, plan_for(pair)) for pair in combinations(agents, 2)]
    league = League(plans[0][1].game, plans[0][1].seed, agents)
    with accounted(league.document):
        for (first, second), plan in plans:
            pairing = Pairing(first, second, Trial(margin))
            league.pairings.append(pairing)
            played = _play(pairing, plan, games, runner, progress)
            if progress is not None:
                progress(games - played)
    return league.document()


def _play(pairing: Pairing, plan: Plan, games: int, runner: Runner, progress: Callable[[int], None] | None) -> int:
    """Play a pair until it is decided; yields how many of the planned games are done."""
    wanted = -(-games // plan.block) * plan.block
    told = 0
    with closing(rows_of(plan, wanted, runner)) as found:
        for rows in found:
            for row in rows:
                pairing.count(row)
                if (row.number + 1) % plan.block == 0 and pairing.block_is_over(row.block):
                    return told
            if progress is not None:
                progress(min(len(rows), games - told))
            told = min(told + len(rows), games)
    return told
