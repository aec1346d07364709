import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shrinks } from './shrinks';

class Nothing {
  observe(): void {}
  disconnect(): void {}
}

let frame: (() => void) | null = null;
let reads: string[] = [];

beforeEach(() => {
  reads = [];
  frame = null;
  vi.stubGlobal('ResizeObserver', Nothing);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    expect(frame, 'one frame is enough for all boxes').toBeNull();
    frame = callback;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The next frame. */
function drawn(): void {
  const callback = frame;
  frame = null;
  callback?.();
}

function boxOf(high: Record<string, number>, name = ''): HTMLElement {
  const box = document.createElement('p');
  Object.defineProperty(box, 'clientHeight', { get: () => 40 });
  Object.defineProperty(box, 'scrollHeight', {
    get: () => {
      reads.push(name + (box.dataset['size'] ?? ''));
      return high[box.dataset['size'] ?? ''];
    },
  });
  return box;
}

describe('text in a box of fixed size', () => {
  it('has the first size that fits, or the smallest', () => {
    const sizes = [{ m: 40 }, { m: 60, s: 38 }, { m: 80, s: 60, xs: 50 }].map((high) => {
      const box = boxOf(high);
      const ends = shrinks(box);
      drawn();
      if (ends) ends();
      return box.dataset['size'];
    });
    expect(sizes).toEqual(['m', 's', 'xs']);
  });

  it('is smaller where the text of a button would stick out of it', () => {
    const box = boxOf({ m: 40, s: 40 });
    const button = box.appendChild(document.createElement('button'));
    Object.defineProperty(button, 'clientHeight', { get: () => 44 });
    Object.defineProperty(button, 'scrollHeight', { get: () => (box.dataset['size'] === 'm' ? 52 : 44) });
    const ends = shrinks(box);
    drawn();
    if (ends) ends();
    expect(box.dataset['size']).toBe('s');
  });

  it('is tried in all boxes with one size before any has the next, so that each size is laid out once', () => {
    const boxes = [boxOf({ m: 60, s: 40 }, 'a '), boxOf({ m: 40 }, 'b '), boxOf({ m: 60, s: 60, xs: 40 }, 'c ')];
    const all = boxes.map((box) => shrinks(box));
    drawn();
    expect(reads).toEqual(['a m', 'b m', 'c m', 'a s', 'c s', 'c xs']);
    for (const ends of all) if (ends) ends();
  });

  it('is left alone once its box is gone', () => {
    const box = boxOf({ m: 60, s: 40 });
    const ends = shrinks(box);
    if (ends) ends();
    drawn();
    expect(reads).toEqual([]);
  });
});
