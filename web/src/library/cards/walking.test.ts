import { describe, expect, it } from 'vitest';
import { stepTo } from './walking';

describe('stepTo', () => {
  it('moves along and between rows', () => {
    expect(stepTo('ArrowRight', 0, 10, 4)).toBe(1);
    expect(stepTo('ArrowDown', 1, 10, 4)).toBe(5);
    expect(stepTo('ArrowUp', 5, 10, 4)).toBe(1);
    expect(stepTo('Home', 5, 10, 4)).toBe(0);
    expect(stepTo('End', 5, 10, 4)).toBe(9);
  });

  it('goes to the last card from above a short row', () => {
    expect(stepTo('ArrowDown', 7, 10, 4)).toBe(9);
  });

  it('stays where nothing follows, and ignores other keys', () => {
    expect(stepTo('ArrowLeft', 0, 10, 4)).toBeNull();
    expect(stepTo('ArrowDown', 9, 10, 4)).toBeNull();
    expect(stepTo('ArrowUp', 2, 10, 4)).toBeNull();
    expect(stepTo('a', 2, 10, 4)).toBeNull();
  });
});
