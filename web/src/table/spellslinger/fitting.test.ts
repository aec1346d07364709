import { describe, expect, test } from 'vitest';
import { fitted, linesOf, shapeOf, type Room, type Shape } from './fitting';
import { rowsOf } from './rows';
import { character, terrain } from './sample';
import { seated } from './seating';

const two = seated({ teams: [0, 1], out: [false, false], me: 0, focus: -1, narrow: false, facing: 1 });
const room: Room = { width: 57, height: 27, stacked: false, wide: true };
const board = (characters: number): Shape => ({ turned: Array(characters).fill(false), fan: 0, behind: [{ count: 5, turned: false }] });

describe('fitting', () => {
  test('a card that does not fit starts a new line, and none is ever split', () => {
    expect(linesOf([], 1, 10)).toBe(0);
    expect(linesOf([5, 4], 1, 10)).toBe(1);
    expect(linesOf([5, 5], 1, 10)).toBe(2);
    expect(linesOf([20], 1, 10)).toBe(1);
  });

  test('cards are as large as the space allows', () => {
    const size = (height: number, characters = 3): number => fitted(two, () => board(characters), { ...room, height }).width;
    expect(size(80)).toBe(6.5);
    expect(size(20)).toBeLessThan(6.5);
    expect(size(80, 30)).toBeLessThan(6.5);
    expect(size(10)).toBe(3.25);
  });

  test('in a low, wide space terrains go at the side of the characters, which can then be larger', () => {
    const low = fitted(two, () => board(3), { ...room, height: 22.5 });
    expect(low).toMatchObject({ aside: true, tight: false });
    expect(low.width).toBeGreaterThanOrEqual(5.5);
    expect(fitted(two, () => board(3), { ...room, height: 80 }).aside).toBe(false);
    expect(fitted(two, () => board(3), { ...room, height: 22.5, stacked: true }).aside).toBe(false);
  });

  test('attached cards need space, too', () => {
    const shape = (fan: number): Shape => ({ ...board(3), fan });
    expect(fitted(two, () => shape(3), room).width).toBeLessThan(fitted(two, () => shape(0), room).width);
  });

  test('on a shared side, the tallest board counts', () => {
    const four = seated({ teams: [0, 1, 2, 3], out: [], me: 0, focus: -1, narrow: false, facing: 1 });
    const crowd = (seat: number): Shape => board(seat === 2 ? 9 : 1);
    const size = (shape: (seat: number) => Shape): number => fitted(four, shape, { ...room, height: 40 }).width;
    expect(size(crowd)).toBeLessThan(size(() => board(1)));
  });

  test('before nothing fits any more, boards that share a side reduce their terrains to a count', () => {
    const four = seated({ teams: [0, 1, 2, 3], out: [], me: 0, focus: -1, narrow: false, facing: 1 });
    expect(fitted(four, () => board(2), { ...room, height: 40 }).tight).toBe(false);
    expect(fitted(four, () => board(2), { ...room, height: 20 }).tight).toBe(true);
  });

  test('a shape counts piles once, and knows which cards are sideways', () => {
    const rows = rowsOf([character('a', { sideways: true }), terrain('p', 'Plains'), terrain('q', 'Plains')], () => false);
    expect(shapeOf(rows, (token) => (token === 'a' ? 2 : 0))).toEqual({
      turned: [true],
      fan: 2,
      behind: [{ count: 2, turned: false }],
    });
  });
});
