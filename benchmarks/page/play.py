"""Games played in the page by a script: waits, presses, walks, layout shifts and frames."""

from __future__ import annotations

import json
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from benchmarks.page.hall import DESK, WALKER, newcomer, sits_down

LOOK_MS = 500
SLOWER = 4
"""How many times as slow the processor is made where frames are counted."""
KEPT = """() => ({
  ...walker.kept,
  events: performance.getEntriesByName('table event').map(({ startTime, detail }) => ({ at: startTime, ...detail })),
})"""
"""What the script kept of a game, with the events that the table showed."""
BATTLE = ("attack", "play", "joins", "round", "razed")
CHAIN = ("chain moment",)
GAP_MS = 5_000
"""Events further apart belong to different battles and chains."""


class Walk:
    """One table played by the script in the page, again and again until its time is over."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        game: str,
        pace: str,
        slower: int = 1,
        screen: dict[str, int] = DESK,
        only_pictures: bool = False,
    ) -> None:
        self.game, self.pace = game, pace
        self.context: BrowserContext = newcomer(browser, address, pace, screen)
        self.context.add_init_script(f"window.onlyPictures = {json.dumps(only_pictures)}")
        self.context.add_init_script(WALKER)
        self.page: Page = self.context.new_page()
        if slower > 1:
            self.page.context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        self.games: list[dict[str, Any]] = []
        sits_down(self.page, game, pace)

    def looks(self) -> None:
        """Start a new game if this one is over."""
        if self.page.evaluate("walker.kept.over"):
            self.games.append(self.page.evaluate(KEPT))
            sits_down(self.page, self.game, self.pace)

    def ends(self) -> list[dict[str, Any]]:
        """What was kept of each game."""
        self.games.append(self.page.evaluate(KEPT))
        self.context.close()
        return self.games


def side_by_side(walks: list[Walk], seconds: float) -> dict[str, list[dict[str, Any]]]:
    """Let several tables be played at the same time; what was kept, by game."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for walk in walks:
            walk.looks()
            walk.page.wait_for_timeout(LOOK_MS / len(walks))
    return {walk.game: walk.ends() for walk in walks}


def waits(games: list[dict[str, Any]]) -> dict[str, Any]:
    """How long a player waits for the next question once others have acted, without the walks through chains."""
    answers = [one for kept in games for one in kept["answers"] if one["next"] is not None]
    return spread([one["next"] for one in answers if one["others"] and not one["walks"]])


def turns(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Answers and presses in each own turn, and answers in each turn of the other; the last turn is never whole."""
    own, presses, other = [], [], []
    for kept in games:
        mine, pressed, theirs = Counter[int](), Counter[int](), Counter[int]()
        for one in kept["answers"]:
            (mine if one["own"] else theirs)[one["turn"]] += 1
            pressed[one["turn"]] += one["presses"] if one["own"] else 0
        last = max([*mine, *theirs], default=0)
        own += [count for turn, count in mine.items() if turn < last]
        presses += [count for turn, count in pressed.items() if turn < last and mine[turn]]
        other += [count for turn, count in theirs.items() if turn < last]
    return {"answers_own": mean(own), "presses_own": mean(presses), "answers_other": mean(other), "own_turns": len(own)}


def stillness(games: list[dict[str, Any]]) -> dict[str, Any]:
    """How much the layout shifts, and how often the board's rectangle changes, by turn and in all."""
    shifts: defaultdict[tuple[int, int], float] = defaultdict(float)
    for number, kept in enumerate(games):
        for one in kept["answers"]:
            shifts[number, one["turn"]] += 0
        for one in kept["shifts"]:
            shifts[number, one["turn"]] += one["value"]
    questions = sum(len(kept["answers"]) for kept in games)
    return {
        "shift_sum": round(sum(shifts.values()), 3),
        "shift_a_turn": mean(shifts.values(), 3),
        "shift_worst_turn": round(max(shifts.values(), default=0), 3),
        "board_changes": sum(len(kept["board"]) for kept in games),
        "questions": questions,
    }


def walks_of(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Seconds of the walk through each chain, by its number in its game; of other games, nothing."""
    by_number: defaultdict[int, list[float]] = defaultdict(list)
    for kept in games:
        for number, walk in enumerate(kept["walks"], start=1):
            by_number[number].append(walk["ms"] / 1000)
    return {str(number): round(statistics.median(times), 1) for number, times in sorted(by_number.items())}


def trace(games: list[dict[str, Any]], kinds: tuple[str, ...]) -> list[dict[str, Any]]:
    """The richest sequence of such events without a longer gap: when each was shown, and for how long. Where there are
    several kinds, the first one begins a new sequence.
    """
    found: list[list[dict[str, Any]]] = []
    for kept in games:
        last = -float(GAP_MS)
        for event in kept["events"]:
            if event["kind"] not in kinds:
                continue
            if event["at"] - last >= GAP_MS or (len(kinds) > 1 and event["kind"] == kinds[0]):
                found.append([])
            found[-1].append(event)
            last = event["at"]
    best = max(found, key=lambda events: (len({one["kind"] for one in events}), len(events)), default=[])
    return [one | {"at": round(one["at"] - best[0]["at"]), "lasts": round(one["lasts"])} for one in best]


def frames(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Frames per second while something moved."""
    count, moving = sum(kept["frames"] for kept in games), sum(kept["moving"] for kept in games)
    return {
        "per_second": round(1000 * count / moving, 1) if moving else None,
        "seconds_moving": round(moving / 1000, 1),
        "longest_ms": round(max((kept["longest"] for kept in games), default=0)),
    }


def pictures(games: list[dict[str, Any]]) -> dict[str, Any]:
    """The time from a press that answers a question to the picture of what it did."""
    times = sorted(time for kept in games for time in kept["pictures"])
    return spread(times) | {"p95_ms": round(times[int(0.95 * len(times))]) if times else None}


def spread(times: list[float]) -> dict[str, Any]:
    """Median and maximum in milliseconds, and of how many."""
    return {
        "median_ms": round(statistics.median(times)) if times else None,
        "most_ms": round(max(times)) if times else None,
        "count": len(times),
    }


def mean(values: Iterable[float], digits: int = 1) -> float | None:
    """The mean; None of nothing."""
    found = list(values)
    return round(statistics.fmean(found), digits) if found else None
