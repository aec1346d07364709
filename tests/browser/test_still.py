"""The board stays where it is: from the first decision of a game to the last its rectangle is the same, and hardly
anything on the page moves but what is played.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from browser.positions import NAMES, Shown
from browser.visits import PHONE, Hall
from played_frames import played

GAMES = ("spellfire", "spellslinger", "spellchain")
DESKS = ((1440, 900), (1366, 650), (1280, 720))
SMALL = ((390, 844),)
SEED = 16
SHIFT = {"spellfire": 0.02, "spellslinger": 0.025, "spellchain": 0.02}
"""How much the layout may shift in a turn, as browsers measure it: the part of the window that moves, times how far. In
Spellslinger terrains move behind the characters once there are too many of either.
"""
STRETCH = 40
"""How many decisions in a row are shown at each size, from the middle of a game."""
WATCH = """() => {
  window.shifts = [];
  new PerformanceObserver(list => {
    for (const { value, sources } of list.getEntries()) {
      const part = ({ node }) => (node?.nodeType === 1 ? node : node?.parentElement);
      const outside = sources.filter((source) => !part(source)?.closest('.log'));
      const names = outside.map(({ node }) =>
        node?.nodeType === 1 ? `${node.parentElement?.className} > ${node.className || node.localName}` : 'text');
      if (outside.length) window.shifts.push([(value * outside.length) / sources.length, names]);
    }
  }).observe({ type: 'layout-shift' });
}"""
"""Notes what moves; the log is a text that grows, and scrolls by itself."""
SHIFTED = "() => window.shifts.splice(0)"
BOARD = (
    "() => Object.values(document.querySelector('.shell > .middle').getBoundingClientRect().toJSON()).map(Math.round)"
)


def turn_of(frame: dict[str, Any]) -> Any:
    """Which turn it is, or which chain."""
    registers = frame["registers"]
    return registers.get("turn", (registers.get("round"), registers.get("chain_number")))


def middle_of(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Some decisions in a row, with a battle among them if there is any."""
    fights = [at for at, frame in enumerate(frames) if frame.get("table", {}).get("battle")]
    start = max(0, (fights[len(fights) // 2] if fights else len(frames) // 2) - STRETCH // 2)
    return frames[start : start + STRETCH]


def stays(shown: Shown, frames: list[dict[str, Any]], sizes: tuple[tuple[int, int], ...]) -> None:
    """Show some decisions in a row at some sizes of the window."""
    wrong: list[str] = []
    shown.page.evaluate(WATCH)
    for width, height in sizes:
        shown.page.set_viewport_size({"width": width, "height": height})
        boards: Counter[tuple[int, ...]] = Counter()
        moved, worst, turns = 0.0, (0.0, [""]), {turn_of(frame) for frame in frames}
        for at, frame in enumerate(frames):
            shown.show(frame)
            boards[tuple(shown.page.evaluate(BOARD))] += 1
            shifts = shown.page.evaluate(SHIFTED)
            if at:  # with the first one, the window has changed
                moved += sum(value for value, _ in shifts)
                worst = max([worst, *((value, sources) for value, sources in shifts)])
        if len(boards) > 1:
            wrong.append(f"{width}x{height}: the board has been at {dict(boards)}")
        if moved > SHIFT[shown.game] * len(turns):
            wrong.append(f"{width}x{height}: {moved:.3f} in {len(turns)} turns, at most {worst}")
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_where_it_is_in_the_midst_of_a_game(game: str, hall: Hall) -> None:
    frames = middle_of(list(played(game, SEED, NAMES)))
    stays(Shown(hall.visitor(), game), frames, DESKS)
    stays(Shown(hall.visitor(**PHONE), game), frames, SMALL)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_where_it_is_from_the_deal_to_the_end(game: str, hall: Hall) -> None:
    frames = list(played(game, SEED + 1, NAMES))
    stays(Shown(hall.visitor(), game), frames, DESKS)
    stays(Shown(hall.visitor(**PHONE), game), frames, SMALL)
