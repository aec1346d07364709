import { describe, expect, it, vi } from 'vitest';
import { shrinks } from './shrinks';

class Nothing {
  observe(): void {}
  disconnect(): void {}
}

function boxOf(high: Record<string, number>): HTMLElement {
  const box = document.createElement('p');
  Object.defineProperty(box, 'clientHeight', { get: () => 40 });
  Object.defineProperty(box, 'scrollHeight', { get: () => high[box.dataset['size'] ?? ''] });
  return box;
}

describe('text in a box of fixed size', () => {
  it('has the first size that fits, or the smallest', () => {
    vi.stubGlobal('ResizeObserver', Nothing);
    const sizes = [{ m: 40 }, { m: 60, s: 38 }, { m: 80, s: 60, xs: 50 }].map((high) => {
      const box = boxOf(high);
      const ends = shrinks(box);
      if (ends) ends();
      return box.dataset['size'];
    });
    expect(sizes).toEqual(['m', 's', 'xs']);
    vi.unstubAllGlobals();
  });

  it('is smaller where the text of a button would stick out of it', () => {
    vi.stubGlobal('ResizeObserver', Nothing);
    const box = boxOf({ m: 40, s: 40 });
    const button = box.appendChild(document.createElement('button'));
    Object.defineProperty(button, 'clientHeight', { get: () => 44 });
    Object.defineProperty(button, 'scrollHeight', { get: () => (box.dataset['size'] === 'm' ? 52 : 44) });
    const ends = shrinks(box);
    if (ends) ends();
    expect(box.dataset['size']).toBe('s');
    vi.unstubAllGlobals();
  });
});
