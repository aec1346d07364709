import { describe, expect, it } from 'vitest';
import { comparedIn, comparing, queryOf, same, sourceIn } from './source';

describe('a deck’s source', () => {
  it('comes back from the URL as it was written', () => {
    const source = { kind: 'starter' as const, name: 'AD&D' };
    expect(sourceIn(queryOf(source))).toEqual(source);
    expect(same(sourceIn(queryOf(source)), source)).toBe(true);
    expect(sourceIn(queryOf(null))).toBeNull();
  });

  it('is none if the URL is invalid', () => {
    expect(sourceIn(new URLSearchParams('deck=abc'))).toBeNull();
    expect(sourceIn(new URLSearchParams('draft='))).toBeNull();
    expect(same(null, { kind: 'deck', name: '1' })).toBe(false);
  });
});

describe('two decks in a comparison', () => {
  it('come back from the URL as they were written', () => {
    const one = { kind: 'starter' as const, name: 'AD&D' };
    const other = { kind: 'draft' as const, name: 'own:5' };
    expect(comparedIn(comparing(one, other))).toEqual({ one, other });
    expect(comparedIn(comparing(one, null))).toEqual({ one, other: null });
    expect(comparedIn(comparing(null, null))).toEqual({ one: null, other: null });
    expect(comparedIn(queryOf(one))).toBeNull();
    expect(comparedIn(new URLSearchParams('compare=deck:x&with=nonsense'))).toEqual({ one: null, other: null });
  });
});
