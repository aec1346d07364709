/** Bots: your own programs that play at tables, and the ones a host can invite to an open seat. */

import { at, del, get, post } from '../../lib/api';
import type { MyBots, NewToken, BotLine } from '../../lib/http';

export type { MyBot, MyBots, NewToken, BotLine } from '../../lib/http';

export function myBots(): Promise<MyBots> {
  return get('/api/bots/mine');
}

export function makeBot(name: string, games: readonly string[]): Promise<NewToken> {
  return post('/api/bots', { name, games: [...games] });
}

/** Get a new token; the old one stops working. */
export function renewBot(code: string): Promise<NewToken> {
  return post(at('/api/bots/{code}/token', { code }));
}

export function removeBot(code: string): Promise<void> {
  return del(at('/api/bots/{code}', { code }));
}

/** The bots that are online and play a game. */
export async function botsHere(game: string): Promise<BotLine[]> {
  return (await get(at('/api/bots', { game }))).bots;
}

/** Invite a bot to an open seat at your table; it sits down in a moment. */
export function callBot(table: string, seat: number, bot: string): Promise<void> {
  return post(at('/api/tables/{code}/bots', { code: table }), { bot, seat });
}
