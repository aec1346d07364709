"""Where mutants are tried: a copy of the tree, in which one place at a time is changed.

Nearly all are tried by ``mutant_trials``, in one process that has collected all tests. What cannot be tried there,
since it takes effect while modules are imported, is written into the copy, and the tests run anew.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from os import environ
from pathlib import Path

from mutant_trials import Place

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")
PATIENCE, GRACE = 8, 60
"""Tests are endless when they take so many times as long as without a mutant, and so many seconds more."""
GAMES = ("spellchain", "spellfire", "spellslinger")

Stage = tuple[str, ...]
"""What pytest is told to run together: folders, and words that names of tests must have in them."""


def stages_of(room: str) -> list[Stage]:
    """The tests that a mutant of a room has to get past: those of the room first, then all whom it may concern.

    The tests of the server and the page are left out, since they take long; what they alone would notice is missed.
    """
    for game in GAMES:
        if game in room:
            return [
                (f"tests/rules/{game}",),
                (f"tests/{game}", f"tests/cards/{game}"),
                ("tests/contract", "tests/golden", "-k", game),
            ]
    return [
        ("tests/kernel",),
        ("tests/rules", "tests/cards", *(f"tests/{game}" for game in GAMES)),
        ("tests/contract", "tests/golden", "tests/test_numbering.py"),
        ("tests/cli/test_session.py", "tests/cli/test_commands.py", "tests/decks", "tests/test_registry.py"),
    ]


@dataclass(frozen=True)
class Mutant(Place):
    """A change, with what people are told of it; the path begins at the top of the tree."""

    room: str
    line: int
    scope: str
    before: str
    after: str

    @property
    def name(self) -> str:
        """What docs/mutants.md calls it: it stays the same when lines above change."""
        return f"{self.path}, {self.scope}: `{self.before}` as `{self.after}`"


class Bench:
    """A copy of the tree in which mutants are tried, and how long all tests take there."""

    def __init__(self, top: Path, sample: Sequence[Mutant]) -> None:
        self.top, self.sample = top, list(sample)
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, top / name, ignore=shutil.ignore_patterns("static", "__pycache__"))
            else:
                shutil.copy(ROOT / name, top / name)
        began = time.monotonic()
        ours, theirs = socket.socketpair()
        with theirs:
            self.trials = self.pytest(self.tests(), "-p", "mutant_trials", "--trials", str(theirs.fileno()), own=theirs)
        self.talk = ours.makefile("rw")
        places = [(str(top / each.path), each.start, each.end, each.new) for each in self.sample]
        if self.ask(json.dumps(places)) != "ready":
            self.close()
            sys.exit("All tests have to pass before mutants can be tried.")
        self.usual = time.monotonic() - began

    def tests(self) -> list[str]:
        """The tests that any of the sample has to get past."""
        stages = [stage for room in {mutant.room for mutant in self.sample} for stage in stages_of(room)]
        return sorted({part for stage in stages for part in stage if part.startswith("tests")})

    def ask(self, line: str) -> str:
        """Say a line to those who try mutants, and hear what they answer."""
        print(line, file=self.talk, flush=True)
        return self.talk.readline().strip()

    def close(self) -> None:
        """Send home those who try mutants."""
        self.talk.close()
        self.trials.wait()

    def pytest(self, arguments: Sequence[str], *more: str, own: socket.socket | None = None) -> subprocess.Popen[str]:
        """Pytest in the copy of the tree."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", *more, *arguments]
        return subprocess.Popen(
            command,
            cwd=self.top,
            env=environ | {"PYTHONPATH": ":".join(str(self.top / place) for place in ("src", "", "tools"))},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=[own.fileno()] if own else [],
            text=True,
        )

    def run(self, stage: Stage, limit: float) -> int | None:
        """Run tests until one fails: their exit code, or None when they take too long."""
        process = self.pytest(stage)
        try:
            return process.wait(limit)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            return None

    def attempt(self, mutant: Mutant) -> str:
        """What becomes of a mutant of the sample: ``caught``, ``endless`` or ``missed``; or ``elsewhere``: try anew."""
        answer = self.ask(str(self.sample.index(mutant)))
        if answer not in ("caught", "endless", "missed", "elsewhere"):
            sys.exit(f"This mutant could not be tried: {mutant.name}")
        return answer

    def anew(self, mutant: Mutant) -> str:
        """What becomes of a mutant that is there before anything is imported."""
        path = self.top / mutant.path
        source = path.read_bytes()
        self.put(path, mutant.changed(source))
        try:
            codes = (self.run(stage, self.usual * PATIENCE + GRACE) for stage in stages_of(mutant.room))
            code = next((code for code in codes if code != 0), 0)
        finally:
            self.put(path, source)
        return "endless" if code is None else "caught" if code else "missed"

    @staticmethod
    def put(path: Path, source: bytes) -> None:
        """Write a module, and forget what was compiled of it."""
        path.write_bytes(source)
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            compiled.unlink()
