/** What a table says of a card here and now, and what faces share. */

import type { CardSeen } from '../lib/wire';

/** Read as what the game of the card says: `SpellfireSeen` and the like, or a part of it. */
export type Facts = CardSeen['facts'];
export type Size = 'tiny' | 'small' | 'hand' | 'full';

export const NO_FACTS: Facts = {};

/** A number as it is printed, and as it is now. */
export interface Live {
  readonly printed: number;
  readonly now: number;
  /** 1: it has grown, -1: it has shrunk, 0: it is as printed. */
  readonly change: -1 | 0 | 1;
}

export function live(printed: number, now: number | null | undefined): Live {
  const present = now ?? printed;
  return { printed, now: present, change: present > printed ? 1 : present < printed ? -1 : 0 };
}

/** A text that begins with the list of some words, in two: "Drow, elf. He ..." as "Drow, elf" and "He ...". */
export function parted(text: string, list: string): [string, string] {
  const start = list ? `${list[0]?.toUpperCase()}${list.slice(1)}` : '';
  return start && text.startsWith(`${start}.`) ? [start, text.slice(start.length + 1).trim()] : ['', text];
}

/** A word as it begins a line. */
export function capital(text: string): string {
  return text ? `${text[0]?.toUpperCase()}${text.slice(1)}` : '';
}

/** How many letters the longest word of a name has. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => word.length));
}

/** How much smaller a name has to be written so that its longest word fits into one line of a card. */
export function nameScale(name: string): number {
  return Math.min(1, Math.max(0.78, 10.6 / longestWord(name)));
}

/** The facts of a card that are a word or a number, each with its name: all that a plain card shows. */
export function plainFacts(facts: Facts): [string, string][] {
  return Object.entries(facts).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const told = typeof value === 'number' || (typeof value === 'string' && value !== '');
    return told ? [[name.replaceAll('_', ' '), String(value)]] : [];
  });
}
