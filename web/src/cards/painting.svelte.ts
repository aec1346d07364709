/**
 * The pictures of cards. A game's painter is fetched when the first one is shown: a card can be read and chosen before
 * its picture arrives.
 */

import type { CatalogueCard } from '../lib/live/catalogue.svelte';
import type { Shape } from './art/shape';

type Painter = (card: CatalogueCard) => readonly Shape[];

interface Studio {
  pictureOf: Painter;
  /** Fetches what some pictures need besides; until then they're less than whole. */
  rest?: () => Promise<void>;
}

const PAINTERS = import.meta.glob<Studio>('./*/picture.ts');
const NOTHING_YET: readonly Shape[] = [];

let fetched = $state.raw<Record<string, Painter>>({});
const asked = new Set<string>();

/** The picture of a card; nothing while its painter is loading. */
export function pictureOf(card: CatalogueCard): readonly Shape[] {
  const paint = fetched[card.game];
  if (paint) return paint(card);
  void call(card.game);
  return NOTHING_YET;
}

async function call(game: string): Promise<void> {
  const load = PAINTERS[`./${game}/picture.ts`];
  if (!load || asked.has(game)) return;
  asked.add(game);
  try {
    const { pictureOf: paint, rest } = await load();
    fetched = { ...fetched, [game]: paint };
    if (!rest) return;
    await rest();
    fetched = { ...fetched, [game]: (card) => paint(card) }; // another painter: all pictures are asked for again
  } catch {
    asked.delete(game); // offline: the next card tries again
  }
}
