"""Waiting in tests: it ends when a condition holds, or says what never came."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
import time

import pytest
import waiting
from waiting import Deadline, NeverCame, killed_if_late, until, wait_until, words_of


@pytest.fixture
def clock(monkeypatch):
    """A clock that only a pause moves forward; returns the pauses."""
    now, pauses = [0.0], []

    def sleep(seconds):
        pauses.append(seconds)
        now[0] += seconds

    async def rest(seconds):
        sleep(seconds)

    monkeypatch.setattr(waiting.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(waiting.time, "sleep", sleep)
    monkeypatch.setattr(waiting.asyncio, "sleep", rest)
    return pauses


def waits(*given, **named):
    """Wait in a loop of its own."""
    return asyncio.run(until(*given, **named))


@pytest.mark.parametrize("wait", [wait_until, waits])
def test_what_is_so_already_is_returned_at_once(wait, clock):
    assert wait("the answer", lambda: 42) == 42
    assert clock == []


@pytest.mark.parametrize("wait", [wait_until, waits])
def test_it_looks_until_it_is_so_and_less_often_the_longer_it_takes(wait, clock):
    looks = iter([*[0] * 200, "there"])
    assert wait("the guest", lambda: next(looks), 1000) == "there"
    assert len(clock) == 200 and clock == sorted(clock)
    assert (clock[0], clock[-1]) == (waiting.SHORTEST_PAUSE, waiting.LONGEST_PAUSE)


@pytest.mark.parametrize("wait", [wait_until, waits])
def test_what_never_comes_is_said_with_what_was_seen_last(wait, clock):
    with pytest.raises(NeverCame, match=r"^waited 5 s for the guest; last seen: \[\]$"):
        wait("the guest", lambda: [], 5)
    assert 5 <= sum(clock) < 5 + waiting.LONGEST_PAUSE
    with pytest.raises(NeverCame, match=r"^waited 5 s for the guest; last seen: \{'seats': 3\}$"):
        wait("the guest", lambda: False, 5, seen=lambda: {"seats": 3})


def test_in_a_loop_a_condition_may_be_awaited():
    looks = iter([0, 0, 7])

    async def look():
        return next(looks)

    assert asyncio.run(until("seven", look)) == 7


def test_a_loop_of_its_own_ends_when_its_time_is_up(clock):
    deadline = Deadline("the end of the game", 3)
    deadline.check("a card")
    waiting.time.sleep(2)
    assert (deadline.waited, deadline.left) == (2, 1)
    waiting.time.sleep(2)
    with pytest.raises(NeverCame, match=r"^waited 3 s for the end of the game; last seen: 'a card'$"):
        deadline.check("a card")
    assert deadline.left == 0


def test_what_is_long_is_shown_in_short(clock):
    with pytest.raises(NeverCame) as never:
        wait_until("little", lambda: None, seen=lambda: ["word" * 2000] * 2000)
    assert len(str(never.value)) < 60_000


def test_a_process_that_says_nothing_is_killed_and_one_that_speaks_is_not():
    for program, seconds, said in (("input()", 0.1, b""), ("print(1)", waiting.PATIENCE, b"1\n")):
        command = [sys.executable, "-c", program]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            with killed_if_late(process, seconds):
                assert process.stdout.readline() == said
            process.stdin.close()
            assert process.wait(waiting.PATIENCE) == (0 if said else -signal.SIGKILL)


def test_a_condition_is_called_by_the_line_where_it_stands():
    never = lambda: time is None  # noqa: E731
    assert re.fullmatch(r"test_waiting\.py:\d+: never = lambda: time is None  # noqa: E731", words_of(never))
    assert words_of(Deadline("").check).endswith("def check(self, seen: object = None) -> None:")
    assert words_of(len) == "<built-in function len>"
