/** The chain's eight slots: as they are now, and as they were at a moment of the last resolution. */

import type { CardSeen, Frame } from '../../../lib/wire';
import { SLOTS, forecastOf, register, resolving, runningSteps, seenOf, slotOf, type Resolved, type Told } from '../parts';
import { slotsDone, type Moment } from './timeline';

export type SlotStatus = 'empty' | 'next' | 'waiting' | 'activated' | 'negated';

export interface Slot {
  number: number;
  status: SlotStatus;
  /** Whether the cursor is on it: its card is activating. */
  now: boolean;
  /** Who filled it or will fill it; -1 if unknown. */
  owner: number;
  /** The card's token, '' for an empty slot; the card may have left the table since. */
  card: string;
  key: string | null;
}

/** The current chain. A Summon card that has moved to its zone is still shown where it was. */
export function slotsNow(frame: Frame): Slot[] {
  const laid = laidCards(frame);
  const next = slotToFill(frame, laid);
  const gone = new Map(runningSteps(frame).map((step) => [step.slot, step]));
  return numbers().map((number) => {
    const found = laid.get(number);
    const step = gone.get(number);
    if (found) {
      const [token, card] = found;
      const now = token === resolving(frame);
      return { number, status: statusOf(card), now, owner: card.owner, card: token, key: card.key };
    }
    if (step) return { ...stepSlot(step), now: step.card === resolving(frame) };
    return empty(number, forecastOf(frame) ? owes(frame, number) : -1, number === next ? 'next' : 'empty');
  });
}

/** The chain at a moment of its resolution. */
export function slotsAt(frame: Frame, resolved: Resolved, moment: Moment): Slot[] {
  const done = slotsDone(resolved, moment);
  return numbers().map((number) => {
    const step = resolved.steps.find((one) => one.slot === number);
    if (!step) return silent(frame, resolved, number);
    const slot = stepSlot(step);
    return { ...slot, status: done.has(number) ? slot.status : 'waiting', now: number === moment.slot };
  });
}

/** A slot without a step: empty, or silenced because the game ended before its card's turn. */
function silent(frame: Frame, resolved: Resolved, number: number): Slot {
  const still = laidCards(frame).get(number);
  const lies = resolved.steps.some(({ card, slot }) => slotOf(frame.cards[card]) === slot);
  if (!lies || !still) return empty(number, -1, 'empty');
  return { number, status: 'waiting', now: false, owner: still[1].owner, card: still[0], key: still[1].key };
}

function laidCards(frame: Frame): Map<number, [string, CardSeen]> {
  const laid = new Map<number, [string, CardSeen]>();
  for (const [token, card] of Object.entries(frame.cards)) {
    const slot = card.zone === 'chain' ? slotOf(card) : undefined;
    if (slot !== undefined) laid.set(slot, [token, card]);
  }
  return laid;
}

function stepSlot(step: Told): Omit<Slot, 'now'> {
  const { slot, negated, seat, card, key } = step;
  return { number: slot, status: negated ? 'negated' : 'activated', owner: seat, card, key };
}

function numbers(): number[] {
  return Array.from({ length: SLOTS }, (_, index) => index + 1);
}

function empty(number: number, owner: number, status: SlotStatus): Slot {
  return { number, status, now: false, owner, card: '', key: null };
}

function statusOf(card: CardSeen): SlotStatus {
  return seenOf(card).status ?? 'waiting';
}

/** Odd slots are the first player's, even ones the other's. */
function owes(frame: Frame, number: number): number {
  const first = register(frame, 'first');
  return number % 2 ? first : 1 - first;
}

/** The slot being filled: the next one of the player who lays a card; 0 if nobody does. */
function slotToFill(frame: Frame, laid: Map<number, unknown>): number {
  const { decision } = frame;
  if (decision?.rule !== LAYING) return 0;
  const last = Math.max(0, ...laid.keys());
  return numbers().find((number) => number > last && owes(frame, number) === decision.seat) ?? 0;
}

/** The rule for laying cards into the chain. */
const LAYING = 'SC-PL-05';
