/** How long someone has been away, between two frames: the hall says how it was, the page counts on from there. */

import { plural } from '../../lib/settings/language';
import type { Absence } from '../../lib/wire';

/** Lines fall and pages are loaded anew: after so many milliseconds it is worth a word. */
const QUIET = 15_000;

export interface Standing {
  since: number;
  /** Milliseconds until the others may do something about it; 0 when they may. */
  until: number;
  /** Whether it is worth a word. */
  told: boolean;
}

export function standing(absence: Absence, elapsed: number): Standing {
  const since = absence.since + elapsed;
  const until = Math.max(0, absence.until - elapsed);
  return { since, until, told: until <= 0 || since >= QUIET };
}

/** A time in words that need not change every second. */
export function span(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return seconds < 20 ? 'a few seconds' : plural(Math.floor(seconds / 10) * 10, ['# second', '# seconds']);
  const minutes = Math.floor(seconds / 60);
  return plural(minutes, ['a minute', '# minutes']);
}
