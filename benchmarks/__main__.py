"""Print what was measured, beside the bars and the peers. A figure that misses its bar is printed as missed."""

from __future__ import annotations

import platform
import subprocess
import sys
import time

from rich.console import Console
from rich.table import Table

from benchmarks import games, peers
from benchmarks.clock import rates

BARS = {
    "Spellfire, decisions, 2 players": (10_000.0, 50_000.0),
    "Spellfire, decisions, 4 players": (10_000.0, 50_000.0),
    "Spell Chain, decisions": (20_000.0, 80_000.0),
    "Spellslinger, decisions": (15_000.0, 60_000.0),
    "clone": (100_000.0, 500_000.0),
    "save": (1_000.0, 10_000.0),
    "load": (1_000.0, 5_000.0),
    "resample": (10_000.0, 50_000.0),
    "full playouts": (50.0, 500.0),
}
"""A second, at least: the first bar and the goal."""

FIRST_DECISION = (
    "import spellhall; g = spellhall.game('spellfire'); g.new_state(list(g.starter_decks().values())[:2], 1).decision()"
)


def start_up() -> float:
    """Seconds from a fresh interpreter to the first decision, its own start taken off; the best of five."""
    best = []
    for code in (FIRST_DECISION, "pass"):
        times = []
        for _ in range(5):
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            times.append(time.perf_counter() - start)
        best.append(min(times))
    return best[0] - best[1]


def main() -> None:
    """Measure everything in one run, in turns."""
    console = Console()
    ours = {
        "Spellfire, decisions, 2 players": games.random_play("spellfire", 2),
        "Spellfire, decisions, 4 players": games.random_play("spellfire", 4),
        "Spell Chain, decisions": games.random_play("spellchain"),
        "Spellslinger, decisions": games.random_play("spellslinger"),
        **games.copying(),
        "full playouts": games.playouts(),
    }
    theirs = peers.installed()
    with console.status("measuring, five turns each..."):
        measured = rates({**ours, **theirs})
    table = Table("Spellhall", "a second", "first bar", "goal", title=f"Python {platform.python_version()}")
    for name in ours:
        first, goal = BARS[name]
        verdict = "goal met" if measured[name] >= goal else "met" if measured[name] >= first else "MISSED"
        table.add_row(name, f"{measured[name]:,.0f}", f"{first:,.0f} {verdict}", f"{goal:,.0f}")
    console.print(table)
    if theirs:
        beside = Table("peer", "a second", "Spellfire is")
        for name in theirs:
            own = measured["clone" if name.endswith("copy") else "Spellfire, decisions, 2 players"]
            beside.add_row(name, f"{measured[name]:,.0f}", f"{own / measured[name]:.2f} times that")
        console.print(beside)
    else:
        console.print("No peer is installed: `make bench` installs them, or `pip install spellhall[bench]`.")
    console.print(f"import and first decision: {1000 * start_up():.0f} ms (first bar 300 ms, goal 100 ms)")


if __name__ == "__main__":
    main()
