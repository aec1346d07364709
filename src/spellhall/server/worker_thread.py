"""What takes long is worked out beside the loop, by one thread, one thing after another: so that neither one such thing
nor very many of them keep those waiting who play.
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
    """What ``work(...)`` returns, when it has had its turn.

    Raises:
        Exception: what it raised.
    """
    return await asyncio.get_running_loop().run_in_executor(_thread, lambda: work(*args, **named))
