import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleResolved, sampleStep } from './sample';
import { Walk } from './walk.svelte';

const PACE = 100;
const LONG = 100 * PACE;

let walk: Walk;
beforeEach(() => {
  vi.useFakeTimers();
  walk = new Walk(() => PACE);
});
afterEach(() => {
  walk.leave();
  vi.useRealTimers();
});

describe('a chain that resolves while one looks on', () => {
  it('is walked through from its beginning to the table as it is now', () => {
    walk.meet(null, 'walk');
    walk.meet(sampleResolved(), 'walk');
    expect(walk.playing).toBe(true);
    expect(walk.moment?.step).toBe(-1);
    const seen = [walk.moment?.slot];
    while (walk.playing) {
      vi.advanceTimersToNextTimer();
      seen.push(walk.moment?.slot);
    }
    expect(seen).toEqual([0, 3, 2, 1, undefined]);
  });

  it('goes on with the cards that come later, after a question in mid-chain', () => {
    const whole = sampleResolved();
    walk.meet(null, 'walk');
    walk.meet({ ...whole, steps: whole.steps.slice(0, 1), hp: [20, 17] }, 'walk');
    vi.advanceTimersByTime(LONG);
    expect(walk.moment).toBeNull();
    walk.meet(whole, 'walk');
    expect(walk.moment?.slot).toBe(2);
  });

  it('is shown at once when nothing is to move', () => {
    walk.meet(null, 'list');
    walk.meet(sampleResolved(), 'list');
    expect(walk.playing).toBe(false);
    expect(walk.moment).toBeNull();
    expect(walk.listed).toBe(true);
    walk.rewind();
    expect(walk.moment?.step).toBe(-1);
  });

  it('is only kept while one has to choose', () => {
    walk.meet(null, 'keep');
    walk.meet(sampleResolved(), 'keep');
    expect([walk.moment, walk.listed]).toEqual([null, false]);
  });

  it('starts anew when the next chain resolves before the walk is over', () => {
    walk.meet(null, 'walk');
    walk.meet(sampleResolved(), 'walk');
    vi.advanceTimersByTime(PACE);
    walk.meet(sampleResolved({ chain: 2, steps: [sampleStep(8, 'Boulder', [0, -4])] }), 'walk');
    expect(walk.moment?.step).toBe(-1);
    expect(walk.moments).toHaveLength(3);
  });
});

describe('what is not walked through by itself', () => {
  it('is what was there when the page came', () => {
    walk.meet(sampleResolved(), 'walk');
    expect(walk.moment).toBeNull();
  });

  it('is what undo has brought back', () => {
    walk.meet(sampleResolved({ chain: 2 }), 'walk');
    walk.rewind();
    walk.meet(sampleResolved({ chain: 1 }), 'walk');
    expect(walk.moment).toBeNull();
    expect(walk.resolved?.chain).toBe(1);
    walk.meet(null, 'walk');
    expect(walk.place).toBe(0);
  });

  it('is the same chain told again', () => {
    walk.meet(sampleResolved(), 'walk');
    walk.step(-1);
    walk.meet(sampleResolved(), 'walk');
    expect(walk.moment?.slot).toBe(1);
  });
});

describe('by hand', () => {
  beforeEach(() => {
    walk.meet(sampleResolved(), 'walk');
  });

  it('steps back from now and on again', () => {
    walk.step(-1);
    expect(walk.moment?.slot).toBe(1);
    walk.step(-1);
    expect(walk.moment?.slot).toBe(2);
    walk.step(1);
    walk.step(1);
    expect(walk.moment).toBeNull();
    walk.step(1);
    expect(walk.moment).toBeNull();
  });

  it('goes no further back than the beginning', () => {
    walk.rewind();
    expect(walk.atStart).toBe(true);
    walk.step(-1);
    expect(walk.atStart).toBe(true);
  });

  it('stops the walk: whoever steps wants to read', () => {
    walk.play();
    expect(walk.playing).toBe(true);
    walk.step(1);
    expect(walk.playing).toBe(false);
    const { place } = walk;
    vi.advanceTimersByTime(LONG);
    expect(walk.place).toBe(place);
  });

  it('plays on from where it stands', () => {
    walk.step(-1);
    walk.play();
    expect(walk.moment?.slot).toBe(1);
    vi.advanceTimersByTime(LONG);
    expect(walk.moment).toBeNull();
  });
});
