/** The hall's summary of a finished game: the standings over time, what each seat did, and with which cards. */

import { at, get } from '../../lib/api';
import { decimal, plural } from '../../lib/settings/language';
import type { CurvePoint, AccountInfo as Account } from '../../lib/http';

export type { CurvePoint, StarInfo as Star, AccountInfo as Account } from '../../lib/http';

export function accountOf(code: string): Promise<Account> {
  return get(at('/api/replays/{code}/account', { code }));
}

/** A duration in words. */
export function lasted(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds < 60) return `${seconds} s`;
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** The length of a game, in its own unit. */
export function lengthOf({ length, unit }: Account): string {
  if (unit === 'turns') return plural(length, ['# turn', '# turns']);
  if (unit === 'chains') return plural(length, ['# chain', '# chains']);
  return `${length} ${unit}`;
}

/** The steps of a curve: "turn by turn". */
export function stepwise({ unit }: Account): string {
  return { turns: 'turn by turn', chains: 'chain by chain' }[unit] ?? unit;
}

/** A rate: "0.4 per turn"; '' if turns aren't counted. */
export function each(count: number, { length, unit }: Account): string {
  if (length <= 0) return '';
  const often = decimal(count / length);
  return { turns: `${often} per turn`, chains: `${often} per chain` }[unit] ?? often;
}

/** One seat's line across a box of the given size, as the points of a polyline. */
export function lineOf(curve: readonly CurvePoint[], seat: number, width: number, height: number): string {
  const highest = Math.max(1, ...curve.flatMap(({ standings }) => standings));
  const [first, last] = [curve[0]?.length ?? 0, curve.at(-1)?.length ?? 1];
  const across = Math.max(1, last - first);
  return curve
    .map(({ length, standings }) => {
      const x = ((length - first) / across) * width;
      const y = height - (Math.max(0, standings[seat] ?? 0) / highest) * height;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
