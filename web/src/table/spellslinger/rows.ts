/** A seat's cards in play, as rows: characters in front, enchantments behind, terrains nearest to their owner. */

import type { CardAt } from '../../lib/live/frames';
import { factsOf } from './parts';

/** A terrain in its row: equal ones are stacked, and the top one stands for all. */
export interface Laid {
  token: string;
  card: CardAt['card'];
  /** Its position from the left. */
  order: number;
  /** The token of the top card, which identifies the pile. */
  pile: string;
  /** How many cards are in the pile. */
  count: number;
  /** Whether it's the bottom card: the first from the left. */
  bottom: boolean;
}

export interface Rows {
  characters: CardAt[];
  enchantments: CardAt[];
  terrains: Laid[];
}

/** Attached cards go with their bearer, so they're in no row. `bears` says whether a card has attachments. */
export function rowsOf(cards: readonly CardAt[], bears: (token: string) => boolean): Rows {
  const loose = cards.filter(({ card }) => card.host === null);
  const typed = (type: string): CardAt[] => loose.filter(({ card }) => factsOf(card).type === type);
  return { characters: typed('Character'), enchantments: typed('Enchantment'), terrains: laid(typed('Terrain'), bears) };
}

/** Terrains in order of arrival, so that nothing moves in the page; `order` gives each one's visible position. */
function laid(terrains: readonly CardAt[], bears: (token: string) => boolean): Laid[] {
  const piles = new Map<string, CardAt[]>();
  for (const one of terrains) {
    const name = bears(one.token) ? one.token : `${one.card.key} ${factsOf(one.card).sideways}`;
    piles.set(name, [...(piles.get(name) ?? []), one]);
  }
  const keys = [...new Set(terrains.map(({ card }) => card.key))];
  const rank = (pile: readonly CardAt[]): number => {
    const first = pile[0];
    if (!first) return 0;
    return keys.indexOf(first.card.key) * 2 + Number(factsOf(first.card).sideways);
  };
  const places = new Map<string, Omit<Laid, 'token' | 'card'>>();
  for (const pile of [...piles.values()].sort((one, other) => rank(one) - rank(other))) {
    const top = pile.at(-1)?.token ?? '';
    for (const [index, { token }] of pile.entries()) {
      places.set(token, { order: places.size, pile: top, count: pile.length, bottom: index === 0 });
    }
  }
  return terrains.flatMap((one) => {
    const place = places.get(one.token);
    return place ? [{ ...one, ...place }] : [];
  });
}

/** The tokens of the terrains that stand for their piles, from the left. */
export function pilesOf(terrains: readonly Laid[]): Laid[] {
  return terrains.filter((one) => one.token === one.pile).sort((one, other) => one.order - other.order);
}

/** The index of the centre nearest to an x; -1 if there are none. */
export function nearest(x: number, centres: readonly number[]): number {
  let best = -1;
  for (const [index, centre] of centres.entries()) {
    const closest = centres[best];
    if (closest === undefined || Math.abs(centre - x) < Math.abs(closest - x)) best = index;
  }
  return best;
}

/** Where an arrow key leads in a row of this length; null if it's not a row's key. */
export function stepTo(key: string, from: number, length: number): number | null {
  const last = length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowLeft') return Math.max(0, from - 1);
  if (key === 'ArrowRight') return Math.min(last, from + 1);
  return null;
}
