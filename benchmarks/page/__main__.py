"""Measures the page as a player has it: its weight, its waits, its presses, and how still and smooth it is.

    python -m benchmarks.page [--quick] [--json FILE]

It starts a hall of its own with temporary data and visits it with Chromium. Weights are those of a first visit with an
empty cache; everything over HTTP counts, with its headers. Then a script plays all three games at once in the page, at
normal and at fast pace. Last it plays on a processor four times as slow: Spellfire, where it counts frames while
something moves, and all three on a phone's screen without animations, from a press to the picture of what it did. The
script is half sensible, so its turns are longer than a person's: compare runs with one another. Other work on this
machine makes every time longer; weights and layout shifts stay the same.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from rich.console import Console
from rich.table import Table

from benchmarks.page import play
from benchmarks.page.hall import GAMES, PHONE, chromium, hall
from benchmarks.page.weight import first_decision, home

PACES = ("normal", "fast")
SECONDS = {"normal": 300, "fast": 120, "slow processor": 60, "phone": 60}
QUICK = {"normal": 120, "fast": 40, "slow processor": 20, "phone": 20}
HOME_KB = 100
FIRST_KB = 200
"""The budgets over the wire."""
PICTURE_MS = 50
"""The bar from a press to the picture of what it did."""


def measure(browser: Browser, address: str, seconds: dict[str, int]) -> dict[str, Any]:
    """Everything, by subject."""
    found: dict[str, Any] = {"load": round(os.getloadavg()[0], 1)}
    found["home"] = home(browser, address)
    found["first decision"] = {game: first_decision(browser, address, game) for game in GAMES}
    for pace in PACES:
        tables = [play.Walk(browser, address, game, pace) for game in GAMES]
        games = play.side_by_side(tables, seconds[pace])
        found[pace] = {
            game: play.waits(kept)
            | play.turns(kept)
            | play.stillness(kept)
            | {"walks_s": play.walks_of(kept) if game == "spellchain" else {}}
            for game, kept in games.items()
        }
        if pace == PACES[0]:
            found["battle"] = play.trace(games["spellfire"], play.BATTLE)
            found["chain"] = play.trace(games["spellchain"], play.CHAIN)
    slow = play.Walk(browser, address, "spellfire", "normal", slower=play.SLOWER)
    found["frames"] = play.frames(play.side_by_side([slow], seconds["slow processor"])["spellfire"])
    found["phone"] = {}
    for game in GAMES:
        phone = play.Walk(browser, address, game, "none", play.SLOWER, PHONE, only_pictures=True)
        found["phone"][game] = play.pictures(play.side_by_side([phone], seconds["phone"])[game])
    return found


def report(found: dict[str, Any]) -> None:
    """Print the figures next to the budgets."""
    console = Console(width=120)
    weight = Table("to", "kB over the wire", "requests", "budget", title="weight, first visit")
    for name, one, budget in (
        ("the home page", found["home"], HOME_KB),
        *((f"the first decision of {GAMES[game]}", one, FIRST_KB) for game, one in found["first decision"].items()),
    ):
        said = f"{budget} kB {'met' if one['bytes'] <= 1000 * budget else 'MISSED'}"
        weight.add_row(name, f"{one['bytes'] / 1000:.1f}", str(one["requests"]), said)
    console.print(weight)
    paints = found["home"]["paints_ms"]
    console.print(f"first paint {paints.get('first-paint')} ms, with content {paints.get('first-contentful-paint')} ms")
    for pace in PACES:
        moves = Table("", *(GAMES[game] for game in found[pace]), title=f"played at {pace} pace")
        for label, text in ROWS.items():
            moves.add_row(label, *(text.format(**one) for one in found[pace].values()))
        moves.add_row("seconds of the walk by chain", *(walks(one["walks_s"]) for one in found[pace].values()))
        console.print(moves)
    for name in ("battle", "chain"):
        console.print(traced(name, found[name]))
    moving = found["frames"]
    console.print(
        f"frames while something moves, processor {play.SLOWER} times as slow: {moving['per_second']} a second in "
        f"{moving['seconds_moving']} s, the longest {moving['longest_ms']} ms"
    )
    for game, one in found["phone"].items():
        said = "met" if one["median_ms"] is not None and one["median_ms"] <= PICTURE_MS else "MISSED"
        console.print(
            f"{GAMES[game]} on a phone, processor {play.SLOWER} times as slow, from a press to the picture: median "
            f"{one['median_ms']} ms, 95% within {one['p95_ms']} ms, of {one['count']} (bar {PICTURE_MS} ms {said})"
        )
    console.print(f"load of the machine at the start: {found['load']}")


ROWS = {
    "from an answer past others' moves to the next question, median ms": "{median_ms}",
    "the same, longest ms": "{most_ms} of {count}",
    "answers in an own turn": "{answers_own} of {own_turns}",
    "presses in an own turn": "{presses_own}",
    "answers in another's turn": "{answers_other}",
    "layout shifts, in all": "{shift_sum}",
    "layout shifts a turn, mean and worst": "{shift_a_turn} {shift_worst_turn}",
    "changes of the board's rectangle": "{board_changes} in {questions} questions",
}


def traced(name: str, events: list[dict[str, Any]]) -> Table:
    """The events of a battle or a chain, with the time that all of them took to show."""
    whole = sum(one["lasts"] for one in events)
    table = Table("after ms", "shown for ms", "event", title=f"a {name} as it was shown: {whole} ms in all")
    for one in events:
        table.add_row(
            str(one["at"]), str(one["lasts"]), f"{one['kind']}: {one['text']}" if one["text"] else one["kind"]
        )
    return table


def walks(times: dict[str, float]) -> str:
    """The walks as a line."""
    return ", ".join(f"{number}: {seconds:g}" for number, seconds in times.items()) or "-"


def main() -> None:
    """Measure, print, and store if wanted."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--quick", action="store_true", help="about four minutes instead of ten")
    parser.add_argument("--json", type=Path, help="store the figures in a file, too")
    given = parser.parse_args()
    with hall() as address, chromium() as browser:
        found = measure(browser, address, QUICK if given.quick else SECONDS)
    report(found)
    if given.json:
        given.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
