import { describe, expect, test } from 'vitest';
import { nearest, pilesOf, rowsOf, stepTo } from './rows';
import { character, sampleCard, terrain } from './sample';

const nothing = (): boolean => false;

describe('rows', () => {
  test('cards are grouped by type, attached ones in no row', () => {
    const cards = [
      character('ox'),
      { token: 'sleep', card: sampleCard('sleep', { host: 'ox', facts: { type: 'Enchantment' } }) },
      { token: 'rune', card: sampleCard('rune', { facts: { type: 'Enchantment' } }) },
      terrain('p1', 'plains'),
    ];
    const rows = rowsOf(cards, nothing);
    expect(rows.characters.map(({ token }) => token)).toEqual(['ox']);
    expect(rows.enchantments.map(({ token }) => token)).toEqual(['rune']);
    expect(rows.terrains.map(({ token }) => token)).toEqual(['p1']);
  });

  test('equal terrains form one pile, sideways ones another next to it', () => {
    const cards = [terrain('p1', 'plains', true), terrain('w1', 'woods'), terrain('p2', 'plains'), terrain('p3', 'plains')];
    const { terrains } = rowsOf(cards, nothing);
    expect(pilesOf(terrains).map(({ token, count }) => [token, count])).toEqual([
      ['p3', 2],
      ['p1', 1],
      ['w1', 1],
    ]);
  });

  test('the page keeps the order of arrival while the eye sees another', () => {
    const { terrains } = rowsOf([terrain('w1', 'woods'), terrain('p1', 'plains'), terrain('w2', 'woods')], nothing);
    expect(terrains.map(({ token }) => token)).toEqual(['w1', 'p1', 'w2']);
    expect(terrains.map(({ order }) => order)).toEqual([0, 2, 1]);
    expect(terrains.map(({ bottom }) => bottom)).toEqual([true, true, false]);
  });

  test('a terrain with an attachment is on its own', () => {
    const { terrains } = rowsOf([terrain('p1', 'plains'), terrain('p2', 'plains')], (token) => token === 'p1');
    expect(pilesOf(terrains)).toHaveLength(2);
  });
});

describe('keys', () => {
  test('arrows stop at the ends of a row', () => {
    expect(stepTo('ArrowLeft', 0, 3)).toBe(0);
    expect(stepTo('ArrowRight', 2, 3)).toBe(2);
    expect(stepTo('ArrowRight', 0, 3)).toBe(1);
    expect(stepTo('End', 0, 3)).toBe(2);
    expect(stepTo('Home', 2, 3)).toBe(0);
    expect(stepTo('ArrowUp', 1, 3)).toBeNull();
  });

  test('the nearest card of the next row is found', () => {
    expect(nearest(50, [10, 60, 90])).toBe(1);
    expect(nearest(50, [])).toBe(-1);
  });
});
