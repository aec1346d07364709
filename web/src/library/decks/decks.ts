/** What the hall does with decks: checks them, builds them by lot, keeps yours, shows those of others. */

import { del, get, post, put } from '../../lib/api';
import type { GameName } from '../../lib/catalogue.svelte';
import { me } from '../../lib/me.svelte';
import type { DeckEntry } from './starters.svelte';

export interface Fault {
  lines: number[];
  text: string;
  rule: string | null;
}
export interface Checked {
  title: string;
  legal: boolean;
  size: number;
  entries: DeckEntry[];
  faults: Fault[];
  counts: Record<string, number>;
  /** Author, notes, and cards beside the deck, as lines of a list. */
  remarks: string[];
}
export type Form = 'bbcode' | 'crossfire';
export interface OwnDeck {
  id: number;
  game: string;
  name: string;
  text: string;
  /** Seconds since 1970. */
  updated: number;
  /** The code under which others may read it; '' while nobody may. */
  share: string;
}
export interface SharedDeck {
  game: string;
  name: string;
  text: string;
  by: string;
}

export const MOST_TEXT = 20_000;

export function check(game: GameName, text: string, preset: string, signal?: AbortSignal): Promise<Checked> {
  return post(`/api/games/${game}/decks/check`, { text: text.slice(0, MOST_TEXT), preset }, signal ? { signal } : {});
}

/** A deck list in the form of another program. */
export async function exported(game: GameName, text: string, form: Form): Promise<string> {
  return (await post<{ text: string }>(`/api/games/${game}/decks/export`, { text, form })).text;
}

export function byLot(game: GameName, preset: string): Promise<{ deck: Checked; listing: string; seed: number }> {
  return post(`/api/games/${game}/decks/random`, { preset });
}

/** The decks that the hall keeps for you; none for a newcomer. */
export async function ownDecks(game: GameName): Promise<OwnDeck[]> {
  await me.load();
  return me.person ? (await get<{ decks: OwnDeck[] }>(`/api/decks?game=${game}`)).decks : [];
}

export function ownDeck(id: number): Promise<OwnDeck> {
  return get(`/api/decks/${id}`);
}

/** Have the hall keep a deck: a new one when `id` is 0. Whoever is nobody yet becomes a guest. */
export async function saveDeck(id: number, game: GameName, name: string, text: string): Promise<OwnDeck> {
  await me.ensure();
  return id ? put(`/api/decks/${id}`, { name, text }) : post('/api/decks', { game, name, text });
}

export function throwAway(id: number): Promise<void> {
  return del(`/api/decks/${id}`);
}

export async function share(id: number): Promise<string> {
  return (await post<{ code: string }>(`/api/decks/${id}/share`)).code;
}

export function sharedDeck(code: string): Promise<SharedDeck> {
  return get(`/api/shared/${encodeURIComponent(code)}`);
}
