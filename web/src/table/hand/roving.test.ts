import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nearest, roving } from './roving';

const grid = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => ({ x: (index % 4) * 100, y: Math.floor(index / 4) * 150 }));

describe('nearest', () => {
  it('walks two rows of four in all directions', () => {
    expect(nearest(grid, 1, 'ArrowRight')).toBe(2);
    expect(nearest(grid, 1, 'ArrowLeft')).toBe(0);
    expect(nearest(grid, 1, 'ArrowDown')).toBe(5);
    expect(nearest(grid, 6, 'ArrowUp')).toBe(2);
  });

  it('stays at the edge', () => {
    expect(nearest(grid, 0, 'ArrowLeft')).toBe(-1);
    expect(nearest(grid, 0, 'ArrowUp')).toBe(-1);
    expect(nearest([], 0, 'ArrowUp')).toBe(-1);
  });
});

describe('roving', () => {
  let group: HTMLElement;
  let stop: { destroy(): void };
  const stops = (): string[] =>
    [...group.querySelectorAll('button')].filter((item) => item.tabIndex === 0).map((item) => item.textContent);
  const press = (key: string): void => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };

  beforeEach(() => {
    group = document.createElement('div');
    group.innerHTML = '<button>a</button><button>b</button><button>c</button>';
    document.body.append(group);
    stop = roving(group);
  });
  afterEach(() => {
    stop.destroy();
    group.remove();
  });

  it('is one Tab stop: the first item, then the last one used', () => {
    expect(stops()).toEqual(['a']);
    group.querySelectorAll('button')[1]!.focus();
    expect(stops()).toEqual(['b']);
  });

  it('goes to the ends', () => {
    group.querySelectorAll('button')[1]!.focus();
    press('End');
    expect(document.activeElement?.textContent).toBe('c');
    press('Home');
    expect(document.activeElement?.textContent).toBe('a');
  });

  it('keeps one stop when its item goes away', async () => {
    group.querySelectorAll('button')[0]!.remove();
    await Promise.resolve();
    expect(stops()).toEqual(['b']);
  });
});
