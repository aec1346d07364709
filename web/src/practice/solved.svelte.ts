/** Which puzzles you have solved, and on which days the puzzle of the day. Stored in this browser. */

import { KeptLists } from '../learn/keptlists.svelte';

/** In place of a game: days are the same in all games. */
const ALL = '*';
const DAY = 86_400_000;
/** One missed day within so many is forgiven. */
const WEEK = 7;
/** So many days are kept. */
const MOST_DAYS = 400;

export class Solved {
  #names = new KeptLists('spellhall.puzzles');
  #days = new KeptLists('spellhall.puzzledays');

  has(game: string, puzzle: string): boolean {
    return this.#names.of(game).includes(puzzle);
  }

  /** How many of these are solved. */
  count(game: string, puzzles: readonly string[]): number {
    return puzzles.filter((one) => this.has(game, one)).length;
  }

  /** A puzzle was solved; `day` is its day if it's the puzzle of the day, else ''. */
  finish(game: string, puzzle: string, day: string): void {
    if (!this.has(game, puzzle)) this.#names.set(game, [...this.#names.of(game), puzzle]);
    const days = this.#days.of(ALL);
    if (day && !days.includes(day)) this.#days.set(ALL, [...days, day].slice(-MOST_DAYS));
  }

  /** How many days in a row have had a solved puzzle of the day, up to this one. */
  streak(day: string): number {
    return streakOf(this.#days.of(ALL), day);
  }
}

/** The days solved in a row up to a day, which itself may still be open; one missed day a week breaks nothing. */
export function streakOf(days: readonly string[], until: string): number {
  const solved = new Set(days.map(numberOf));
  const today = numberOf(until);
  if (Number.isNaN(today)) return 0;
  let count = solved.has(today) ? 1 : 0;
  let missed = today + WEEK;
  for (let day = today - 1; ; day -= 1) {
    if (solved.has(day)) count += 1;
    else if (missed - day >= WEEK) missed = day;
    else return count;
  }
}

const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);

export const solved = new Solved();
