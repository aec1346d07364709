"""Timing that can be trusted on a noisy machine: seconds of a core, short turns, A B A B, and the median of several."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

Task = Callable[[], int]
"""Does some work and says how many units it was."""


def rates(tasks: dict[str, Task], rounds: int = 5) -> dict[str, float]:
    """Units a second of a core of each task, the median over ``rounds`` turns taken one after the other."""
    seen: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(rounds):
        for name, task in tasks.items():
            start = time.process_time()
            units = task()
            seen[name].append(units / (time.process_time() - start))
    return {name: statistics.median(values) for name, values in seen.items()}
