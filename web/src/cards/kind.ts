/**
 * What the page needs to know about a game's cards, to draw and describe them. Each game's own version is in
 * `GAME/kind.ts`; a game without one has plain cards.
 */

import type { Component } from 'svelte';
import type { CatalogueCard } from '../lib/live/catalogue.svelte';
import type { Shape } from './art/shape';
import type { Facts, Size } from './live';

export interface Back {
  readonly high: string;
  readonly low: string;
  readonly line: string;
  readonly shapes: readonly Shape[];
}

/** A card's state on the table: turned, or with a word across it that says what happened to it. */
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
  /** More sentences about a card, for a closer look; empty ones are skipped. */
  notes?: (card: CatalogueCard<Printed>, facts: Facts) => string[];
  lies?: (facts: Facts) => Lie;
  /** A [symbol] in a text, drawn; and as it's read out. */
  Symbol?: Component<{ symbol: string }>;
  spoken?: (symbol: string) => string;
}

/** The kind of a game's cards: only ever used with cards of that game. */
export function kindOf<Printed extends object>(kind: CardKind<Printed>): CardKind {
  return kind as unknown as CardKind;
}
