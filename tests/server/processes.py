"""The processes of a server, as Linux tells them."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from waiting import Deadline

needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux tells processes in /proc")


def _parents() -> dict[int, tuple[int, str]]:
    """The parent of every process, and when it began, which tells it from a later one of its number."""
    found = {}
    for entry in os.listdir("/proc"):
        if entry.isdecimal():
            try:
                fields = Path(f"/proc/{entry}/stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue  # it has ended meanwhile
            if fields[0] != "Z":
                found[int(entry)] = int(fields[1]), fields[19]
    return found


def descendants(process: int) -> set[tuple[int, str]]:
    """The children of a process, and theirs."""
    parents = _parents()
    found: set[tuple[int, str]] = set()
    above = {process}
    while above:
        below = {(child, began) for child, (parent, began) in parents.items() if parent in above}
        found |= below
        above = {child for child, _ in below}
    return found


def workers(of: int) -> list[int]:
    """The processes that play games for another."""
    found = []
    for child, _ in descendants(of):
        try:
            command = Path(f"/proc/{child}/cmdline").read_text()
        except OSError:
            continue  # it has ended meanwhile
        if "LokyProcess" in command:
            found.append(child)
    return found


def left_of(processes: set[tuple[int, str]]) -> set[tuple[int, str]]:
    """Those that still live when they have had time to end."""
    deadline = Deadline("the end of these processes")
    while (left := processes & {(number, began) for number, (_, began) in _parents().items()}) and deadline.left:
        time.sleep(deadline.pause())
    return left
