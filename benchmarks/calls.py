"""Python function calls per real choice: what a decision costs, counted instead of timed.

    python -m benchmarks.calls [--keep]

It always plays the same games, so the count is the same on every machine: ``tests/golden/test_calls.py`` refuses
growth over the figures that ``--keep`` wrote. It counts functions, methods and generators of this
package in whole games between random starter decks, including set-up. Comprehensions aren't calls since Python 3.12,
so they never count here. Compiled modules can't be examined.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator
from cProfile import Profile
from pathlib import Path
from time import thread_time
from types import CodeType, FunctionType
from typing import NamedTuple

import spellhall
from benchmarks.games import game_by_lot, starters
from spellhall.kernel.state import State

KEPT = Path(__file__).resolve().parents[1] / "tests" / "golden" / "calls.txt"
PACKAGE = str(Path(spellhall.__file__).parent)
INLINED = frozenset(("<listcomp>", "<dictcomp>", "<setcomp>"))
"""Separate functions up to Python 3.11, part of the function around them later."""


class Group(NamedTuple):
    """Games that are counted together: a game, its preset, and how many play."""

    game: str
    preset: str
    players: int

    def __str__(self) -> str:
        return " ".join(map(str, self))


GROUPS = (
    *(Group("spellchain", preset, 2) for preset in ("rulebook", "table")),
    *(Group("spellfire", preset, players) for preset in ("rulebook", "tournament") for players in (2, 4)),
    *(Group("spellslinger", preset, players) for preset in ("rulebook", "limited") for players in (2, 4)),
    Group("spellslinger", "off-the-top", 2),
)
SEEDS = range(1, 7)
"""The seeds of the games in each group."""


class Spent(NamedTuple):
    """The cost of a function: calls, CPU seconds of its own, and with everything that it calls."""

    calls: int
    own: float
    whole: float


class Count(NamedTuple):
    """The cost of some games: how many real choices they had, and what each function took in them."""

    choices: int
    spent: dict[tuple[str, str], Spent]
    """By module and name."""

    def calls(self) -> float:
        """Calls per choice."""
        return sum(spent.calls for spent in self.spent.values()) / self.choices


def is_compiled() -> bool:
    """Whether the rules are compiled; only interpreted ones can be examined."""
    return not isinstance(State.apply, FunctionType)


def count(group: Group, seeds: Iterable[int] = SEEDS) -> Count:
    """Play the games of a group, and count."""
    game = spellhall.game(group.game, preset=group.preset)
    game.digest()  # reads all cards: that happens once, and isn't part of any choice
    decks, profile, choices = starters(game), Profile(thread_time, builtins=False), 0
    for seed in seeds:
        profile.enable()
        choices += game_by_lot(game, decks, group.players, seed)
        profile.disable()
    return Count(choices, by_function(profile))


def by_function(profile: Profile) -> dict[tuple[str, str], Spent]:
    """The cost of each function of this package, by module and name."""
    spent: dict[tuple[str, str], Spent] = {}
    for entry in profile.getstats():
        if isinstance(entry.code, CodeType) and entry.code.co_filename.startswith(PACKAGE):
            module = entry.code.co_filename.removeprefix(PACKAGE)[1:-3].replace("/", ".")
            name, calls = named(entry.code.co_qualname), entry.callcount
            before = spent.get((module, name), Spent(0, 0.0, 0.0))
            if entry.code.co_name in INLINED:
                spent[module, name] = before._replace(own=before.own + entry.inlinetime)
            else:
                whole = before.whole + entry.totaltime
                spent[module, name] = Spent(before.calls + calls, before.own + entry.inlinetime, whole)
    return spent


def named(qualname: str) -> str:
    """The function around a comprehension; any other function by its own name."""
    while qualname.rpartition(".")[2] in INLINED:
        qualname = qualname.rpartition(".")[0].removesuffix(".<locals>")
    return qualname


def kept(file: Path) -> dict[str, float]:
    """The stored figures, by name; of two that a merge left, the later one."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return {name: float(figure) for name, figure in re.findall(r"^([a-z][\w -]+): ([\d.]+)$", text, re.MULTILINE)}


def counted() -> Iterator[tuple[str, float]]:
    """Every group with its current calls per choice."""
    for group in GROUPS:
        yield str(group), round(count(group).calls(), 1)


def compare(figures: Iterable[tuple[str, float]], file: Path, keep: bool) -> None:
    """Print figures next to the stored ones, and store them if requested."""
    before, now = kept(file), {}
    for name, figure in figures:
        now[name] = figure
        change = f"{figure / before[name] - 1:+.1%} from {before[name]}" if name in before else "new"
        print(f"{name}: {figure} ({change})", flush=True)
    if keep:
        file.write_text("".join(f"{name}: {figure}\n" for name, figure in now.items()), encoding="utf-8")
        print(f"kept in {file.name}")


def main() -> None:
    """Print the counts next to the stored ones, and store them if requested."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--keep", action="store_true", help=f"write the figures into {KEPT.name}")
    keep = parser.parse_args().keep
    if is_compiled():
        raise SystemExit("compiled modules cannot be looked into: count with the interpreted text")
    compare(counted(), KEPT, keep)


if __name__ == "__main__":
    main()
