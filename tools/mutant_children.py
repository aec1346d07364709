"""Runs work in forks: one child for each piece that may end badly, and several workers in parallel."""

from __future__ import annotations

import json
import os
import resource
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

ROOM = 6 << 30
"""The most bytes of memory for a child: a runaway mutant must not take it from others."""


def workers(jobs: int, prepare: Callable[[], None]) -> ProcessPoolExecutor:
    """Forks of this process, which know what it knows and print nothing; each prepares itself before it works."""

    def begin() -> None:
        hush()
        prepare()

    return ProcessPoolExecutor(jobs, mp_context=get_context("fork"), initializer=begin)


def hush() -> None:
    """From now on, read no input and print nothing."""
    with open(os.devnull, "r+b") as nothing:
        for stream in range(3):
            os.dup2(nothing.fileno(), stream)


def in_child(work: Callable[[], Any]) -> tuple[Any, int]:
    """Run something in a child; returns its result, or None if it died, and the signal that ended it.

    Raises:
        RuntimeError: when the work itself failed, which says nothing about the tests.
    """
    inlet, outlet = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(inlet)
        resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
        hush()
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
