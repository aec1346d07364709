/** Decks that aren't saved in the hall, or have unsaved changes: they stay in this browser until saved. */

import type { GameName } from '../../lib/live/catalogue.svelte';
import type { Copies } from './deck';

export interface Draft {
  /** Its key here: "own:5" for changes to a saved deck, else a random name. */
  slot: string;
  game: GameName;
  title: string;
  copies: Copies;
  /** Author, notes, and sideboard, as lines of the list. */
  remarks?: readonly string[];
  preset: string;
  /** The deck it changes; 0 for one the hall doesn't know. */
  id: number;
  /** Seconds since 1970. */
  updated: number;
}

const KEY = 'spellhall.drafts';
const MOST = 50;

class Drafts {
  list = $state.raw<readonly Draft[]>(read() ?? []);

  find(slot: string): Draft | undefined {
    return this.list.find((draft) => draft.slot === slot);
  }

  of(game: GameName): readonly Draft[] {
    return this.list.filter((draft) => draft.game === game);
  }

  keep(draft: Draft): void {
    this.again();
    this.#store([draft, ...this.list.filter(({ slot }) => slot !== draft.slot)].slice(0, MOST));
  }

  drop(slot: string): void {
    this.again();
    if (this.find(slot)) this.#store(this.list.filter((draft) => draft.slot !== slot));
  }

  /** Read the storage again: another window may have changed it. */
  again(): void {
    this.list = read() ?? this.list;
  }

  #store(list: readonly Draft[]): void {
    this.list = list;
    try {
      localStorage.setItem(KEY, JSON.stringify(list));
    } catch {
      // Storage is turned off or full: the deck lives on in this window.
    }
  }
}

export const drafts = new Drafts();

/** The slot for changes to a saved deck. */
export function slotOf(id: number): string {
  return `own:${id}`;
}

export function newSlot(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** What's stored; null if there's nothing, or no storage. */
function read(): Draft[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(kept) ? kept.filter(isDraft) : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { slot, game, title, copies, preset, id, updated } = value as Record<string, unknown>;
  const texts = [slot, game, title, preset].every((text) => typeof text === 'string');
  const numbers = [id, updated].every((number) => typeof number === 'number');
  const counted =
    typeof copies === 'object' && copies !== null && Object.values(copies).every((n) => Number.isInteger(n) && n > 0);
  return texts && numbers && counted;
}
