/** Where cards, players and log entries are on the page. */

import { tick } from 'svelte';

/** The names of cards, players and slots as ends of arrows and flights: their `data-at` on the page. */
export const cardEnd = (token: string): string => `card ${token}`;
export const seatEnd = (seat: number): string => `seat ${seat}`;
export const slotEnd = (slot: number): string => `slot ${slot}`;

/** The element of a card, however it's drawn; null if it's not visible. */
export function placeOf(token: string): Element | null {
  const name = CSS.escape(token);
  return seen(`#table-middle :is([data-move="${name}"], [data-token="${name}"], [data-at="card ${name}"])`) ?? seen(`[data-token="${name}"]`);
}

/** The element of a player: on their board, else in the rail. */
export function seatOf(seat: number): Element | null {
  return seen(`#table-middle [data-at="seat ${seat}"]`) ?? seen(`[data-rail="${seat}"]`);
}

/** Go to a log entry, making it visible first if necessary. */
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
