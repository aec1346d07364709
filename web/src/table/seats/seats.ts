/** Taking seats and getting ready, over HTTP; what comes of it everybody sees in the next frame. */

import { del, get, patch, post } from '../../lib/api';
import type { MySeat } from '../../lib/table.svelte';

/** What may be changed about a seat before the game. A deck is a starter deck by name, or a list as text. */
export interface SeatChange {
  deck?: string;
  deck_text?: string;
  ready?: boolean;
  name?: string;
}

export interface OwnDeck {
  id: number;
  name: string;
  text: string;
}

const path = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

/** Take a seat; the first open one when none is named. */
export function takeSeat(code: string, seat?: number): Promise<MySeat> {
  return post<MySeat>(`${path(code)}/seats`, seat === undefined ? {} : { seat });
}

export function changeSeat(code: string, seat: number, change: SeatChange): Promise<void> {
  return patch<void>(`${path(code)}/seats/${seat}`, change);
}

/** Stand up again, before the game; or, as the host, send somebody away. */
export function leaveSeat(code: string, seat: number): Promise<void> {
  return del<void>(`${path(code)}/seats/${seat}`);
}

export function start(code: string): Promise<void> {
  return post<void>(`${path(code)}/start`);
}

/** Your own decks for a game. */
export async function ownDecks(game: string): Promise<OwnDeck[]> {
  return (await get<{ decks: OwnDeck[] }>(`/api/decks?game=${encodeURIComponent(game)}`)).decks;
}
