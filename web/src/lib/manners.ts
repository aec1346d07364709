/** What it means that a table is casual or strict. */
import { plural } from './language';

export const MANNERS: Record<string, string> = {
  casual: 'Hints may be asked for, and what is done may be taken back when the others agree.',
  strict: 'Nobody gets hints, and only what has told nobody anything can be taken back.',
};

/** By how much spectators are late, in words. */
export function lateness(seconds: number): string {
  if (seconds < 60) return plural(seconds, ['# second', '# seconds']);
  const minutes = Math.round(seconds / 60);
  return plural(minutes, ['a minute', '# minutes']);
}
