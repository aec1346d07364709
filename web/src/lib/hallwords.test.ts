import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeHall, Refused } from '../home/fakehall';
import { at, post, sentenceOf } from './api';
import { FakeLine } from './live/fakeline';
import { inOurWords, know } from './hallwords';
import { REFUSALS } from './refusals';
import { HallSocket } from './live/socket.svelte';
import { VERSION } from './wire';

const GERMAN = {
  'this table is full': () => 'alle Plätze sind besetzt',
  'seat {wanted} isn\'t free; the free seats are {free}': ({ wanted, free }: Readonly<Record<string, string>>) => `Platz ${wanted} ist besetzt, frei: ${free}`,
};
const TAKEN = { pattern: 'seat {wanted} isn\'t free; the free seats are {free}', filled: { wanted: '1', free: '2, 3' } };

beforeEach(() => know(GERMAN));
afterEach(() => {
  know({});
  vi.unstubAllGlobals();
});

describe('a sentence from the hall', () => {
  it('is shown in the page’s language, with its values filled in', () => {
    expect(inOurWords({ text: 'this table is full' })).toBe('alle Plätze sind besetzt');
    expect(inOurWords({ text: 'seat 1 is not free; free are 2, 3', ...TAKEN })).toBe('Platz 1 ist besetzt, frei: 2, 3');
  });

  it('stays as it is if the page has no translation', () => {
    expect(inOurWords({ text: 'line 3 names no card' })).toBe('line 3 names no card');
    expect(inOurWords({ text: 'toString' })).toBe('toString');
  });

  it('comes over HTTP', async () => {
    new FakeHall({ 'POST /api/tables/A/seats': new Refused(422, 'seat 1 is not free; free are 2, 3', TAKEN) });
    await expect(post(at('/api/tables/{code}/seats', { code: 'A' }), {}).catch(sentenceOf)).resolves.toBe('Platz 1 ist besetzt, frei: 2, 3.');
  });

  it('comes over the socket', async () => {
    FakeLine.lines = [];
    vi.stubGlobal('WebSocket', FakeLine);
    const socket = new HallSocket('ws://hall/api/socket');
    const heard: string[] = [];
    socket.watch('TABLE1', -1, '', { heard: (message) => void heard.push('text' in message ? message.text : ''), greeted: () => undefined });
    FakeLine.last.open();
    FakeLine.last.answer('hello', { t: 'welcome', version: VERSION, name: '' });
    FakeLine.last.tell({ t: 'gone', n: 0, table: 'TABLE1', text: 'this table is full' });
    expect(heard).toContain('alle Plätze sind besetzt');
    socket.stop();
  });
});

describe('the patterns', () => {
  it.each(Object.entries(REFUSALS))('%s', (pattern, said) => {
    const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const filled = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
    expect(said(filled)).toBe(pattern.replace(/\{(\w+)\}/g, '<$1>'));
  });
});
