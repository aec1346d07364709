import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeHall, Refused } from '../home/fakehall';
import type { HallSocket } from '../lib/live/socket.svelte';
import type { EventEntrant } from '../lib/wire';
import { Announcing } from './desk/announcing.svelte';
import { EventStore } from './event.svelte';
import NextStep from './desk/NextStep.svelte';
import Results from './Results.svelte';
import Roster from './Roster.svelte';
import RoundTables from './RoundTables.svelte';
import { leftInWords, screenfuls } from './screenfuls';
import { aDesk, anEvent, aRound, aTable, aYou, CODE } from './sample';
import Standings from './Standings.svelte';
import { empty, gameOf, reportOf } from './typed';
import { ordinal, roundAhead, titleOf } from './words';

const PATH = `/api/events/${CODE}`;

function eventWith(frame: Parameters<typeof anEvent>[0] = {}, desk = aDesk(), you = aYou()): EventStore {
  const event = new EventStore(CODE, {} as HallSocket);
  event.heard({ t: 'event', n: 0, frame: anEvent(frame), you, desk });
  return event;
}

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => vi.unstubAllGlobals());

describe('an event', () => {
  it('reports with every change how far it has seen the log, and keeps the answer', async () => {
    const hall = new FakeHall({
      [`POST ${PATH}/rounds`]: { frame: { ...anEvent(), n: 8, stage: 'drawn' }, you: {}, notes: ['Nobody sits apart.'] },
    });
    const event = eventWith();
    expect(await event.post('rounds', {}, 'Round 1 is drawn.')).toBe(true);
    expect(hall.sent(`POST ${PATH}/rounds`)).toEqual([{ n: 7 }]);
    expect(event.frame?.stage).toBe('drawn');
    expect(event.you?.role).toBe(''); // omitted fields are there again
    expect(event.done).toBe('Round 1 is drawn. Nobody sits apart.');
  });

  it('looks again if someone else was quicker, and says so', async () => {
    new FakeHall({
      [`POST ${PATH}/rounds`]: new Refused(409, 'someone else changed the tournament in the meantime; take another look'),
      [`GET ${PATH}`]: { frame: { ...anEvent(), n: 9 }, you: {}, desk: null },
    });
    const event = eventWith();
    expect(await event.post('rounds')).toBe(false);
    expect(event.fault).toContain('Someone else changed the tournament');
    expect(event.frame?.n).toBe(9);
  });

  it('isn’t set back by an answer the socket has overtaken', () => {
    const event = eventWith({ n: 9 });
    event.heard({ t: 'event', n: 0, frame: anEvent({ n: 8 }), you: aYou(), desk: null });
    expect(event.frame?.n).toBe(9);
  });

  it('knows where you play', () => {
    const you = aYou({ role: '', entrant: 2, round: 1, table: 1, seat: 1 });
    expect(eventWith({}, aDesk(), you).mine?.entrants).toEqual([1, 2, 3]);
    expect(eventWith({}, aDesk(), aYou()).mine).toBeUndefined();
  });
});

describe('the next step', () => {
  it('is one big button, with the reason below if it isn’t possible yet', async () => {
    const hall = new FakeHall({});
    render(NextStep, { event: eventWith() });
    const button = screen.getByRole('button', { name: 'Pair round 2' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain('is waiting for results from table 1');
    await fireEvent.click(button);
    expect(hall.asked).toEqual([]);
  });

  it.each([
    ['decks', 'Pair round 1', '3 have entered: decks must be registered before play; missing: Bo (SFT-SID-06).'],
    ['count', 'Pair round 2', 'Table 1 of round 1 is tied; enter the razed of Ana and Bo first (SFT-TIM-10).'],
    ['settle', 'Finish the tournament', "Ana has won. Before you finish the event: case 1 isn't decided yet (SFT-SID-05)."],
  ])('that waits (%s) is no button to press, and the reason stands beneath', async (what, name, text) => {
    const hall = new FakeHall({});
    render(NextStep, { event: eventWith({}, aDesk({ what, text })) });
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text);
    await fireEvent.click(button);
    expect(hall.asked).toEqual([]);
  });

  it('publishes a paired round', async () => {
    const hall = new FakeHall({ [`POST ${PATH}/rounds/publish`]: { frame: anEvent(), you: {} } });
    const desk = aDesk({ what: 'publish', text: 'Check the pairings of round 1, then publish them.', drawn: aRound() });
    render(NextStep, { event: eventWith({ rounds: [] }, desk) });
    await fireEvent.click(screen.getByRole('button', { name: 'Publish round 1' }));
    await waitFor(() => expect(hall.count(`POST ${PATH}/rounds/publish`)).toBe(1));
  });
});

describe('results', () => {
  it('are entered by keyboard: a table, the numbers, and back to the next table', async () => {
    const hall = new FakeHall({ [`POST ${PATH}/tables/3/report`]: { frame: { ...anEvent(), n: 8 }, you: aYou(), desk: aDesk() } });
    const rounds = [aRound({ tables: [aTable(), aTable({ table: 3, entrants: [3, 2, 1] })] })];
    render(Results, { event: eventWith({ rounds }, aDesk({ tables: [1, 3] })) });
    const which = screen.getByLabelText('Table');
    await fireEvent.input(which, { target: { value: '3' } });
    await fireEvent.submit(which.closest('form') as HTMLFormElement);
    const first = screen.getByLabelText('Cy, unrazed realms, table 3');
    expect(document.activeElement).toBe(first);
    for (const [name, count] of [['Cy', '6'], ['Bo', '4'], ['Ana', '4']] as const) {
      await fireEvent.input(screen.getByLabelText(`${name}, unrazed realms, table 3`), { target: { value: count } });
    }
    await fireEvent.submit(first.closest('form') as HTMLFormElement);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Table')));
    expect(hall.sent(`POST ${PATH}/tables/3/report`)).toEqual([
      { n: 7, game: 1, counts: [{ realms: 6 }, { realms: 4 }, { realms: 4 }], winner: 0, conceded: [], drawn: false, time: false },
    ]);
  });

  it('are refused at once for a table that waits for none', async () => {
    render(Results, { event: eventWith() });
    const which = screen.getByLabelText('Table');
    await fireEvent.input(which, { target: { value: '9' } });
    await fireEvent.submit(which.closest('form') as HTMLFormElement);
    expect(screen.getByRole('alert').textContent).toBe('Table 9 has no outstanding result.');
  });

  it('are sent by seat; invalid numbers are reported', () => {
    expect(reportOf({ ...empty(), counts: ['6', '', '4'] }, aTable(), 'realms')).toMatchObject({
      counts: [{ realms: 6 }, {}, { realms: 4 }],
    });
    expect(reportOf({ ...empty(), counts: ['six'] }, aTable(), 'realms')).toBe('“six” isn’t a number.');
    expect(reportOf({ ...empty(), winner: 2 }, aTable(), '')).toMatchObject({ counts: [], winner: 2 });
    expect(gameOf(aTable())).toBe(1);
  });
});

describe('tables', () => {
  it('are shown, the one whose slip was scanned first', () => {
    const round = aRound({ tables: [1, 2, 3].map((table) => aTable({ table })) });
    render(RoundTables, { event: eventWith({ rounds: [round] }), round, sought: 2 });
    expect(screen.getAllByText(/^Table \d$/).map((one) => one.textContent)).toEqual(['Table 2', 'Table 1', 'Table 3']);
  });
});

describe('standings', () => {
  it('expand to show where points come from', () => {
    const line = { place: 1, entrant: 2, points: 8, status: 'in', values: [], decided: '', lines: ['R1 table 1: 1st 4 x 2 = 8'] };
    render(Standings, { event: eventWith({ standing: [line] }) });
    expect(screen.getByRole('rowheader').textContent).toBe('Bo');
    expect(screen.getByText('R1 table 1: 1st 4 x 2 = 8')).toBeTruthy();
  });
});

describe('the wall screen', () => {
  const rank = { place: 1, entrant: 3, points: 8, status: 'in', values: [], decided: '', lines: [] };

  it('and every list sort names with numbers in counting order', () => {
    const names = ['club 10', 'Ana', 'club 2'];
    const entrants = names.map((name, at) => ({ ...(anEvent().entrants[0] as EventEntrant), number: at + 1, name }));
    const frame = anEvent({ entrants, rounds: [aRound({ over: false })] });
    const [shown] = screenfuls(frame, { rows: 9, columns: 2 });
    const counted = ['Ana', 'club 2', 'club 10'];
    expect(shown?.lines.map(({ name }) => name)).toEqual(counted);
    render(Roster, { event: eventWith({ entrants }) });
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(rows.slice(0, 3).map((text) => counted.find((name) => text.includes(name)))).toEqual(counted);
  });

  it('is cut into screenfuls: everyone by name with table and seat, the tables, the standings', () => {
    const rounds = [aRound({ byes: [3], tables: [aTable({ entrants: [2, 1] })] })];
    const shown = screenfuls(anEvent({ rounds, standing: [rank] }), { rows: 1, columns: 2 });
    expect(shown).toEqual([
      {
        title: 'Round 1',
        part: 'Ana to Bo',
        wide: false,
        lines: [{ name: 'Ana', text: '', table: 1, seat: 2 }, { name: 'Bo', text: '', table: 1, seat: 1 }],
      },
      { title: 'Round 1', part: 'Cy to Cy', wide: false, lines: [{ name: 'Cy', text: 'bye' }] },
      { title: 'Round 1: tables', part: '', wide: true, lines: [{ name: 'Table 1', text: 'Bo, Ana' }] },
      { title: 'Standings', part: '', wide: false, lines: [{ name: '1. Cy', text: '8' }] },
    ]);
  });

  it('shows nobody’s seat once the round is over', () => {
    expect(screenfuls(anEvent({ rounds: [aRound({ over: true })] }), { rows: 8, columns: 2 })).toEqual([]);
    const [last] = screenfuls(anEvent({ rounds: [aRound({ over: true })], standing: [rank], closed: 9 }), { rows: 8, columns: 2 });
    expect(last?.title).toBe('Final standings');
  });

  it('counts minutes, then seconds, then says that time is up', () => {
    expect([3_600_000, 300_001, 300_000, 61_000, 9_100, 0, -5].map(leftInWords)).toEqual([
      '60 min', '6 min', '5:00', '1:01', '0:10', 'time is up', 'time is up',
    ]);
  });
});

describe('announcing', () => {
  const book = {
    game: 'spellfire',
    types: [
      { name: 'Championship', text: '', rules: [], level: '', parameter: '', structure: 'tables', seats: 3, least: 0, minutes: 0, choices: [] },
      { name: 'No-Xs', text: '', rules: [], level: '', parameter: 'digit', structure: 'tables', seats: 3, least: 0, minutes: 0, choices: [] },
      {
        name: 'Sealed Deck',
        text: '',
        rules: [],
        level: '',
        parameter: '',
        structure: 'tables',
        seats: 3,
        least: 0,
        minutes: 0,
        choices: [{ title: 'Starter deck', products: [{ name: '4th deck', text: '' }, { name: '2nd deck', text: '' }] }],
      },
    ],
    variants: [{ name: 'Questing', text: '', rules: [], aliases: [] }],
    victories: ['Standard', 'Enhanced'],
    sizes: [55, 75],
    structures: { tables: [] },
    policies: [],
  };

  it('builds a name from the choices', async () => {
    new FakeHall({ 'GET /api/games/spellfire/tournament': book });
    const plan = new Announcing('spellfire');
    await plan.load();
    expect(plan.name).toBe('Spellfire: Championship—Standard [55]');
    plan.choose({ type: 'No-Xs' });
    plan.turn('Questing', true);
    plan.choose({ victory: 'Enhanced', size: 75 });
    expect(plan.name).toBe('Spellfire: No-9s (Questing)—Enhanced [75]');
    plan.turn('Questing', false);
    plan.choose({ type: 'Championship', label: 'Spring' });
    expect(plan.name).toBe('Spellfire: Spring Championship—Enhanced [75]');
  });

  it('puts the products that are opened in front of the variants, and forgets them with the type', async () => {
    new FakeHall({ 'GET /api/games/spellfire/tournament': book });
    const plan = new Announcing('spellfire');
    await plan.load();
    plan.choose({ type: 'Sealed Deck' });
    plan.choose({ parameter: '2nd deck' });
    plan.turn('Questing', true);
    expect(plan.name).toBe('Spellfire: Sealed Deck (2nd deck, Questing)—Standard [55]');
    plan.choose({ type: 'No-Xs' });
    expect(plan.name).toBe('Spellfire: No-9s (Questing)—Standard [55]');
    plan.choose({ type: 'Sealed Deck' });
    expect(plan.name).toBe('Spellfire: Sealed Deck (Questing)—Standard [55]');
  });

  it('sets the choices from a pasted name, and says what is wrong with it', async () => {
    vi.useFakeTimers();
    const read = { label: '', type: 'No-Xs', parameter: '3', variants: [], victory: 'Standard', size: 55, faults: [], warnings: [], forecast: null };
    const hall = new FakeHall({ 'POST /api/tournament-name': read });
    const plan = new Announcing('spellfire');
    plan.name = 'spellfire: no-3s - standard [55]';
    plan.watch();
    await vi.runAllTimersAsync();
    expect(plan.chosen.parameter).toBe('3');
    hall.replies['POST /api/tournament-name'] = new Refused(400, 'decks have 55, 75 or 110 cards, not 60 (SFT-NAM-06)');
    plan.watch();
    await vi.runAllTimersAsync();
    expect(plan.faults).toEqual(['Decks have 55, 75 or 110 cards, not 60 (SFT-NAM-06).']);
    vi.useRealTimers();
  });
});

describe('words', () => {
  it('count and sort', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 102].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '102nd']);
    expect(roundAhead({ entrants: 7, sizes: [3, 4], byes: 0, back: 1 })).toBe('7 at 2 tables (1 of 3 and 1 of 4), 1 brought back');
    const chosen = { label: '', type: 'Knockout', parameter: '', variants: [], victory: '', size: 0 };
    expect(titleOf('Spell Chain', chosen)).toBe('Spell Chain: Knockout');
  });
});
