/** What the hall does with decks: checks them, builds them at random, keeps yours, shows those of others. */

import { at, del, get, post, put } from '../../lib/api';
import type { GameName } from '../../lib/catalogue.svelte';
import { me } from '../../lib/me.svelte';
import type { DeckAnswer as Checked, DeckLine as OwnDeck, SharedAnswer as SharedDeck } from '../../lib/http';

export type { Fault, DeckAnswer as Checked, DeckLine as OwnDeck, SharedAnswer as SharedDeck } from '../../lib/http';

export type Form = 'bbcode' | 'crossfire';
export const MOST_TEXT = 20_000;

export function check(game: GameName, text: string, preset: string, signal?: AbortSignal): Promise<Checked> {
  return post(at('/api/games/{game}/decks/check', { game }), { text: text.slice(0, MOST_TEXT), preset }, signal ? { signal } : {});
}

/** A deck list in the form of another program. */
export async function exported(game: GameName, text: string, form: Form): Promise<string> {
  return (await post(at('/api/games/{game}/decks/export', { game }), { text, form })).text;
}

export function byLot(game: GameName, preset: string): Promise<{ deck: Checked; listing: string; seed: number }> {
  return post(at('/api/games/{game}/decks/random', { game }), { preset });
}

/** The decks that the hall keeps for you; none for a newcomer. */
export async function ownDecks(game: GameName): Promise<OwnDeck[]> {
  await me.load();
  return me.person ? (await get(at('/api/decks', { game }))).decks : [];
}

export function ownDeck(id: number): Promise<OwnDeck> {
  return get(at('/api/decks/{id}', { id }));
}

/** Have the hall keep a deck: a new one when `id` is 0. Anyone who is nobody yet becomes a guest. */
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
