/** The order of a hand, and the shape of its fan. */

import type { CardAt } from '../../lib/live/frames';
import type { HandOrder } from '../../lib/settings/settings.svelte';
import type { TableStore } from '../../lib/live/table.svelte';

type Reading = Pick<TableStore, 'catalogue' | 'isLit'>;

/** The cards in the player's preferred order; equal cards stay in the order they were drawn. */
export function ordered(table: Reading, cards: CardAt[], order: HandOrder): CardAt[] {
  const word = ({ card }: CardAt): string => {
    const face = table.catalogue(card.key);
    return face ? (order === 'type' ? `${face.kind} ${face.name}` : face.name) : '';
  };
  if (order === 'drawn') return cards;
  if (order === 'playable')
    return [...cards].sort((one, other) => Number(table.isLit(other.token)) - Number(table.isLit(one.token)));
  return [...cards].sort((one, other) => word(one).localeCompare(word(other)));
}

const WIDEST = 8;
const STEEPEST = 1.2;

/** How far a card of the fan is rotated (degrees) and lowered (rem): less per card the more there are. */
export function fan(at: number, cards: number): { turn: number; drop: number } {
  const off = at - (cards - 1) / 2;
  const turn = off * Math.min(STEEPEST, WIDEST / Math.max(cards, 1));
  return { turn: round(turn), drop: round((turn * turn) / 160) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
