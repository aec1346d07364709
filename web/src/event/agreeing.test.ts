import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeHall } from '../home/fakehall';
import type { HallSocket } from '../lib/live/socket.svelte';
import { Announcing } from './desk/announcing.svelte';
import { EventStore } from './event.svelte';
import FormatFields from './desk/FormatFields.svelte';
import PlanChange from './desk/PlanChange.svelte';
import { aDesk, anEvent, aYou, CODE } from './sample';
import Scored from './desk/Scored.svelte';

const PATH = `/api/events/${CODE}`;
const type = { text: '', rules: [], level: '', parameter: '', structure: 'tables', seats: 3, least: 0, minutes: 0, choices: [] };
const BOOK = {
  game: 'spellfire',
  types: [{ ...type, name: 'Championship' }],
  variants: [{ name: 'Questing', text: '', rules: [], aliases: [] }],
  victories: ['Standard', 'Enhanced'],
  sizes: [55, 75],
  structures: { tables: [{ name: 'seating', usual: 'fewest_fours', values: ['fewest_fours', 'avoid_five'] }] },
  policies: [{ name: 'leavers', usual: 'nothing', values: ['nothing', 'what_they_had'] }],
};
const ANSWER = { frame: { code: CODE } };

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => vi.unstubAllGlobals());

async function planned(): Promise<{ plan: Announcing; hall: FakeHall }> {
  const hall = new FakeHall({
    'GET /api/games/spellfire/tournament': BOOK,
    'GET /api/me': { name: 'Zoe', guest: true, login: '', entry: 'open' },
    'POST /api/events': ANSWER,
  });
  const plan = new Announcing('spellfire');
  await plan.load();
  return { plan, hall };
}

describe('announcing', () => {
  it('accepts a custom type with its rules, at tables in person', async () => {
    const { plan, hall } = await planned();
    plan.reporting = 'refereed';
    plan.beOwn(true);
    expect(plan.reporting).toBe('staff');
    expect(plan.faults).toHaveLength(3);
    [plan.name, plan.ownType, plan.ownRules] = ['The Backwards Cup', 'Backwards', 'The player with the fewest realms wins.'];
    expect(plan.faults).toEqual([]);
    expect(await plan.announce()).toBe(CODE);
    expect(hall.sent('POST /api/events')[0]).toMatchObject({
      name: 'The Backwards Cup',
      custom_type: 'Backwards',
      custom_rules: 'The player with the fewest realms wins.',
      reporting: 'staff',
    });
    plan.reporting = 'refereed';
    expect(plan.faults[0]).toContain('played in person');
  });

  it('says that teams can’t play at online tables', async () => {
    const { plan, hall } = await planned();
    plan.team = 2;
    expect(plan.faults).toEqual([]);
    plan.reporting = 'refereed';
    expect(plan.faults).toEqual(['Teams play in person and don’t register decks.']);
    plan.reporting = 'staff';
    await plan.announce();
    expect(hall.sent('POST /api/events')[0]).toMatchObject({ team: 2, custom_type: '', publish_lists: 'never' });
  });

  it('says next to the variants what doesn’t go with them', async () => {
    const { plan } = await planned();
    plan.turn('Questing', true);
    plan.unread = 'Questing does not go with this type (SFT-VAR-01).';
    render(FormatFields, { plan });
    const said = screen.getAllByText('Questing does not go with this type (SFT-VAR-01).');
    expect(said).toHaveLength(2);
    expect(screen.getByRole('checkbox', { name: /^Questing/ }).closest('fieldset')?.contains(said[1] as HTMLElement)).toBe(true);
  });
});

function eventWith(frame: Parameters<typeof anEvent>[0], desk = aDesk()): EventStore {
  const event = new EventStore(CODE, {} as HallSocket);
  event.heard({ t: 'event', n: 0, frame: anEvent(frame), you: aYou(), desk });
  return event;
}

describe('an announced event', () => {
  it('changes its plan: settings no longer given return to their defaults', async () => {
    const hall = new FakeHall({ 'GET /api/games/spellfire/tournament': BOOK, [`PATCH ${PATH}`]: { frame: anEvent(), you: aYou(), desk: aDesk() } });
    const plan = { ...anEvent().plan, settings: { seating: 'avoid_five', leavers: 'what_they_had' }, minutes: 90 };
    render(PlanChange, { event: eventWith({ stage: 'open', rounds: [], plan }) });
    const leavers = await screen.findByLabelText<HTMLSelectElement>(/dropped player/);
    expect(leavers.value).toBe('what_they_had');
    expect(screen.queryByLabelText('Entrants are')).toBeNull();
    await fireEvent.change(leavers, { target: { value: 'nothing' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Change plan' }));
    await waitFor(() => expect(hall.count(`PATCH ${PATH}`)).toBe(1));
    expect(hall.sent(`PATCH ${PATH}`)[0]).toMatchObject({
      n: 7,
      structure: 'tables',
      settings: { seating: 'avoid_five' },
      policies: { leavers: 'nothing' },
      minutes: 90,
    });
    expect(hall.sent(`PATCH ${PATH}`)[0]).not.toHaveProperty('name');
  });

  it('takes the default structure when another type is to be played', async () => {
    const { plan } = await planned();
    const frame = anEvent();
    plan.takeFrom(frame);
    plan.name = 'Spellfire: The Grind—Standard [55]';
    expect(plan.changesOf(frame)).toMatchObject({ name: 'Spellfire: The Grind—Standard [55]', structure: '', settings: {} });
    plan.structure = 'swiss';
    expect(plan.changesOf(frame)).toMatchObject({ structure: 'swiss' });
  });

  it('is ticked off for rankings, with the evidence', async () => {
    const hall = new FakeHall({ [`POST ${PATH}/ticks`]: { frame: anEvent(), you: aYou(), desk: aDesk() } });
    const item = { name: 'advertised', text: 'it was advertised', rule: 'SFT-ELI-04, SFT-ELI-05', done: false, note: '', asserted: true };
    const players = { ...item, name: 'players', text: 'at least 9 players', done: true, note: '9 players', asserted: false };
    render(Scored, { event: eventWith({}, aDesk({ items: [players, item] })) });
    expect(screen.getByText('1 of 2 still open.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^SFT-ELI/ })).toHaveLength(4);
    await fireEvent.input(screen.getByLabelText(/^Evidence/), { target: { value: 'a sign at the shop' } });
    await fireEvent.click(screen.getByRole('button', { name: /^Done/ }));
    await waitFor(() => expect(hall.sent(`POST ${PATH}/ticks`)).toEqual([{ n: 7, item: 'advertised', note: 'a sign at the shop', done: true }]));
  });
});
