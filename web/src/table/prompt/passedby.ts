/** Own turns that went by although their player answered nothing in them: they are told, so that none is missed. */

import type { Frame, LogLine } from '../../lib/wire';

export interface PassedBy {
  /** How many actions had been taken when it began, and its number among the lines of the log. */
  began: number;
  line: number;
  /** What happened in it. */
  lines: LogLine[];
}

/**
 * The last turn of a seat, if it has come to its end since so many lines of the log were there, and without an answer of
 * the player: `answered` is how many actions had been taken when they answered last. Null for none.
 */
export function passedBy({ log }: Frame, seat: number, known: number, answered: number): PassedBy | null {
  const heads = log.flatMap((line, at) => (line.turn >= 0 ? [at] : []));
  const which = heads.findLastIndex((at, index) => log[at]?.turn === seat && index < heads.length - 1);
  const [line, next] = [heads[which], heads[which + 1]];
  if (line === undefined || next === undefined || next < known) return null;
  const began = log[line]?.at ?? 0;
  return answered >= began ? null : { began, line, lines: log.slice(line + 1, next).filter(({ depth }) => depth === 1) };
}
