/** Decks of one's own, as far as setting up a table needs them. */

import { get } from '../lib/api';
import { me } from '../lib/me.svelte';
import type { DeckLine as OwnDeck } from '../lib/http';

export type { DeckLine as OwnDeck } from '../lib/http';

/** All decks that you keep, those changed last first; a newcomer keeps none. */
export async function ownDecks(): Promise<OwnDeck[]> {
  await me.load();
  return me.person ? (await get('/api/decks')).decks : [];
}
