import { beforeEach, expect, test } from 'vitest';
import { Stars, starsFor } from './stars.svelte';

beforeEach(() => localStorage.clear());

test('a fight is worth a star less for taking back, and one less for a hint', () => {
  expect([starsFor(0, 0), starsFor(2, 0), starsFor(0, 1), starsFor(1, 1)]).toEqual([3, 2, 2, 1]);
});

test('the best result of each fight stays', () => {
  const stars = new Stars();
  expect(stars.of('spellchain', 'order')).toBe(0);
  stars.win('spellchain', 'order', 2);
  stars.win('spellchain', 'order', 1);
  stars.win('spellfire', 'turn', 1);
  expect(stars.of('spellchain', 'order')).toBe(2);
  stars.win('spellchain', 'order', 3);
  expect(new Stars().of('spellchain', 'order')).toBe(3);
  expect(new Stars().of('spellfire', 'turn')).toBe(1);
});
