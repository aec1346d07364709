import { describe, expect, it, vi } from 'vitest';
import type { Frame } from '../lib/wire';
import { FrameShelf } from './shelf';

const frame = (at: number): Frame => ({ actions: at }) as Frame;

describe('FrameShelf', () => {
  it('fetches each frame once', async () => {
    const fetch = vi.fn((_seat: number, at: number) => Promise.resolve(frame(at)));
    const shelf = new FrameShelf(fetch);
    await Promise.all([shelf.get(0, 5), shelf.get(0, 5)]);
    expect((await shelf.get(0, 5)).actions).toBe(5);
    expect(fetch).toHaveBeenCalledTimes(1);
    await shelf.get(1, 5);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('does not cache a failure', async () => {
    const fetch = vi.fn((_seat: number, at: number) => Promise.resolve(frame(at)));
    fetch.mockRejectedValueOnce(new Error('lost'));
    const shelf = new FrameShelf(fetch);
    await expect(shelf.get(0, 1)).rejects.toThrow('lost');
    expect((await shelf.get(0, 1)).actions).toBe(1);
  });

  it('drops the least recently requested ones', async () => {
    const shelf = new FrameShelf((_seat, at) => Promise.resolve(frame(at)), 2);
    await shelf.get(0, 1);
    await shelf.get(0, 2);
    await shelf.get(0, 1);
    await shelf.get(0, 3);
    expect([1, 2, 3].map((at) => shelf.has(0, at))).toEqual([true, false, true]);
  });

  it('prefetches in ascending order, one at a time, until something else is needed', async () => {
    const asked: number[] = [];
    const settle: (() => void)[] = [];
    const shelf = new FrameShelf((_seat, at) => {
      asked.push(at);
      return new Promise((resolve) => settle.push(() => resolve(frame(at))));
    });
    const ahead = shelf.ahead(0, [7, 5, 6]);
    expect(asked).toEqual([5]);
    settle[0]!();
    await vi.waitFor(() => expect(asked).toEqual([5, 6]));
    shelf.stop();
    settle[1]!();
    await ahead;
    expect(asked).toEqual([5, 6]);
  });
});
