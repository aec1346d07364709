/** A finder for a game's card names in texts, built once per catalogue. */

import type { CatalogueCard } from '../../lib/live/catalogue.svelte';
import { NameFinder } from '../seats/names';

const made = new WeakMap<CatalogueCard[], NameFinder>();

export function finderOf(cards: CatalogueCard[]): NameFinder {
  const known = made.get(cards);
  if (known) return known;
  const finder = new NameFinder(cards);
  made.set(cards, finder);
  return finder;
}
