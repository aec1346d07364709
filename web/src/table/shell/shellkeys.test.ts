import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { card, decision, frame, option, PASS, seat } from '../../lib/live/sample';
import { settings } from '../../lib/settings/settings.svelte';
import type { HallSocket } from '../../lib/live/socket.svelte';
import { beat, type Step } from '../../lib/live/timeline';
import { TableStore } from '../../lib/live/table.svelte';
import type { ClientMessage, Frame } from '../../lib/wire';
import { ShellKeys } from './shellkeys';

let table: TableStore;
let said: ClientMessage[];
let keys: ShellKeys;
const look = vi.fn<(seat: number) => void>();
const open = vi.fn();
const board = vi.fn();
const fold = vi.fn();
const drawer = vi.fn();

function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', {
    key,
    code: /\d/.test(key) ? `Digit${key}` : '',
    cancelable: true,
    ...more,
  });
  keys.pressed(event);
  return event.defaultPrevented;
}

function show(more: Partial<Frame>): void {
  table.heard({ t: 'table', n: 0, revision: 0, frame: frame(more) });
}

function change(parts: Partial<Frame>): void {
  table.heard({ t: 'change', n: 0, table: 'TABLE1', revision: 1, cards: {}, parts, within: {}, keep: -1, log: [] });
}

/** Changes are shown by these beats. */
function showsBeats(...kinds: string[]): void {
  const steps = (before: Frame): Step[] => kinds.map((kind) => ({ frame: before, beat: beat(kind, { lasts: 1000 }) }));
  table.direct({ steps, renewed: (one) => one });
}

beforeEach(() => {
  vi.clearAllMocks();
  settings.reset();
  said = [];
  const request = (message: ClientMessage): Promise<unknown> => {
    said.push(message);
    return Promise.resolve({ t: 'done', n: 0 });
  };
  table = new TableStore('TABLE1', { request } as unknown as HallSocket);
  keys = new ShellKeys({ table: () => table, look, open, board, drawer, fold });
});

describe('a table’s keys', () => {
  it('pick a choice by number, and pass with Space', () => {
    const options = [option('play', { card: 'a' }), PASS];
    show({ cards: { a: card() }, decision: decision({ options }) });
    expect(press('1')).toBe(true);
    expect(said.at(-1)).toMatchObject({ t: 'act', option: 0 });
    show({ cards: { a: card() }, decision: decision({ number: 2, options }) });
    press(' ');
    expect(said.at(-1)).toMatchObject({ t: 'act', decision: 2, option: 1 });
  });

  it('ignore keys that mean nothing now', () => {
    show({ decision: decision({ seat: 1, options: null }) });
    expect(press('1')).toBe(false);
    expect(press('x')).toBe(false);
    press(' ');
    press('u');
    press('h');
    expect(said).toEqual([]);
  });

  it('show one board of several, and all of them', () => {
    show({ seats: [seat(0), seat(1), seat(2)] });
    press('3', { shiftKey: true });
    press('0', { shiftKey: true });
    press('4', { shiftKey: true });
    expect(look.mock.calls).toEqual([[2], [-1]]);
  });

  it('say yes and no, answering undo requests first', () => {
    const options = [option('yes', { verb: 'yes' }), option('no', { verb: 'no' })];
    show({ decision: decision({ options }), wish: { seat: 1, open: [0] } });
    press('n');
    expect(said.at(-1)).toEqual({ t: 'consent', table: 'TABLE1', yes: false });
    show({ decision: decision({ options }) });
    press('y');
    expect(said.at(-1)).toMatchObject({ t: 'act', option: 0 });
  });

  it('undo, show a hint or help, and switch to the text board', () => {
    show({ undo: 'free', decision: decision() });
    press('u');
    press('h');
    expect(said.map(({ t }) => t)).toEqual(['undo', 'hint']);
    press('?');
    press('b');
    expect(open).toHaveBeenCalledWith('keys');
    expect(board).toHaveBeenCalledOnce();
  });

  it('leave the choices of one card before anything else', () => {
    const options = [option('play', { card: 'a' }), option('use', { card: 'a' })];
    show({ cards: { a: card() }, decision: decision({ options }) });
    table.choose('a');
    press('Escape');
    expect(table.narrowed).toBeNull();
  });

  it('end the display of a play before they pass, and let the computer continue', () => {
    showsBeats('one', 'two', 'three');
    show({ decision: decision({ seat: 1, options: null }) });
    change({ decision: decision({ number: 5, options: [PASS] }) });
    expect(table.beat?.kind).toBe('one');
    press(' ');
    expect([table.beat?.kind, said]).toEqual(['two', []]);
    press(' ');
    expect([table.beat, table.deciding, said]).toEqual([null, true, []]);
    press(' ');
    expect(said).toMatchObject([{ t: 'act', option: 0 }]);
    const seats = [seat(0), seat(1, { kind: 'agent' })];
    show({ seats, decision: decision({ number: 2, seat: 1, options: null }), thinking: 1 });
    press(' ');
    expect(said.at(-1)).toEqual({ t: 'hurry', table: 'TABLE1' });
    show({ seats: [...seats, seat(2)], decision: decision({ number: 3, seat: 1, options: null }), thinking: 1 });
    press(' ');
    expect(said).toHaveLength(2);
  });

  it('show the present with Escape', () => {
    showsBeats('one', 'two');
    show({ decision: decision({ seat: 1, options: null }) });
    change({ decision: decision({ number: 5 }) });
    press('Escape');
    expect([table.beat, table.deciding]).toEqual([null, true]);
  });

  it('go to the end of the log, and from there collapse it', async () => {
    const [lines, unfold] = ['div', 'button'].map((tag) => document.body.appendChild(document.createElement(tag)));
    if (!lines || !unfold) throw new Error('nothing to stand on');
    [lines.id, lines.tabIndex, unfold.className] = ['log-lines', 0, 'unfold'];
    lines.scrollTo = () => undefined;
    show({ decision: decision() });
    press('l');
    await tick();
    expect(document.activeElement).toBe(lines);
    press('l');
    await tick();
    expect(fold.mock.calls).toEqual([[false], [true]]);
    expect(drawer.mock.calls).toEqual([['log'], ['']]);
    expect(document.activeElement).toBe(unfold);
    lines.remove();
    unfold.remove();
  });

  it('go to the log from the chat, which takes its place', async () => {
    const all = document.body.appendChild(document.createElement('button'));
    all.dataset['filter'] = 'all';
    all.onclick = () => {
      const lines = document.body.appendChild(document.createElement('div'));
      [lines.id, lines.tabIndex] = ['log-lines', 0];
      lines.scrollTo = () => undefined;
    };
    show({ decision: decision() });
    press('l');
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('log-lines'));
    document.getElementById('log-lines')?.remove();
    all.remove();
  });

  it('do nothing behind a curtain', () => {
    table.mine = [
      { seat: 0, token: '' },
      { seat: 1, token: '' },
    ];
    show({ decision: decision() });
    press(' ');
    expect(said).toEqual([]);
  });
});
