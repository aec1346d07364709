import { beforeEach, describe, expect, it } from 'vitest';
import { Lessons } from './done.svelte';

describe('finished lessons', () => {
  beforeEach(() => localStorage.clear());

  it('are remembered, and the offer goes with the last one', () => {
    const mine = new Lessons();
    expect(mine.offered('one')).toBe(true);
    mine.finish('one', 'a', ['a', 'b']);
    mine.finish('one', 'a', ['a', 'b']);
    expect([mine.has('one', 'a'), mine.has('one', 'b'), mine.offered('one')]).toEqual([true, false, true]);
    mine.finish('one', 'b', ['a', 'b']);
    const again = new Lessons();
    expect([again.has('one', 'b'), again.offered('one'), again.offered('two')]).toEqual([true, false, true]);
  });

  it('are none if the stored value is invalid', () => {
    for (const kept of ['nonsense', '[]', 'null', '{"one": 3, "two": [4]}']) {
      localStorage.setItem('spellhall.lessons', kept);
      expect(new Lessons().has('one', 'a')).toBe(false);
      expect(new Lessons().offered('two')).toBe(true);
    }
  });
});
