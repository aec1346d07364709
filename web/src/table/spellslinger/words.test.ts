import { describe, expect, test } from 'vitest';
import { factsOf } from './parts';
import { prospect } from './fight/outlook';
import { listed } from '../../lib/settings/language';
import { character, fighter, group, NAMES } from './sample';
import { aimSentence, counted, doing, fightSentence, outlookSentence, playerSentence, progressOf, progressSentence } from './words';

test('lists are spoken', () => {
  expect(listed([])).toBe('');
  expect(listed(['a'])).toBe('a');
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
});

describe('the fight', () => {
  test('a group and its blockers', () => {
    expect(fightSentence(group(['a', 'b'], ['c']), NAMES, false)).toBe('A and B attack Bo as a group, blocked by C.');
    expect(fightSentence(group(['a']), NAMES, false)).toBe('A attacks Bo; no one blocks.');
    expect(fightSentence(group(['a']), NAMES, true)).toBe('A attacks Bo.');
    expect(fightSentence(group(['a'], [], { blocked: true }), NAMES, false)).toMatch(/it stays blocked/);
  });

  test('identical sentences are merged', () => {
    expect(counted(['x', 'y', 'x'])).toEqual([
      { text: 'x', times: 2 },
      { text: 'y', times: 1 },
    ]);
  });

  test('what reaches a player, minus what is prevented', () => {
    expect(playerSentence('you', 4, 20, 0)).toBe('You would take 4: 20 → 16 life.');
    expect(playerSentence('Bo', 4, 3, 0)).toBe('Bo would take 4: 3 → \u22121 life, and would be out.');
    expect(playerSentence('Bo', 4, 20, 1)).toBe('Bo would take 3 (1 of 4 prevented): 20 → 17 life.');
    expect(playerSentence('Bo', 2, 20, 5)).toBe('No damage would reach Bo (2 of 2 prevented).');
  });
});

test('what a card is doing', () => {
  const facts = factsOf(character('a', { shield: 2 }).card);
  const fight = [group(['a', 'b'], ['c'])];
  expect(doing('a', facts, fight, NAMES)).toEqual([
    'attacks Bo together with B',
    'blocked by C',
    'the next 2 damage is prevented',
  ]);
  expect(doing('c', factsOf(character('c').card), fight, NAMES)).toEqual(['blocks A and B']);
});

test('an outlook names the damage, its target, and what happens to the card', () => {
  const { fighters } = prospect([group(['a'], ['b'])], new Map([fighter('a', 2, 3), fighter('b', 2, 2)]), false);
  const say = (token: string): string => {
    const outlook = fighters.get(token);
    return outlook ? outlookSentence(outlook, 'Bo', NAMES) : '';
  };
  expect(say('a')).toBe('before effects: would deal 2 to B; it would survive');
  expect(say('b')).toBe('before effects: if it survives to strike, would deal 2 to A, in blow 2; it would be destroyed');
});

describe('pending cards', () => {
  test('their progress', () => {
    expect(progressOf('p', 'p', 'SS-IN-02')).toBe('waiting');
    expect(progressOf('p', null, 'SS-PL-02')).toBe('paying');
    expect(progressOf('p', null, 'SS-PL-04')).toBe('aiming');
    expect(progressOf('p', null, '')).toBe('resolving');
  });

  test('what will happen', () => {
    expect(progressSentence('waiting', true, false)).toBe('It comes into play unless someone responds.');
    expect(progressSentence('waiting', false, false)).toBe('It takes effect unless someone responds.');
    expect(progressSentence('resolving', false, true)).toBe('The ability takes effect now; no one can respond.');
  });

  test('their targets', () => {
    expect(aimSentence({ card: 'p', seat: 0, targets: ['a'], players: [1] }, NAMES)).toBe('Targets A and Bo.');
    expect(aimSentence({ card: 'p', seat: 0, targets: [], players: [] }, NAMES)).toBe('');
  });
});
