import { afterEach, describe, expect, it } from 'vitest';
import { GAME } from '../../home/fakehall';
import { levelOf, levelsOf, usualLevel, whoPlays } from './levels';
import { FIRST, PLAYERS } from '../shapes/players';

afterEach(() => localStorage.clear());

describe('computer players', () => {
  it('keep the hall’s order and have the page’s texts', () => {
    const levels = levelsOf(GAME);
    expect(levels.map(({ name }) => name)).toEqual(GAME.agents.map(({ name }) => name));
    expect(levels.map(({ text }) => text)).toEqual(levels.map(({ name }) => PLAYERS[name]?.text));
  });

  it('have the hall’s own texts if the page doesn’t know them', () => {
    const stranger = { name: 'oracle', title: 'Oracle', text: 'asks the stars', usual: false };
    expect(levelsOf({ ...GAME, agents: [stranger] })).toEqual([{ ...stranger, who: undefined }]);
  });

  it('are none for an unknown game; there is a default one all the same', () => {
    expect(levelsOf(undefined)).toEqual([]);
    expect(usualLevel(undefined)).toBe('club');
    expect(usualLevel({ ...GAME, agents: [{ name: 'random', title: '', text: '', usual: true }] })).toBe('random');
  });
});

describe('a level', () => {
  const NOVICE = { name: 'novice', title: 'Novice', text: '', usual: false };

  it('has a name', () => {
    expect(['novice', 'club', 'oracle'].map(whoPlays)).toEqual(['Wren, novice', 'Rook, club player', '']);
    expect(levelsOf({ ...GAME, agents: [NOVICE] })[0]?.who).toBe(FIRST['novice']);
  });

  it('is known by the names of programs too', () => {
    expect(['greedy', 'search:200', 'novice'].map(levelOf)).toEqual(['club', 'master', 'novice']);
  });
});
