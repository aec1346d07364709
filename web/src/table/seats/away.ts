/** How long a player has been away, between two frames: the hall sends a value, the page keeps counting. */

import { plural } from '../../lib/settings/language';
import type { Absence } from '../../lib/wire';

/** Connections drop and pages reload: it's worth mentioning after this many milliseconds. */
const QUIET = 15_000;

export interface Standing {
  since: number;
  /** Milliseconds until the others can do something about it; 0 if they can now. */
  until: number;
  /** Whether it's worth mentioning. */
  told: boolean;
}

export function standing(absence: Absence, elapsed: number): Standing {
  const since = absence.since + elapsed;
  const until = Math.max(0, absence.until - elapsed);
  return { since, until, told: until <= 0 || since >= QUIET };
}

/** A duration in words that needn't change every second. */
export function span(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return seconds < 20 ? 'a few seconds' : plural(Math.floor(seconds / 10) * 10, ['# second', '# seconds']);
  const minutes = Math.floor(seconds / 60);
  return plural(minutes, ['a minute', '# minutes']);
}
