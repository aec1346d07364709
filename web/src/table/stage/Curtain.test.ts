import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { card, decision, frame } from '../../lib/live/sample';
import { settings } from '../../lib/settings/settings.svelte';
import type { HallSocket } from '../../lib/live/socket.svelte';
import { TableStore } from '../../lib/live/table.svelte';
import Shell from '../shell/Shell.svelte';

let table: TableStore;

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  Element.prototype.scrollTo = () => undefined;
  settings.reset();
  table = new TableStore('TABLE1', {
    watch: () => undefined,
    request: () => Promise.resolve({ t: 'done', n: 0 }),
  } as unknown as HallSocket);
  table.mine = [
    { seat: 0, token: 'a' },
    { seat: 1, token: 'b' },
  ];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the curtain', () => {
  it('leaves nothing of a hand in the page', async () => {
    const cards = { secret: card({ key: '7' }) };
    const sides = [0, 1].map((seat) => ({ seat, counts: { hand: 1 }, columns: {} }));
    table.heard({
      t: 'table',
      n: 0,
      revision: 0,
      frame: frame({ game: 'whist', you: 0, cards, sides, decision: decision() }),
    });
    render(Shell, { table });
    expect(screen.getByRole('heading').textContent).toBe('Pass the screen to Ana');
    expect(document.querySelector('[data-token]')).toBeNull();

    await fireEvent.click(screen.getByRole('button', { name: 'I’m Ana' }));
    expect(document.querySelector('[data-token="secret"]')).not.toBeNull();

    table.heard({
      t: 'change',
      n: 0,
      table: 'TABLE1',
      revision: 1,
      cards: {},
      parts: { decision: decision({ number: 2, seat: 1, options: null }) },
      within: {},
      keep: -1,
      log: [],
    });
    await tick();
    expect(screen.getByRole('heading').textContent).toBe('Pass the screen to Bo');
    expect(document.querySelector('[data-token]')).toBeNull();
  });
});
