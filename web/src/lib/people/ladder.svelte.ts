/**
 * Who plays against you when you just press Play: by game, how strong a computer. You begin against the novice, meet the
 * next one after your first win, and stronger ones after two wins in a row. Stored in this browser.
 */

import { KeptLists } from '../../learn/keptlists.svelte';
import { games } from '../live/catalogue.svelte';
import { EASY, levelOf, usualLevel } from './levels';

const ALWAYS = ['novice', 'club', 'master'];
const MINDLESS = 'random';
/** How many wins in a row bring a stronger opponent. */
const ROW = 2;

/** By game: the level, then the tables you have won in a row against it. Older pages only stored that you had won. */
const kept = new KeptLists('spellhall.wins');

/** The levels you can climb, weakest first. */
function rungs(game: string): string[] {
  const named = games.met(game)?.agents.map(({ name }) => name);
  return (named ?? ALWAYS).filter((name) => name !== MINDLESS);
}

/** Who plays if you only want to play. */
export function nextLevel(game: string): string {
  const levels = rungs(game);
  const level = kept.of(game)[0] ?? EASY;
  return levels.includes(level) ? level : usualLevel(games.met(game));
}

/** Whether you still meet the easiest opponent. */
export function isBeginning(game: string): boolean {
  return nextLevel(game) === EASY;
}

/** The next weaker (-1) or stronger (1) level; '' if there's none. */
export function beside(game: string, step: -1 | 1): string {
  const levels = rungs(game);
  return levels[levels.indexOf(nextLevel(game)) + step] ?? '';
}

/** Choose who plays next. */
export function choose(game: string, level: string): void {
  kept.set(game, [level]);
}

/**
 * Note how a game against computers ended, once per table. Only wins against the current level or stronger ones count.
 * Returns the level you now meet if it went up, otherwise ''.
 */
export function noteResult(game: string, table: string, against: readonly string[], won: boolean): string {
  const levels = rungs(game);
  const level = nextLevel(game);
  const faced = against.map((agent) => levels.indexOf(levelOf(agent)));
  if (!faced.length || Math.min(...faced) < levels.indexOf(level)) return '';
  const row = won ? [...new Set([...kept.of(game).slice(1), table])] : [];
  const higher = beside(game, 1);
  const up = higher !== '' && row.length >= (level === EASY ? 1 : ROW);
  kept.set(game, up ? [higher] : [level, ...row]);
  return up ? higher : '';
}
