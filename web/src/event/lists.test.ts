import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeHall } from '../home/fakehall';
import type { HallSocket } from '../lib/live/socket.svelte';
import { EventStore } from './event.svelte';
import { hasHeads, linesOf, textOf } from './lists';
import ListEntry from './entrant/ListEntry.svelte';
import People from './desk/People.svelte';
import { aDesk, anEvent, aYou, CODE } from './sample';
import SheetPages from './desk/SheetPages.svelte';
import SwapCards from './entrant/SwapCards.svelte';

const IMPORT = `POST /api/events/${CODE}/entrants/import`;

function eventWith(frame: Parameters<typeof anEvent>[0] = {}, you = aYou()): EventStore {
  const event = new EventStore(CODE, {} as HallSocket);
  event.heard({ t: 'event', n: 0, frame: anEvent({ stage: 'open', rounds: [], ...frame }), you, desk: aDesk() });
  return event;
}

const bytes = (...codes: number[]): ArrayBuffer => new Uint8Array(codes).buffer;

afterEach(() => vi.unstubAllGlobals());

describe('a list of entrants', () => {
  it('is read however it was written', () => {
    expect(textOf(bytes(0x4a, 0xc3, 0xb6))).toBe('Jö');
    expect(textOf(bytes(0x4a, 0xf6))).toBe('Jö');
  });

  it('may have headers, which name nobody', () => {
    expect(['Name;Team\nAna;Reds', '"name","note"\nAna,late', 'Ana, Bo', 'name\nAna'].map(hasHeads)).toEqual([true, true, false, false]);
    expect(['Name;Team\nAna;Reds\n\nBo;Reds', 'Ana\nBo\n', 'name\nAna', '', ' \n,,\n'].map(linesOf)).toEqual([2, 2, 1, 0, 0]);
  });

  it('comes from a file, is checked, and enters', async () => {
    const hall = new FakeHall({ [IMPORT]: { frame: { ...anEvent(), n: 8 }, you: aYou(), desk: aDesk() } });
    const event = eventWith();
    render(ListEntry, { event, teams: true });
    const file = new File(['name,team\nAna,Reds\nBo,Reds\n'], 'teams.csv', { type: 'text/csv' });
    await fireEvent.change(screen.getByLabelText('Player list (CSV or text)'), { target: { files: [file] } });
    const shown = await screen.findByLabelText<HTMLTextAreaElement>('What’s in teams.csv');
    expect(shown.value).toContain('Ana,Reds');
    await fireEvent.click(screen.getByRole('button', { name: 'Enter 2 players' }));
    await waitFor(() => expect(event.done).toBe('2 entrants added.'));
    expect(hall.sent(IMPORT)).toEqual([{ n: 7, text: 'name,team\nAna,Reds\nBo,Reds\n' }]);
  });

  it('is recognized by its headers when names are pasted', async () => {
    const hall = new FakeHall({ [IMPORT]: { frame: anEvent(), you: aYou(), desk: aDesk() } });
    render(People, { event: eventWith() });
    const names = screen.getByLabelText('Names');
    await fireEvent.input(names, { target: { value: 'name;note\nAna;late' } });
    await fireEvent.submit(names.closest('form') as HTMLFormElement);
    await waitFor(() => expect(hall.sent(IMPORT)).toEqual([{ n: 7, text: 'name;note\nAna;late' }]));
  });
});

describe('a sideboard', () => {
  it('is swapped one for one, and not otherwise', async () => {
    const path = `POST /api/events/${CODE}/entrants/2/swap`;
    const hall = new FakeHall({
      'GET /api/games/spellfire/cards': { cards: [] },
      [path]: { frame: anEvent(), you: aYou(), desk: null },
    });
    render(SwapCards, { event: eventWith({}, aYou({ entrant: 2, plays: ['a', 'a', 'b'], plays_beside: ['c'] })) });
    const exchange = screen.getByRole('button', { name: 'Swap cards', hidden: true });
    expect(exchange.getAttribute('aria-disabled')).toBe('true');
    const more = screen.getAllByRole('button', { name: /^\+/, hidden: true });
    await fireEvent.click(more[0] as HTMLElement);
    await fireEvent.click(exchange);
    expect(hall.count(path)).toBe(0);
    await fireEvent.click(more[2] as HTMLElement);
    await fireEvent.click(screen.getByRole('button', { name: 'Swap 1 card', hidden: true }));
    await waitFor(() => expect(hall.sent(path)).toEqual([{ n: 7, out: ['a'], into: ['c'] }]));
  });
});

describe('a second swap in a match', () => {
  it('starts from the current deck, not the registered one', () => {
    new FakeHall({ 'GET /api/games/spellfire/cards': { cards: [] } });
    const you = { entrant: 2, deck: ['a', 'b'], beside: ['c'], plays: ['c', 'b'], plays_beside: ['a'] };
    render(SwapCards, { event: eventWith({}, aYou(you)) });
    const lists = screen.getAllByRole('list', { hidden: true }).map((list) => [...list.querySelectorAll('.name')].map((name) => name.textContent));
    expect(lists).toEqual([['b', 'c'], ['a']]);
  });

  it('is waited for until the player says they’re ready', async () => {
    const path = `POST /api/events/${CODE}/entrants/2/ready`;
    const ready = aYou({ entrant: 2, exchange: 1000, ready: true });
    const hall = new FakeHall({ 'GET /api/games/spellfire/cards': { cards: [] }, [path]: { frame: anEvent(), you: ready, desk: null } });
    render(SwapCards, { event: eventWith({}, aYou({ entrant: 2, exchange: 1000 })) });
    await fireEvent.click(screen.getByRole('button', { name: 'I’m ready' }));
    await waitFor(() => expect(hall.count(path)).toBe(1));
    expect(await screen.findByText(/You’re ready/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I’m ready' })).toBeNull();
  });
});

describe('a printed sheet', () => {
  it('has a number of parts per page, space to write by hand, and a QR code', () => {
    const part = (number: number) => ({ caption: `Table ${number}`, columns: ['Name', 'Game 1'], rows: [['Ana', '____']], notes: [], link: 'http://x/r', code: 'data:image/svg+xml,' });
    const sheet = { name: 'slips', event: 'Cup', title: 'Round 1: slips', parts: [1, 2, 3].map(part), notes: [], on_a_page: 2, secret: false };
    render(SheetPages, { sheet });
    expect(screen.getAllByRole('region').map((page) => page.getAttribute('aria-label'))).toEqual(['Page 1 of 2', 'Page 2 of 2']);
    expect(screen.getAllByRole('table')).toHaveLength(3);
    expect(screen.queryByText('____')).toBeNull();
    expect(screen.getAllByRole('img')).toHaveLength(3);
  });
});
