"""What lies where on a table: whether all that one needs is inside the window, neither covered nor cut."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SEEN = {
    "seat": ".rail .name b",
    "phase": ".phases .cells .now, .phases .turn",
    "question": ".question p",
    "choice": ".prompt [data-choice], .prompt .more",
    "hand": "#hand [data-token]",
    "name": ".board h2 .name, .plate .name, .middle section > h2 > span, .solo h2 .name",
    "life": ".plate .points, .health strong",
    "pile": ".piles > *",
    "realm": ".place",
    "terrain": ".terrain:not(.under)",
    "character": ".character",
    "slot": ".slot",
    "champion": ".pool .bearer, .pool .line > .who",
    "fighter": ".lane .bearer",
    "side of a battle": ".lane .names p",
    "battle": ".lane h2, .lane .sentence",
    "total": ".lane .total",
}
"""What is looked at, where it is shown at all."""

SCROLLED = ("pile", "terrain", "character")
"""Of these a crowded board of a phone may have more than it shows at once."""

CUT = ("seat", "question", "choice", "name", "side of a battle", "battle")
"""Of these no letter may be missing."""

MEASURE = """([wanted, uncut]) => {
  const faults = [];
  const slack = 1.5;
  // The rectangle of a part as far as what scrolls or clips around it lets it be seen; null when it takes no room.
  const shown = (part) => {
    const box = part.getBoundingClientRect();
    if (!box.width || !box.height || getComputedStyle(part).visibility === 'hidden') return null;
    let { left, top, right, bottom } = box;
    for (let up = part.parentElement; up && up !== document.documentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      const around = up.getBoundingClientRect();
      if (style.overflowX !== 'visible') { left = Math.max(left, around.left); right = Math.min(right, around.right); }
      if (style.overflowY !== 'visible') { top = Math.max(top, around.top); bottom = Math.min(bottom, around.bottom); }
    }
    left = Math.max(left, 0); top = Math.max(top, 0);
    right = Math.min(right, innerWidth); bottom = Math.min(bottom, innerHeight);
    return { box, left, top, right, bottom };
  };
  const hit = (part, spot) => {
    const steps = [0.5, 0.12, 0.88, 0.3, 0.7];
    return steps.some((x) => steps.some((y) => {
      const at = [spot.left + x * (spot.right - spot.left), spot.top + y * (spot.bottom - spot.top)];
      const top = document.elementFromPoint(...at);
      return top !== null && (part.contains(top) || top.contains(part) || top.closest('.over, .choices') !== null);
    }));
  };
  for (const [what, selector] of Object.entries(wanted)) for (const part of document.querySelectorAll(selector)) {
    if (part.closest('[inert]')) continue; // a battle covers it, and makes room for it when it is asked for
    const spot = shown(part);
    if (!spot) continue;
    const words = (part.getAttribute('aria-label') ?? part.textContent).trim().replace(/\\s+/g, ' ');
    const name = `${what} "${words.slice(0, 40)}"`;
    const { box } = spot;
    const lost = [spot.left - box.left, spot.top - box.top, box.right - spot.right, box.bottom - spot.bottom];
    const most = Math.max(...lost);
    const edge = ['left', 'top', 'right', 'bottom'][lost.indexOf(most)];
    if (most > slack) faults.push(`${name} is cut by ${Math.round(most)} px at the ${edge}`);
    else if (!hit(part, spot)) faults.push(`${name} is covered`);
    if (uncut.includes(what)) for (const inner of [part, ...part.querySelectorAll('*')]) {
      const clips = getComputedStyle(inner).overflowX !== 'visible' && !inner.matches('.unseen, svg, svg *');
      if (clips && (inner.scrollWidth > inner.clientWidth + 1 || inner.scrollHeight > inner.clientHeight + 1))
        faults.push(`${name} is cut short`);
    }
  }
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} px wide`);
  if (page.scrollHeight > innerHeight + 1) faults.push(`the page is ${page.scrollHeight} px high`);
  return faults;
}"""

SHARE = "() => document.querySelector('.shell > .middle').getBoundingClientRect().height / innerHeight"


def faults(page: Page, *, phone: bool = False) -> list[str]:
    """What is outside of the window, covered or cut."""
    wanted = {what: where for what, where in SEEN.items() if not (phone and what in SCROLLED)}
    found: list[str] = page.evaluate(MEASURE, [wanted, list(CUT)])
    return found


def board_share(page: Page) -> float:
    """How much of the height of the window is board."""
    share: Any = page.evaluate(SHARE)
    return float(share)
