import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeHall } from '../home/fakehall';
import type { HallSocket } from '../lib/live/socket.svelte';
import CallJudge from './entrant/CallJudge.svelte';
import Calls from './desk/Calls.svelte';
import { EventStore } from './event.svelte';
import Heading from './Heading.svelte';
import { aDesk, anEvent, aYou, CODE } from './sample';

const PATH = `/api/events/${CODE}`;
const ANSWER = { frame: anEvent(), you: aYou(), desk: aDesk() };
const JUDGE = { person: 4, name: 'Zoe', role: 'judge' };

function eventWith(
  you: Parameters<typeof aYou>[0],
  desk: Parameters<typeof aDesk>[0] = {},
  frame: Parameters<typeof anEvent>[0] = {},
): EventStore {
  const event = new EventStore(CODE, {} as HallSocket);
  event.heard({ t: 'event', n: 0, frame: anEvent({ staff: [JUDGE], ...frame }), you: aYou(you), desk: aDesk(desk) });
  return event;
}

afterEach(() => vi.unstubAllGlobals());

describe('a judge', () => {
  it('can be called with an optional reason', async () => {
    const hall = new FakeHall({ [`POST ${PATH}/calls`]: ANSWER });
    render(CallJudge, { event: eventWith({ role: '', entrant: 2 }) });
    await fireEvent.input(screen.getByLabelText('Reason (optional)'), { target: { value: ' Does it block? ' } });
    await fireEvent.submit(screen.getByLabelText('Reason (optional)').closest('form') as HTMLFormElement);
    await waitFor(() => expect(hall.sent(`POST ${PATH}/calls`)).toEqual([{ n: 7, text: 'Does it block?' }]));
  });

  it('is shown coming to the player who called', () => {
    render(CallJudge, { event: eventWith({ role: '', entrant: 2, call: 3, judge: 4 }) });
    expect(screen.getByRole('status').textContent).toContain('Zoe is on the way to your table.');
  });

  it('sees who is waiting, takes the call, and enters the result', async () => {
    const hall = new FakeHall({ [`POST ${PATH}/calls/3/take`]: ANSWER, [`POST ${PATH}/calls/3/settle`]: ANSWER });
    const call = { call: 3, entrant: 2, round: 1, table: 1, at: 0, text: 'does it block?', judge: 0 };
    const event = eventWith({ role: 'judge' }, { calls: [call] });
    render(Calls, { event });
    expect(screen.getByText(/Does it block\?/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /^Take it/ }));
    await waitFor(() => expect(hall.count(`POST ${PATH}/calls/3/take`)).toBe(1));
    event.heard({ t: 'event', n: 0, frame: anEvent({ n: 9, staff: [JUDGE] }), you: aYou({ role: 'judge' }), desk: aDesk({ calls: [{ ...call, judge: 4 }] }) });
    await screen.findByText('you’re on it');
    await fireEvent.input(screen.getByLabelText(/^Result/), { target: { value: 'It blocks.' } });
    await fireEvent.click(screen.getByRole('button', { name: /^Done/ }));
    await waitFor(() => expect(hall.sent(`POST ${PATH}/calls/3/settle`)).toEqual([{ n: 9, outcome: 'It blocks.' }]));
  });
});

describe('playing staff', () => {
  it('are named if they have ruled on their own game', () => {
    render(Heading, { event: eventWith({}, {}, { own_judges: [4] }) });
    expect(screen.getByText('Not neutrally judged: Zoe is playing and ruled on their own game.')).toBeTruthy();
    cleanup();
    const staff = [JUDGE, { person: 5, name: 'Yan', role: 'coordinator' }];
    render(Heading, { event: eventWith({}, {}, { staff, own_judges: [4, 5] }) });
    expect(screen.getByText('Not neutrally judged: Zoe and Yan are playing and ruled on their own games.')).toBeTruthy();
  });

  it('aren’t mentioned otherwise', () => {
    render(Heading, { event: eventWith({}) });
    expect(screen.queryByText(/^Not refereed/)).toBeNull();
  });
});
