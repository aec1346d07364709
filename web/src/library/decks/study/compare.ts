/** Two decks side by side: the cards only one of them has, and the ones they share. */

import type { CatalogueCard } from '../../../lib/live/catalogue.svelte';
import type { Copies } from '../deck';

/** A card with its copies in either deck. */
export interface Both {
  card: CatalogueCard;
  one: number;
  other: number;
}

export interface Comparison {
  one: Both[];
  both: Both[];
  other: Both[];
  /** How many cards both have, copy by copy. */
  shared: number;
}

export function compared(one: Copies, other: Copies, find: (key: string) => CatalogueCard | undefined): Comparison {
  const all: Both[] = [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) => {
    const card = find(key);
    return card ? [{ card, one: one[key] ?? 0, other: other[key] ?? 0 }] : [];
  });
  all.sort((a, b) => a.card.kind.localeCompare(b.card.kind) || a.card.name.localeCompare(b.card.name));
  return {
    one: all.filter((line) => !line.other),
    both: all.filter((line) => line.one && line.other),
    other: all.filter((line) => !line.one),
    shared: all.reduce((sum, line) => sum + Math.min(line.one, line.other), 0),
  };
}
