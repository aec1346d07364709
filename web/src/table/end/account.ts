/** What the hall says of a finished game: how the seats stood, what they did, by which cards. */

import { at, get } from '../../lib/api';
import { decimal, plural } from '../../lib/settings/language';
import type { CurvePoint, AccountInfo as Account } from '../../lib/http';

export type { CurvePoint, StarInfo as Star, AccountInfo as Account } from '../../lib/http';

export function accountOf(code: string): Promise<Account> {
  return get(at('/api/replays/{code}/account', { code }));
}

/** How long something took, for people. */
export function lasted(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds < 60) return `${seconds} s`;
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** How long a game was, in what its length is counted in. */
export function lengthOf({ length, unit }: Account): string {
  if (unit === 'turns') return plural(length, ['# turn', '# turns']);
  if (unit === 'chains') return plural(length, ['# chain', '# chains']);
  return `${length} ${unit}`;
}

/** How a curve goes on: "turn by turn". */
export function stepwise({ unit }: Account): string {
  return { turns: 'turn by turn', chains: 'chain by chain' }[unit] ?? unit;
}

/** How often something was: "0.4 a turn"; '' where turns are not counted. */
export function each(count: number, { length, unit }: Account): string {
  if (length <= 0) return '';
  const often = decimal(count / length);
  return { turns: `${often} per turn`, chains: `${often} per chain` }[unit] ?? often;
}

/** The line of one seat through a box of so many units, as the points of a polyline. */
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
