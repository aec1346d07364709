import { expect, test } from 'vitest';
import { backTo, milliseconds } from './moves';

test('a card that moved is drawn where it was', () => {
  const now = { x: 100, y: 100, width: 50 };
  expect(backTo({ x: 100, y: 100.4, width: 50 }, now)).toBeNull();
  expect(backTo({ x: 40, y: 100, width: 50 }, now)).toBe('translate(-60px, 0px) scale(1)');
  expect(backTo({ x: 100, y: 100, width: 100 }, now)).toBe('translate(0px, 0px) scale(2)');
});

test('times are read as style sheets write them', () => {
  expect(milliseconds(' 240ms')).toBe(240);
  expect(milliseconds('.5s')).toBe(500);
  expect(milliseconds('')).toBe(0);
});
