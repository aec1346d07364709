/** Bots: programs of yours that play at tables, and those that a host can call to an open seat. */

import { del, get, post } from '../../lib/api';

/** A bot of yours. Times are in seconds since 1970; `seen` is when it came last, 0 for never. */
export interface MyBot {
  code: string;
  name: string;
  /** The names of the games that it plays. */
  games: string[];
  /** When its token was given out. */
  made: number;
  seen: number;
  here: boolean;
}

export interface MyBots {
  bots: MyBot[];
  /** How many you may have. */
  most: number;
}

/** The token of a bot, told once. */
export interface NewToken {
  code: string;
  token: string;
}

/** A bot that can be called just now. Games against one of yours are no results. */
export interface BotLine {
  code: string;
  name: string;
  yours: boolean;
}

const path = (code: string): string => `/api/bots/${encodeURIComponent(code)}`;

export function myBots(): Promise<MyBots> {
  return get<MyBots>('/api/bots/mine');
}

export function makeBot(name: string, games: readonly string[]): Promise<NewToken> {
  return post<NewToken>('/api/bots', { name, games });
}

/** Have another token; the one before opens nothing any more. */
export function renewBot(code: string): Promise<NewToken> {
  return post<NewToken>(`${path(code)}/token`);
}

export function removeBot(code: string): Promise<void> {
  return del(path(code));
}

/** The bots that are here and play a game. */
export async function botsHere(game: string): Promise<BotLine[]> {
  return (await get<{ bots: BotLine[] }>(`/api/bots?game=${encodeURIComponent(game)}`)).bots;
}

/** Call a bot to an open seat of your table; it sits down in a moment. */
export function callBot(table: string, seat: number, bot: string): Promise<void> {
  return post<void>(`/api/tables/${encodeURIComponent(table)}/bots`, { bot, seat });
}
