import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleResolved, sampleStep } from '../sample';
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

describe('a chain that resolves while you watch', () => {
  it('is walked through from its start to the present', () => {
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

  it('goes on with later cards, after a decision in mid-chain', () => {
    const whole = sampleResolved();
    walk.meet(null, 'walk');
    walk.meet({ ...whole, steps: whole.steps.slice(0, 1), hp: [20, 17] }, 'walk');
    vi.advanceTimersByTime(LONG);
    expect(walk.moment).toBeNull();
    walk.meet(whole, 'walk');
    expect(walk.moment?.slot).toBe(2);
  });

  it('is shown at once if animation is off', () => {
    walk.meet(null, 'list');
    walk.meet(sampleResolved(), 'list');
    expect(walk.playing).toBe(false);
    expect(walk.moment).toBeNull();
    expect(walk.listed).toBe(true);
    walk.rewind();
    expect(walk.moment?.step).toBe(-1);
  });

  it('is only kept while you have to choose', () => {
    walk.meet(null, 'keep');
    walk.meet(sampleResolved(), 'keep');
    expect([walk.moment, walk.listed]).toEqual([null, false]);
  });

  it('starts over if the next chain resolves before the walk ends', () => {
    walk.meet(null, 'walk');
    walk.meet(sampleResolved(), 'walk');
    vi.advanceTimersByTime(PACE);
    walk.meet(sampleResolved({ chain: 2, steps: [sampleStep(8, 'Boulder', [0, -4])] }), 'walk');
    expect(walk.moment?.step).toBe(-1);
    expect(walk.moments).toHaveLength(3);
  });
});

describe('no automatic walk', () => {
  it('for a resolution from before the page loaded', () => {
    walk.meet(sampleResolved(), 'walk');
    expect(walk.moment).toBeNull();
  });

  it('for one that undo has brought back', () => {
    walk.meet(sampleResolved({ chain: 2 }), 'walk');
    walk.rewind();
    walk.meet(sampleResolved({ chain: 1 }), 'walk');
    expect(walk.moment).toBeNull();
    expect(walk.resolved?.chain).toBe(1);
    walk.meet(null, 'walk');
    expect(walk.place).toBe(0);
  });

  it('for the same chain sent again', () => {
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

  it('steps back from the present and forward again', () => {
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

  it('goes no further back than the start', () => {
    walk.rewind();
    expect(walk.atStart).toBe(true);
    walk.step(-1);
    expect(walk.atStart).toBe(true);
  });

  it('stops the walk, so that there’s time to read', () => {
    walk.play();
    expect(walk.playing).toBe(true);
    walk.step(1);
    expect(walk.playing).toBe(false);
    const { place } = walk;
    vi.advanceTimersByTime(LONG);
    expect(walk.place).toBe(place);
  });

  it('plays on from the current moment', () => {
    walk.step(-1);
    walk.play();
    expect(walk.moment?.slot).toBe(1);
    vi.advanceTimersByTime(LONG);
    expect(walk.moment).toBeNull();
  });
});
