/** People as their pages show them: what the hall tells of somebody, and how it is asked for. */

import { get, put } from '../lib/api';
import { plural } from '../lib/settings/language';

export interface DeckSum {
  deck: string;
  games: number;
  won: number;
  lost: number;
}

export interface GameSum {
  game: string;
  games: number;
  won: number;
  lost: number;
  decks: DeckSum[];
}

/** How you stand to somebody: friends, asked (by you), asks (he asks you), or none of these. */
export type Standing = '' | 'friends' | 'asked' | 'asks';

export interface Profile {
  login: string;
  name: string;
  /** Seconds since 1970. */
  since: number;
  yours: boolean;
  standing: Standing;
  games: GameSum[];
}

export type Ended = '' | 'won' | 'lost' | 'drawn';

export interface HistoryRow {
  code: string;
  game: string;
  deck: string;
  /** Who else sat there; `login` leads to a page, and is '' where there is none for everybody. */
  others: { name: string; agent: string; login: string }[];
  /** '' for a game for points. */
  result: Ended;
  text: string;
  length: number;
  finished: number;
  replay: boolean;
}

export interface History {
  games: HistoryRow[];
  /** Asks for the next ones; '' where there are no more. */
  after: string;
}

/** Which games are wanted; what is '' does not matter. Days are written as in 2026-01-31. */
export interface Wanted {
  game: string;
  result: Ended;
  opponent: string;
  from: string;
  to: string;
}

export const ALL: Wanted = { game: '', result: '', opponent: '', from: '', to: '' };

export type Shown = 'everybody' | 'friends' | 'nobody';

/** To whom you show your page, and to whom that you are here. */
export interface Openness {
  page: Shown;
  presence: 'friends' | 'nobody';
}

const placeOf = (login: string): string => `/api/people/${encodeURIComponent(login)}`;

export function profileOf(login: string): Promise<Profile> {
  return get<Profile>(placeOf(login));
}

export function historyOf(login: string, wanted: Wanted, after = ''): Promise<History> {
  return get<History>(`${placeOf(login)}/games?${asked(wanted, after)}`);
}

/** What is asked of a history, as the end of an address. */
export function asked({ game, result, opponent, from, to }: Wanted, after: string): string {
  const since = from ? secondsOf(from) : 0;
  const until = to ? secondsOf(to, 1) : 0;
  const all = { game, result, opponent: opponent.trim(), since, until, after };
  const some = Object.entries(all).filter(([, value]) => value);
  return new URLSearchParams(some.map(([name, value]) => [name, String(value)])).toString();
}

/** When a day begins where the reader is, or so many days later, in seconds since 1970. */
export function secondsOf(day: string, later = 0): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return Math.floor(new Date(year, month - 1, date + later).getTime() / 1000);
}

/** "12 games: 7 won, 4 lost, 1 drawn" */
export function summed({ games, won, lost }: { games: number; won: number; lost: number }): string {
  const drawn = games - won - lost;
  const parts = [`${won} won`, `${lost} lost`, ...(drawn ? [`${drawn} drawn`] : [])];
  return `${plural(games, ['# game', '# games'])}: ${parts.join(', ')}`;
}

/** How many of a hundred games were won; draws are half of one. */
export function share({ games, won, lost }: { games: number; won: number; lost: number }): number {
  return games ? Math.round((100 * (won + (games - won - lost) / 2)) / games) : 0;
}

export function opennessOf(): Promise<Openness> {
  return get<Openness>('/api/me/openness');
}

export function showMyself(openness: Openness): Promise<Openness> {
  return put<Openness>('/api/me/openness', openness);
}
