import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepsFocus } from './focus';

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
  it('stays in its part when what had it goes away', async () => {
    document.getElementById('a')?.focus();
    document.getElementById('a')?.remove();
    await settle();
    expect(document.activeElement?.id).toBe('b');
  });

  it('stays there even when nothing is left', async () => {
    document.getElementById('a')?.focus();
    part.innerHTML = '';
    await settle();
    expect(document.activeElement).toBe(part);
  });

  it('is left alone where it is elsewhere', async () => {
    document.getElementById('a')?.focus();
    document.getElementById('c')?.focus();
    document.getElementById('a')?.remove();
    await settle();
    expect(document.activeElement?.id).toBe('c');
  });
});
