/** Straight to a table against the computer, to try a deck. */

import { openTable, quickSetup, type SeatSetup } from '../../home/setup/setup';
import { games, type GameName } from '../../lib/live/catalogue.svelte';

/** Play a deck under a preset: a starter deck by its name, any other deck by its list. */
export async function tryDeck(game: GameName, preset: string, deck: string, text?: string): Promise<void> {
  await games.load();
  const setup = quickSetup(game, 'computer');
  const me: SeatSetup = { kind: 'me', deck, ...(text === undefined ? {} : { deck_text: text }) };
  await openTable({ ...setup, preset, seats: [me, ...setup.seats.slice(1)] });
}
