/** What screen readers say about the cards at the table. */

import { word } from '../../lib/settings/language';
import { SLOTS } from './parts';
import type { Slot, SlotStatus } from './chain/slots';
import { whom, whose, type People } from './words';

const STATUS: Record<SlotStatus, string> = {
  empty: word('empty'),
  next: word('next'),
  waiting: word('waiting'),
  activated: word('activated'),
  negated: word('negated'),
};

/** The status of a card in the chain, in one word. */
export function statusWord(slot: Slot): string {
  return slot.now && slot.status !== 'negated' ? word('activates') : STATUS[slot.status];
}

/** The same with what it does or would do; "negated" is said only once. */
export function stateWords(slot: Slot, effect: string): string[] {
  const word = statusWord(slot);
  return effect.startsWith(word) ? [effect] : [word, effect];
}

/** "Slot 3 of 8, Bo’s Fireball: Spell, seal Fire, damage 3. Waiting, would hit you for 3." */
export function slotLabel(slot: Slot, card: string, state: string[], people: People): string {
  return `Slot ${slot.number} of ${SLOTS}, ${whose(people, slot.owner)} ${cardLabel(card, state)}`;
}

/** An empty slot, on screen and for screen readers. */
export function emptyText(slot: Slot, people: People): string {
  if (slot.owner < 0) return STATUS.empty;
  const next = slot.status === 'next';
  if (slot.owner === people.you) return next ? 'you play next' : 'for you';
  const who = whom(people, slot.owner);
  return next ? `${who} plays next` : `for ${who}`;
}

/** A card with its state: sentences, each with a capital and a full stop. */
export function cardLabel(card: string, state: string[]): string {
  const rest = state.filter(Boolean).join(', ');
  const end = /[.!?]$/.test(card) ? '' : '.';
  return rest ? `${card}${end} ${rest.charAt(0).toUpperCase()}${rest.slice(1)}.` : `${card}${end}`;
}
