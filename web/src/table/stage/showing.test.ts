import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { card, frame } from '../../lib/live/sample';
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

describe('other players’ plays', () => {
  it('aren’t shown if they’re from before the page loaded', () => {
    expect(showing.now).toBeNull();
  });

  it('are shown with their sentence, one after the other, each for its time', () => {
    showing.meet(told([play(1), play(3), play(4)]), mine, true);
    expect(showing.now?.text).toBe('Line 3.');
    vi.advanceTimersByTime(899);
    expect(line()).toBe(3);
    vi.advanceTimersByTime(1);
    expect(line()).toBe(4);
    vi.advanceTimersByTime(900);
    expect(showing.now).toBeNull();
  });

  it('are shown longer if they target me', () => {
    showing.meet(told([play(3, { cards: ['mine'] })]), mine, true);
    vi.advanceTimersByTime(1300);
    expect(line()).toBe(3);
    vi.advanceTimersByTime(50);
    expect(showing.now).toBeNull();
  });

  it('get their target when it’s reported', () => {
    showing.meet(told([play(3)]), mine, true);
    showing.meet(told([play(3, { seats: [0] })]), mine, true);
    expect(showing.now?.play.seats).toEqual([0]);
  });

  it('leave out my own, skip instant ones, and are off for players who don’t want them', () => {
    showing.meet(told([play(3, { seat: 0 })]), mine, true);
    expect(showing.now).toBeNull();
    showing.meet(told([play(3), play(4)], { pace: 'none' }), mine, true);
    expect(showing.now).toBeNull();
    showing.meet(told([play(4), play(5)]), mine, false);
    expect(showing.now).toBeNull();
  });

  it('end when dismissed, and when undone', () => {
    showing.meet(told([play(3), play(4)]), mine, true);
    showing.end();
    vi.advanceTimersByTime(2000);
    expect(showing.now).toBeNull();
    showing.meet(told([play(4), play(6)]), mine, true);
    expect(line()).toBe(6);
    showing.meet(told([play(4)]), mine, true);
    expect(showing.now).toBeNull();
  });

  it('leave out what is long past', () => {
    showing.meet(told([3, 4, 5, 6, 7].map((at) => play(at))), mine, true);
    expect(line()).toBe(5);
  });
});
