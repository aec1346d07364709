/** Chat lines: hidden, reported, removed. */

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeHall, Refused } from '../../home/fakehall';
import { frame } from '../../lib/live/sample';
import type { HallSocket } from '../../lib/live/socket.svelte';
import { TableStore } from '../../lib/live/table.svelte';
import type { Chat } from '../../lib/wire';
import ChatLines from './ChatLines.svelte';
import MoreDialog from '../shell/MoreDialog.svelte';

let table: TableStore;
let hall: FakeHall;
let refresh: ReturnType<typeof vi.fn>;

function say(more: Partial<Chat>): void {
  table.heard({
    t: 'chat', n: 0, table: 'TABLE1', seat: 1, name: 'Bo', text: 'you fool', at: 0, by: 'player', id: 7, removed: false, ...more,
  }); // prettier-ignore
}

beforeEach(() => {
  // The tests' DOM neither scrolls nor opens dialogs.
  Element.prototype.scrollTo = vi.fn() as typeof Element.prototype.scrollTo;
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement): void {
    this.open = true;
  };
  window.localStorage.clear();
  hall = new FakeHall({ 'POST /api/reports': undefined });
  refresh = vi.fn();
  table = new TableStore('TABLE1', { refresh } as unknown as HallSocket);
  const shown = frame({});
  shown.seats = shown.seats.map((seat) => ({ ...seat, kind: 'person', name: ['Ana', 'Bo'][seat.seat] ?? '' }));
  table.mine = [{ seat: 0, token: '' }];
  table.heard({ t: 'table', n: 0, revision: 0, frame: shown });
});

afterEach(() => {
  table.hide('seat 1', false);
  cleanup();
  vi.unstubAllGlobals();
});

async function openLine(): Promise<void> {
  await fireEvent.click(screen.getByRole('button', { name: /^Message from Bo .*: hide or report$/ }));
}

describe('a chat line', () => {
  it('is reported, and hidden for you at once', async () => {
    say({});
    render(ChatLines, { table });
    await openLine();
    await fireEvent.click(screen.getByRole('button', { name: 'Report this message' }));
    expect(screen.queryByText('you fool')).toBeNull();
    await waitFor(() => expect(table.notes.at(-1)?.text).toMatch(/^Reported and hidden/));
    expect(hall.sent('POST /api/reports')).toEqual([{ table: 'TABLE1', line: 7 }]);
    await fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('you fool')).toBeTruthy();
  });

  it('is hidden even if it couldn’t be reported', async () => {
    hall.replies['POST /api/reports'] = new Refused(429, 'you have reported much in the last hour; try again later');
    say({ id: 70 });
    render(ChatLines, { table });
    await openLine();
    await fireEvent.click(screen.getByRole('button', { name: 'Report this message' }));
    await waitFor(() => expect(table.notes.at(-1)?.text).toMatch(/not reported: You have reported much/));
    expect(screen.queryByText('you fool')).toBeNull();
  });

  it('goes away when the hall’s host removes it', async () => {
    say({ id: 8 });
    say({ id: 9, text: 'sorry' });
    render(ChatLines, { table });
    say({ id: 8, text: '', removed: true });
    await tick();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent?.includes('removed'))).toEqual([true, false]);
  });

  it('can’t be reported if it’s your own or the hall’s', () => {
    say({ id: 10, seat: 0, name: 'Ana' });
    say({ id: 11, seat: -1, name: '' });
    render(ChatLines, { table });
    expect(screen.queryByRole('button', { name: /hide or report/ })).toBeNull();
  });

  it('disappears together with its author’s name', async () => {
    say({ id: 12 });
    render(ChatLines, { table });
    await openLine();
    await fireEvent.click(screen.getByRole('button', { name: 'Hide Bo' }));
    expect(screen.queryByText('you fool')).toBeNull();
    expect(screen.queryByText('Bo')).toBeNull();
    expect(table.name(1)).toBe('Seat 2');
    table.hide('seat 1', false);
    expect(refresh).toHaveBeenCalledWith('TABLE1');
  });
});

describe('a name', () => {
  it('is reported, and hidden at once', async () => {
    render(MoreDialog, { table, close: vi.fn(), open: vi.fn() });
    expect(screen.queryByRole('button', { name: 'Report Ana’s name' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Report Bo’s name' }));
    await waitFor(() => expect(table.name(1)).toBe('Seat 2'));
    expect(hall.sent('POST /api/reports')).toEqual([{ table: 'TABLE1', seat: 1 }]);
    expect(screen.getByRole('button', { name: 'Show Seat 2 again' })).toBeTruthy();
  });
});
