/** Filters cards by the searchable facts their game provides. */

import type { CatalogueCard } from '../../lib/live/catalogue.svelte';
import type { Places } from './search.svelte';
import type { Facet, Sought } from './sought';

export interface Choice {
  /** The search text, in the hall's syntax. */
  query: string;
  /** By facet: the picked groups. A card must be in one of them. */
  picked: Readonly<Record<string, readonly string[]>>;
  least: number | null;
  most: number | null;
}

export const NO_CHOICE: Choice = { query: '', picked: {}, least: null, most: null };

/** A card with values that are needed repeatedly. */
export interface Indexed {
  card: CatalogueCard;
  number: number | null;
}

export function indexed(cards: readonly CatalogueCard[], sought: Sought): Indexed[] {
  return cards.map((card) => ({ card, number: sought.measure.value(card) }));
}

/** The search results a choice of filters leaves; `but` ignores one facet (or the measure). */
export function chosen(
  cards: readonly Indexed[],
  sought: Sought,
  choice: Choice,
  places: Places = null,
  but = '',
): Indexed[] {
  const facets = sought.facets.filter(({ name }) => name !== but && choice.picked[name]?.length);
  const ranged = but !== sought.measure.name && (choice.least !== null || choice.most !== null);
  return cards.filter(
    (one) =>
      (places === null || places.has(one.card.key)) &&
      facets.every(({ name, values }) => values(one.card).some((value) => choice.picked[name]?.includes(value))) &&
      (!ranged ||
        (one.number !== null && one.number >= (choice.least ?? -Infinity) && one.number <= (choice.most ?? Infinity))),
  );
}

export interface Heap {
  value: string;
  count: number;
  picked: boolean;
}

/** A facet's groups, each with the number of cards that picking it would show. */
export function heapsOf(
  facet: Facet,
  cards: readonly Indexed[],
  sought: Sought,
  choice: Choice,
  places: Places = null,
): Heap[] {
  const counts = new Map<string, number>();
  for (const { card } of cards) for (const value of facet.values(card)) counts.set(value, 0);
  for (const { card } of chosen(cards, sought, choice, places, facet.name)) {
    for (const value of facet.values(card)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const picked = choice.picked[facet.name] ?? [];
  const place = (value: string): number => facet.order?.indexOf(value) ?? 0;
  return [...counts]
    .sort(([one], [other]) => place(one) - place(other) || one.localeCompare(other, 'en', { numeric: true }))
    .map(([value, count]) => ({ value, count, picked: picked.includes(value) }));
}

/** The choice with a group picked or unpicked. */
export function toggled(choice: Choice, facet: string, value: string): Choice {
  const before = choice.picked[facet] ?? [];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return { ...choice, picked: { ...choice.picked, [facet]: after } };
}

/** How many filters are set, not counting the search. */
export function filtersIn(choice: Choice): number {
  const picked = Object.values(choice.picked).reduce((sum, values) => sum + values.length, 0);
  return picked + (choice.least === null && choice.most === null ? 0 : 1);
}

export type Order = 'name' | 'type' | 'number' | 'best';

/** The cards, sorted; "best match" is the hall's own order. */
export function sorted(cards: readonly Indexed[], order: Order, places: Places = null): Indexed[] {
  const placeOf = (one: Indexed): number => places?.get(one.card.key) ?? 0;
  const keys: Record<Order, (one: Indexed, other: Indexed) => number> = {
    name: () => 0,
    type: (one, other) => one.card.kind.localeCompare(other.card.kind),
    number: (one, other) => (one.number ?? Infinity) - (other.number ?? Infinity) || 0,
    best: (one, other) => placeOf(one) - placeOf(other),
  };
  const first = keys[order];
  return [...cards].sort((one, other) => first(one, other) || one.card.name.localeCompare(other.card.name));
}
