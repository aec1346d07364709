/**
 * How a chain of Spell Chain is shown when it resolves: the cursor walks from the last card to the first, and each
 * card's hits and heals count when it gets there. Hands, zones, counters and the log stay as they were until the end.
 */

import { beat, type FlyingNumber, type Step } from '../../lib/live/timeline';
import type { CardSeen, Frame } from '../../lib/wire';
import { seatEnd, slotEnd } from '../places';
import { momentsOf, type Moment } from './chain/timeline';
import { resolvedOf, type Resolved } from './parts';
import { captionOf, type People } from './words';

/** The kind of a moment of the walk. */
// @wc-ignore
export const MOMENT = 'chain moment';

/** What the board needs to draw a moment. */
export interface Walked {
  resolved: Resolved;
  /** Its index in the resolution. */
  at: number;
}

/** For how many milliseconds a moment is shown, and how much longer for each line there is to read. */
const SHOWN = 620;
const A_LINE = 110;
const MOST_LINES = 4;
/** A whole walk is no longer than this; each chain of a game is shown a little faster than the one before. */
const LONGEST = 8000;
const FASTER = 0.88;
const FASTEST = 0.45;

export function CHOREOGRAPHY(before: Frame, after: Frame): Step[] {
  const resolved = resolvedOf(after);
  if (!resolved) return [];
  const moments = momentsOf(resolved);
  const from = shownOf(before, resolved);
  const lasts = durations(moments.slice(from), resolved.chain);
  const people: People = { names: after.seats.map(({ name }) => name), you: after.you };
  const laid = withLastCard(before, resolved);
  return moments.slice(from).map((moment, index) => {
    const walked: Walked = { resolved, at: from + index };
    const text = captionOf(resolved, moment, people);
    return {
      frame: during(laid, resolved, moment),
      beat: beat(MOMENT, { text, lasts: lasts[index] ?? 0, sound: soundOf(moment), numbers: numbersOf(moment), detail: walked }),
    };
  });
}

/** How many moments of a resolution had been shown with the frame before: a decision in mid-chain interrupts the walk. */
function shownOf(before: Frame, resolved: Resolved): number {
  const known = resolvedOf(before);
  if (known?.chain !== resolved.chain) return 0;
  return known.steps.length < resolved.steps.length ? momentsOf(known).length : momentsOf(resolved).length;
}

function durations(moments: Moment[], chain: number): number[] {
  const wanted = moments.map(({ lines }) => SHOWN + A_LINE * Math.min(lines.length, MOST_LINES));
  const whole = wanted.reduce((sum, long) => sum + long, 0);
  const pace = Math.max(FASTEST, FASTER ** Math.max(0, chain - 1)) * Math.min(1, LONGEST / Math.max(1, whole));
  return wanted.map((long) => long * pace);
}

/** Each change of HP flies from the card that brings it; at the end of a chain no card does. */
function numbersOf({ slot, change }: Moment): FlyingNumber[] {
  return change.flatMap((amount, seat) => {
    const to = seatEnd(seat);
    return amount ? [slot ? { amount, at: slotEnd(slot), to } : { amount, at: to }] : [];
  });
}

function soundOf({ step, change }: Moment): 'attack' | 'hit' | null {
  if (step < 0) return 'attack';
  return change.some((points) => points < 0) ? 'hit' : null;
}

/** The table with the chain's last card on it: the move that laid it also resolved the chain. */
function withLastCard(frame: Frame, { steps }: Resolved): Frame {
  const laid = steps.filter(({ card }) => (frame.cards[card]?.zone ?? 'hand') === 'hand');
  const cards: Record<string, CardSeen> = { ...frame.cards };
  for (const { card, slot, key, seat } of laid) {
    const facts = { ...cards[card]?.facts, slot };
    cards[card] = { seat, zone: 'chain', at: slot - 1, key, owner: seat, host: null, facts, numbers: [] };
  }
  const sides = frame.sides.map((side) => {
    const fewer = laid.filter(({ seat }) => seat === side.seat).length;
    return fewer ? { ...side, counts: { ...side.counts, hand: (side.counts['hand'] ?? 0) - fewer } } : side;
  });
  return laid.length ? { ...frame, cards, sides } : frame;
}

/** The table at a moment: HP as they are by then, and the phase is resolving. */
function during(frame: Frame, resolved: Resolved, moment: Moment): Frame {
  const sides = frame.sides.map((side) => ({ ...side, columns: { ...side.columns, hp: moment.hp[side.seat] ?? 0 } }));
  const { card = null } = resolved.steps[Math.max(0, moment.step)] ?? resolved.steps.at(-1) ?? {};
  return { ...frame, sides, registers: { ...frame.registers, resolving: card } };
}
