import { describe, expect, it, vi } from 'vitest';
import { card, frame } from '../../lib/live/sample';
import type { HallSocket } from '../../lib/live/socket.svelte';
import { TableStore } from '../../lib/live/table.svelte';
import { pendingOf } from './pending';

describe('the pending list', () => {
  it('is shown newest first, with what each entry responds to or targets', () => {
    const table = new TableStore('TABLE1', {} as HallSocket);
    vi.spyOn(table, 'cardName').mockImplementation(
      (token) => ({ a: 'Fireball', b: 'Dispel', c: 'Hero' })[token] ?? 'a hidden card',
    );
    const cards = { a: card({ key: '7' }) };
    const tells = (game: string, pending: object[]) =>
      table.heard({ t: 'table', n: 0, revision: 0, frame: frame({ game, cards, table: { pending } }) });
    tells('spellslinger', [{ card: 'a', seat: 0, targets: ['c'], players: [1] }]);
    expect(pendingOf(table)).toEqual([{ number: 1, seat: 0, key: '7', name: 'Fireball', about: 'Hero, Bo' }]);
    tells('spellfire', [
      { card: 'a', seat: 0, answers: null },
      { card: 'b', seat: 1, answers: 'a' },
      { card: null, seat: 0, answers: null },
    ]);
    expect(pendingOf(table)).toEqual([
      { number: 3, seat: 0, key: null, name: 'a card', about: '' },
      { number: 2, seat: 1, key: null, name: 'Dispel', about: 'Fireball' },
      { number: 1, seat: 0, key: '7', name: 'Fireball', about: '' },
    ]);
  });

  it('is empty if the hall reports nothing', () => {
    const table = new TableStore('TABLE1', {} as HallSocket);
    table.heard({ t: 'table', n: 0, revision: 0, frame: frame() });
    expect(pendingOf(table)).toEqual([]);
  });
});
