/**
 * What the page has to know of the cards of a game, to draw one and to say what it is. Each game's own stands in
 * `GAME/kind.ts`; a game that has none there has plain cards.
 */

import type { Component } from 'svelte';
import type { CatalogueCard } from '../lib/catalogue.svelte';
import type { Shape } from './art/shape';
import type { Facts, Size } from './live';

export interface Back {
  readonly high: string;
  readonly low: string;
  readonly line: string;
  readonly shapes: readonly Shape[];
}

/** How a card lies on the table: turned, or with a word across it that says what has become of it. */
export interface Lie {
  sideways?: boolean | undefined;
  ruin?: string | undefined;
}

export interface FaceProps<Printed extends object = object> {
  card: CatalogueCard<Printed>;
  facts: Facts;
  size: Size;
}

export interface CardKind<Printed extends object = object> {
  Face: Component<FaceProps<Printed>>;
  back: Back;
  /** What a face shows besides name and text, in words. */
  parts: (card: CatalogueCard<Printed>, facts: Facts) => string[];
  /** What is said of a card that is looked at closely, in sentences; empty ones are passed over. */
  notes?: (card: CatalogueCard<Printed>, facts: Facts) => string[];
  lies?: (facts: Facts) => Lie;
  /** One [symbol] of a text, drawn; and as it is read out. */
  Symbol?: Component<{ symbol: string }>;
  spoken?: (symbol: string) => string;
}

/** The kind of a game's cards: it is only ever asked about cards of that game. */
export function kindOf<Printed extends object>(kind: CardKind<Printed>): CardKind {
  return kind as unknown as CardKind;
}
