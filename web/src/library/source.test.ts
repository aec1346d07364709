import { describe, expect, it } from 'vitest';
import { queryOf, same, sourceIn } from './source';

describe('the source of a deck', () => {
  it('comes back from the address as it was written', () => {
    const source = { kind: 'starter' as const, name: 'AD&D' };
    expect(sourceIn(queryOf(source))).toEqual(source);
    expect(same(sourceIn(queryOf(source)), source)).toBe(true);
    expect(sourceIn(queryOf(null))).toBeNull();
  });

  it('is none where the address makes no sense', () => {
    expect(sourceIn(new URLSearchParams('deck=abc'))).toBeNull();
    expect(sourceIn(new URLSearchParams('draft='))).toBeNull();
    expect(same(null, { kind: 'deck', name: '1' })).toBe(false);
  });
});
