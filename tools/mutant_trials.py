"""A pytest plugin that tries mutants: all tests are collected once, and each mutant gets its own process.

    pytest -p mutant_trials --trials FD --jobs N tests/...

You can give a function other code while the program runs. So nothing is imported or collected again for a mutant inside
a function: the process forks, the child puts the changed code into the function, and runs the tests that pass the
changed place, stage by stage, the fastest first, until one fails. Which tests pass it is found out before: each
place to change reports when it is passed, while all tests run once. Several workers do both; they are
forks of the process that has collected the tests.

``tools/mutants.py`` talks to it over a socket, line by line. The first line that comes in has all mutants and the time
to stop, as JSON. Then ``watched DONE OF`` goes out while all tests run, ``unfit TEST`` if one failed, or ``ready
SECONDS`` with the CPU time of all tests, and ``NUMBER OUTCOME`` for each mutant as soon as it is known:
``caught``, ``endless``, ``missed``, ``untried`` if time was up, or ``elsewhere`` if it has to be tried in a copy: it is
in no function, or was missed in one that also runs while modules are imported.
"""

from __future__ import annotations

import ast
import functools
import gc
import itertools
import json
import os
import signal
import socket
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import TypeGuard

import pytest
from mutant_children import in_child, workers
from mutant_places import Key, Place, codes, key_of, statement

PATIENCE, GRACE = 8, 5
"""A test is endless if it computes this many times as long as without a mutant, and this many seconds more."""
STANDSTILL = 30
"""A test is endless, too, if it takes this many times as long by the clock, whether it computes or waits."""
ENOUGH = 10
"""Once tests of a stage that take this much CPU time have passed, the rest of that stage is skipped."""
Stage = tuple[tuple[str, ...], str]
"""Folders and files of tests, and a word in the names of these tests."""

SOURCES = f"{Path.cwd() / 'src'}{os.sep}"
TESTS = f"{Path.cwd() / 'tests'}{os.sep}"
imported: dict[int, CodeType] = {}
"""The functions that have run while modules were imported."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options ``--trials`` and ``--jobs``."""
    parser.addoption("--trials", type=int, metavar="FD", help="the socket over which mutants come")
    parser.addoption("--jobs", type=int, default=1, help="how many mutants are tried at the same time")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """Start recording what runs while modules are imported."""
    sys.settrace(note)


def note(frame: FrameType, event: str, what: object) -> None:
    """Record one call within the sources, unless a test module makes it while it is collected."""
    code = frame.f_code
    if id(code) in imported or not code.co_filename.startswith(SOURCES):
        return
    caller = frame.f_back
    while caller and not caller.f_code.co_filename.startswith(TESTS):
        if caller.f_code.co_filename.startswith("<frozen importlib"):
            imported[id(code)] = code
            return
        caller = caller.f_back


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Try mutants instead of running the tests."""
    sys.settrace(None)
    with socket.socket(fileno=session.config.getoption("--trials")) as line, line.makefile("rw") as talk:

        def say(*words: object) -> None:
            print(*words, file=talk, flush=True)

        asked = json.loads(talk.readline())
        stages = [[(tuple(folders), word) for folders, word in each] for each in asked["stages"]]
        trials = Trials(session, [Place(*each) for each in asked["places"]], stages)
        failed = "while they are collected" if session.testsfailed else trials.watch(say)
        if failed:
            say("unfit", failed)
            return True
        say("ready", time.process_time() + sum(trials.seconds))
        for number, outcome in trials.outcomes(asked["until"]):
            say(number, outcome)
    return True


class Trials:
    """All tests, and all mutants to try with them; ``stages``: where the tests of each mutant are."""

    def __init__(self, session: pytest.Session, places: Sequence[Place], stages: Sequence[Sequence[Stage]]) -> None:
        self.session, self.places, self.stages = session, places, stages
        self.trees = {path: ast.parse(Path(path).read_bytes()) for path in {place.path for place in places}}
        self.functions = [place.function(self.trees[place.path]) for place in places]
        self.ran = {key_of(code) for code in imported.values()}
        self.live: dict[Key, list[FunctionType]] = defaultdict(list)
        self.caches = []
        for found in gc.get_objects():
            if self.is_concerned(found):
                self.live[key_of(found.__code__)].append(found)
            elif isinstance(found, functools._lru_cache_wrapper) and self.is_concerned(found.__wrapped__):
                self.caches.append(found)
        gc.freeze()  # forks share objects that the garbage collector leaves alone
        self.past: list[list[int]] = [[] for _ in places]
        self.passed: set[int] = set()
        asked = {stage for those in stages for stage in those}
        self.members = {stage: members(session.items, stage) for stage in asked}
        self.tests = sorted(set().union(*self.members.values()))
        self.seconds: list[float] = [0.0] * len(session.items)
        self.jobs: int = session.config.getoption("--jobs")
        self.until = float("inf")

    def is_concerned(self, found: object) -> TypeGuard[FunctionType]:
        """Whether something is a function of a module with a change."""
        return isinstance(found, FunctionType) and found.__code__.co_filename in self.trees

    def install(self, key: Key, made: CodeType) -> bool:
        """Give a function its code from another reading of its module; returns whether that worked."""
        new = [code for code in codes(made) if key_of(code) == key]
        if len(new) != 1 or not self.live[key]:
            return False
        for function in self.live[key]:
            if len(function.__code__.co_freevars) != len(new[0].co_freevars):
                return False
            function.__code__ = new[0]
        return True

    def watch(self, say: Callable[..., None]) -> str:
        """Run all tests once, and record how long each takes and which places it passes; returns a test that failed."""
        with self.at_work(self.put_marks) as pool:
            for done, ended in enumerate(as_completed([pool.submit(watched, at) for at in self.tests]), 1):
                at, self.seconds[at], passed = ended.result()
                if passed is None:
                    pool.shutdown(cancel_futures=True)
                    return self.session.items[at].nodeid
                for number in passed:
                    self.past[number].append(at)
                say("watched", done, len(self.tests))
        return ""

    def outcomes(self, until: float) -> Iterator[tuple[int, str]]:
        """The outcome of each mutant, as soon as it is known; none is started after the time ``until``."""
        self.until = until
        with self.at_work() as pool:
            for ended in as_completed([pool.submit(tried, number) for number in range(len(self.places))]):
                yield ended.result()

    @contextmanager
    def at_work(self, prepare: Callable[[], None] = lambda: None) -> Iterator[ProcessPoolExecutor]:
        """Workers that know these trials; each prepares itself."""
        current.append(self)
        with workers(self.jobs, prepare) as pool:
            yield pool
        current.remove(self)

    def put_marks(self) -> None:
        """Make each place report when it is passed."""
        for number, place in enumerate(self.places):
            block, node = statement(self.trees[place.path], place.where())
            mark = ast.parse(f"__passed__({number})").body[0]
            for part in ast.walk(mark):
                ast.copy_location(part, node)
            block.insert(block.index(node), mark)
        made = {path: compile(tree, path, "exec", dont_inherit=True) for path, tree in self.trees.items()}
        for key in {key for key in self.functions if key is not None}:
            if self.install(key, made[key[0]]):
                for function in self.live[key]:
                    function.__globals__["__passed__"] = self.passed.add

    def watch_one(self, at: int) -> tuple[float, list[int] | None]:
        """Run a test; returns its CPU seconds, and the places that it passed, if it succeeded."""
        for cache in self.caches:
            cache.cache_clear()
        self.passed.clear()
        began = time.process_time()
        passed = sorted(self.passed) if self.run(at) else None
        return time.process_time() - began, passed

    def run(self, at: int) -> bool:
        """Run one test, with all its fixtures; returns whether it passed."""
        item = self.session.items[at]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self.session.testsfailed

    def run_in_time(self, at: int) -> bool:
        """Run one test, which ends the process if it takes too long."""
        most = self.seconds[at] * PATIENCE + GRACE
        signal.setitimer(signal.ITIMER_PROF, most)
        signal.setitimer(signal.ITIMER_REAL, most * STANDSTILL)
        return self.run(at)

    def chosen(self, number: int) -> list[int]:
        """The tests for a mutant: from each stage the fastest that pass it, and then any others."""
        found: list[int] = []
        left = sorted(self.past[number], key=self.seconds.__getitem__)
        for those in (*(self.members[stage] for stage in self.stages[number]), set(self.tests)):
            quick = [at for at in left if at in those]
            before = itertools.accumulate((self.seconds[at] for at in quick), initial=0.0)
            found += [at for at, seconds in zip(quick, before, strict=False) if seconds < ENOUGH]
            left = [at for at in left if at not in those]
        return found

    def attempt(self, number: int) -> str:
        """The outcome of a mutant."""
        place, key = self.places[number], self.functions[number]
        if time.monotonic() > self.until:
            return "untried"
        if key is None:
            return "elsewhere"

        def work() -> str:
            made = compile(place.changed(Path(place.path).read_bytes()), place.path, "exec", dont_inherit=True)
            if not self.install(key, made):
                return "elsewhere"
            if not all(self.run_in_time(at) for at in self.chosen(number)):
                return "caught"
            return "elsewhere" if key in self.ran else "missed"

        outcome, ended_by = in_child(work)
        return outcome or ("endless" if ended_by in (signal.SIGPROF, signal.SIGALRM) else "caught")


def members(items: Sequence[pytest.Item], stage: Stage) -> set[int]:
    """The tests of a stage, by their index among all tests."""
    folders = tuple(f"{Path.cwd() / folder}/" for folder in stage[0])
    return {at for at, item in enumerate(items) if f"{item.path}/".startswith(folders) and stage[1] in item.nodeid}


current: list[Trials] = []
"""The trials, for workers, which are forks."""


def watched(at: int) -> tuple[int, float, list[int] | None]:
    """A worker's part of ``Trials.watch``: the test, its seconds, and the places that it passed."""
    return at, *current[0].watch_one(at)


def tried(number: int) -> tuple[int, str]:
    """A worker's part of ``Trials.outcomes``: the mutant and its outcome."""
    return number, current[0].attempt(number)
