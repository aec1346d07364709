/** What casual, strict and rated mean for a table. */
import { plural } from '../settings/language';

export const MANNERS: Record<string, string> = {
  casual: 'You can ask for hints, and undo a move if the others agree.',
  strict: 'No hints. You can undo only moves that revealed nothing.',
  rated: 'No hints, no undo, and the result changes your ratings.',
};

/** How a table is played, as one word. */
export const MANNER_NAMES: Record<string, string> = { casual: 'Casual', strict: 'Strict', rated: 'Rated' };

/** The spectators' delay, in words. */
export function lateness(seconds: number): string {
  if (seconds < 60) return plural(seconds, ['# second', '# seconds']);
  const minutes = Math.round(seconds / 60);
  return plural(minutes, ['a minute', '# minutes']);
}
