import { describe, expect, it } from 'vitest';
import { groupsOf } from '../deck';
import { chanceOfOne, dealt, oddsOf } from './odds';
import { chainCard } from '../../samples';

describe('the odds of an opening hand', () => {
  it('are those of drawing without replacement', () => {
    expect(chanceOfOne(25, 4, 5)).toBeCloseTo(1 - (21 * 20 * 19 * 18 * 17) / (25 * 24 * 23 * 22 * 21), 10);
    expect(chanceOfOne(60, 24, 7)).toBeCloseTo(0.9784, 4);
    expect(chanceOfOne(5, 1, 5)).toBe(1);
    expect(chanceOfOne(5, 0, 5)).toBe(0);
    expect(chanceOfOne(0, 0, 5)).toBe(0);
    expect(chanceOfOne(3, 3, 5)).toBe(1);
  });

  it('are listed by card type, with the average number', () => {
    const cards = new Map([
      ['a', chainCard('a', 3)],
      ['b', { ...chainCard('b', 0), kind: 'Artifact' }],
    ]);
    const odds = oddsOf(groupsOf({ a: 3, b: 1 }, (key) => cards.get(key)), 2);
    expect(odds.map(({ kind, mean }) => [kind, mean])).toEqual([['Artifact', 0.5], ['Spell', 1.5]]);
    expect(odds.map(({ chance }) => chance)).toEqual([0.5, 1]);
    expect(oddsOf([], 5)).toEqual([]);
  });
});

describe('a random hand', () => {
  it('takes cards as often as the deck has them, and no more', () => {
    expect(dealt({ a: 2, b: 1 }, 5, () => 0).sort()).toEqual(['a', 'a', 'b']);
    expect(dealt({ a: 2, b: 1 }, 2, () => 0.99)).toEqual(['b', 'a']);
    expect(dealt({}, 5)).toEqual([]);
  });
});
