/** How the cards of each game are drawn and described. */

import type { CardKind } from './kind';
import { PLAIN } from './plain';

const KINDS = import.meta.glob<{ KIND: CardKind }>('./*/kind.ts', { eager: true });

/** The kind of the cards of a game; of one that draws none, the plain one. */
export function kindFor(game: string): CardKind {
  return KINDS[`./${game}/kind.ts`]?.KIND ?? PLAIN;
}
