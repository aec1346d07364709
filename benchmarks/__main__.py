"""Print the measurements next to the bars and the peers. A figure that misses its bar is marked as missed."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

from benchmarks import games, memory, peers
from benchmarks.calls import is_compiled
from benchmarks.clock import rates

BARS = {
    "Spellfire, real choices, 2 players": (20_000.0, 30_000.0),
    "Spellfire, real choices, 4 players": (17_000.0, 27_000.0),
    "Spell Chain, real choices": (40_000.0, 60_000.0),
    "Spellslinger, real choices": (15_000.0, 40_000.0),
    "clone": (1_900_000.0, 2_500_000.0),
    "clone, 2,000 held": (200_000.0, 1_000_000.0),
    "save": (33_000.0, 40_000.0),
    "load": (10_000.0, 16_000.0),
    "resample": (66_000.0, 100_000.0),
    "full playouts": (500.0, 1_000.0),
}
"""The least per second: the next bar and the goal. A real choice is one between two or more options."""
COMPILED = {
    "Spellfire, real choices, 2 players": (60_000.0, 100_000.0),
    "Spellfire, real choices, 4 players": (51_000.0, 90_000.0),
    "Spell Chain, real choices": (90_000.0, 150_000.0),
    "Spellslinger, real choices": (40_000.0, 100_000.0),
    "clone": (7_000_000.0, 10_000_000.0),
    "full playouts": (1_500.0, 3_000.0),
}
"""The same for compiled rules."""
BESIDE = "catanatron, real choices"
AS_MANY = {False: (1.8, 3.0), True: (5.0, 10.0)}
"""How many times as many choices of Spellfire as of that peer: the next bar and the goal, and those compiled."""

FIRST_DECISION = (
    "import spellhall; g = spellhall.game('spellfire'); g.new_state(list(g.starter_decks().values())[:2], 1).decision()"
)
FIRST_MS = (150.0, 100.0)


def start_up() -> float:
    """CPU seconds from a fresh interpreter to the first decision, without its own start; the best of five.

    As in an installation: modules are compiled to bytecode once, whatever is set here.
    """
    best = []
    with TemporaryDirectory() as folder:
        installed = os.environ | {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": folder}
        for code in (FIRST_DECISION, "pass"):
            times = []
            for _ in range(5):
                start = os.times()
                subprocess.run([sys.executable, "-c", code], check=True, env=installed)
                end = os.times()
                times.append(end.children_user + end.children_system - start.children_user - start.children_system)
            best.append(min(times))
    return best[0] - best[1]


def verdict(ratio: float, goal_ratio: float) -> str:
    """The verdict on a figure, given as a multiple of its next bar and of its goal."""
    return "goal met" if goal_ratio >= 1 else "met" if ratio >= 1 else "MISSED"


def main() -> None:
    """Measure everything in one run, in turns."""
    console = Console()
    compiled = is_compiled()
    bars = {**BARS, **COMPILED} if compiled else BARS
    ours = {
        "Spellfire, real choices, 2 players": games.random_play("spellfire", 2),
        "Spellfire, real choices, 4 players": games.random_play("spellfire", 4),
        "Spell Chain, real choices": games.random_play("spellchain"),
        "Spellslinger, real choices": games.random_play("spellslinger"),
        **games.copying(),
        "full playouts": games.playouts(),
    }
    theirs = peers.installed()
    with console.status("measuring, five turns each..."):
        measured = rates({**ours, **theirs})
    title = f"Python {platform.python_version()}, {'compiled' if compiled else 'interpreted'}"
    table = Table("Spellhall", "a second", "next bar", "goal", title=title)
    for name in ours:
        bar, goal = bars[name]
        said = verdict(measured[name] / bar, measured[name] / goal)
        table.add_row(name, f"{measured[name]:,.0f}", f"{bar:,.0f} {said}", f"{goal:,.0f}")
    console.print(table)
    if theirs:
        beside = Table("peer", "a second", "Spellfire is", "next bar", "goal")
        for name in theirs:
            times = (
                measured["clone" if name.endswith("copy") else "Spellfire, real choices, 2 players"] / measured[name]
            )
            bar, goal = AS_MANY[compiled]
            wanted = (f"{bar:.1f} {verdict(times / bar, times / goal)}", f"{goal:.1f}") if name == BESIDE else ("", "")
            beside.add_row(name, f"{measured[name]:,.0f}", f"{times:.2f} times that", *wanted)
        console.print(beside)
    else:
        console.print("No peer is installed: `make bench` installs them, or `pip install spellhall[bench]`.")
    first, (bar, goal) = 1000 * start_up(), FIRST_MS
    said = verdict(bar / first, goal / first)
    console.print(f"import and first decision: {first:.0f} ms (next bar {bar:.0f} ms {said}, goal {goal:.0f} ms)")
    each = memory.bytes_a_position() / 1000
    console.print(f"{memory.HELD:,} held positions of Spellfire: {each:.1f} kB each")


if __name__ == "__main__":
    main()
