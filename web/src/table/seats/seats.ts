/** Taking seats and getting ready, over HTTP. Everyone sees the result in the next frame. */

import { at, del, get, patch, post } from '../../lib/api';
import type { MySeat } from '../../lib/live/table.svelte';
import type { DeckLine, SeatChange } from '../../lib/http';

export type { SeatChange } from '../../lib/http';

/** Take a seat; the first open one if none is named. */
export function takeSeat(code: string, seat?: number): Promise<MySeat> {
  return post(at('/api/tables/{code}/seats', { code }), seat === undefined ? {} : { seat });
}

export async function changeSeat(code: string, seat: number, change: SeatChange): Promise<void> {
  await patch(at('/api/tables/{code}/seats/{seat}', { code, seat }), change);
}

/** Leave a seat before the game; or, as the host, remove a player from one. */
export async function leaveSeat(code: string, seat: number): Promise<void> {
  await del(at('/api/tables/{code}/seats/{seat}', { code, seat }));
}

export async function start(code: string): Promise<void> {
  await post(at('/api/tables/{code}/start', { code }));
}

/** Your own decks for a game. */
export async function ownDecks(game: string): Promise<DeckLine[]> {
  return (await get(at('/api/decks', { game }))).decks;
}
