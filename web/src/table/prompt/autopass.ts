/** Which moments the page passes by itself, so that nobody has to press a button for nothing. */

import type { Passing } from '../../lib/settings/settings.svelte';
import type { Frame } from '../../lib/wire';
import { course, turnSeat } from '../phases';

/** A game's stops, as stored in the settings. */
export type HasStop = (whose: 'mine' | 'theirs', phase: string) => boolean;

/**
 * The option that passes, if the page may take it: nothing is pending, the settings allow it, and there's no stop in
 * this phase. -1 if a player has to decide.
 */
export function passing(frame: Frame, mode: Passing, hasStop: HasStop): number {
  const { decision } = frame;
  if (mode === 'full' || !decision?.options || !(decision.aside || isFormal(frame)) || decision.seat !== frame.you) return -1;
  const mine = turnSeat(frame) === frame.you;
  if (mode === 'stops' && mine) return -1;
  const { phases, now } = course(frame.game);
  const phase = phases[now(frame)];
  if (phase && hasStop(mine ? 'mine' : 'theirs', phase.id)) return -1;
  return isFormal(frame) ? 0 : decision.options.findIndex((option) => option.verb === 'pass');
}

/** Whether all you can do is end your own turn. */
function isFormal(frame: Frame): boolean {
  const [only, ...others] = frame.decision?.options ?? [];
  return only !== undefined && !others.length && only.verb !== 'pass' && course(frame.game).onward(frame) === 0;
}

/** Ways of declining that cost something: they may need confirmation. */
const COSTLY = /^(give (the attack )?up|send no one|stop the attack)\b/;

export function isCostly(text: string): boolean {
  return COSTLY.test(text);
}
