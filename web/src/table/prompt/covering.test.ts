import { describe, expect, it } from 'vitest';
import { best } from './covering';

const place = (left: number, top: number): { left: number; top: number; width: number; height: number } => ({ left, top, width: 100, height: 40 });

describe('the list of choices', () => {
  it('goes to the first place that covers nothing', () => {
    const places = [place(200, 100), place(100, 100), place(0, 100)];
    expect(best(places, [])).toBe(places[0]);
    expect(best(places, [place(250, 120)])).toBe(places[1]);
  });

  it('goes where it covers the least, if it covers something everywhere', () => {
    const places = [place(100, 0), place(0, 0)];
    expect(best(places, [place(110, 0), place(-50, 0)])).toBe(places[1]);
  });
});
