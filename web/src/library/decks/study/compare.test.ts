import { describe, expect, it } from 'vitest';
import { compared } from './compare';
import { chainCard } from '../../samples';

const cards = new Map(['a', 'b', 'c', 'd'].map((key) => [key, chainCard(key, 1)]));
const find = (key: string) => cards.get(key);

describe('two decks', () => {
  it('are split into what one, both, and the other have', () => {
    const { one, both, other, shared } = compared({ b: 1, a: 4 }, { a: 2, c: 3, gone: 1 }, find);
    const told = (lines: typeof one) => lines.map((line) => [line.card.key, line.one, line.other]);
    expect([told(one), told(both), told(other)]).toEqual([[['b', 1, 0]], [['a', 4, 2]], [['c', 0, 3]]]);
    expect(shared).toBe(2);
  });

  it('are the same, or have nothing in common', () => {
    expect(compared({ a: 2 }, { a: 2 }, find)).toMatchObject({ one: [], other: [], shared: 2 });
    expect(compared({ a: 2 }, { b: 2 }, find)).toMatchObject({ both: [], shared: 0 });
  });
});
