/** Which cards a choice leaves, of those that can be sought by what their game says of them. */

import type { CatalogueCard } from '../lib/catalogue.svelte';
import type { Facet, Sought } from './sought';
import { plain, wordsOf } from './text';

export interface Choice {
  query: string;
  /** By facet: the heaps of which one must hold the card. */
  picked: Readonly<Record<string, readonly string[]>>;
  least: number | null;
  most: number | null;
}

export const NO_CHOICE: Choice = { query: '', picked: {}, least: null, most: null };

/** A card with what is looked at again and again. */
export interface Indexed {
  card: CatalogueCard;
  name: string;
  text: string;
  number: number | null;
}

export function indexed(cards: readonly CatalogueCard[], sought: Sought): Indexed[] {
  return cards.map((card) => ({
    card,
    name: plain(card.name),
    text: plain(`${card.heading} ${card.kind} ${card.text} ${card.key}`),
    number: sought.measure.value(card),
  }));
}

/** The cards that a choice leaves; `but` leaves one facet (or the measure) out of account. */
export function chosen(cards: readonly Indexed[], sought: Sought, choice: Choice, but = ''): Indexed[] {
  const words = wordsOf(choice.query);
  const facets = sought.facets.filter(({ name }) => name !== but && choice.picked[name]?.length);
  const ranged = but !== sought.measure.name && (choice.least !== null || choice.most !== null);
  return cards.filter(
    (one) =>
      words.every((word) => one.text.includes(word)) &&
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

/** The heaps of a facet, each with the number of cards that picking it would show. */
export function heapsOf(facet: Facet, cards: readonly Indexed[], sought: Sought, choice: Choice): Heap[] {
  const counts = new Map<string, number>();
  for (const { card } of cards) for (const value of facet.values(card)) counts.set(value, 0);
  for (const { card } of chosen(cards, sought, choice, facet.name)) {
    for (const value of facet.values(card)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const picked = choice.picked[facet.name] ?? [];
  const place = (value: string): number => facet.order?.indexOf(value) ?? 0;
  return [...counts]
    .sort(([one], [other]) => place(one) - place(other) || one.localeCompare(other, 'en', { numeric: true }))
    .map(([value, count]) => ({ value, count, picked: picked.includes(value) }));
}

/** A choice with a heap picked, or put back. */
export function toggled(choice: Choice, facet: string, value: string): Choice {
  const before = choice.picked[facet] ?? [];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return { ...choice, picked: { ...choice.picked, [facet]: after } };
}

/** How many filters are set, the search aside. */
export function filtersIn(choice: Choice): number {
  const picked = Object.values(choice.picked).reduce((sum, values) => sum + values.length, 0);
  return picked + (choice.least === null && choice.most === null ? 0 : 1);
}

export type Order = 'name' | 'type' | 'number' | 'best';

/** The cards in an order; in the best one for a search, those that bear its words in their names come first. */
export function sorted(cards: readonly Indexed[], order: Order, query = ''): Indexed[] {
  const words = wordsOf(query);
  const inName = (one: Indexed): number => {
    if (!words.length) return 0;
    if (words.every((word) => one.name.startsWith(word))) return 0;
    return words.every((word) => one.name.includes(word)) ? 1 : 2;
  };
  const keys: Record<Order, (one: Indexed, other: Indexed) => number> = {
    name: () => 0,
    type: (one, other) => one.card.kind.localeCompare(other.card.kind),
    number: (one, other) => (one.number ?? Infinity) - (other.number ?? Infinity) || 0,
    best: (one, other) => inName(one) - inName(other),
  };
  const first = keys[order];
  return [...cards].sort((one, other) => first(one, other) || one.name.localeCompare(other.name));
}
