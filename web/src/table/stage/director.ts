/** Fits what's shown to how its viewer likes to play: how fast, and whether at all. */

import type { Director, Step } from '../../lib/live/timeline';
import type { Pace, Speed, Values } from '../../lib/settings/settings.svelte';
import type { Frame } from '../../lib/wire';
import { eventsOf, PLAY, withTargets, type Scene } from './choreography';

/** Plays last as long as the computer waits after them, everything else as long as other movements. */
const PACES: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.35, none: 0 };
const SPEEDS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.45, none: 0 };
/** While your clock is running, a whole change takes at most this many milliseconds. */
const ON_THE_CLOCK = 500;

export type Wanted = Pick<Values, 'speed' | 'showPlays'>;

/** Show changes to someone, by their settings at that moment. */
export function directorFor(scene: Scene, wanted: () => Wanted): Director {
  return {
    steps: (before, after) => paced(eventsOf(before, after, scene), after, scene, wanted()),
    renewed: withTargets,
  };
}

function paced(steps: Step[], after: Frame, { mine }: Scene, { speed, showPlays }: Wanted): Step[] {
  const plays = showPlays && !document.hidden ? (PACES[after.pace as Pace] ?? 1) : 0;
  const others = document.hidden ? 0 : SPEEDS[speed];
  const timed = steps.map(({ frame, beat }) => ({
    frame,
    beat: beat && { ...beat, lasts: beat.lasts * (beat.kind === PLAY ? plays : others) },
  }));
  const whole = timed.reduce((sum, { beat }) => sum + (beat?.lasts ?? 0), 0);
  const running = after.clocks?.running ?? -1;
  if (running < 0 || !mine(running) || whole <= ON_THE_CLOCK) return timed;
  const shorter = ON_THE_CLOCK / whole;
  return timed.map(({ frame, beat }) => ({ frame, beat: beat && { ...beat, lasts: beat.lasts * shorter } }));
}
