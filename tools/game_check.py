"""Lists what a game in the package has, what it leaves out and what it still lacks: ``make game-check GAME=x``.

Read this when you have put a game into ``src/spellhall/games``. The tests that run once for every game
are the list of requirements, and their names are the sentences; one that doesn't apply says why.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from spellhall.registry import house_games

TESTS = Path(__file__).resolve().parents[1] / "tests"
ASKED = ("contract", "golden/test_digests.py", "server/library", "server/test_wire_types.py")
"""The tests of what every game has, besides the files at the top of ``tests``."""
OF_A_CLAIM = re.compile(r"^E +(?:AssertionError: )?(?! |\+|assert )(.+)$", re.MULTILINE)
"""What a failed test tells people; otherwise its first line does."""
LEFT_OUT = "left out: "
FIRST = re.compile(r"^E +(.+)$", re.MULTILINE)


class Sentences:
    """A pytest plugin that collects how a game's tests ended, under their sentences."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.ended: dict[str, list[str]] = {}

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A test file that can't even be read lacks something, too."""
        if report.failed:
            self.ended[f"{report.nodeid} can be read"] = [complaint_of(str(report.longrepr))]

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests that run for the game and aren't slow."""
        of_game = re.compile(rf"[\[-]{self.game}[\]-]")
        items[:] = [item for item in items if of_game.search(item.name) and item.get_closest_marker("slow") is None]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note how a test ended: with a line about what is missing or why it was left out, or with an empty one."""
        ended = self.ended.setdefault(sentence_of(report.nodeid), [])
        if report.skipped:
            reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else ""
            ended.append(f"{LEFT_OUT}{reason.removeprefix('Skipped: ')}")
        elif report.failed:
            ended.append(f"{complaint_of(report.longreprtext)} ({report.nodeid})")
        elif report.when == "call":
            ended.append("")

    def tell(self) -> int:
        """Print a line for each sentence; returns how many things are missing."""
        lacking = 0
        for sentence, ended in self.ended.items():
            faults = [line for line in ended if line and not line.startswith(LEFT_OUT)]
            reasons = [line.removeprefix(LEFT_OUT) for line in ended if line.startswith(LEFT_OUT)]
            if faults:
                lacking += len(faults)
                print(f"  LACKING   {sentence}", *faults, sep="\n            ")
            elif reasons:
                print(f"  left out  {sentence}: {reasons[0]}")
            else:
                print(f"  has       {sentence}" + (f" (in {len(ended)} cases)" if len(ended) > 1 else ""))
        return lacking


def sentence_of(nodeid: str) -> str:
    """What a test shows, from its name: "decks at random are legal"."""
    return nodeid.rpartition("::")[2].partition("[")[0].removeprefix("test_").replace("_", " ")


def complaint_of(text: str) -> str:
    """What a failed test says: its own sentence, or its first line."""
    found = OF_A_CLAIM.search(text) or FIRST.search(text)
    return found[1] if found else text.strip().splitlines()[-1]


def main() -> int:
    """The program; returns its exit code."""
    game = sys.argv[1] if len(sys.argv) == 2 else ""
    if game not in house_games():
        print(f"Which game? `make game-check GAME=NAME`, with one of: {', '.join(house_games())}.", file=sys.stderr)
        return 2
    plugin = Sentences(game)
    where = [*sorted(TESTS.glob("test_*.py")), *(TESTS / part for part in ASKED)]
    print(f"What the house asks of {game}:")
    code = pytest.main(["-q", "--no-header", "-p", "no:terminalreporter", *map(str, where)], plugins=[plugin])
    lacking = plugin.tell()
    print(f"{game} has all that the house asks." if not code else f"Lacking: {lacking}.")
    return int(code)


if __name__ == "__main__":
    sys.exit(main())
