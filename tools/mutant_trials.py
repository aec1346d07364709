"""A pytest plugin that tries mutants: all tests are collected once, and each mutant gets a process of its own.

    pytest -p mutant_trials --trials FD tests/...

A function can be given other code while the program runs. So nothing is imported or collected anew for a mutant inside
a function: the process forks, the child puts the changed code into the function, and runs the tests that come past the
changed place, the quickest first, until one fails. Which tests come past it is found out before: each place in which
something is to be changed tells when it is passed, while all tests run once.

``tools/mutants.py`` talks to it over a socket, line by line: first all mutants come in, as JSON, and ``ready`` or
``unfit`` goes out; then the number of a mutant comes in and what became of it goes out: ``caught``, ``endless``,
``missed``, or ``elsewhere`` when it has to be tried anew: it is in no function, or missed in one that runs while
modules are imported, too.
"""

from __future__ import annotations

import ast
import functools
import gc
import itertools
import json
import os
import resource
import signal
import socket
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, TypeGuard

import pytest

PATIENCE, GRACE = 8, 5
"""A test is endless when it takes so many times as long as without a mutant, and so many seconds more, of computing."""
ENOUGH = 20
"""When tests that take so many seconds of computing have passed, a mutant counts as missed, whatever others may say."""
ROOM = 6 << 30
"""How many bytes a child may have: a mutant that gathers without end must not take them from others."""

Key = tuple[str, str, int]
"""A function: its file, its qualified name, its first line."""

imported: dict[int, CodeType] = {}
"""What has run while modules were imported."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer ``--trials``."""
    parser.addoption("--trials", type=int, metavar="FD", help="the socket over which mutants come")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """Begin to note what runs while modules are imported."""
    sys.settrace(note)


def note(frame: FrameType, event: str, what: object) -> None:
    """Note one call, unless a test module makes it while it is collected."""
    caller: FrameType | None = frame
    while caller and id(frame.f_code) not in imported and "tests" not in Path(caller.f_code.co_filename).parts:
        if caller.f_code.co_filename.startswith("<frozen importlib"):
            imported[id(frame.f_code)] = frame.f_code
        caller = caller.f_back


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Try mutants instead of running the tests."""
    sys.settrace(None)
    with socket.socket(fileno=session.config.getoption("--trials")) as line, line.makefile("rw") as talk:

        def say(word: str) -> None:
            print(word, file=talk, flush=True)

        trials = Trials(session, [Place(*each) for each in json.loads(talk.readline())])
        fit = not session.testsfailed and trials.watch()
        say("ready" if fit else "unfit")
        if fit:
            for asked in talk:
                say(trials.attempt(int(asked)))
    return True


@dataclass(frozen=True)
class Place:
    """A mutant: the text from ``start`` to ``end``, in bytes, of a file becomes ``new``."""

    path: str
    start: int
    end: int
    new: str

    def changed(self, source: bytes) -> bytes:
        """The source with the change in it."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def where(self) -> tuple[int, int]:
        """Line and column, as trees count them."""
        before = Path(self.path).read_bytes()[: self.start]
        return before.count(b"\n") + 1, self.start - before.rfind(b"\n") - 1

    def function(self, tree: ast.Module) -> Key | None:
        """The function in whose body it is: the outer one of several, which makes the others whenever it runs."""
        scopes: list[str] = []
        body = tree.body
        while found := [node for node in body if holds(node, self.where())]:
            node = found[0]
            scopes.append(getattr(node, "name", ""))
            if isinstance(node, ast.FunctionDef) and self.where() >= (node.body[0].lineno, node.body[0].col_offset):
                return self.path, ".".join(scopes), min([node.lineno, *(part.lineno for part in node.decorator_list)])
            if not isinstance(node, ast.ClassDef):
                break
            body = node.body
        return None


def holds(node: ast.stmt, where: tuple[int, int]) -> bool:
    """Whether a place lies within a statement."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    return (node.lineno, node.col_offset) <= where < (node.end_lineno, node.end_col_offset)


def statement(tree: ast.Module, where: tuple[int, int]) -> tuple[list[ast.stmt], ast.stmt]:
    """The innermost statement that holds a place, with the list in which it stands."""
    parts = (part for node in ast.walk(tree) for part in ast.iter_fields(node) if isinstance(part[1], list))
    found = [(block, node) for _, block in parts for node in block if isinstance(node, ast.stmt) and holds(node, where)]
    return found[-1]  # the tree is walked from the outside in


def key_of(code: CodeType) -> Key:
    """Which function a code is of."""
    return code.co_filename, code.co_qualname, code.co_firstlineno


def codes(code: CodeType) -> Iterator[CodeType]:
    """A code and all within it."""
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from codes(part)


class Trials:
    """All tests, and all mutants that are to be tried with them."""

    def __init__(self, session: pytest.Session, places: Sequence[Place]) -> None:
        self.session, self.places = session, places
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
        self.past: list[list[int]] = [[] for _ in places]
        self.seconds: list[float] = []

    def is_concerned(self, found: object) -> TypeGuard[FunctionType]:
        """Whether a thing is a function of a module in which something is to be changed."""
        return isinstance(found, FunctionType) and found.__code__.co_filename in self.trees

    def install(self, key: Key, made: CodeType) -> bool:
        """Give a function the code that it has in another reading of its module: whether it could be done."""
        new = [code for code in codes(made) if key_of(code) == key]
        if len(new) != 1 or not self.live[key]:
            return False
        for function in self.live[key]:
            if len(function.__code__.co_freevars) != len(new[0].co_freevars):
                return False
            function.__code__ = new[0]
        return True

    def watch(self) -> bool:
        """Run all tests once, and note which of them come past which place: whether all passed."""

        def work() -> Any:
            for number, place in enumerate(self.places):
                block, node = statement(self.trees[place.path], place.where())
                mark = ast.parse(f"__passed__({number})").body[0]
                for part in ast.walk(mark):
                    ast.copy_location(part, node)
                block.insert(block.index(node), mark)
            passed: set[int] = set()
            made = {path: compile(tree, path, "exec", dont_inherit=True) for path, tree in self.trees.items()}
            for key in {key for key in self.functions if key is not None}:
                if self.install(key, made[key[0]]):
                    for function in self.live[key]:
                        function.__globals__["__passed__"] = passed.add
            past: list[list[int]] = [[] for _ in self.places]
            seconds = []
            for at in range(len(self.session.items)):
                for cache in self.caches:
                    cache.cache_clear()
                passed.clear()
                began = time.process_time()
                self.run([at])
                seconds.append(time.process_time() - began)
                for number in passed:
                    past[number].append(at)
            return None if self.session.testsfailed else (past, seconds)

        found = in_child(work)[0]
        if found is None:
            return False
        self.past, self.seconds = found
        return True

    def run(self, chosen: Sequence[int]) -> None:
        """Run tests one after the other until one fails."""
        for at, following in itertools.zip_longest(chosen, chosen[1:]):
            if self.seconds:
                signal.setitimer(signal.ITIMER_PROF, self.seconds[at] * PATIENCE + GRACE)
            item = self.session.items[at]
            after = None if following is None else self.session.items[following]
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self.session.testsfailed:
                return

    def attempt(self, number: int) -> str:
        """What becomes of a mutant."""
        place, key = self.places[number], self.functions[number]
        if key is None:
            return "elsewhere"
        chosen, budget = [], float(ENOUGH)
        for at in sorted(self.past[number], key=self.seconds.__getitem__):
            budget -= self.seconds[at]
            if budget < 0:
                break
            chosen.append(at)

        def work() -> str:
            made = compile(place.changed(Path(place.path).read_bytes()), place.path, "exec", dont_inherit=True)
            if not self.install(key, made):
                return "elsewhere"
            self.run(chosen)
            if self.session.testsfailed:
                return "caught"
            return "elsewhere" if key in self.ran else "missed"

        outcome, ended_by = in_child(work)
        return outcome or ("endless" if ended_by == signal.SIGPROF else "caught")


def in_child(work: Callable[[], Any]) -> tuple[Any, int]:
    """Do something in a child: what it came to, or None when it did not live to tell, and by which signal it ended.

    Raises:
        RuntimeError: when the work itself failed, which says nothing about the tests.
    """
    inlet, outlet = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(inlet)
        resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
        with open(os.devnull, "r+b") as nothing:
            for stream in range(3):
                os.dup2(nothing.fileno(), stream)
        code = 1
        try:
            told = json.dumps(work()).encode()
            with open(outlet, "wb") as pipe:
                pipe.write(told)
            code = 0
        finally:
            os._exit(code)
    os.close(outlet)
    with open(inlet, "rb") as pipe:
        told = pipe.read()
    status = os.waitpid(child, 0)[1]
    if os.WIFSIGNALED(status):
        return None, os.WTERMSIG(status)
    if os.WEXITSTATUS(status):
        raise RuntimeError("a mutant could not be tried")
    return json.loads(told), 0
