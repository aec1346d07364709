/** A game's first fights, and where each is played. */

import { at, get } from '../lib/api';
import type { FightsAnswer } from '../lib/http';

export type { FightLine, FightsAnswer } from '../lib/http';

export function fightsOf(game: string): Promise<FightsAnswer> {
  return get(at('/api/games/{game}/fights', { game }));
}

/** Where a fight is practised. */
export const fightPath = (game: string, fight: string): string => at('/api/games/{game}/fights/{fight}', { game, fight });

export const addressOf = (game: string, fight: string): string => `/learn/${game}/${fight}`;
