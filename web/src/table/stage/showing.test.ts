import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { card, frame } from '../../lib/sample';
import type { Frame, PlayShown } from '../../lib/wire';
import { Showing } from './showing.svelte';

const play = (line: number, more: Partial<PlayShown> = {}): PlayShown => ({
  line,
  seat: 1,
  key: `k${line}`,
  card: `t${line}`,
  cards: [],
  seats: [],
  ...more,
});
const LOG = Array.from({ length: 20 }, (_, at) => ({ text: `Line ${at}.`, depth: 1, at, opens: [], turn: -1 }));
const told = (plays: PlayShown[], more: Partial<Frame> = {}): Frame =>
  frame({ plays, log: LOG, cards: { mine: card({ seat: 0 }) }, ...more });
const mine = (seat: number): boolean => seat === 0;

let showing: Showing;
beforeEach(() => {
  vi.useFakeTimers();
  showing = new Showing();
  showing.meet(told([play(1)]), mine, true);
});
afterEach(() => vi.useRealTimers());

const line = (): number | undefined => showing.now?.play.line;

describe('what others play', () => {
  it('is not shown when it was there before the page came', () => {
    expect(showing.now).toBeNull();
  });

  it('is shown with its sentence, one after the other, each for its time', () => {
    showing.meet(told([play(1), play(3), play(4)]), mine, true);
    expect(showing.now?.text).toBe('Line 3.');
    vi.advanceTimersByTime(899);
    expect(line()).toBe(3);
    vi.advanceTimersByTime(1);
    expect(line()).toBe(4);
    vi.advanceTimersByTime(900);
    expect(showing.now).toBeNull();
  });

  it('is shown longer when it is aimed at me', () => {
    showing.meet(told([play(3, { cards: ['mine'] })]), mine, true);
    vi.advanceTimersByTime(1300);
    expect(line()).toBe(3);
    vi.advanceTimersByTime(50);
    expect(showing.now).toBeNull();
  });

  it('gets its target when that is told', () => {
    showing.meet(told([play(3)]), mine, true);
    showing.meet(told([play(3, { seats: [0] })]), mine, true);
    expect(showing.now?.play.seats).toEqual([0]);
  });

  it('is nothing of mine, nothing at once, and nothing for whoever does not want it', () => {
    showing.meet(told([play(3, { seat: 0 })]), mine, true);
    expect(showing.now).toBeNull();
    showing.meet(told([play(3), play(4)], { pace: 'none' }), mine, true);
    expect(showing.now).toBeNull();
    showing.meet(told([play(4), play(5)]), mine, false);
    expect(showing.now).toBeNull();
  });

  it('ends when somebody has seen it, and when it is taken back', () => {
    showing.meet(told([play(3), play(4)]), mine, true);
    showing.end();
    vi.advanceTimersByTime(2000);
    expect(showing.now).toBeNull();
    showing.meet(told([play(4), play(6)]), mine, true);
    expect(line()).toBe(6);
    showing.meet(told([play(4)]), mine, true);
    expect(showing.now).toBeNull();
  });

  it('leaves out what is long past', () => {
    showing.meet(told([3, 4, 5, 6, 7].map((at) => play(at))), mine, true);
    expect(line()).toBe(5);
  });
});
