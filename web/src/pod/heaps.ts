/** The cards of a pile or a pool in groups: by colour, by type, or by any other facet of a game's cards. */

import type { CatalogueCard } from '../lib/live/catalogue.svelte';
import { listed } from '../lib/settings/language';
import type { Copies, Line } from '../library/decks/deck';
import type { Facet, Sought } from '../library/cards/sought';

export interface Heap {
  name: string;
  size: number;
  lines: Line[];
}

/** The facets a pool can be grouped by: the ones that aren't collapsed. */
export function layouts(sought: Sought): readonly Facet[] {
  return sought.facets.filter(({ folded }) => !folded);
}

/** A pool's default grouping: by colour if cards have colours, else the first one available. */
export function usualLayout(sought: Sought): Facet | undefined {
  const ways = layouts(sought);
  return ways.find(({ name }) => name === 'colour') ?? ways[0];
}

/** How many copies of each card there are. */
export function counted(keys: readonly string[]): Copies {
  const copies: Record<string, number> = {};
  for (const key of keys) copies[key] = (copies[key] ?? 0) + 1;
  return copies;
}

/**
 * Cards by the values of a facet; a card with several values has a group of its own. Sorted by number, then by name.
 */
export function heapsOf(
  copies: Copies,
  find: (key: string) => CatalogueCard | undefined,
  facet: Facet | undefined,
  sought: Sought,
): Heap[] {
  const heaps = new Map<string, Line[]>();
  for (const [key, count] of Object.entries(copies)) {
    const card = find(key);
    if (!card || !count) continue;
    const name = listed(facet?.values(card) ?? []) || 'Others';
    heaps.set(name, [...(heaps.get(name) ?? []), { card, copies: count }]);
  }
  const order = facet?.order ?? [];
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const number = ({ card }: Line): number => sought.curve.value(card) ?? -1;
  return [...heaps]
    .sort(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .map(([name, lines]) => ({
      name,
      size: lines.reduce((sum, line) => sum + line.copies, 0),
      lines: lines.sort((one, other) => number(one) - number(other) || (one.card.name < other.card.name ? -1 : 1)),
    }));
}
