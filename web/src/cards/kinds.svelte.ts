/**
 * How each game's cards are drawn and described. A game's own way is fetched when its first card is shown, or before a
 * table opens: no one needs that of all games.
 */

import type { CardKind } from './kind';
import { PLAIN } from './plain';

const KINDS = import.meta.glob<{ KIND: CardKind }>('./*/kind.ts');

let fetched = $state.raw<Readonly<Record<string, CardKind>>>({});
const asked = new Map<string, Promise<void>>();

/** The kind of a game's cards; the plain one if it has none, or while it's loading. */
export function kindFor(game: string): CardKind {
  const kind = fetched[game];
  if (!kind) void fetchKind(game);
  return kind ?? PLAIN;
}

/** Whether a game's kind is still to come. */
export function isKindComing(game: string): boolean {
  return `./${game}/kind.ts` in KINDS && !(game in fetched);
}

/** Fetch a game's kind, if it isn't here. */
export function fetchKind(game: string): Promise<void> {
  const load = KINDS[`./${game}/kind.ts`];
  if (!load) return Promise.resolve();
  const asking = asked.get(game) ?? call(game, load);
  asked.set(game, asking);
  return asking;
}

async function call(game: string, load: () => Promise<{ KIND: CardKind }>): Promise<void> {
  try {
    const { KIND } = await load();
    fetched = { ...fetched, [game]: KIND };
  } catch {
    asked.delete(game); // offline: the next card tries again
  }
}
