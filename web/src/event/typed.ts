/** The typed result of a game, in the hall's format. */

import type { EventTable } from '../lib/wire';

/** The inputs for one game. */
export interface Typed {
  /** By seat, as in the fields. */
  counts: string[];
  /** The winner, if the numbers don't say; 0 for the highest score. */
  winner: number;
  /** Who conceded. */
  conceded: number[];
  drawn: boolean;
  time: boolean;
}

export const empty = (): Typed => ({ counts: [], winner: 0, conceded: [], drawn: false, time: false });

/** A report of it; `fact` is what's counted, '' for nothing. A sentence if a field isn't a number. */
export function reportOf({ counts, winner, conceded, drawn, time }: Typed, table: EventTable, fact: string): object | string {
  const told = table.entrants.map((_, seat) => (counts[seat] ?? '').trim());
  const wrong = told.find((text) => text && !/^\d{1,4}$/.test(text));
  if (wrong) return `“${wrong}” isn’t a number.`;
  return { counts: fact ? told.map((text) => (text ? { [fact]: Number(text) } : {})) : [], winner, conceded, drawn, time };
}

/** The number of a table's next game to report. */
export function gameOf(table: EventTable): number {
  return table.games.filter(({ reported }) => reported).length + 1;
}
