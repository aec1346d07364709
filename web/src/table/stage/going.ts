/** Continuing your own turn: to a phase, or to its end, past every decision that only asks whether to go on. */

import type { Goal } from '../../lib/live/table.svelte';
import type { Frame } from '../../lib/wire';
import type { HasStop } from '../prompt/autopass';
import { course, turnSeat } from '../phases';

function turnOf(frame: Frame): number {
  return (frame.registers as { turn?: number }).turn ?? -1;
}

/** Whether the current decision is one of my own turn that can be passed on the way. */
export function canGoOn(frame: Frame): boolean {
  const { decision, you } = frame;
  return decision?.seat === you && decision.options !== null && turnSeat(frame) === you && course(frame.game).onward(frame) >= 0;
}

/** On to a phase of this turn. */
export function goalAt(frame: Frame, to: number): Goal {
  return { turn: turnOf(frame), from: course(frame.game).now(frame), to };
}

/**
 * The option that leads towards a goal; -1 if another decision has to be answered first; null if the goal is reached,
 * or there's a stop here.
 */
export function onward(frame: Frame, goal: Goal, hasStop: HasStop): number | null {
  const plan = course(frame.game);
  const now = plan.now(frame);
  if (frame.stage !== 'playing' || turnSeat(frame) !== frame.you || turnOf(frame) !== goal.turn || now >= goal.to) return null;
  const phase = plan.phases[now];
  if (now > goal.from && phase && hasStop('mine', phase.id)) return null;
  return canGoOn(frame) ? plan.onward(frame) : -1;
}
