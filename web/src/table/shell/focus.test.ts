import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusWhenThere, keepsFocus, overAll, staysInSight } from './focus';

let part: HTMLElement;
let stop: (() => void) | void;
const settle = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML =
    '<section><button id="a"></button><button id="b"></button></section><button id="c"></button>';
  part = document.querySelector('section') as HTMLElement;
  stop = keepsFocus('button')(part);
});

afterEach(() => stop?.());

describe('the focus', () => {
  it('stays in its part when the focused element goes away', async () => {
    document.getElementById('a')?.focus();
    document.getElementById('a')?.remove();
    await settle();
    expect(document.activeElement?.id).toBe('b');
  });

  it('stays there even if nothing is left', async () => {
    document.getElementById('a')?.focus();
    part.innerHTML = '';
    await settle();
    expect(document.activeElement).toBe(part);
  });

  it('is left alone if it is elsewhere', async () => {
    document.getElementById('a')?.focus();
    document.getElementById('c')?.focus();
    document.getElementById('a')?.remove();
    await settle();
    expect(document.activeElement?.id).toBe('c');
  });
});

describe('focus that waits for a part to be fetched', () => {
  const arrives = (): void => void (part.appendChild(document.createElement('input')).id = 'late');

  it('arrives there', async () => {
    focusWhenThere('#late');
    arrives();
    await settle();
    expect(document.activeElement?.id).toBe('late');
  });

  it('arrives even if the previously focused element is gone', async () => {
    document.getElementById('a')?.focus();
    focusWhenThere('#late');
    document.getElementById('a')?.remove();
    await settle();
    arrives();
    await settle();
    expect(document.activeElement?.id).toBe('late');
  });

  it('stays where the player has moved it meanwhile', async () => {
    focusWhenThere('#late');
    document.getElementById('c')?.focus();
    arrives();
    await settle();
    expect(document.activeElement?.id).toBe('c');
  });
});

describe('the focused element', () => {
  let grow: () => void = () => {};
  const scrolled = vi.fn();
  const at = (top: number, bottom: number): DOMRect => ({ top, bottom }) as DOMRect;

  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', class {
      constructor(seen: () => void) {
        grow = seen;
      }
      observe(): void {}
      disconnect(): void {}
    });
    stop?.();
    stop = staysInSight(part);
    part.getBoundingClientRect = () => at(0, 100);
    scrolled.mockClear();
  });

  afterEach(() => vi.unstubAllGlobals());

  function focused(box: DOMRect, keyboard = true): HTMLElement {
    const button = document.getElementById('a') as HTMLElement;
    button.getBoundingClientRect = () => box;
    button.scrollIntoView = scrolled;
    vi.spyOn(button, 'matches').mockReturnValue(keyboard);
    button.focus();
    return button;
  }

  it('is scrolled into view when the part around it grows', () => {
    focused(at(90, 130));
    grow();
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
  });

  it('is left alone if it’s visible, and for players who don’t use the keyboard', () => {
    focused(at(10, 50));
    grow();
    focused(at(90, 130), false);
    grow();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe('a part that covers everything', () => {
  it('leaves nothing else to press until it goes', () => {
    document.body.innerHTML = '<header></header><main><nav></nav><section><b></b></section></main>';
    const inert = (): string[] =>
      [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => one.inert).map((one) => one.localName);
    const nav = document.querySelector('nav') as HTMLElement;
    nav.inert = true;
    const undo = overAll(document.querySelector('section') as HTMLElement);
    expect(inert()).toEqual(['header', 'nav']);
    undo?.();
    expect(inert(), 'what was so before stays so').toEqual(['nav']);
  });
});
