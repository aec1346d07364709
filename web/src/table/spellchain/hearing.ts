/** The sounds of Spell Chain: its hits, one by one as the walk shows them, or all at once without animation. */

import { settings } from '../../lib/settings/settings.svelte';
import type { Sound } from '../../lib/settings/sound';
import type { Frame } from '../../lib/wire';
import { hpOf } from './parts';
import type { Moment } from './chain/timeline';

/** Whether chains are shown here without a walk. */
function isStill(): boolean {
  const { matchMedia } = window as Partial<Window>;
  return settings.values.speed === 'none' || (matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
}

export function HEARD(before: Frame, now: Frame): Sound | null {
  return isStill() && now.sides.some((side, seat) => hpOf(side) < hpOf(before.sides[seat])) ? 'hit' : null;
}

/** The sound of a moment of the walk: a chain starting to resolve, or a hit. */
export function soundOf(moment: Moment | null, playing: boolean): Sound | null {
  if (!moment) return null;
  if (moment.step < 0) return playing ? 'attack' : null;
  return moment.change.some((points) => points < 0) ? 'hit' : null;
}
