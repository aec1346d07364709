/** A card's current state at the table, and what faces share. */

import type { CardSeen } from '../lib/wire';

/** Read as the game's own type: `SpellfireSeen` and the like, or a part of it. */
export type Facts = CardSeen['facts'];
export type Size = 'tiny' | 'small' | 'hand' | 'full';

export const NO_FACTS: Facts = {};

/** A printed and a current number. */
export interface Live {
  readonly printed: number;
  readonly now: number;
  /** 1: it's higher than printed, -1: lower, 0: as printed. */
  readonly change: -1 | 0 | 1;
}

export function live(printed: number, now: number | null | undefined): Live {
  const present = now ?? printed;
  return { printed, now: present, change: present > printed ? 1 : present < printed ? -1 : 0 };
}

/** Splits a text that begins with a list of words: "Drow, elf. He ..." into "Drow, elf" and "He ...". */
export function parted(text: string, list: string): [string, string] {
  const start = list ? `${list[0]?.toUpperCase()}${list.slice(1)}` : '';
  return start && text.startsWith(`${start}.`) ? [start, text.slice(start.length + 1).trim()] : ['', text];
}

/** A word at the start of a line. */
export function capital(text: string): string {
  return text ? `${text[0]?.toUpperCase()}${text.slice(1)}` : '';
}

/** The length of a name's longest word. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => word.length));
}

/** The scale that fits a name's longest word on one line of a card. */
export function nameScale(name: string): number {
  return Math.min(1, Math.max(0.78, 10.6 / longestWord(name)));
}

/** The facts of a card that are words or numbers, with their names: all that a plain card shows. */
export function plainFacts(facts: Facts): [string, string][] {
  return Object.entries(facts).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const told = typeof value === 'number' || (typeof value === 'string' && value !== '');
    return told ? [[name.replaceAll('_', ' '), String(value)]] : [];
  });
}
