import { beforeEach, describe, expect, it, vi } from 'vitest';
import { card, decision, frame, option, PASS, seat } from '../lib/sample';
import { settings } from '../lib/settings.svelte';
import type { HallSocket } from '../lib/socket.svelte';
import { TableStore } from '../lib/table.svelte';
import type { ClientMessage, Frame } from '../lib/wire';
import { ShellKeys } from './shellkeys';

let table: TableStore;
let said: ClientMessage[];
let keys: ShellKeys;
const look = vi.fn<(seat: number) => void>();
const open = vi.fn();
const board = vi.fn();

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

beforeEach(() => {
  vi.clearAllMocks();
  settings.reset();
  said = [];
  const request = (message: ClientMessage): Promise<unknown> => {
    said.push(message);
    return Promise.resolve({ t: 'done', n: 0 });
  };
  table = new TableStore('TABLE1', { request } as unknown as HallSocket);
  keys = new ShellKeys({ table: () => table, look, open, board, drawer: () => undefined });
});

describe('the keys of a table', () => {
  it('choose by number, and pass with Space', () => {
    const options = [option('play', { card: 'a' }), PASS];
    show({ cards: { a: card() }, decision: decision({ options }) });
    expect(press('1')).toBe(true);
    expect(said.at(-1)).toMatchObject({ t: 'act', option: 0 });
    show({ cards: { a: card() }, decision: decision({ number: 2, options }) });
    press(' ');
    expect(said.at(-1)).toMatchObject({ t: 'act', decision: 2, option: 1 });
  });

  it('leave keys alone that mean nothing now', () => {
    show({ decision: decision({ seat: 1, options: null }) });
    expect(press('1')).toBe(false);
    expect(press('x')).toBe(false);
    press(' ');
    press('u');
    press('h');
    expect(said).toEqual([]);
  });

  it('look at one board of several, and at all', () => {
    show({ seats: [seat(0), seat(1), seat(2)] });
    press('3', { shiftKey: true });
    press('0', { shiftKey: true });
    press('4', { shiftKey: true });
    expect(look.mock.calls).toEqual([[2], [-1]]);
  });

  it('say yes and no, first of all to who would like to take something back', () => {
    const options = [option('yes', { verb: 'yes' }), option('no', { verb: 'no' })];
    show({ decision: decision({ options }), wish: { seat: 1, open: [0] } });
    press('n');
    expect(said.at(-1)).toEqual({ t: 'consent', table: 'TABLE1', yes: false });
    show({ decision: decision({ options }) });
    press('y');
    expect(said.at(-1)).toMatchObject({ t: 'act', option: 0 });
  });

  it('take back, hint, help, and turn to words', () => {
    show({ undo: 'free', decision: decision() });
    press('u');
    press('h');
    expect(said.map(({ t }) => t)).toEqual(['undo', 'hint']);
    press('?');
    press('b');
    expect(open).toHaveBeenCalledWith('keys');
    expect(board).toHaveBeenCalledOnce();
  });

  it('go back from the choices of one card before anything else', () => {
    const options = [option('play', { card: 'a' }), option('use', { card: 'a' })];
    show({ cards: { a: card() }, decision: decision({ options }) });
    table.choose('a');
    press('Escape');
    expect(table.narrowed).toBeNull();
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
