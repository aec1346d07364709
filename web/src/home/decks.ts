/** Your own decks, as far as setting up a table needs them. */

import { get } from '../lib/api';
import { me } from '../lib/people/me.svelte';
import type { DeckLine as OwnDeck } from '../lib/http';

export type { DeckLine as OwnDeck } from '../lib/http';

/** All your decks, most recently changed first; a newcomer has none. */
export async function ownDecks(): Promise<OwnDeck[]> {
  await me.load();
  return me.person ? (await get('/api/decks')).decks : [];
}
