"""Timing that you can trust on a noisy machine: CPU seconds, short turns, A B A B, and the median of several."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

Task = Callable[[], int]
"""Does some work and returns how many units it was."""


def rates(tasks: dict[str, Task], rounds: int = 5) -> dict[str, float]:
    """Units per CPU second of each task, the median over ``rounds`` alternating turns."""
    seen: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(rounds):
        for name, task in tasks.items():
            start = time.process_time()
            units = task()
            seen[name].append(units / (time.process_time() - start))
    return {name: statistics.median(values) for name, values in seen.items()}
