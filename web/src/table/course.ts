/** What the shell of the table has to know of a game: each game's own stands in `GAME/course.ts`. */

import type { CatalogueCard } from '../lib/catalogue.svelte';
import { word } from '../lib/settings/language';
import type { Frame } from '../lib/wire';

export interface Phase {
  id: string;
  title: string;
  /** Shown on narrow screens. */
  short: string;
}

export interface Standing {
  /** What the number is, for people. */
  label: string;
  /** How the rail writes it. */
  noun: string;
  value: string;
}

/** What is announced and not settled yet: a card that answers another one, or aims at cards and players. */
export interface Told {
  card: string | null;
  seat: number;
  answers?: string | null;
  targets?: (string | null)[];
  players?: number[];
}

export interface Course {
  phases: Phase[];
  /** Whether there are moments when one may stop, so that stops make sense. */
  stops: boolean;
  /** Whether its middle shows what is pending, so that the shell need not. */
  showsPending: boolean;
  /** The place of the present phase in the list; -1 outside of all. */
  now(frame: Frame): number;
  /** How far the game is, in words. */
  title(frame: Frame): string;
  standings(frame: Frame, seat: number): Standing[];
  /** Whose turn it is; of a chain, who lays first. Undefined or -1 before the start. */
  active(frame: Frame): number | undefined;
  /** Whether a seat has lost and only watches. */
  isOut(frame: Frame, seat: number): boolean;
  /** The option by which one's own turn goes on from the question that waits; -1 where that asks something else. */
  onward(frame: Frame): number;
  /** The oldest first. */
  pending(frame: Frame): readonly Told[];
  /** Why nothing of one's hand could be played in a turn that went by; empty where that is not sure. */
  unplayed?(frame: Frame, hand: readonly CatalogueCard[]): string;
}

export const phase = (id: string, title: string, short: string): Phase => ({ id, title, short });

/** The option with a verb of the question that waits, if that question is one of these rules; else -1. */
export function optionAt({ decision }: Frame, rules: RegExp, verb: string): number {
  return decision && rules.test(decision.rule) ? (decision.options ?? []).findIndex((option) => option.verb === verb) : -1;
}

export function columnsOf(frame: Frame, seat: number): object {
  return frame.sides[seat]?.columns ?? {};
}

export function inHand(frame: Frame, seat: number): Standing {
  return { label: 'cards in hand', noun: word('hand'), value: String(frame.sides[seat]?.counts['hand'] ?? 0) };
}
