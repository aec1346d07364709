/** What is typed for a game, as the hall wants it told. */

import type { EventTable } from '../lib/wire';

/** The inputs of one game. */
export interface Typed {
  /** By seat, as they stand in the fields. */
  counts: string[];
  /** Who has won where the numbers do not tell; 0 for the one who has most. */
  winner: number;
  /** Who gave up. */
  conceded: number[];
  drawn: boolean;
  time: boolean;
}

export const empty = (): Typed => ({ counts: [], winner: 0, conceded: [], drawn: false, time: false });

/** A report of it; `fact` is what is counted, '' for nothing. A sentence where a field holds no number. */
export function reportOf({ counts, winner, conceded, drawn, time }: Typed, table: EventTable, fact: string): object | string {
  const told = table.entrants.map((_, seat) => (counts[seat] ?? '').trim());
  const wrong = told.find((text) => text && !/^\d{1,4}$/.test(text));
  if (wrong) return `“${wrong}” isn’t a number.`;
  return { counts: fact ? told.map((text) => (text ? { [fact]: Number(text) } : {})) : [], winner, conceded, drawn, time };
}

/** The number of the game that is to be reported next at a table. */
export function gameOf(table: EventTable): number {
  return table.games.filter(({ reported }) => reported).length + 1;
}
