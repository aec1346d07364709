import { afterEach, describe, expect, it } from 'vitest';
import { GAME } from '../../home/fakehall';
import { levelOf, levelsOf, nextLevel, usualLevel, whoPlays } from './levels';
import { wins } from './wins.svelte';
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

describe('who plays next', () => {
  const NOVICE = { name: 'novice', title: 'Novice', text: '', usual: false };
  const CLUB = { name: 'club', title: 'Club player', text: '', usual: true };

  it('is the novice, until you have won that game once', () => {
    const game = { ...GAME, agents: [NOVICE, CLUB] };
    expect([nextLevel('unplayed', game), nextLevel('unplayed', undefined)]).toEqual(['novice', 'novice']);
    wins.add('played');
    expect([nextLevel('played', game), nextLevel('unplayed', game)]).toEqual(['club', 'novice']);
  });

  it('is the usual one if there’s no novice', () => {
    expect(nextLevel('riddles', { ...GAME, agents: [{ ...CLUB, name: 'random' }] })).toBe('random');
  });

  it('has a name', () => {
    expect(['novice', 'club', 'oracle'].map(whoPlays)).toEqual(['Wren, novice', 'Rook, club player', '']);
    expect(levelsOf({ ...GAME, agents: [NOVICE] })[0]?.who).toBe(FIRST['novice']);
  });

  it('is known by the names of programs too', () => {
    expect(['greedy', 'search:200', 'novice'].map(levelOf)).toEqual(['club', 'master', 'novice']);
  });
});
