import { describe, expect, it } from 'vitest';
import type { Box } from '../../stage/arcs';
import { route } from './arrows';

const card = (column: number, row: number): Box => ({ x: column * 90, y: row * 200, width: 80, height: 140 });
const points = (path: string): number[][] => [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('an arrow', () => {
  it('stays at the height of the pictures within a row, and ends just inside its card', () => {
    const { path, end, head } = route(card(3, 0), card(0, 0), true);
    expect(end.x).toBeLessThan(80);
    expect(end.x).toBeGreaterThan(60);
    expect(points(path).every(([, y]) => y! > 30 && y! < 110)).toBe(true);
    expect(head).not.toBe('');
  });

  it('goes up from the lower row through the lane between the rows, and covers no other card', () => {
    const { path, end } = route(card(0, 1), card(3, 0), true);
    const inner = points(path).slice(1, -1);
    expect(inner.every(([, y]) => y! > 140 && y! < 200)).toBe(true);
    expect(end.y).toBeLessThan(140);
    expect([end.x > 270, end.x < 310]).toEqual([true, true]);
  });

  it('goes down, too, and straight to the card above or below', () => {
    expect(route(card(3, 0), card(0, 1), true).end.y).toBeGreaterThan(200);
    const xs = points(route(card(1, 1), card(1, 0), true).path).map(([x]) => x!);
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(20);
  });

  it('has its tip where it ends', () => {
    const { end, head } = route(card(0, 1), card(3, 0), true);
    expect(head.split(' ')[0]).toBe(`${end.x},${end.y}`);
  });
});
