import { describe, expect, it, vi } from 'vitest';
import { card, frame } from '../lib/sample';
import type { HallSocket } from '../lib/socket.svelte';
import { TableStore } from '../lib/table.svelte';
import { pendingOf } from './pending';

describe('what is pending', () => {
  it('is told with the newest first, and what it answers or aims at', () => {
    const table = new TableStore('TABLE1', {} as HallSocket);
    vi.spyOn(table, 'cardName').mockImplementation(
      (token) => ({ a: 'Fireball', b: 'Dispel', c: 'Hero' })[token] ?? 'a hidden card',
    );
    const pending = [
      { card: 'a', seat: 0, targets: ['c'], players: [1] },
      { card: 'b', seat: 1, answers: 'a' },
      { card: null, seat: 0, answers: null },
    ];
    table.heard({
      t: 'table',
      n: 0,
      revision: 0,
      frame: frame({ cards: { a: card({ key: '7' }) }, table: { pending } }),
    });
    expect(pendingOf(table)).toEqual([
      { number: 3, seat: 0, key: null, name: 'a card', about: '' },
      { number: 2, seat: 1, key: null, name: 'Dispel', about: 'Fireball' },
      { number: 1, seat: 0, key: '7', name: 'Fireball', about: 'Hero, Bo' },
    ]);
  });

  it('is nothing where the hall tells nothing', () => {
    const table = new TableStore('TABLE1', {} as HallSocket);
    table.heard({ t: 'table', n: 0, revision: 0, frame: frame() });
    expect(pendingOf(table)).toEqual([]);
  });
});
