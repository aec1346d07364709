/** What the first hand of a deck will hold: chances by the types of its cards, and a hand at random. */

import type { Copies, Group } from './deck';

export interface Odds {
  kind: string;
  /** The chance of at least one such card, from 0 to 1. */
  chance: number;
  /** How many of them there are on average. */
  mean: number;
}

/** The chance that among `drawn` of `all` cards there is at least one of `such`. */
export function chanceOfOne(all: number, such: number, drawn: number): number {
  let none = 1;
  for (let card = 0; card < Math.min(drawn, all); card += 1) none *= Math.max(0, all - such - card) / (all - card);
  return all ? 1 - none : 0;
}

/** The odds of every type for a first hand of so many cards. */
export function oddsOf(groups: readonly Group[], hand: number): Odds[] {
  const all = groups.reduce((sum, { size }) => sum + size, 0);
  const drawn = Math.min(hand, all);
  return groups.map(({ kind, size }) => ({
    kind,
    chance: chanceOfOne(all, size, drawn),
    mean: all ? (drawn * size) / all : 0,
  }));
}

/** A first hand at random: the keys of its cards. `random` gives numbers from 0 up to 1. */
export function dealt(copies: Copies, hand: number, random: () => number = Math.random): string[] {
  const pile = Object.entries(copies).flatMap(([key, count]) => Array.from({ length: count }, () => key));
  const drawn: string[] = [];
  while (pile.length && drawn.length < hand) drawn.push(...pile.splice(Math.floor(random() * pile.length), 1));
  return drawn;
}
