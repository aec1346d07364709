"""Runs slow computations in a single thread next to the event loop, one after another, so that players don't have to
wait for them. Use it for anything that would block the loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_thread = ThreadPoolExecutor(1, thread_name_prefix="aside")


async def in_worker_thread(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """The result of ``work(...)``, when its turn has come.

    Raises:
        Exception: what it raised.
    """
    return await asyncio.get_running_loop().run_in_executor(_thread, lambda: work(*args, **named))
