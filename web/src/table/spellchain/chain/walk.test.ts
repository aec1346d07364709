import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleResolved } from '../sample';
import { Walk } from './walk.svelte';

const PACE = 100;
const LONG = 100 * PACE;

let walk: Walk;
let interrupted: number;
beforeEach(() => {
  vi.useFakeTimers();
  interrupted = 0;
  walk = new Walk(
    () => PACE,
    () => (interrupted += 1),
  );
});
afterEach(() => {
  walk.leave();
  vi.useRealTimers();
});

describe('a chain that resolves while you watch', () => {
  it('is followed as the table shows it, and then shows the present', () => {
    const resolved = sampleResolved();
    walk.meet(null);
    const seen = [0, 1, 2, 3].map((at) => {
      walk.follow({ resolved, at });
      return walk.moment?.slot;
    });
    expect(seen).toEqual([0, 3, 2, 1]);
    expect(walk.playing).toBe(true);
    walk.follow(null);
    walk.meet(resolved);
    expect([walk.moment, walk.playing]).toEqual([null, false]);
    expect(interrupted).toBe(0);
  });

  it('keeps its own resolution while the table still has the one before', () => {
    walk.meet(sampleResolved());
    walk.follow({ resolved: sampleResolved({ chain: 2 }), at: 1 });
    walk.meet(sampleResolved());
    expect(walk.resolved?.chain).toBe(2);
  });

  it('ends what the table is showing as soon as it’s taken into the hand', () => {
    walk.follow({ resolved: sampleResolved(), at: 2 });
    walk.step(-1);
    expect(interrupted).toBe(1);
    walk.follow(null);
    expect(walk.moment?.slot).toBe(3);
  });
});

describe('no automatic walk', () => {
  it('for a resolution that is already over', () => {
    walk.meet(sampleResolved());
    expect([walk.moment, walk.listed]).toEqual([null, false]);
    walk.rewind();
    expect(walk.moment?.step).toBe(-1);
  });

  it('for one that undo has brought back', () => {
    walk.meet(sampleResolved({ chain: 2 }));
    walk.rewind();
    walk.meet(sampleResolved({ chain: 1 }));
    expect(walk.moment).toBeNull();
    expect(walk.resolved?.chain).toBe(1);
    walk.meet(null);
    expect(walk.place).toBe(0);
  });

  it('for the same chain sent again', () => {
    walk.meet(sampleResolved());
    walk.step(-1);
    walk.meet(sampleResolved());
    expect(walk.moment?.slot).toBe(1);
  });
});

describe('by hand', () => {
  beforeEach(() => {
    walk.meet(sampleResolved());
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
