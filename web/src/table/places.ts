/** Where cards, players and lines of the log stand on the page. */

import { tick } from 'svelte';

/** Where a card lies, whatever it is drawn as; null when it is nowhere to be seen. */
export function placeOf(token: string): Element | null {
  const name = CSS.escape(token);
  return seen(`#table-middle :is([data-move="${name}"], [data-token="${name}"], [data-at="card ${name}"])`) ?? seen(`[data-token="${name}"]`);
}

/** Where a player sits: at their board, else in the rail. */
export function seatOf(seat: number): Element | null {
  return seen(`#table-middle [data-at="seat ${seat}"]`) ?? seen(`[data-rail="${seat}"]`);
}

/** Show a line of the log, whatever part of it is shown, and go there. */
export async function goToLine(line: number): Promise<void> {
  const wanted = `[data-line="${line}"]`;
  for (const way of ['[data-filter="all"]', '[data-earlier]']) {
    if (document.querySelector(wanted)) break;
    document.querySelector<HTMLElement>(way)?.click();
    await tick();
  }
  const found = document.querySelector<HTMLElement>(wanted);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}

function seen(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().width > 0) ?? null;
}
