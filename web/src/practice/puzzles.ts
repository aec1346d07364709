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

/** What wins a puzzle, in a word or two: the role of the choice, as each game sorts them. */
export function themeName(theme: string): string {
  const names: Record<string, string> = {
    sixth: 'The sixth realm',
    realm: 'Realms',
    holding: 'Holdings',
    rebuild: 'Rebuilding',
    combat: 'Combat',
    ally: 'Allies',
    champion: 'Champions',
    item: 'Items',
    spell: 'Spells',
    event: 'Events',
    power: 'Powers',
    pass: 'Passing',
    effect: 'Card effects',
    negate: 'Negation',
    summon: 'Summons',
    weapon: 'Weapons',
    strike: 'Damage',
    guard: 'Protection',
    trick: 'Tricks',
    hold: 'Holding back',
    attack: 'Attack',
    block: 'Blocks',
    face: 'Aiming at a player',
    aim: 'Targets',
    character: 'Characters',
    interrupt: 'Interrupts',
    land: 'Terrains',
    moment: 'Timing',
  };
  return names[theme] ?? 'Odds and ends';
}

/** How long a puzzle is. */
export function lengthOf({ length }: PuzzleLine): string {
  return plural(length, ['win in one move', 'win in # moves']);
}

export const addressOf = (game: string, puzzle: string): string => `/puzzles/${game}/${puzzle}`;
