"""Where the calls and the time of a decision go: by room, by module, by function.

    python -m benchmarks.profile [GAME ...] [--players 2] [--preset NAME] [--games 12] [--top 20]

Calls are exact and always the same. Shares of time are those under the profiler, which makes calls look more expensive
than they are: compare a function before and after a change rather than two functions.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

import spellhall
from benchmarks.calls import Count, Group, Spent, count, is_compiled
from benchmarks.games import game_by_lot, starters


def microseconds(group: Group, games: int) -> float:
    """How long a choice takes without the profiler."""
    game = spellhall.game(group.game, preset=group.preset)
    decks, start = starters(game), time.process_time()
    choices = sum(game_by_lot(game, decks, group.players, seed) for seed in range(1, games + 1))
    return 1_000_000 * (time.process_time() - start) / choices


def room_of(module: str) -> str:
    """The room of a module: ``kernel``, ``games.NAME.rules``, ..."""
    parts = module.split(".")
    return ".".join(parts[: 3 if parts[0] == "games" and len(parts) > 3 else 2 if parts[0] == "games" else 1])


def summed(spent: list[Spent]) -> Spent:
    """The cost of several functions by themselves, added up."""
    return Spent(sum(each.calls for each in spent), sum(each.own for each in spent), 0.0)


def report(console: Console, group: Group, found: Count, alone: float, top: int) -> None:
    """Print the figures for the games of a group."""
    console.print(
        f"\n{group} players: {found.choices:,} choices of two options or more, {found.calls():.1f} calls and "
        f"{alone:.1f} us of a core each ({1_000_000 / alone:,.0f} a second)"
    )
    for table in tables_of(found, top, "choice"):
        console.print(table)


def tables_of(found: Count, top: int, unit: str) -> Iterator[Table]:
    """Where calls and time go: by room and module, then the most expensive functions."""
    whole = sum(spent.own for spent in found.spent.values())
    rooms: dict[str, dict[str, list[Spent]]] = defaultdict(lambda: defaultdict(list))
    for (module, _), spent in found.spent.items():
        rooms[room_of(module)][module].append(spent)
    places = Table("where", f"calls a {unit}", "own time", title="by room and module")
    for room, modules in sorted(rooms.items(), key=lambda item: -together(item[1]).own):
        spent = together(modules)
        places.add_row(f"[bold]{room}", *shares(spent, found.choices, whole), end_section=len(modules) < 2)
        for module, parts in sorted(modules.items(), key=lambda item: -summed(item[1]).own):
            places.add_row(f"  {module.removeprefix(room + '.')}", *shares(summed(parts), found.choices, whole))
        places.add_section()
    yield places
    functions = Table("function", f"calls a {unit}", "own time", "with all it calls", title=f"the {top} most expensive")
    for (module, name), spent in sorted(found.spent.items(), key=lambda item: -item[1].own)[:top]:
        functions.add_row(f"{module} {name}", *shares(spent, found.choices, whole), f"{spent.whole / whole:.1%}")
    yield functions


def together(modules: dict[str, list[Spent]]) -> Spent:
    """The cost of a room."""
    return summed([spent for parts in modules.values() for spent in parts])


def shares(spent: Spent, choices: int, whole: float) -> tuple[str, str]:
    """Calls per choice, and the share of the time."""
    return f"{spent.calls / choices:.2f}", f"{spent.own / whole:.1%}"


def main() -> None:
    """Profile the named games, or all."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("game", nargs="*", default=spellhall.game_names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--preset", default="rulebook")
    parser.add_argument("--games", type=int, default=12, help="how many are played of each")
    parser.add_argument("--top", type=int, default=20, help="how many functions are listed")
    given = parser.parse_args()
    if is_compiled():
        raise SystemExit("compiled modules cannot be looked into: profile the interpreted text")
    console = Console(width=120)
    for name in given.game:
        group = Group(name, given.preset, given.players)
        found = count(group, range(1, given.games + 1))
        report(console, group, found, microseconds(group, given.games), given.top)


if __name__ == "__main__":
    main()
