/** Your turns that went by without a single answer from you. They're reported, so that you don't miss any. */

import type { Frame, LogLine } from '../../lib/wire';

export interface PassedBy {
  /** How many actions had been taken when it began, and its index in the log. */
  began: number;
  line: number;
  /** What happened in it. */
  lines: LogLine[];
}

/**
 * A seat's last turn, if it ended since the log had this many lines, and the player answered nothing in it: `answered`
 * is the number of actions when they last answered. Null if there is none.
 */
export function passedBy({ log }: Frame, seat: number, known: number, answered: number): PassedBy | null {
  const heads = log.flatMap((line, at) => (line.turn >= 0 ? [at] : []));
  const which = heads.findLastIndex((at, index) => log[at]?.turn === seat && index < heads.length - 1);
  const [line, next] = [heads[which], heads[which + 1]];
  if (line === undefined || next === undefined || next < known) return null;
  const began = log[line]?.at ?? 0;
  return answered >= began ? null : { began, line, lines: log.slice(line + 1, next).filter(({ depth }) => depth === 1) };
}
