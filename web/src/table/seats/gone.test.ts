/** Your turn went by: it's reported, with the reason, until you answer something. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeHall } from '../../home/fakehall';
import { catalogue } from '../../lib/live/catalogue.svelte';
import { card, frame } from '../../lib/live/sample';
import type { HallSocket } from '../../lib/live/socket.svelte';
import { TableStore } from '../../lib/live/table.svelte';
import type { CardSeen, LogLine } from '../../lib/wire';
import { GoneBy } from './gone.svelte';

const line = (text: string, depth: number, at: number, turn = -1): LogLine => ({ text, depth, at, opens: [], turn });
const BEFORE = [line('Turn 1: Bo.', 0, 2, 1)];
const AFTER = [...BEFORE, line('Turn 2: Ana.', 0, 4, 0), line('Ana draws Warhorse.', 1, 4), line('Turn 3: Bo.', 0, 9, 1)];
const printed = (key: string, total: number): object => ({
  key, name: key, type: 'Character', heading: key, text: '', rules: [], facts: { total },
});

let table: TableStore;
let gone: GoneBy;

function told(log: LogLine[], cards: Record<string, CardSeen>): void {
  const sides = [0, 1].map((seat) => ({ seat, counts: { hand: 1 }, columns: { life: 20 } }));
  table.heard({ t: 'table', n: 0, revision: 0, frame: frame({ log, cards, sides, actions: 10 }) });
  gone.meet(table);
}

const terrains = (count: number): Record<string, CardSeen> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`t${at}`, card({ zone: 'in play', key: 'Plains', facts: { type: 'Terrain' } })]),
  );

beforeEach(async () => {
  new FakeHall({ 'GET /api/games/spellslinger/cards': { cards: [printed('Warhorse', 3), printed('Plains', 0)] } });
  await catalogue('spellslinger', '').load();
  table = new TableStore('TABLE1', { request: vi.fn() } as unknown as HallSocket);
  gone = new GoneBy();
});

describe('a turn that went by', () => {
  it('says what you couldn’t pay', () => {
    const hand = { w: card({ key: 'Warhorse' }) };
    told(BEFORE, { ...hand, ...terrains(2) });
    expect(gone.turn).toBeNull();
    told(AFTER, { ...hand, ...terrains(2) });
    expect(gone.turn?.line).toBe(1);
    expect(gone.why).toBe('Your cheapest card costs 3, and you have 2 terrains.');
  });

  it('doesn’t mention what you could have paid, nor that there was nothing to pay for', () => {
    told(BEFORE, {});
    told(AFTER, { w: card({ key: 'Warhorse' }), ...terrains(3) });
    expect([gone.turn?.line, gone.why]).toEqual([1, '']);
    told(BEFORE, {});
    told(AFTER, terrains(3));
    expect(gone.why).toBe('Your hand is empty.');
  });

  it('is reported until you answer something or dismiss it', () => {
    told(BEFORE, {});
    told(AFTER, {});
    gone.dismiss();
    told(AFTER, {});
    expect(gone.turn).toBeNull();
  });
});
