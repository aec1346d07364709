import { afterEach, describe, expect, it } from 'vitest';
import { beside, choose, isBeginning, nextLevel, noteResult } from './ladder.svelte';

afterEach(() => localStorage.clear());

/** A game nobody has played here: what is stored stays for as long as the page. */
let count = 0;
const unplayed = (): string => `riddles ${++count}`;

describe('the computer you meet', () => {
  it('is the novice at first, the club player after your first win, the master after two more in a row', () => {
    const game = unplayed();
    expect([nextLevel(game), isBeginning(game)]).toEqual(['novice', true]);
    expect(noteResult(game, 'A', ['novice'], true)).toBe('club');
    expect([nextLevel(game), isBeginning(game)]).toEqual(['club', false]);
    expect(noteResult(game, 'B', ['greedy'], true)).toBe('');
    expect(noteResult(game, 'C', ['club'], true)).toBe('master');
    expect(noteResult(game, 'D', ['master'], true)).toBe('');
    expect(nextLevel(game)).toBe('master');
  });

  it('stays after a loss, and counts from the start', () => {
    const game = unplayed();
    choose(game, 'club');
    const ends = [true, false, true].map((won, at) => noteResult(game, `${at}`, ['club'], won));
    expect(ends).toEqual(['', '', '']);
    expect(noteResult(game, '3', ['club'], true)).toBe('master');
  });

  it('counts a table once, however often its end is shown', () => {
    const game = unplayed();
    choose(game, 'club');
    expect([noteResult(game, 'A', ['club'], true), noteResult(game, 'A', ['club'], true)]).toEqual(['', '']);
    expect(nextLevel(game)).toBe('club');
  });

  it('doesn’t count wins against anyone weaker, or against no computer', () => {
    const game = unplayed();
    choose(game, 'club');
    for (const against of [['novice'], ['random'], ['novice', 'club'], []])
      for (const table of ['A', 'B']) expect(noteResult(game, table, against, true)).toBe('');
    expect(nextLevel(game)).toBe('club');
  });

  it('can be changed, up to the ends', () => {
    const game = unplayed();
    expect([beside(game, -1), beside(game, 1)]).toEqual(['', 'club']);
    choose(game, 'master');
    expect([nextLevel(game), beside(game, -1), beside(game, 1)]).toEqual(['master', 'club', '']);
  });
});
