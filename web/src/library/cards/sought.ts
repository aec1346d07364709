/** What the page needs to know about a game's cards to search and describe them: see `cards/GAME/sought.ts`. */

import type { Sign } from '../../cards/signs';
import type { CatalogueCard } from '../../lib/live/catalogue.svelte';

/** A title and a text. */
export interface Fact {
  title: string;
  text: string;
}

/** One way to group cards: by type, by world, ... A card may be in several groups, or in none. */
export interface Facet<Printed extends object = object> {
  /** Its name in the URL. */
  name: string;
  title: string;
  values: (card: CatalogueCard<Printed>) => readonly string[];
  /** The order of the groups, if it isn't alphabetical. */
  order?: readonly string[];
  /** The group's icon, which is also on its cards. */
  sign?: (value: string) => Sign | undefined;
  /** Collapsed until someone expands it. */
  folded?: boolean;
}

/** A number on a card, for range filters and curves. */
export interface Measure<Printed extends object = object> {
  name: string;
  title: string;
  value: (card: CatalogueCard<Printed>) => number | null;
}

/** Search fields and details of a game's cards. */
export interface Sought<Printed extends object = object> {
  /** An example of a search that finds some of its cards. */
  example: string;
  facets: readonly Facet<Printed>[];
  measure: Measure<Printed>;
  /** What a deck's curve shows, if it isn't the measure of all cards; `summed`: by its total. */
  curve: Measure<Printed> & { summed?: boolean };
  /** What's on a card besides its text; empty entries are skipped. */
  facts: (card: CatalogueCard<Printed>) => Fact[];
  /** A card's number in short, and how it's read out; empty for none. */
  badge: (card: CatalogueCard<Printed>) => [shown: string, said: string];
  /** How many copies a deck may have under a preset; null for any number. */
  limit?: (card: CatalogueCard<Printed>, preset: string) => number | null;
  /** Other people's programs that accept its deck lists. */
  programs?: readonly 'crossfire'[];
}

/** A game's facts about its cards: only ever used with cards of that game. */
export function soughtBy<Printed extends object>(sought: Sought<Printed>): Sought {
  return sought as unknown as Sought;
}
