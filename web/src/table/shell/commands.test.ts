import { beforeEach, describe, expect, it, vi } from 'vitest';
import { card, decision, frame, option, PASS } from '../../lib/live/sample';
import { settings } from '../../lib/settings/settings.svelte';
import type { HallSocket } from '../../lib/live/socket.svelte';
import { TableStore } from '../../lib/live/table.svelte';
import type { ClientMessage, ServerMessage } from '../../lib/wire';
import { obey } from './commands';

let table: TableStore;
let said: ClientMessage[];

beforeEach(() => {
  settings.reset();
  said = [];
  const request = (message: ClientMessage): Promise<ServerMessage> => {
    said.push(message);
    return Promise.resolve(
      message.t === 'why'
        ? {
            t: 'reason',
            n: 0,
            card: message.card,
            text: 'It costs 2 more than you have (SS-PL-02).',
            numbers: { strength: [{ source: 'printed', amount: 2 }] },
          }
        : { t: 'done', n: 0 },
    );
  };
  table = new TableStore('TABLE1', { request } as unknown as HallSocket);
  vi.spyOn(table, 'cardName').mockImplementation(
    (token) => ({ a: 'Barrow Badger', b: 'Lightning' })[token] ?? 'a hidden card',
  );
  const options = [option('play Barrow Badger', { card: 'a', verb: 'play' }), PASS];
  table.heard({
    t: 'table',
    n: 0,
    revision: 0,
    frame: frame({
      cards: { a: card(), b: card({ at: 1 }) },
      sides: [0, 1].map((seat) => ({ seat, counts: { hand: 2 }, columns: { life: 20 - seat } })),
      decision: decision({ options }),
      log: [{ text: 'Ana draws a card.', depth: 0, at: 0, opens: [], turn: -1 }],
    }),
  });
});

describe('a typed command', () => {
  it('picks a choice by number, and knows which numbers exist', async () => {
    expect(await obey(table, 't')).toBe('1: Play Barrow Badger\n2: Pass');
    expect(await obey(table, '7')).toBe('There’s no choice 7. Pick a number from 1 to 2.');
    await obey(table, '1');
    expect(said).toEqual([{ t: 'act', table: 'TABLE1', decision: 1, option: 0 }]);
    expect(await obey(table, '1')).toBe('You have nothing to decide right now.');
  });

  it('passes', async () => {
    await obey(table, 'pass');
    expect(said[0]).toMatchObject({ t: 'act', option: 1 });
  });

  it('asks twice before you give something up', async () => {
    const options = [option('Ogo', { card: 'a' }), option('give up the round', { verb: 'pass' })];
    table.heard({ t: 'table', n: 0, revision: 0, frame: frame({ decision: decision({ number: 5, options }) }) });
    expect(await obey(table, 'pass')).toBe('Sure? Type 2 again to give up the round.');
    expect(said).toEqual([]);
    await obey(table, 'pass');
    expect(said[0]).toMatchObject({ t: 'act', option: 1 });
  });

  it('reads a seat', async () => {
    expect(await obey(table, 's 2')).toBe('Bo: 19 life, 2 cards in hand\nhand: 2');
    expect(await obey(table, 's 9')).toBe('Which seat? Type s and a number from 1 to 2.');
  });

  it('says why a card can’t be used, and what makes up its numbers', async () => {
    expect(await obey(table, 'why light')).toBe(
      'Lightning: It costs 2 more than you have (SS-PL-02).\nstrength 2: 2 from printed',
    );
    expect(await obey(table, 'why dragon')).toBe('You can’t see a card called “dragon”.');
    expect(await obey(table, 'why')).toMatch(/Which card/);
  });

  it('reads the log, helps, and says what it doesn’t know', async () => {
    expect(await obey(table, 'l')).toBe('Ana draws a card.');
    expect(await obey(table, 'help')).toMatch(/why NAME/);
    expect(await obey(table, 'dance')).toBe('“dance” isn’t a command. Type help for the list.');
    expect(await obey(table, '')).toMatch(/Your main phase: play cards, or pass\./);
  });
});
