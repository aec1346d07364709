import { beforeEach, expect, it } from 'vitest';
import { Solved, streakOf } from './solved.svelte';

beforeEach(() => localStorage.clear());

it('remembers solved puzzles by game', () => {
  const mine = new Solved();
  mine.finish('one', 'a', '');
  mine.finish('one', 'a', '');
  const again = new Solved();
  expect([again.has('one', 'a'), again.has('one', 'b'), again.has('two', 'a')]).toEqual([true, false, false]);
  expect(again.count('one', ['a', 'b'])).toBe(1);
  expect(again.streak('2026-11-30')).toBe(0);
});

it('counts the days in a row on which a puzzle of the day was solved', () => {
  const mine = new Solved();
  for (const day of ['2026-11-28', '2026-11-29', '2026-11-29', '2026-11-30']) mine.finish('one', day, day);
  expect(mine.streak('2026-11-30')).toBe(3);
  expect(mine.streak('2026-12-01')).toBe(3);
});

it('forgives one missed day a week, and not two', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];
  expect(streakOf(days, '2026-11-29')).toBe(9);
  expect(streakOf(days, '2026-11-30')).toBe(9);
  expect(streakOf([...days, '2026-11-30'], '2026-11-30')).toBe(10);
  expect(streakOf(['2026-11-25', '2026-11-27', '2026-11-29'], '2026-11-29')).toBe(2);
  expect(streakOf(['2026-11-25', '2026-11-26'], '2026-11-29')).toBe(0);
  expect(streakOf(['2026-02-28', '2026-03-01'], '2026-03-01')).toBe(2);
});

it('is none if what is stored is invalid', () => {
  for (const kept of ['nonsense', '[]', '{"*": 3}', '{"*": ["x", 4]}']) {
    localStorage.setItem('spellhall.puzzledays', kept);
    expect(new Solved().streak('2026-11-30')).toBe(0);
  }
  expect(streakOf(['2026-11-30'], '')).toBe(0);
});
