"""The benchmark: a table of agents by game, which anyone gets again from the same seed and cards.

Every pair of agents plays the same number of mirrored games in each game (``league``). The table names the package's
version, the fingerprint of the cards, the seed and the command, but no date and no time: equal runs make equal files.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from spellhall import __version__
from spellhall.arena.runs.plans import Plan, plan_of
from spellhall.arena.runs.runners import Runner
from spellhall.arena.studies.league import play_league
from spellhall.kernel.errors import UsageError
from spellhall.registry import game as make_game

AGENTS = ("random", "novice", "club", "search:100")
"""Who plays, the weakest first, if nothing else is said."""
CLOCKED = ("search", "master")
"""Agents that think by the clock unless their number of simulations is named."""


def check_repeatable(agents: Sequence[str]) -> None:
    """Check that agents play the same from the same seed.

    Raises:
        UsageError: when one thinks by the clock.
    """
    for name in agents:
        kind, _, measure = name.partition(":")
        if kind in CLOCKED and not measure.isdecimal():
            raise UsageError(f"{name} thinks by the clock, so no one could repeat the table; take search:100")


def benchmark(
    games: Sequence[str],
    agents: Sequence[str],
    count: int,
    seed: int,
    runner: Runner,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play all pairs of agents in all games, ``count`` games each, rounded up to whole blocks; returns plain data.

    Raises:
        UsageError: for an agent that thinks by the clock, or what a league refuses.
        Unfinished, Stopped: as for ``simulation.simulate``.
    """
    check_repeatable(agents)
    tables = [_table(game, agents, count, seed, runner, progress) for game in games]
    return {"version": __version__, "seed": seed, "games": count, "agents": list(agents), "tables": tables}


def _table(
    game: str, agents: Sequence[str], count: int, seed: int, runner: Runner, progress: Callable[[int], None] | None
) -> dict[str, Any]:
    def plan_for(pair: tuple[str, str]) -> Plan:
        return plan_of(game, seed, agents=pair)

    found = play_league(plan_for, agents, count, runner, 0.0, progress)
    kept = ("first", "second", "games", "won", "drawn", "lost", "share", "low", "high")
    return {
        "game": game,
        "title": make_game(game).title,
        "digest": make_game(game).digest(),
        "pairs": [{name: pair[name] for name in kept} for pair in found["pairs"]],
        "errors": found["errors"],
        "faults": found["faults"],
    }


def markdown(found: dict[str, Any]) -> str:
    """The tables as Markdown: each row says how often its agent beats those of the columns."""
    parts = [_heading(found), *(_as_table(table, found["agents"]) for table in found["tables"])]
    return "\n\n".join(parts) + "\n"


def _heading(found: dict[str, Any]) -> str:
    games = " ".join(table["game"] for table in found["tables"])
    agents = ",".join(found["agents"])
    told = f"spellhall benchmark {games} --agents {agents} --games {found['games']} --seed {found['seed']}"
    return f"Spellhall {found['version']}: `{told}`"


def _as_table(table: dict[str, Any], agents: Sequence[str]) -> str:
    cells: dict[tuple[str, str], str] = {}
    for pair in table["pairs"]:
        first, second, share, low, high = (pair[name] for name in ("first", "second", "share", "low", "high"))
        cells[first, second] = _cell(share, low, high)
        cells[second, first] = _cell(100 - share, 100 - high, 100 - low)
    lines = [
        f"| {table['title']} (cards {table['digest']}) | {' | '.join(agents)} |",
        f"|---|{'---|' * len(agents)}",
        *(f"| {mine} | {' | '.join(cells.get((mine, theirs), '') for theirs in agents)} |" for mine in agents),
    ]
    return "\n".join([*lines, *(f"\nFailed: {fault}" for fault in table["faults"])])


def _cell(share: float, low: float, high: float) -> str:
    return f"{share:.0f}% ({low:.0f} to {high:.0f})"
