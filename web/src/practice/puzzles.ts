/** A game's puzzles, and what they're called by players. */

import { at, get } from '../lib/api';
import type { PuzzleLine, PuzzlesAnswer, TodayAnswer } from '../lib/http';
import { plural } from '../lib/settings/language';

export type { PuzzleLine, PuzzlesAnswer, TodayAnswer } from '../lib/http';

export function puzzlesOf(game: string): Promise<PuzzlesAnswer> {
  return get(at('/api/games/{game}/puzzles', { game }));
}

export function todaysPuzzles(): Promise<TodayAnswer> {
  return get('/api/puzzles/today');
}

export type Difficulty = PuzzleLine['level'];
/** From the easiest to the hardest. */
export const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** How hard a puzzle is, in a word. */
export function difficultyName(level: Difficulty): string {
  const names: Record<Difficulty, string> = { easy: 'Warm-up', medium: 'Tricky', hard: 'Brain-teaser' };
  return names[level];
}

/** What a puzzle is about, in a word or two. The hall names kinds of questions as the coach does. */
export function themeName(theme: string): string {
  const names: Record<string, string> = {
    realms: 'Realms',
    pool: 'Champions',
    send: 'Champions',
    attack: 'Attack',
    group: 'Attack in groups',
    whom: 'Attack',
    defend: 'Defence',
    block: 'Blocks',
    blocked: 'Blocks',
    damage: 'Damage',
    losing: 'Battle',
    rescue: 'Battle',
    main: 'Main step',
    moment: 'Timing',
    window: 'Timing',
    order: 'Timing',
    response: 'Responses',
    answer: 'Responses',
    aim: 'Targets',
    effect: 'Card effects',
    ability: 'Abilities',
    mode: 'Abilities',
    lay: 'The chain',
  };
  return names[theme] ?? 'Odds and ends';
}

/** How long a puzzle is. */
export function lengthOf({ length }: PuzzleLine): string {
  return plural(length, ['win in one move', 'win in # moves']);
}

export const addressOf = (game: string, puzzle: string): string => `/puzzles/${game}/${puzzle}`;
