import { describe, expect, it } from 'vitest';
import { GAME } from '../../home/fakehall';
import { levelsOf, usualLevel } from './levels';
import { PLAYERS } from '../shapes/players';

describe('computer players', () => {
  it('keep the hall’s order and have the page’s texts', () => {
    const levels = levelsOf(GAME);
    expect(levels.map(({ name }) => name)).toEqual(GAME.agents.map(({ name }) => name));
    expect(levels.map(({ text }) => text)).toEqual(levels.map(({ name }) => PLAYERS[name]?.text));
  });

  it('have the hall’s own texts if the page doesn’t know them', () => {
    const stranger = { name: 'oracle', title: 'Oracle', text: 'asks the stars', usual: false };
    expect(levelsOf({ ...GAME, agents: [stranger] })).toEqual([stranger]);
  });

  it('are none for an unknown game; there is a default one all the same', () => {
    expect(levelsOf(undefined)).toEqual([]);
    expect(usualLevel(undefined)).toBe('club');
    expect(usualLevel({ ...GAME, agents: [{ name: 'random', title: '', text: '', usual: true }] })).toBe('random');
  });
});
