/** Decks in the hall: checking, generating random ones, saving yours, showing other people's. */

import { at, del, get, post, put } from '../../lib/api';
import type { GameName } from '../../lib/live/catalogue.svelte';
import { me } from '../../lib/people/me.svelte';
import type { DeckAnswer as Checked, DeckLine as OwnDeck, SharedAnswer as SharedDeck } from '../../lib/http';

export type { Fault, DeckAnswer as Checked, DeckLine as OwnDeck, SharedAnswer as SharedDeck } from '../../lib/http';

export type Form = 'bbcode' | 'crossfire';
export const MOST_TEXT = 20_000;

export function check(game: GameName, text: string, preset: string, signal?: AbortSignal): Promise<Checked> {
  return post(at('/api/games/{game}/decks/check', { game }), { text: text.slice(0, MOST_TEXT), preset }, signal ? { signal } : {});
}

/** A deck list in another program's format. */
export async function exported(game: GameName, text: string, form: Form): Promise<string> {
  return (await post(at('/api/games/{game}/decks/export', { game }), { text, form })).text;
}

export function byLot(game: GameName, preset: string): Promise<{ deck: Checked; listing: string; seed: number }> {
  return post(at('/api/games/{game}/decks/random', { game }), { preset });
}

/** Your saved decks; none for a newcomer. */
export async function ownDecks(game: GameName): Promise<OwnDeck[]> {
  await me.load();
  return me.person ? (await get(at('/api/decks', { game }))).decks : [];
}

export function ownDeck(id: number): Promise<OwnDeck> {
  return get(at('/api/decks/{id}', { id }));
}

/** Save a deck in the hall: as a new one if `id` is 0. A newcomer becomes a guest. */
export async function saveDeck(id: number, game: GameName, name: string, text: string): Promise<OwnDeck> {
  await me.ensure();
  return id ? put(at('/api/decks/{id}', { id }), { name, text }) : post('/api/decks', { game, name, text });
}

export function throwAway(id: number): Promise<void> {
  return del(at('/api/decks/{id}', { id }));
}

export async function share(id: number): Promise<string> {
  return (await post(at('/api/decks/{id}/share', { id }))).code;
}

export function sharedDeck(code: string): Promise<SharedDeck> {
  return get(at('/api/shared/{code}', { code }));
}
