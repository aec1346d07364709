/** The game of `docs/new-game.md`, which the page doesn't know, as a hall would send it. */

import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../lib/live/catalogue.svelte';
import { read } from '../lib/messages';
import { settings } from '../lib/settings/settings.svelte';
import type { HallSocket } from '../lib/live/socket.svelte';
import { TableStore } from '../lib/live/table.svelte';
import type { ClientMessage } from '../lib/wire';
import { seatInWords, standInWords } from './board';
import recorded from './lanterns.json';

vi.hoisted(() => {
  const nothing = (): void => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }));
  vi.stubGlobal('ResizeObserver', class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  });
  Element.prototype.scrollIntoView = nothing;
  Element.prototype.scrollTo = nothing;
});

const { default: Shell } = await import('./shell/Shell.svelte');

const said: ClientMessage[] = [];
const socket = {
  request: (message: ClientMessage) => {
    said.push(message);
    return Promise.resolve({ t: 'done', n: 1 });
  },
} as unknown as HallSocket;
let table: TableStore;

beforeEach(async () => {
  said.length = 0;
  settings.reset();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ cards: recorded.cards })));
  table = new TableStore('ZZBJBDSKDZ', socket);
  table.heard(read(JSON.stringify({ t: 'table', n: 0, revision: 1, frame: recorded.frame }))!);
  await catalogue('lanterns').load();
  render(Shell, { table });
  await screen.findByRole('region', { name: 'Ana’s board' }, { timeout: 20_000 });
  await tick();
});

afterEach(cleanup);

describe('a game the page does not know', () => {
  it('shows its zones by name, with their face-up cards', () => {
    const board = within(screen.getByRole('region', { name: 'Friend’s board' }));
    expect(board.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'draw pile 5',
      'hand 3',
      'street 3',
      'ashes 1',
    ]);
    expect(board.getByRole('button', { name: 'Beacon: card, light 5' }).textContent).toContain('Beacon');
    expect(board.getAllByRole('button', { name: 'a hidden card' })).toHaveLength(3);
  });

  it('shows texts and numbers on its cards', () => {
    const gust = screen.getByRole('button', { name: /^Gust: card\. Blow out a lantern in another street\./ });
    expect(gust.textContent).toContain('Blow out a lantern');
    expect(screen.getAllByRole('button', { name: /^Torch: card, light 3/ })).toHaveLength(3);
  });

  it('lists its choices as buttons', async () => {
    const question = within(screen.getByRole('region', { name: /decision|question|prompt/i }));
    await fireEvent.click(question.getByRole('button', { name: / choices$/ }));
    await fireEvent.click(question.getAllByRole('button', { name: /Gust/ })[0]!);
    expect(said).toContainEqual({ t: 'act', table: 'ZZBJBDSKDZ', decision: 8, option: 1 });
  });

  it('shows the numbers of its seats, and a log that names cards', () => {
    expect(seatInWords(table, 1).state).toBe('8 light, 3 cards in hand');
    expect(seatInWords(table, 0).state).toBe('you, active player, deciding, 3 light, 4 cards in hand');
    expect(standInWords(table)).toBe('Play which card?');
    expect(screen.getAllByText('Lamp', { selector: '[role=button]' }).length).toBeGreaterThan(0);
  });
});
