import { describe, expect, it } from 'vitest';
import { card } from '../../lib/live/sample';
import { fan, ordered } from './hand';

const NAMES: Record<string, { kind: string; name: string }> = {
  '1': { kind: 'spell', name: 'Zap' },
  '2': { kind: 'ally', name: 'Ogo' },
  '3': { kind: 'spell', name: 'Arc' },
};
const table = {
  catalogue: (key: string | null) => NAMES[key ?? ''] as never,
  isLit: (token: string) => token === 'c',
};
const CARDS = [
  { token: 'a', card: card({ key: '1' }) },
  { token: 'b', card: card({ key: '2' }) },
  { token: 'c', card: card({ key: '3' }) },
];
const order = (by: Parameters<typeof ordered>[2]): string =>
  ordered(table, CARDS, by)
    .map(({ token }) => token)
    .join('');

describe('a hand', () => {
  it('is in the order its player prefers', () => {
    expect([order('drawn'), order('name'), order('type'), order('playable')]).toEqual(['abc', 'cba', 'bca', 'cab']);
  });

  it('is a fan that flattens as it grows', () => {
    expect(fan(0, 1)).toEqual({ turn: 0, drop: 0 });
    expect(fan(0, 3).turn).toBe(-fan(2, 3).turn);
    const step = (cards: number): number => fan(1, cards).turn - fan(0, cards).turn;
    expect(step(12)).toBeLessThan(step(4));
    expect(Math.abs(fan(0, 20).turn)).toBeLessThan(15);
  });
});
