/** The names of the cards of a game, ready to be found in texts; made once for each catalogue. */

import type { CatalogueCard } from '../../lib/catalogue.svelte';
import { NameFinder } from '../seats/names';

const made = new WeakMap<CatalogueCard[], NameFinder>();

export function finderOf(cards: CatalogueCard[]): NameFinder {
  const known = made.get(cards);
  if (known) return known;
  const finder = new NameFinder(cards);
  made.set(cards, finder);
  return finder;
}
