/** The moments of a resolution, which the walk shows one by one. */

import { FULL_HP, type Resolved } from '../parts';

export interface Moment {
  /** The step that just happened; -1 before the first, the number of steps at the end of the chain. */
  step: number;
  /** The slot the cursor is on; 0 for none. */
  slot: number;
  /** Each seat's HP at this moment, and the change it brought. */
  hp: number[];
  change: number[];
  lines: string[];
}

/**
 * Before the first card, after each card, and after the end of the chain if anything changed there. HP are counted
 * along; a hit may be greater than the HP left.
 */
export function momentsOf(resolved: Resolved): Moment[] {
  const { steps, before, hp } = resolved;
  const moments: Moment[] = [{ step: -1, slot: 0, hp: before, change: before.map(() => 0), lines: [] }];
  let now = before;
  steps.forEach((step, index) => {
    const next = now.map((points, seat) => inBounds(points + (step.change[seat] ?? 0)));
    moments.push({ step: index, slot: step.slot, hp: next, change: difference(now, next), lines: step.lines });
    now = next;
  });
  const rest = difference(now, hp);
  if (rest.some((points) => points !== 0)) {
    moments.push({ step: steps.length, slot: 0, hp, change: rest, lines: [] });
  }
  return moments;
}

function inBounds(points: number): number {
  return Math.min(FULL_HP, Math.max(0, points));
}

function difference(from: number[], to: number[]): number[] {
  return to.map((points, seat) => points - (from[seat] ?? 0));
}

/** The slots whose cards have resolved by a moment. */
export function slotsDone(resolved: Resolved, moment: Moment): Set<number> {
  return new Set(resolved.steps.slice(0, moment.step + 1).map((step) => step.slot));
}

/** How long a moment is shown, from a pace in milliseconds: longer if there's more to read. */
export function dwell(moment: Moment, pace: number): number {
  return pace * (1 + Math.min(moment.lines.length, 6) / 6);
}
