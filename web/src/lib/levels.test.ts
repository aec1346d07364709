import { describe, expect, it } from 'vitest';
import { GAME } from '../home/fakehall';
import { levelsOf, usualLevel } from './levels';
import { PLAYERS } from './shapes/players';

describe('computer players', () => {
  it('keep the order of the hall and have the words of the page', () => {
    const levels = levelsOf(GAME);
    expect(levels.map(({ name }) => name)).toEqual(GAME.agents.map(({ name }) => name));
    expect(levels.map(({ text }) => text)).toEqual(levels.map(({ name }) => PLAYERS[name]?.text));
  });

  it('say what the hall says of those that the page does not know', () => {
    const stranger = { name: 'oracle', title: 'Oracle', text: 'asks the stars', usual: false };
    expect(levelsOf({ ...GAME, agents: [stranger] })).toEqual([stranger]);
  });

  it('are none while nothing is known of the game; somebody is the usual one all the same', () => {
    expect(levelsOf(undefined)).toEqual([]);
    expect(usualLevel(undefined)).toBe('club');
    expect(usualLevel({ ...GAME, agents: [{ name: 'random', title: '', text: '', usual: true }] })).toBe('random');
  });
});
