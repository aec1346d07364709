import { describe, expect, test } from 'vitest';
import { arc, arcsBetween, border, type Box } from './arcs';

const above: Box = { x: 100, y: 0, width: 60, height: 80 };
const below: Box = { x: 100, y: 300, width: 60, height: 80 };

describe('arcs', () => {
  test('they start and end at the boxes’ borders, with a gap', () => {
    const { end } = arc(below, above, false);
    expect(end).toEqual({ x: 130, y: 84 });
    expect(border(below, { x: 130, y: 0 }, 4)).toEqual({ x: 130, y: 296 });
  });

  test('only pointed ones have a head, with its tip at the end', () => {
    expect(arc(below, above, false).head).toBe('');
    expect(arc(below, above, true).head).toMatch(/^130,84 /);
  });

  test('a box on top of itself gives no infinite numbers', () => {
    expect(arc(above, above, true).path).not.toMatch(/NaN|Infinity/);
  });

  test('anything not on the page has no arc', () => {
    const boxes = new Map([
      ['card a', below],
      ['seat 1', above],
    ]);
    const link = { kind: 'attack' as const, seat: 0, from: 'card a' };
    expect(arcsBetween([{ ...link, to: 'seat 1' }, { ...link, to: 'seat 2' }], boxes)).toHaveLength(1);
  });

  test('a card that negates, or would, points at what it negates', () => {
    const boxes = new Map([
      ['slot 2', below],
      ['slot 1', above],
    ]);
    const ends = { seat: 0, from: 'slot 2', to: 'slot 1' };
    const arcs = arcsBetween([{ ...ends, kind: 'negation' }, { ...ends, kind: 'threat' }], boxes);
    expect(arcs.map(({ head }) => head !== '')).toEqual([true, true]);
  });
});
