/**
 * The pictures of cards. What paints those of a game is fetched when the first of them is shown: a card can be read, and
 * chosen, before its picture is there.
 */

import type { CatalogueCard } from '../lib/catalogue.svelte';
import type { Shape } from './art/shape';

type Painter = (card: CatalogueCard) => readonly Shape[];

const PAINTERS = import.meta.glob<{ pictureOf: Painter }>('./*/picture.ts');
const NOTHING_YET: readonly Shape[] = [];

let fetched = $state.raw<Record<string, Painter>>({});
const asked = new Set<string>();

/** The picture of a card; nothing as long as its painter is on its way. */
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
    const { pictureOf: paint } = await load();
    fetched = { ...fetched, [game]: paint };
  } catch {
    asked.delete(game); // the line is down: the next card asks again
  }
}
