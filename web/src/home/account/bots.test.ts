/** Bots: added on your own page, invited to an open seat, and marked at tables. */

import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { frame, seat } from '../../lib/live/sample';
import { TableStore } from '../../lib/live/table.svelte';
import SeatName from '../../table/seats/SeatName.svelte';
import WaitingSeat from '../../table/seats/WaitingSeat.svelte';
import { FakeHall, GAME, Refused } from '../fakehall';
import MyBots from './MyBots.svelte';

const RUSTY = { code: 'BOTCODE', name: 'Rusty', games: ['spellfire'], made: 1_700_000_000, seen: 0, here: false };

function hallWith(more: Record<string, unknown>): FakeHall {
  return new FakeHall({ 'GET /api/games': { games: [GAME] }, 'GET /api/bots/mine': { bots: [RUSTY], most: 2 }, ...more });
}

afterEach(() => vi.unstubAllGlobals());

describe('your bots', () => {
  it('shows the token of a new one once', async () => {
    const hall = hallWith({ 'GET /api/bots/mine': { bots: [], most: 2 }, 'POST /api/bots': { code: 'NEW', token: 'a-secret' } });
    render(MyBots);
    await fireEvent.input(await screen.findByLabelText('Bot name'), { target: { value: ' Rusty ' } });
    await fireEvent.click(await screen.findByRole('checkbox', { name: 'Spellfire' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('a-secret')).toBeTruthy();
    expect(hall.sent('POST /api/bots')).toEqual([{ name: 'Rusty', games: ['spellfire'] }]);
    await fireEvent.click(screen.getByRole('button', { name: 'I saved it' }));
    expect(screen.queryByText('a-secret')).toBeNull();
  });

  it('renews and removes one after a second press', async () => {
    const hall = hallWith({ 'POST /api/bots/BOTCODE/token': { code: 'BOTCODE', token: 'another' }, 'DELETE /api/bots/BOTCODE': undefined });
    render(MyBots);
    await fireEvent.click(await screen.findByRole('button', { name: /^New token.*Rusty$/ }));
    expect(hall.count('POST /api/bots/BOTCODE/token')).toBe(0);
    await fireEvent.click(screen.getByRole('button', { name: /^Yes, revoke the old token.*Rusty$/ }));
    expect(await screen.findByText('another')).toBeTruthy();
    const gone = screen.getByRole('button', { name: /^Remove.*Rusty$/ });
    await waitFor(() => expect(gone.getAttribute('aria-disabled')).toBe('false'));
    await fireEvent.click(gone);
    await fireEvent.click(screen.getByRole('button', { name: /^Yes, remove.*Rusty$/ }));
    await waitFor(() => expect(hall.count('DELETE /api/bots/BOTCODE')).toBe(1));
    await waitFor(() => expect(screen.queryByText('another')).toBeNull());
  });

  it('offers none to people who have reached the limit', async () => {
    hallWith({ 'GET /api/bots/mine': { bots: [RUSTY], most: 1 } });
    render(MyBots);
    expect(await screen.findByText('Rusty', { selector: 'strong' })).toBeTruthy();
    expect(screen.queryByText('Add a bot')).toBeNull();
  });
});

describe('an open seat at your table', () => {
  function shown(host: boolean): void {
    const table = new TableStore('TABLE1');
    const free = seat(1, { kind: 'open', name: '', ready: false });
    table.heard({ t: 'table', n: 0, revision: 0, frame: frame({ stage: 'waiting', seats: [seat(0), free] }) });
    table.host = host;
    render(WaitingSeat, { table, shown: free });
  }

  it('can be filled with any bot that is online', async () => {
    const hall = hallWith({
      'GET /api/bots?game=spellslinger': { bots: [{ code: 'BOTCODE', name: 'Rusty', yours: true }] },
      'POST /api/tables/TABLE1/bots': undefined,
    });
    shown(true);
    await fireEvent.click(screen.getByRole('button', { name: /^Invite a bot.*to seat 2$/ }));
    await fireEvent.click(await screen.findByRole('button', { name: /^Rusty.*invite this bot to seat 2$/ }));
    expect(await screen.findByText('Rusty will sit down in a moment.')).toBeTruthy();
    expect(screen.getByText('yours, so the result won’t count')).toBeTruthy();
    expect(hall.sent('POST /api/tables/TABLE1/bots')).toEqual([{ bot: 'BOTCODE', seat: 1 }]);
  });

  it('says that no bot is online, and what the hall refuses', async () => {
    const hall = hallWith({ 'GET /api/bots?game=spellslinger': { bots: [] } });
    shown(true);
    await fireEvent.click(screen.getByRole('button', { name: /^Invite a bot.*to seat 2$/ }));
    expect(await screen.findByText('No bot here plays this game.')).toBeTruthy();
    hall.replies['GET /api/bots?game=spellslinger'] = new Refused(429, 'too often');
    await fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Too often.'));
  });

  it('can be filled only by its host', () => {
    hallWith({});
    shown(false);
    expect(screen.queryByRole('button', { name: /Invite a bot/ })).toBeNull();
  });
});

describe('a bot at a table', () => {
  it('is marked next to its name, for eyes and for ears', () => {
    const table = new TableStore('TABLE1');
    table.heard({ t: 'table', n: 0, revision: 0, frame: frame({ seats: [seat(0), seat(1, { bot: true })] }) });
    const { container } = render(SeatName, { table, seat: 1 });
    expect(container.textContent).toContain(', a bot');
    render(SeatName, { table, seat: 0 });
    expect(container.querySelectorAll('.bot')).toHaveLength(1);
  });
});
