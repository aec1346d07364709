import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../wire';
import { ShownQueue } from './queue.svelte';
import { decision, frame } from './sample';
import { beat, continues, timeline, withCurrent, type Director, type Step } from './timeline';

const at = (actions: number, more: Partial<Frame> = {}): Frame => frame({ actions, ...more });

let shown: number[];
let heard: string[];
let queue: ShownQueue;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  heard = [];
  queue = new ShownQueue({ began: ({ kind }) => heard.push(kind), shown: ({ actions }) => shown.push(actions) });
});
afterEach(() => vi.useRealTimers());

const steps = (...kinds: string[]): Step[] => kinds.map((kind, index) => ({ frame: at(index + 1), beat: beat(kind, { lasts: 100 }) }));

describe('the queue', () => {
  it('shows each step for its time, and then the last frame', () => {
    queue.push([...steps('one', 'two'), { frame: at(9), beat: null }]);
    expect([queue.frame.actions, queue.beat?.kind, queue.busy]).toEqual([1, 'one', true]);
    vi.advanceTimersByTime(99);
    expect(queue.frame.actions).toBe(1);
    vi.advanceTimersByTime(1);
    expect([queue.frame.actions, queue.beat?.kind]).toEqual([2, 'two']);
    vi.advanceTimersByTime(100);
    expect([queue.frame.actions, queue.beat, queue.busy]).toEqual([9, null, false]);
    expect([shown, heard]).toEqual([
      [1, 2, 9],
      ['one', 'two'],
    ]);
  });

  it('shows a frame without beats at once', () => {
    queue.push([{ frame: at(3), beat: null }]);
    expect([queue.frame.actions, queue.busy]).toEqual([3, false]);
  });

  it('only sounds beats without a duration', () => {
    queue.push([{ frame: at(1), beat: beat('none') }, { frame: at(2), beat: null }]);
    expect([queue.frame.actions, queue.busy, heard]).toEqual([2, false, ['none']]);
  });

  it('waits for what is being shown when more comes', () => {
    queue.push([...steps('one'), { frame: at(2), beat: null }]);
    queue.push([{ frame: at(5), beat: null }]);
    expect([queue.frame.actions, queue.busy]).toEqual([1, true]);
    vi.advanceTimersByTime(100);
    expect([queue.frame.actions, queue.busy]).toEqual([5, false]);
  });

  it('skips one step, or all of them, without losing a sound', () => {
    const all = [...steps('one', 'two', 'three'), { frame: at(9), beat: null }];
    queue.push(all);
    queue.skip();
    expect(queue.beat?.kind).toBe('two');
    queue.finish();
    expect([queue.frame.actions, queue.beat, queue.busy, heard]).toEqual([9, null, false, ['one', 'two', 'three']]);
    queue.skip();
    queue.finish();
    vi.runAllTimers();
    expect(shown).toEqual([1, 2, 9]);
  });

  it('jumps to a frame and forgets the rest', () => {
    queue.push([...steps('one', 'two'), { frame: at(9), beat: null }]);
    queue.jump(at(4));
    vi.runAllTimers();
    expect([queue.frame.actions, queue.busy, heard]).toEqual([4, false, ['one']]);
  });
});

describe('a timeline', () => {
  const director: Director = { steps: (before) => [{ frame: before, beat: beat('one', { lasts: 5 }) }], renewed: (one) => one };

  it('ends with the new frame, without a beat', () => {
    const [before, after] = [at(1), at(2)];
    expect(timeline(before, after, director).map((step) => [step.frame, step.beat?.kind])).toEqual([
      [before, 'one'],
      [after, undefined],
    ]);
    expect(timeline(before, after, null)).toEqual([{ frame: after, beat: null }]);
  });

  it.each<[string, Partial<Frame>, Partial<Frame>]>([
    ['another table', {}, { code: 'OTHER' }],
    ['another seat', {}, { you: 1 }],
    ['the deal', { stage: 'waiting' }, {}],
    ['an undo', { actions: 5 }, { actions: 4 }],
  ])('shows %s at once', (_, one, other) => {
    const [before, after] = [at(1, one), at(2, other)];
    expect(continues(before, after)).toBe(false);
    expect(timeline(before, after, director)).toEqual([{ frame: after, beat: null }]);
  });

  it('never holds back clocks, presence and offers', () => {
    const old = at(1, { decision: decision() });
    const now = at(2, { clocks: { banks: [5, 5], running: 1, allowance: 0 }, thinking: 1 });
    const seen = withCurrent(old, now);
    expect([seen.clocks, seen.thinking, seen.actions, seen.decision]).toEqual([now.clocks, 1, 1, old.decision]);
    expect(withCurrent(now, now)).toBe(now);
  });
});

/** A small generator of random numbers, so that the same seed makes the same game. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('whatever arrives, and whenever', () => {
  it('the shown table ends as the latest frame, and its log never runs ahead of it', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const next = random(seed);
      const lots = (most: number): number => Math.floor(next() * most);
      const random_: Director = {
        steps: (before) => Array.from({ length: lots(4) }, (_, n) => ({ frame: before, beat: beat(`${n}`, { lasts: lots(300) }) })),
        renewed: (one) => ({ ...one }),
      };
      let present = at(0);
      queue.jump(present);
      for (let change = 0; change < 30; change += 1) {
        const undo = lots(12) === 0 && present.actions > 2;
        const after = at(present.actions + (undo ? -2 : 1), {
          log: Array.from({ length: present.actions + 1 }, (_, n) => ({ text: `${n}`, depth: 0, at: n, opens: [], turn: -1 })),
        });
        if (lots(20) === 0) queue.jump(after);
        else queue.push(timeline(present, after, random_));
        present = after;
        expect(queue.frame.log.length).toBeLessThanOrEqual(Math.max(present.log.length, queue.frame.actions + 1));
        vi.advanceTimersByTime(lots(400));
        if (lots(8) === 0) queue.skip();
        if (lots(15) === 0) queue.finish();
        if (!queue.busy) expect(queue.frame).toBe(present);
      }
      vi.runAllTimers();
      expect(queue.frame).toBe(present);
      expect(queue.busy).toBe(false);
    }
  });
});
