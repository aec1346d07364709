/** Which moments the page passes by itself, so that nobody has to press a button for nothing. */

import type { Passing } from '../../lib/settings/settings.svelte';
import type { Frame } from '../../lib/wire';
import { course, turnSeat } from '../phases';

/** The stops of a game, as the settings keep them. */
export type HasStop = (whose: 'mine' | 'theirs', phase: string) => boolean;

/**
 * The option that passes, when the page may take it: nothing is pending, the settings let it go, and no stop stands in
 * this phase. -1 where someone has to decide.
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

/** Whether all that can be chosen is to end one's own turn. */
function isFormal(frame: Frame): boolean {
  const [only, ...others] = frame.decision?.options ?? [];
  return only !== undefined && !others.length && only.verb !== 'pass' && course(frame.game).onward(frame) === 0;
}

/** Ways of declining that cost something: they may be asked about twice. */
const COSTLY = /^(give (the attack )?up|send nobody|stop the attack)\b/;

export function isCostly(text: string): boolean {
  return COSTLY.test(text);
}
