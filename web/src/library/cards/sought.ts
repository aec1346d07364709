/** What the page has to know of the cards of a game, to seek them and to tell of one: see `cards/GAME/sought.ts`. */

import type { Sign } from '../../cards/signs';
import type { CatalogueCard } from '../../lib/catalogue.svelte';

/** A title and a text. */
export interface Fact {
  title: string;
  text: string;
}

/** One way to sort cards into heaps: their type, their world, ... A card may lie in several heaps, or in none. */
export interface Facet<Printed extends object = object> {
  /** Its name in the address. */
  name: string;
  title: string;
  values: (card: CatalogueCard<Printed>) => readonly string[];
  /** The order of the heaps where it is not that of their names. */
  order?: readonly string[];
  /** The sign that stands for a heap on the cards, too. */
  sign?: (value: string) => Sign | undefined;
  /** Folded away until someone wants it. */
  folded?: boolean;
}

/** A number on a card, by which a range is chosen or a curve is drawn. */
export interface Measure<Printed extends object = object> {
  name: string;
  title: string;
  value: (card: CatalogueCard<Printed>) => number | null;
}

/** What cards of a game are sought by, and what is told of one. */
export interface Sought<Printed extends object = object> {
  /** How a search may be written that finds some of its cards. */
  example: string;
  facets: readonly Facet<Printed>[];
  measure: Measure<Printed>;
  /** What the curve of a deck shows, where that is not the measure of all cards; `summed`: by its sum. */
  curve: Measure<Printed> & { summed?: boolean };
  /** What stands on a card besides its text; what is empty is passed over. */
  facts: (card: CatalogueCard<Printed>) => Fact[];
  /** The number of a card in few signs, and how it is read out; empty for none. */
  badge: (card: CatalogueCard<Printed>) => [shown: string, said: string];
  /** How many copies a deck may hold under a preset; null for any number. */
  limit?: (card: CatalogueCard<Printed>, preset: string) => number | null;
  /** Programs of other people that take its deck lists. */
  programs?: readonly 'crossfire'[];
}

/** What a game says of its cards: it is only ever asked about cards of that game. */
export function soughtBy<Printed extends object>(sought: Sought<Printed>): Sought {
  return sought as unknown as Sought;
}
