import { describe, expect, test } from 'vitest';
import { fitted, linesOf, shapeOf, sideHigh, type Room, type Shape } from './fitting';
import { rowsOf } from './rows';
import { character, terrain } from './sample';
import { seated } from './seating';

const two = seated({ teams: [0, 1], out: [false, false], me: 0, focus: -1, narrow: false, facing: 1 });
const room: Room = { width: 57, height: 12, stacked: false };
const board = (characters: number): Shape => ({ characters, fan: 0, behind: [{ count: 5, turned: false }] });

describe('fitting', () => {
  test('a card that does not fit starts a new line, and none is ever split', () => {
    expect(linesOf([], 1, 10)).toBe(0);
    expect(linesOf([5, 4], 1, 10)).toBe(1);
    expect(linesOf([5, 5], 1, 10)).toBe(2);
    expect(linesOf([20], 1, 10)).toBe(1);
  });

  test('cards are as large as the space allows', () => {
    const size = (height: number, characters = 3): number => fitted(two.near, () => board(characters), { ...room, height }).width;
    expect(size(40)).toBe(6.5);
    expect(size(9)).toBeLessThan(6.5);
    expect(size(40, 40)).toBeLessThan(6.5);
    expect(size(5)).toBe(3.25);
  });

  test('in a low, wide space terrains go at the side of the characters, which can then be larger', () => {
    const low = fitted(two.near, () => board(3), { ...room, height: 9.4 });
    expect(low).toMatchObject({ aside: true, tight: false });
    expect(low.width).toBeGreaterThanOrEqual(5.5);
    expect(fitted(two.near, () => board(3), { ...room, height: 40 }).aside).toBe(false);
    expect(fitted(two.near, () => board(3), { ...room, height: 9.4, stacked: true }).aside).toBe(false);
  });

  test('each side has half of the board, but for the line between them', () => {
    expect(2 * sideHigh(30)).toBeLessThan(30);
    expect(2 * sideHigh(30)).toBeGreaterThan(25);
  });

  test('attached cards need space, too', () => {
    const shape = (fan: number): Shape => ({ ...board(3), fan });
    const size = (fan: number): number => fitted(two.near, () => shape(fan), { ...room, height: 16 }).width;
    expect(size(3)).toBeLessThan(size(0));
  });

  test('on a shared side, the tallest board counts', () => {
    const four = seated({ teams: [0, 1, 2, 3], out: [], me: 0, focus: -1, narrow: false, facing: 1 });
    const crowd = (seat: number): Shape => board(seat === 2 ? 9 : 1);
    const size = (shape: (seat: number) => Shape): number => fitted(four.far, shape, { ...room, height: 18 }).width;
    expect(size(crowd)).toBeLessThan(size(() => board(1)));
  });

  test('before nothing fits any more, boards that share a side reduce their terrains to a count', () => {
    const four = seated({ teams: [0, 1, 2, 3], out: [], me: 0, focus: -1, narrow: false, facing: 1 });
    expect(fitted(four.far, () => board(2), { ...room, height: 18 }).tight).toBe(false);
    expect(fitted(four.far, () => board(2), { ...room, height: 9 }).tight).toBe(true);
  });

  test('a shape counts piles once, and knows which cards are sideways', () => {
    const rows = rowsOf([character('a', { sideways: true }), terrain('p', 'Plains'), terrain('q', 'Plains')], () => false);
    expect(shapeOf(rows, (token) => (token === 'a' ? 2 : 0))).toEqual({
      characters: 1,
      fan: 2,
      behind: [{ count: 2, turned: false }],
    });
  });
});
