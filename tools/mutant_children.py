"""Work that is done in forks: one child for each piece that may end badly, and several workers side by side."""

from __future__ import annotations

import json
import os
import resource
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

ROOM = 6 << 30
"""How many bytes a child may have: a mutant that gathers without end must not take them from others."""


def workers(jobs: int, prepare: Callable[[], None]) -> ProcessPoolExecutor:
    """So many forks of this process, which know what it knows and say nothing; each prepares itself before it works."""

    def begin() -> None:
        hush()
        prepare()

    return ProcessPoolExecutor(jobs, mp_context=get_context("fork"), initializer=begin)


def hush() -> None:
    """Read nothing, and say nothing to people, from now on."""
    with open(os.devnull, "r+b") as nothing:
        for stream in range(3):
            os.dup2(nothing.fileno(), stream)


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
