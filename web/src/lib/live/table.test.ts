import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLine } from './fakeline';
import { card, decision, frame, option, PASS } from './sample';
import { settings } from '../settings/settings.svelte';
import { HallSocket } from './socket.svelte';
import { TableStore } from './table.svelte';
import { VERSION, type Frame } from '../wire';

let socket: HallSocket;
let table: TableStore;
let line: FakeLine;

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** A table with an open connection, watched from these seats. */
async function seated(...seats: number[]): Promise<void> {
  const mine = seats.map((seat) => ({ seat, token: `token ${seat}` }));
  const answer = { code: 'TABLE1', game: 'spellslinger', stage: 'playing', host: true, mine };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
  table = new TableStore('TABLE1', socket);
  await table.open();
  line = FakeLine.last;
  line.open();
  line.answer('hello', { t: 'welcome', version: VERSION, name: 'Ana' });
  await settle();
}

function show(more: Partial<Frame>): void {
  line.answer('watch', { t: 'table', revision: 0, frame: frame(more) });
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeLine.lines = [];
  vi.stubGlobal('WebSocket', FakeLine);
  socket = new HallSocket('ws://hall/api/socket');
  settings.reset();
});

afterEach(() => {
  socket.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a table', () => {
  it('is kept up to date by changes', async () => {
    await seated(0);
    show({ cards: { a: card({ key: '1' }) } });
    line.tell({ t: 'change', table: 'TABLE1', revision: 1, cards: { b: card({ at: 1 }) } });
    expect(table.cardsIn(0, 'hand').map(({ token }) => token)).toEqual(['a', 'b']);
  });

  it('is requested anew if a change is missing, and applies none meanwhile', async () => {
    await seated(0);
    show({ undo: '' });
    line.tell({ t: 'change', table: 'TABLE1', revision: 2, parts: { undo: 'free' } });
    expect(table.frame.undo).toBe('');
    expect(line.kinds().filter((kind) => kind === 'watch')).toHaveLength(2);
    line.tell({ t: 'change', table: 'TABLE1', revision: 3, parts: { undo: 'free' } });
    expect(line.kinds().filter((kind) => kind === 'watch')).toHaveLength(2);
    show({ undo: 'consent' });
    expect(table.frame.undo).toBe('consent');
  });

  it('lights the cards that can be chosen', async () => {
    await seated(0);
    show({
      cards: { a: card(), b: card({ at: 1 }) },
      decision: decision({ options: [option('play it', { card: 'a' }), PASS] }),
    });
    expect([table.isLit('a'), table.isLit('b')]).toEqual([true, false]);
  });

  it('lights each of several equal cards, and a press on any of them is the one choice', async () => {
    await seated(0);
    show({
      cards: { a: card(), b: card({ at: 1 }) },
      decision: decision({ number: 7, options: [PASS, option('Plains', { card: 'a', copies: ['b'] })] }),
    });
    expect([table.isLit('a'), table.isLit('b')]).toEqual([true, true]);
    table.choose('b');
    expect(line.said.at(-1)).toMatchObject({ t: 'act', decision: 7, option: 1 });
  });

  it('lights nothing while someone else decides', async () => {
    await seated(0);
    show({ decision: decision({ seat: 1, options: null }) });
    expect(table.deciding).toBe(false);
    expect(table.choices).toEqual([]);
  });

  it('does the only thing a card can do, and asks which if there are several', async () => {
    await seated(0);
    const options = [option('play', { card: 'a' }), option('play b', { card: 'b' }), option('use b', { card: 'b' })];
    show({ cards: { a: card(), b: card() }, decision: decision({ number: 7, options }) });
    table.choose('b');
    expect(table.narrowed).toBe('b');
    expect(line.kinds()).not.toContain('act');
    table.choose('a');
    expect(line.said.at(-1)).toMatchObject({ t: 'act', table: 'TABLE1', decision: 7, option: 0 });
  });

  it('chooses the card that another one was dropped on', async () => {
    await seated(0);
    const cards = { sword: card(), hero: card({ zone: 'pool' }), other: card({ zone: 'pool', at: 1 }) };
    show({ cards, decision: decision({ number: 7, options: [option('play', { card: 'sword' }), PASS] }) });
    table.drop('sword', 'hero');
    line.answer('act', { t: 'done' });
    const options = [option('other', { card: 'other' }), option('hero', { card: 'hero' })];
    line.tell({ t: 'change', table: 'TABLE1', revision: 1, parts: { decision: decision({ number: 8, options }) } });
    expect(line.said.at(-1)).toMatchObject({ t: 'act', decision: 8, option: 1 });
    line.tell({ t: 'change', table: 'TABLE1', revision: 2, parts: { decision: decision({ number: 9, options }) } });
    expect(line.said.filter(({ t }) => t === 'act')).toHaveLength(2);
  });

  it('chooses the player that a card was dropped on', async () => {
    await seated(0);
    show({ cards: { ox: card({ zone: 'in play' }) }, decision: decision({ number: 7, options: [option('ox', { card: 'ox' }), PASS] }) });
    table.drop('ox', null, null, 1);
    line.answer('act', { t: 'done' });
    const options = [option('Cy', { seat: 2 }), option('Bo', { seat: 1 })];
    line.tell({ t: 'change', table: 'TABLE1', revision: 1, parts: { decision: decision({ number: 8, options }) } });
    expect(line.said.at(-1)).toMatchObject({ t: 'act', decision: 8, option: 1 });
  });

  it('chooses the target first, if only that can be chosen, and then the card dropped on it', async () => {
    await seated(0);
    const cards = { hero: card({ zone: 'pool' }), realm: card({ zone: 'formation', seat: 1 }) };
    show({ cards, decision: decision({ number: 7, options: [option('attack', { card: 'realm', verb: 'attack' }), PASS] }) });
    table.drop('hero', null);
    expect(line.kinds()).not.toContain('act');
    table.drop('hero', 'realm');
    expect(line.said.at(-1)).toMatchObject({ t: 'act', decision: 7, option: 0 });
    line.answer('act', { t: 'done' });
    line.tell({ t: 'change', table: 'TABLE1', revision: 1, parts: { decision: decision({ number: 8, options: [PASS, option('hero', { card: 'hero' })] }) } });
    expect(line.said.at(-1)).toMatchObject({ t: 'act', decision: 8, option: 1 });
  });

  it('chooses a seat if there is only one thing to do with it', async () => {
    await seated(0);
    show({ decision: decision({ options: [option('Bo', { seat: 1, verb: 'player' }), PASS] }) });
    table.chooseSeat(0);
    expect(line.kinds()).not.toContain('act');
    table.chooseSeat(1);
    expect(line.said.at(-1)).toMatchObject({ t: 'act', option: 0 });
  });

  it('accepts no second answer to a decision', async () => {
    await seated(0);
    show({ decision: decision({ number: 7 }) });
    void table.act(0);
    void table.act(0);
    expect(line.kinds().filter((kind) => kind === 'act')).toHaveLength(1);
    expect(table.deciding).toBe(false);
    line.answer('act', { t: 'done' });
    line.tell({ t: 'change', table: 'TABLE1', revision: 1, parts: { decision: decision({ number: 8 }) } });
    expect(table.deciding).toBe(true);
  });

  it('accepts another answer after a refusal, which is shown', async () => {
    await seated(0);
    show({ decision: decision({ number: 7 }) });
    void table.act(0);
    line.answer('act', { t: 'refused', code: 'illegal', text: 'seat 1 is not ready' });
    await settle();
    expect(table.deciding).toBe(true);
    expect(table.notes.map(({ text }) => text)).toEqual(['Bo is not ready']);
  });

  it('shows a quiet note for an answer that came too late', async () => {
    await seated(0);
    show({ decision: decision({ number: 7 }) });
    void table.act(0);
    line.answer('act', { t: 'refused', code: 'stale', text: 'stale' });
    line.tell({ t: 'table', revision: 4, frame: frame({ decision: decision({ number: 9 }) }) });
    await settle();
    expect(table.notes[0]?.text).toMatch(/moved on/);
    expect(table.frame.decision?.number).toBe(9);
    expect(table.deciding).toBe(true);
  });

  it('asks once why a card can’t be used, until something changes', async () => {
    await seated(0);
    show({ cards: { a: card() } });
    const reason = table.why('a');
    void table.why('a');
    expect(line.kinds().filter((kind) => kind === 'why')).toHaveLength(1);
    line.answer('why', { t: 'reason', card: 'a', text: 'it costs more than you have' });
    expect((await reason)?.text).toMatch(/costs/);
    line.tell({ t: 'change', table: 'TABLE1', revision: 1, parts: { actions: 1 } });
    void table.why('a');
    expect(line.kinds().filter((kind) => kind === 'why')).toHaveLength(2);
  });

  it('forgets a hint along with its decision', async () => {
    await seated(0);
    show({ decision: decision({ number: 7 }) });
    void table.hint();
    line.answer('hint', { t: 'hint', decision: 7, advice: [{ option: 0, text: 'pass', behind: 0, expects: [] }] });
    await settle();
    expect(table.advice?.advice).toHaveLength(1);
    line.tell({ t: 'change', table: 'TABLE1', revision: 1, parts: { decision: decision({ number: 8 }) } });
    expect(table.advice).toBeNull();
  });

  it('says why it’s gone', async () => {
    await seated(0);
    line.tell({ t: 'gone', table: 'TABLE1', text: 'the table was taken away' });
    expect(table.gone).toMatch(/taken away/);
  });
});

describe('two players at one screen', () => {
  it('pass it before the other hand is even requested', async () => {
    await seated(0, 1);
    show({ you: 0, decision: decision({ seat: 0 }) });
    expect(table.curtain).toBe(0);
    table.lift();
    flushSync();
    expect([table.curtain, table.veiled]).toEqual([-1, false]);
    line.tell({
      t: 'change',
      table: 'TABLE1',
      revision: 1,
      parts: { decision: decision({ number: 2, seat: 1, options: null }) },
    });
    expect([table.curtain, table.veiled]).toEqual([1, true]);
    expect(line.said.filter(({ t }) => t === 'watch')).toHaveLength(1);
    table.lift();
    expect(line.said.at(-1)).toMatchObject({ t: 'watch', seat: 1, token: 'token 1' });
    expect(table.veiled).toBe(true);
    show({ you: 1, decision: decision({ number: 2, seat: 1 }) });
    expect(table.veiled).toBe(false);
    expect(table.deciding).toBe(true);
  });

  it('pass it to the player who answers an undo request', async () => {
    await seated(0, 1);
    show({ you: 0, decision: decision({ seat: 0 }) });
    table.lift();
    line.tell({ t: 'change', table: 'TABLE1', revision: 1, parts: { wish: { seat: 0, open: [1] } } });
    expect(table.curtain).toBe(1);
  });

  it('can do without a curtain', async () => {
    settings.set('curtain', false);
    await seated(0, 1);
    show({ you: 0, decision: decision({ seat: 1, options: null }) });
    expect(table.curtain).toBe(-1);
    expect(line.said.at(-1)).toMatchObject({ t: 'watch', seat: 1 });
  });

  it('see the end without a curtain', async () => {
    await seated(0, 1);
    show({ you: 0, stage: 'over', returns: [1, -1] });
    expect(table.veiled).toBe(false);
  });
});
