/** People as their pages show them: what the hall sends, and how it's requested. */

import { at, get, put } from '../lib/api';
import { plural } from '../lib/settings/language';
import type { Gets, Profile, History, OpennessInfo as Openness } from '../lib/http';

export type { DeckSum, GameSum, Profile, RatingInfo, HistoryRow, History, OpennessInfo as Openness } from '../lib/http';

/** Your relation to someone: friends, asked (by you), asks (they ask you), or none. */
export type Standing = '' | 'friends' | 'asked' | 'asks';

export type Ended = '' | 'won' | 'lost' | 'drawn';

/** Which games to show; '' means any. Days are written like 2026-01-31. */
export interface Wanted {
  game: string;
  result: Ended;
  opponent: string;
  from: string;
  to: string;
}

export const ALL: Wanted = { game: '', result: '', opponent: '', from: '', to: '' };

export type Shown = 'everybody' | 'friends' | 'nobody';

export function profileOf(login: string): Promise<Profile> {
  return get(at('/api/people/{login}', { login }));
}

export function historyOf(login: string, wanted: Wanted, after = ''): Promise<History> {
  return get(at('/api/people/{login}/games', { login, ...asked(wanted, after) }));
}

type Asked = Gets['/api/people/{login}/games']['query'];

/** The query of a history. */
export function asked({ game, result, opponent, from, to }: Wanted, after: string): Asked {
  const all: Asked = { game, opponent: opponent.trim(), after };
  if (result) all.result = result;
  if (from) all.since = secondsOf(from);
  if (to) all.until = secondsOf(to, 1);
  return all;
}

/** When a day starts in the reader's time zone, or that many days later, in seconds since 1970. */
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

/** The percentage of games won; draws count half. */
export function share({ games, won, lost }: { games: number; won: number; lost: number }): number {
  return games ? Math.round((100 * (won + (games - won - lost) / 2)) / games) : 0;
}

/** Bounds of the true share of games won, in percent, in 95 of 100 cases (Wilson's interval); draws count half. */
export function bounds({ games, won, lost }: { games: number; won: number; lost: number }): [number, number] {
  const part = (won + (games - won - lost) / 2) / games;
  const spread = SURE ** 2 / games;
  const middle = (part + spread / 2) / (1 + spread);
  const reach = (SURE * Math.sqrt((part * (1 - part)) / games + spread / (4 * games))) / (1 + spread);
  return [Math.round(100 * (middle - reach)), Math.round(100 * (middle + reach))];
}

const SURE = 1.96;

/** The size of the picture of a rating's curve. */
export const WIDE = 240;
export const TALL = 60;

/** A rating's curve as the points of a line, with its lowest and highest value. */
export function curveOf(curve: readonly number[]): { points: string; low: number; high: number } {
  const [low, high] = [Math.min(...curve), Math.max(...curve)];
  const step = WIDE / Math.max(1, curve.length - 1);
  const points = curve.map((number, at) => `${Math.round(at * step)},${high > low ? Math.round((TALL * (high - number)) / (high - low)) : TALL / 2}`);
  return { points: points.join(' '), low, high };
}

export function opennessOf(): Promise<Openness> {
  return get('/api/me/openness');
}

export function showMyself(openness: Openness): Promise<Openness> {
  return put('/api/me/openness', openness);
}
