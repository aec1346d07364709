"""Where mutants are tried: a copy of the tree, with one place changed at a time.

Nearly all are tried by ``mutant_trials``, in forks of one process that has collected all tests. A mutant that can't be
tried there, because it takes effect while modules are imported, is written into a copy, and the tests run again.
"""

from __future__ import annotations

import json
import resource
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from math import ceil
from os import environ
from pathlib import Path
from queue import Queue
from typing import NamedTuple

from mutant_places import Place

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")
PATIENCE, GRACE = 8, 60
"""Tests are endless if they compute this many times as long as without a mutant, and this many seconds more."""
STANDSTILL = 4
"""Tests are endless, too, if they take this many times as long by the clock, whether they compute or wait."""
LEFT_OUT = ("tests/golden/test_calls.py",)
"""They count calls in a process of their own, which knows no mutant."""
OF_SERVER = (
    "test_limits.py",
    "tables/test_charges.py",
    "tables/test_pace.py",
    "tables/watching/test_spectator_delay.py",
)
"""Of the server's tests, those of its pure modules."""
GAMES = ("spellchain", "spellfire", "spellslinger")

Progress = Callable[[int, int], None]
"""Called with how much is done, and the total."""


class Stage(NamedTuple):
    """Tests that belong together: those in some folders or files, perhaps only those with a word in their names."""

    folders: tuple[str, ...]
    word: str = ""

    def arguments(self) -> list[str]:
        """The arguments for pytest that run them."""
        return [*self.folders, "-k", self.word] if self.word else list(self.folders)


def stages_of(room: str) -> list[Stage]:
    """The tests that a mutant of a room has to survive: those of the room first, then all that it may concern.

    The tests of halls and of the page are left out because they take long, so mutants that only they catch are missed.
    """
    for game in GAMES:
        if game in room:
            return [
                Stage((f"tests/rules/{game}",)),
                Stage((f"tests/{game}", f"tests/cards/{game}")),
                Stage(("tests/contract", "tests/golden"), game),
            ]
    if room == "server":
        return [Stage(tuple(f"tests/server/{file}" for file in OF_SERVER))]
    if room.startswith("tournaments"):
        return [
            Stage(("tests/tournaments", "tests/rules/spellfire/tournament")),
            Stage(("tests/golden/test_event.py", "tests/arena/test_events.py")),
        ]
    return [
        Stage(("tests/kernel",)),
        Stage(("tests/rules", "tests/cards", *(f"tests/{game}" for game in GAMES))),
        Stage(("tests/contract", "tests/golden", "tests/test_numbering.py")),
        Stage(("tests/cli/test_session.py", "tests/cli/test_commands.py", "tests/decks")),
        Stage(("tests/test_registry.py", "tests/test_lessons.py")),
    ]


def silent(done: int, of: int) -> None:
    """Ignores progress."""


@dataclass(frozen=True)
class Mutant(Place):
    """A change, with its description for people; the path begins at the top of the tree."""

    room: str
    line: int
    scope: str
    before: str
    after: str

    @property
    def name(self) -> str:
        """Its name in docs/mutants.md: it stays the same when lines above it change."""
        return f"{self.path}, {self.scope}: `{self.before}` as `{self.after}`"


class Bench:
    """Copies of the tree; as many mutants are tried at once as there are jobs."""

    def __init__(self, top: Path, sample: Sequence[Mutant], jobs: int = 1) -> None:
        self.sample, self.jobs = list(sample), jobs
        self.tops = [top / str(number) for number in range(jobs)]
        for copy in self.tops:
            lay_out(copy)
        self.usual = 0.0  # seconds of computing that all tests take

    def tests(self) -> list[str]:
        """The tests that any mutant of the sample has to survive."""
        stages = [stage for room in {mutant.room for mutant in self.sample} for stage in stages_of(room)]
        return sorted({folder for stage in stages for folder in stage.folders})

    def attempts(self, until: float, watched: Progress = silent) -> Iterator[tuple[Mutant, str]]:
        """The outcome of each mutant of the sample, as soon as it is known; ``watched`` gets how many tests have run.

        It is ``caught``, ``endless`` or ``missed``; ``untried`` if the time ``until`` came first; or ``elsewhere``:
        it has to be tried again in a copy.

        Raises:
            SystemExit: a test fails without any mutant, or a mutant can't be tried.
        """
        left = list(self.sample)
        for line in self.trials(until):
            word, *more = line.split(maxsplit=1)
            if word == "watched":
                watched(*(int(number) for number in more[0].split()))
            elif word == "unfit":
                sys.exit(f"All tests have to pass before mutants can be tried, but this one fails: {more[0]}")
            elif word == "ready":
                self.usual = float(more[0])
            else:
                mutant = self.sample[int(word)]
                left.remove(mutant)
                yield mutant, more[0]
        if left:
            sys.exit(f"This mutant could not be tried: {left[0].name}")

    def trials(self, until: float) -> Iterator[str]:
        """The output of the processes that try mutants, line by line."""
        top = self.tops[0]
        places = [(str(top / each.path), each.start, each.end, each.new) for each in self.sample]
        stages = [stages_of(each.room) for each in self.sample]
        ours, theirs = socket.socketpair()
        with theirs:
            asked = ("--trials", str(theirs.fileno()), "--jobs", str(self.jobs))
            process = self.pytest(top, self.tests(), "-p", "mutant_trials", *asked, own=theirs)
        with ours, ours.makefile("rw") as talk:
            print(json.dumps({"places": places, "stages": stages, "until": until}), file=talk, flush=True)
            yield from (line.strip() for line in talk)
        process.wait()

    def pytest(
        self, top: Path, arguments: Sequence[str], *more: str, own: socket.socket | None = None
    ) -> subprocess.Popen[str]:
        """Pytest in a copy of the tree."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", *more, *arguments]
        command += [f"--ignore={path}" for path in LEFT_OUT]
        sources = ":".join(str(top / place) for place in ("src", "", "tools"))
        return subprocess.Popen(
            command,
            cwd=top,
            env=environ | {"PYTHONPATH": sources, "TMPDIR": str(top / "tmp")},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=[own.fileno()] if own else [],
            text=True,
        )

    def run(self, top: Path, stage: Stage) -> int | None:
        """Run tests until one fails; returns their exit code, or None if they take too long."""
        process = self.pytest(top, stage.arguments())
        most = ceil(self.usual * PATIENCE + GRACE)
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (most, most))
        try:
            code = process.wait(most * STANDSTILL)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            return None
        return None if code == -signal.SIGKILL else code

    def anew(self, mutants: Sequence[Mutant], until: float) -> Iterator[tuple[Mutant, str]]:
        """The outcomes of mutants that must be there before anything is imported, as soon as each is known."""
        free: Queue[Path] = Queue()
        for top in self.tops:
            free.put(top)

        def work(mutant: Mutant) -> tuple[Mutant, str]:
            if time.monotonic() > until:
                return mutant, "untried"
            top = free.get()
            try:
                return mutant, self.attempt_anew(top, mutant)
            finally:
                free.put(top)

        with ThreadPoolExecutor(self.jobs) as pool:
            for ended in as_completed([pool.submit(work, mutant) for mutant in mutants]):
                yield ended.result()

    def attempt_anew(self, top: Path, mutant: Mutant) -> str:
        """The outcome of a mutant that is written into a copy of the tree."""
        path = top / mutant.path
        source = path.read_bytes()
        self.put(path, mutant.changed(source))
        try:
            codes = (self.run(top, stage) for stage in stages_of(mutant.room))
            code = next((code for code in codes if code != 0), 0)
        finally:
            self.put(path, source)
        return "endless" if code is None else "caught" if code else "missed"

    @staticmethod
    def put(path: Path, source: bytes) -> None:
        """Write a module, and delete its compiled bytecode."""
        path.write_bytes(source)
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            compiled.unlink()


def lay_out(top: Path) -> None:
    """Copy what tests need from the tree to another place."""
    (top / "tmp").mkdir(parents=True)
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, top / name, ignore=shutil.ignore_patterns("static", "__pycache__"))
        else:
            shutil.copy(ROOT / name, top / name)
