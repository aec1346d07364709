/** Decks of one's own, as far as setting up a table needs them. */

import { get } from '../lib/api';
import { me } from '../lib/me.svelte';

export interface OwnDeck {
  id: number;
  game: string;
  name: string;
  /** The list, one card a line. */
  text: string;
  /** Seconds since 1970. */
  updated: number;
}

/** All decks that you keep, those changed last first; a newcomer keeps none. */
export async function ownDecks(): Promise<OwnDeck[]> {
  await me.load();
  return me.person ? (await get<{ decks: OwnDeck[] }>('/api/decks')).decks : [];
}
