/** A deck's opening hand: the odds by card type, and a random hand. */

import type { Copies, Group } from '../deck';

export interface Odds {
  kind: string;
  /** The chance of at least one such card, from 0 to 1. */
  chance: number;
  /** The average number of them. */
  mean: number;
}

/** The chance that `drawn` out of `all` cards include at least one of `such`. */
export function chanceOfOne(all: number, such: number, drawn: number): number {
  let none = 1;
  for (let card = 0; card < Math.min(drawn, all); card += 1) none *= Math.max(0, all - such - card) / (all - card);
  return all ? 1 - none : 0;
}

/** The odds for every type in an opening hand of a given size. */
export function oddsOf(groups: readonly Group[], hand: number): Odds[] {
  const all = groups.reduce((sum, { size }) => sum + size, 0);
  const drawn = Math.min(hand, all);
  return groups.map(({ kind, size }) => ({
    kind,
    chance: chanceOfOne(all, size, drawn),
    mean: all ? (drawn * size) / all : 0,
  }));
}

/** A random opening hand: the keys of its cards. `random` returns numbers from 0 up to 1. */
export function dealt(copies: Copies, hand: number, random: () => number = Math.random): string[] {
  const pile = Object.entries(copies).flatMap(([key, count]) => Array.from({ length: count }, () => key));
  const drawn: string[] = [];
  while (pile.length && drawn.length < hand) drawn.push(...pile.splice(Math.floor(random() * pile.length), 1));
  return drawn;
}
