import { describe, expect, it } from 'vitest';
import { frame } from '../../lib/live/sample';
import type { LogLine } from '../../lib/wire';
import { passedBy } from './passedby';

const line = (text: string, depth: number, at: number, turn = -1): LogLine => ({ text, depth, at, opens: [], turn });
const LOG = [
  line('Turn 8: Bo.', 0, 20, 1),
  line('Bo draws a card.', 1, 20),
  line('Turn 9: Ana.', 0, 26, 0),
  line('Ana draws Warhorse.', 1, 26),
  line('Something small.', 2, 27),
  line('Turn 10: Bo.', 0, 31, 1),
];
const told = frame({ log: LOG });

describe('a turn of mine', () => {
  it('is reported if it went by without an answer', () => {
    expect(passedBy(told, 0, 2, 19)).toEqual({ began: 26, line: 2, lines: [LOG[3]] });
    expect(passedBy(told, 0, 5, 25)?.line).toBe(2);
  });

  it('isn’t reported if you answered something in it', () => {
    expect(passedBy(told, 0, 2, 26)).toBeNull();
    expect(passedBy(told, 0, 2, 30)).toBeNull();
  });

  it('isn’t reported twice, nor before it is over, nor for other players', () => {
    expect(passedBy(told, 0, 6, 19)).toBeNull();
    expect(passedBy(frame({ log: LOG.slice(0, 5) }), 0, 2, 19)).toBeNull();
    expect(passedBy(frame({ log: LOG.slice(0, 2) }), 1, 0, -1)).toBeNull();
    expect(passedBy(frame(), 0, 0, -1)).toBeNull();
  });

  it('is found behind several turns of other players', () => {
    const log = [...LOG, line('Turn 11: Cy.', 0, 33, 2)];
    expect(passedBy(frame({ log }), 0, 3, 19)?.line).toBe(2);
    expect(passedBy(frame({ log }), 0, 6, 19)).toBeNull();
  });
});
