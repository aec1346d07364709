/** What the table's shell needs to know about a game. Each game's own version is in `GAME/course.ts`. */

import type { CatalogueCard } from '../lib/live/catalogue.svelte';
import { word } from '../lib/settings/language';
import type { Frame } from '../lib/wire';

export interface Phase {
  id: string;
  title: string;
  /** What happens in it, in a sentence. */
  told: string;
}

export interface Standing {
  /** What the number is, in words. */
  label: string;
  /** How the rail writes it. */
  noun: string;
  value: string;
}

/** Something announced that hasn't resolved: a card that responds to another one, or targets cards and players. */
export interface Told {
  card: string | null;
  seat: number;
  answers?: string | null;
  targets?: (string | null)[];
  players?: number[];
}

export interface Course {
  phases: Phase[];
  /** Whether the game has moments to stop at, so that stops make sense. */
  stops: boolean;
  /** Whether the board itself shows pending cards, so that the shell needn't. */
  showsPending: boolean;
  /** The index of the current phase; -1 outside of all phases. */
  now(frame: Frame): number;
  /** The progress of the game, in words. */
  title(frame: Frame): string;
  standings(frame: Frame, seat: number): Standing[];
  /** Whose turn it is; in a chain, who lays first. Undefined or -1 before the start. */
  active(frame: Frame): number | undefined;
  /** Whether a seat has lost and only watches. */
  isOut(frame: Frame, seat: number): boolean;
  /** The option that moves your own turn on from the current decision; -1 if the decision is about something else. */
  onward(frame: Frame): number;
  /** Oldest first. */
  pending(frame: Frame): readonly Told[];
  /** Why you couldn't play anything from your hand in a turn that was passed; empty if that's uncertain. */
  unplayed?(frame: Frame, hand: readonly CatalogueCard[]): string;
}

export const phase = (id: string, title: string, told: string): Phase => ({ id, title, told });

/** The option with a given verb, if the current decision follows one of these rules; else -1. */
export function optionAt({ decision }: Frame, rules: RegExp, verb: string): number {
  return decision && rules.test(decision.rule) ? (decision.options ?? []).findIndex((option) => option.verb === verb) : -1;
}

export function columnsOf(frame: Frame, seat: number): object {
  return frame.sides[seat]?.columns ?? {};
}

export function inHand(frame: Frame, seat: number): Standing {
  return { label: 'cards in hand', noun: word('hand'), value: String(frame.sides[seat]?.counts['hand'] ?? 0) };
}
