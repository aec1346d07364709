/** People's names link to their pages if those are public. */

import { render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import RoundTables from '../event/RoundTables.svelte';
import Roster from '../event/Roster.svelte';
import { EventStore } from '../event/event.svelte';
import { aRound, aTable, aYou, anEvent } from '../event/sample';
import Standings from '../event/Standings.svelte';
import TableRows from '../home/TableRows.svelte';
import { masked } from '../lib/settings/muted.svelte';
import NameList from '../lib/people/NameList.svelte';
import { frame, seat } from '../lib/live/sample';
import { TableStore } from '../lib/live/table.svelte';
import Rail from '../table/seats/Rail.svelte';
import MoreDialog from '../table/shell/MoreDialog.svelte';
import WaitingSeat from '../table/seats/WaitingSeat.svelte';

const leads = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');
const nowhere = (name: string | RegExp): void => expect(screen.queryByRole('link', { name })).toBeNull();

function tableOf(...names: string[]): TableStore {
  const table = new TableStore('TABLE1');
  const seats = names.map((name, number) => seat(number, { name, login: name.startsWith('Guest') ? '' : name.toLowerCase() }));
  table.heard({ t: 'table', n: 0, revision: 0, frame: frame({ stage: 'playing', seats }) });
  return table;
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => vi.unstubAllGlobals());

describe('a person’s name', () => {
  it('links to their page in the rail of a table, in a new tab', () => {
    render(Rail, { table: tableOf('Ana', 'Guest Bo'), focusSeat: -1, look: () => undefined });
    expect(leads('Ana')).toBe('/@ana');
    expect(screen.getByRole('link', { name: 'Ana' }).getAttribute('target')).toBe('_blank');
    nowhere(/Guest/);
  });

  it('is on a button if there are more boards, so the link moves to the table’s menu', () => {
    const table = tableOf('Ana', 'Bo', 'Guest Cy');
    const { unmount } = render(Rail, { table, focusSeat: -1, look: () => undefined });
    expect(screen.queryAllByRole('link')).toEqual([]);
    unmount();
    render(MoreDialog, { table, close: () => undefined, open: () => undefined });
    expect(screen.getAllByText(/’s page$/).map((link) => link.getAttribute('href'))).toEqual(['/@bo']);
  });

  it('links there before the game', () => {
    const table = tableOf('Ana', 'Bo');
    render(WaitingSeat, { table, shown: seat(1, { name: 'Bo', login: 'bo' }) });
    expect(leads('Bo')).toBe('/@bo');
  });

  it('isn’t linked if the page is hidden', () => {
    const all = frame({ seats: [seat(0, { name: 'Ana', login: 'ana' })] });
    expect(masked(all, () => true).seats).toEqual([seat(0, { name: '', login: '' })]);
  });

  it('is linked in lists of tables', () => {
    const seats = ['Ana', 'Wren', ''].map((name) => ({ kind: name ? 'person' : 'open', name, login: name === 'Ana' ? 'ana' : '' }));
    const row = { code: 'KPWRZT', game: 'toy', stage: 'waiting', seats, created: 0, yours: false, manner: 'casual', rated: false, turn_of: '', result: '', length: 0 };
    render(TableRows, { rows: [row], verb: 'Join' });
    const line = within(screen.getByRole('listitem'));
    expect(line.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/@ana', '/table/KPWRZT']);
    expect(screen.getByRole('listitem').textContent).toContain('Ana and Wren');
  });

  it('is linked in lists of people, written as the language writes them', () => {
    const people = ['Ana', 'Bo', 'Cy'].map((name) => ({ name, login: name === 'Bo' ? 'bo' : '' }));
    const { container } = render(NameList, { people });
    expect(container.textContent).toBe('Ana, Bo and Cy');
    expect(leads('Bo')).toBe('/@bo');
    nowhere('Ana');
  });

  it('is linked in the standings, the rounds and the entrants of an event', () => {
    const rank = { place: 1, entrant: 2, points: 8, status: 'in', values: [], decided: '', lines: [] };
    const round = aRound({ tables: [aTable({ entrants: [1, 2] })] });
    const told = anEvent({ standing: [rank], rounds: [round] });
    told.entrants = told.entrants.map((one) => (one.name === 'Bo' ? { ...one, login: 'bo' } : one));
    const event = new EventStore('EVENT1');
    event.heard({ t: 'event', n: 0, frame: told, you: aYou(), desk: null });
    for (const shown of [() => render(Standings, { event }), () => render(RoundTables, { event, round }), () => render(Roster, { event })]) {
      const { unmount } = shown();
      expect(leads('Bo')).toBe('/@bo');
      nowhere('Ana');
      unmount();
    }
  });
});
