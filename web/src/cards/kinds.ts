/** How each game's cards are drawn and described. */

import type { CardKind } from './kind';
import { PLAIN } from './plain';

const KINDS = import.meta.glob<{ KIND: CardKind }>('./*/kind.ts', { eager: true });

/** The kind of a game's cards; the plain one if it has none. */
export function kindFor(game: string): CardKind {
  return KINDS[`./${game}/kind.ts`]?.KIND ?? PLAIN;
}
