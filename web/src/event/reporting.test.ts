/** Names and texts of events, pods, decks and profiles: each can be reported where it is shown. */

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeHall, Refused } from '../home/fakehall';
import ReportButton from '../lib/people/ReportButton.svelte';
import type { HallSocket } from '../lib/live/socket.svelte';
import { PodStore } from '../pod/pod.svelte';
import { aPod } from '../pod/sample';
import Seats from '../pod/Seats.svelte';
import { EventStore } from './event.svelte';
import ReportForm from './ReportForm.svelte';
import { anEvent, aYou, CODE } from './sample';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function form(): FakeHall {
  const hall = new FakeHall({ 'POST /api/reports': undefined });
  const event = new EventStore(CODE, {} as HallSocket);
  const first = anEvent().entrants[0];
  if (!first) throw new Error('someone has entered');
  const staff = [
    { person: 40, name: 'Zoe', role: 'judge' },
    { person: first.people[0] ?? 0, name: first.name, role: 'judge' },
  ];
  event.heard({ t: 'event', n: 0, frame: anEvent({ staff }), you: aYou({ entrant: 0 }), desk: null });
  render(ReportForm, { event });
  return hall;
}

async function reports(value: string): Promise<void> {
  await fireEvent.change(screen.getByLabelText('What is offensive?'), { target: { value } });
  await fireEvent.click(screen.getByRole('button', { name: 'Report to the host' }));
  await screen.findByText('Reported. The host will take a look.');
}

describe('at an event', () => {
  it.each([
    ['title', { what: 'title', number: 0 }],
    ['notes', { what: 'notes', number: 0 }],
    ['entry', { what: 'entry', number: 1 }],
    ['member 40', { what: 'member', number: 40 }],
  ])('%s is reported', async (value, sent) => {
    const hall = form();
    await reports(value);
    expect(hall.sent('POST /api/reports')).toEqual([{ event: CODE, ...sent }]);
  });

  it('each name can be chosen once', () => {
    form();
    const values = screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values.length).toBeGreaterThan(4);
  });
});

describe('in a pod', () => {
  it('the names of others are reported', async () => {
    const hall = new FakeHall({ 'POST /api/reports': undefined });
    const pod = new PodStore('KPWRZTBXGN');
    pod.heard({ t: 'pod', n: 0, frame: aPod({ you: 1 }) });
    render(Seats, { pod });
    await fireEvent.click(screen.getByRole('button', { name: 'Report Ana’s name' }));
    await waitFor(() => expect(hall.sent('POST /api/reports')).toEqual([{ pod: pod.frame?.code, seat: 0 }]));
    expect(screen.queryByRole('button', { name: 'Report Bo’s name' })).toBeNull();
  });
});

it('a report that is refused says why', async () => {
  new FakeHall({ 'POST /api/reports': new Refused(429, 'you have reported much in the last hour; try again later') });
  render(ReportButton, { what: { deck: 'ABC' }, label: 'Report this deck' });
  await fireEvent.click(screen.getByRole('button', { name: 'Report this deck' }));
  await screen.findByText(/reported much/);
});
