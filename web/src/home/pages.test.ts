/** The pages around a table, clicked through against a fake hall. */

import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { games } from '../lib/live/catalogue.svelte';
import { me } from '../lib/people/me.svelte';
import { choose } from '../lib/people/ladder.svelte';
import { navigate } from '../lib/routing/router.svelte';
import Home from '../pages/Home.svelte';
import LobbyPage from '../pages/Lobby.svelte';
import MePage from '../pages/Me.svelte';
import New from '../pages/New.svelte';
import { looking } from '../people/looking.svelte';
import { FakeHall, GAME, Refused } from './fakehall';
import type { TableSetup } from './setup/setup';
import type { TableRow } from './tables';

const NOBODY = { name: '', guest: true, login: '' };
const NOTHING = { running: [], waiting: [], finished: [] };
const MADE = { code: 'KPWRZT' };

function row(more: Partial<TableRow>): TableRow {
  const seats = [
    { kind: 'person', name: 'Ana', login: '' },
    { kind: 'open', name: '', login: '' },
  ];
  return { code: 'FFMQRS', game: 'spellfire', stage: 'waiting', seats, created: 0, yours: false, manner: 'casual', rated: false, turn_of: '', result: '', length: 0, ...more };
}

function hallWith(more: Record<string, unknown>): FakeHall {
  return new FakeHall({
    'GET /api/me': NOBODY,
    'POST /api/me': ({ body }: { body: { name: string } }) => ({ ...NOBODY, name: body.name }),
    'GET /api/tables/mine': NOTHING,
    'GET /api/decks': { decks: [] },
    'GET /api/games': { games: [GAME] },
    'GET /api/games?brief=true': { games: [GAME] },
    'POST /api/tables': MADE,
    ...more,
  });
}

/** Your identity lasts as long as the page, so each test starts as someone else. */
async function be(hall: FakeHall, person: object): Promise<void> {
  hall.replies['GET /api/me'] = person;
  hall.replies['DELETE /api/sessions/current'] = undefined;
  await me.signOut();
  hall.asked.length = 0;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  navigate('/', { replace: true });
  localStorage.removeItem('spellhall.last');
});
afterEach(() => vi.unstubAllGlobals());

describe('Home', () => {
  it('deals a newcomer a game against the computer at one click', async () => {
    const hall = hallWith({});
    await be(hall, NOBODY);
    render(Home, { params: {} });
    await fireEvent.click(screen.getByRole('button', { name: /^Play now vs Wren, novice.*Spell Chain/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/table/KPWRZT'));
    expect(hall.sent('POST /api/me')).toEqual([{ name: expect.stringMatching(/^Guest /) as string }]);
    expect(hall.sent('POST /api/tables')).toEqual([
      {
        game: 'spellchain',
        preset: 'rulebook',
        options: {},
        seats: [{ kind: 'me', deck: expect.stringMatching(/^(Pyre|Tide)$/) as string }, { kind: 'agent', agent: 'novice' }],
        clocks: null,
        spectators: 'on',
        listed: false,
        pace: 'normal',
        manner: 'casual',
      },
    ]);
  });

  it('starts your usual game with one big button', async () => {
    const hall = hallWith({});
    await be(hall, { ...NOBODY, name: 'Ana' });
    const { unmount } = render(Home, { params: {} });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pick a game');
    await fireEvent.click(screen.getByRole('button', { name: /^Play now vs Wren, novice.*Spell Chain/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/table/KPWRZT'));
    unmount();
    navigate('/', { replace: true });
    choose('spellchain', 'club');
    render(Home, { params: {} });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Play');
    expect((await screen.findByRole('region', { name: 'Play again' })).textContent).toMatch(/Deck: (Pyre|Tide)\. Opponent: Rook, club player\./);
    await fireEvent.click(screen.getByRole('button', { name: 'Play Spell Chain' }));
    await waitFor(() => expect(hall.count('POST /api/tables')).toBe(2));
    const [first, second] = hall.sent('POST /api/tables') as TableSetup[];
    expect(second).toEqual({ ...first, seats: [first!.seats[0], { kind: 'agent', agent: 'club' }] });
    choose('spellchain', 'novice');
  });

  it('shows tables where a seat is free', async () => {
    hallWith({ 'GET /api/tables': { open: [row({ code: 'OPENED' })], watchable: [] } });
    localStorage.setItem('spellhall.last', JSON.stringify({ game: 'spellfire', seats: [{ kind: 'me' }, { kind: 'agent' }] }));
    render(Home, { params: {} });
    const table = await screen.findByRole('link', { name: /Spellfire.*Ana.*Join/ });
    expect(table.getAttribute('href')).toBe('/table/OPENED');
  });

  it('has an easier or a harder opponent at one press', async () => {
    await be(hallWith({}), NOBODY);
    render(Home, { params: {} });
    await fireEvent.click(screen.getByRole('button', { name: 'Harder: Rook, club player (Spellslinger)' }));
    expect(screen.getByRole('button', { name: /^Play now vs Rook, club player.*Spellslinger/ })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Easier: Wren, novice (Spellslinger)' }));
    expect(screen.getByRole('button', { name: /^Play now vs Wren, novice.*Spellslinger/ })).toBeTruthy();
  });

  it('sets up a table for a friend with the link', async () => {
    const hall = hallWith({});
    await be(hall, { ...NOBODY, name: 'Ana' });
    render(Home, { params: {} });
    await fireEvent.click(screen.getByRole('button', { name: 'Invite by link: Spellfire' }));
    await waitFor(() => expect(window.location.pathname).toBe('/table/KPWRZT'));
    expect(hall.count('POST /api/me')).toBe(0);
    expect(hall.sent('POST /api/tables')).toMatchObject([
      { game: 'spellfire', preset: 'tournament', seats: [{ kind: 'me' }, { kind: 'open' }] },
    ]);
  });

  it.each([
    ['Guest Heron', 'You', 'Friend'],
    ['Ana', 'Ana', 'Friend'],
  ])('asks two at one screen what they are called, and calls them so (%s)', async (name, first, second) => {
    const hall = hallWith({});
    await be(hall, { ...NOBODY, name });
    render(Home, { params: {} });
    await fireEvent.click(screen.getByRole('button', { name: 'Two players, one screen: Spellfire' }));
    const fields = [await screen.findByLabelText('First player'), screen.getByLabelText('Second player')] as HTMLInputElement[];
    expect(fields.map(({ value }) => value)).toEqual([first, second]);
    await fireEvent.input(fields[1]!, { target: { value: ` ${first.toUpperCase()} ` } });
    await fireEvent.click(screen.getByRole('button', { name: /^Deal the cards/ }));
    expect(screen.getByText('Pick two different names.')).toBeTruthy();
    await fireEvent.input(fields[1]!, { target: { value: ' Bo ' } });
    await fireEvent.click(screen.getByRole('button', { name: /^Deal the cards/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/table/KPWRZT'));
    expect(hall.sent('POST /api/tables')).toMatchObject([{ seats: [{ kind: 'me', name: first }, { kind: 'hot', name: 'Bo' }] }]);
  });

  it('looks for an opponent, and says why it couldn’t find one', async () => {
    const hall = hallWith({ 'POST /api/searches': new Refused(429, 'you’ve sent too many requests in the last hour') });
    await be(hall, { ...NOBODY, name: 'Ana' });
    render(Home, { params: {} });
    const find = screen.getByRole('button', { name: 'Find an opponent: Spellfire' });
    await fireEvent.click(find);
    expect(await screen.findByText('You’ve sent too many requests in the last hour.')).toBeTruthy();
    expect(looking.now).toBe(false);
    hall.replies['POST /api/searches'] = undefined;
    await fireEvent.click(find);
    await waitFor(() => expect(looking.now).toBe(true));
    expect(hall.sent('POST /api/searches')).toEqual([{ game: 'spellfire' }, { game: 'spellfire' }]);
    looking.now = false;
  });

  it('says next to the game why it couldn’t be dealt, and lets you try again', async () => {
    const hall = hallWith({ 'POST /api/tables': new Refused(429, 'All tables are taken.') });
    render(Home, { params: {} });
    const card = within(screen.getByRole('article', { name: 'Spellfire' }));
    await fireEvent.click(card.getByRole('button', { name: /^Play now/ }));
    expect(await card.findByText('All tables are taken.')).toBeTruthy();
    hall.replies['POST /api/tables'] = MADE;
    await fireEvent.click(card.getByRole('button', { name: /^Play now/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/table/KPWRZT'));
  });

  it('puts running games on top, and says where it is your turn', async () => {
    const seats = [
      { kind: 'person', name: 'Ana', login: '' },
      { kind: 'agent', name: 'Wren', login: '' },
    ];
    const hall = hallWith({ 'GET /api/tables/mine': { ...NOTHING, running: [row({ stage: 'playing', seats, turn_of: 'Ana', yours: true })] } });
    await be(hall, { ...NOBODY, name: 'Ana' });
    render(Home, { params: {} });
    const link = await screen.findByRole('link', { name: /Spellfire with Wren/ });
    expect(link.getAttribute('href')).toBe('/table/FFMQRS');
    expect(within(link).getByText('your turn')).toBeTruthy();
  });

  it('lists the tables first where it is your turn', async () => {
    const table = { stage: 'playing', yours: true, seats: [{ kind: 'agent', name: 'Wren', login: '' }] };
    const running = [row({ ...table, code: 'ONE', turn_of: 'Wren' }), row({ ...table, code: 'TWO', turn_of: 'Ana' })];
    const hall = hallWith({ 'GET /api/tables/mine': { ...NOTHING, running } });
    await be(hall, { ...NOBODY, name: 'Ana' });
    render(Home, { params: {} });
    const links = await screen.findAllByRole('link', { name: /Spellfire with Wren/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/table/TWO', '/table/ONE']);
  });

  it('leads to your tournaments: to the open table, to the desk, to the event', async () => {
    const event = { game: 'spellfire', stage: 'running', entrants: 9, round: 2, created: 0, closed: 0, role: 'takes part', table: '' };
    const events = [
      { ...event, code: 'ONE', title: 'One', table: 'KPWRZT' },
      { ...event, code: 'TWO', title: 'Two', role: 'judge' },
      { ...event, code: 'THREE', title: 'Three' },
      { ...event, code: 'FOUR', title: 'Four', stage: 'closed' },
    ];
    const hall = hallWith({ 'GET /api/events/mine': { events } });
    await be(hall, { ...NOBODY, name: 'Ana' });
    render(Home, { params: {} });
    const links = within(await screen.findByRole('region', { name: 'Resume' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/table/KPWRZT', '/event/TWO/run', '/event/THREE']);
    expect(within(links[0] as HTMLElement).getByText('your table is open')).toBeTruthy();
  });

  it('goes to a table by its code, and says what is wrong with an invalid one', async () => {
    hallWith({});
    render(Home, { params: {} });
    const field = screen.getByLabelText('Join a table');
    await fireEvent.input(field, { target: { value: 'abc' } });
    await fireEvent.submit(field.closest('form')!);
    expect(screen.getByText(/“abc” isn’t a table code/)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await fireEvent.input(field, { target: { value: 'kpw rzt' } });
    await fireEvent.submit(field.closest('form')!);
    expect(window.location.pathname).toBe('/table/KPWRZT');
  });
});

describe('New', () => {
  it('asks for what you chose', async () => {
    await games.load();
    const hall = hallWith({ 'GET /api/decks': { decks: [{ id: 7, game: 'spellfire', name: 'My dragons', text: '4th/001', updated: 0 }] } });
    await be(hall, { ...NOBODY, name: 'Ana' });
    await games.load();
    navigate('/new/spellfire?deck=7', { replace: true });
    render(New, { params: { game: 'spellfire' } });
    await fireEvent.click(await screen.findByRole('button', { name: '3 players' }));
    await waitFor(() => expect((screen.getAllByLabelText('Deck')[0] as HTMLSelectElement).value).toBe('own:7'));
    await fireEvent.change(screen.getAllByLabelText('Who plays')[2]!, { target: { value: 'open' } });
    await fireEvent.click(screen.getByRole('radio', { name: /Rulebook/ }));
    await fireEvent.click(screen.getByRole('checkbox', { name: /lobby/ }));
    await fireEvent.click(screen.getByRole('button', { name: 'Create table' }));
    await waitFor(() => expect(window.location.pathname).toBe('/table/KPWRZT'));
    expect(hall.sent('POST /api/tables')).toMatchObject([
      {
        preset: 'rulebook',
        seats: [{ kind: 'me', deck: 'My dragons', deck_text: '4th/001' }, { kind: 'agent', agent: 'club' }, { kind: 'open' }],
        listed: true,
      },
    ]);
  });

  it('says which games there are when asked for an unknown one', () => {
    hallWith({});
    render(New, { params: { game: 'whist' } });
    expect(screen.getByText(/no game called “whist”/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Spell Chain' }).getAttribute('href')).toBe('/new/spellchain');
  });
});

describe('Lobby', () => {
  it('lists tables to join and to watch', async () => {
    hallWith({ 'GET /api/tables': { open: [row({})], watchable: [row({ code: 'BXGNQD', stage: 'playing', game: 'spellchain' })] } });
    render(LobbyPage, { params: {} });
    expect((await screen.findByRole('link', { name: /^Join: Spellfire, Ana/ })).getAttribute('href')).toBe('/table/FFMQRS');
    expect(screen.getByRole('link', { name: /^Watch: Spell Chain/ }).getAttribute('href')).toBe('/table/BXGNQD');
    expect(screen.getByText(/1 of 2 seats free/)).toBeTruthy();
  });

  it('suggests opening a table if there are none', async () => {
    hallWith({ 'GET /api/tables': { open: [], watchable: [] } });
    render(LobbyPage, { params: {} });
    expect(await screen.findByText(/No open tables right now/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Spellfire' }).getAttribute('href')).toBe('/new/spellfire?open=1');
  });
});

describe('Me', () => {
  it('lets a guest change their name and create an account', async () => {
    const hall = hallWith({ 'POST /api/accounts': {}, 'POST /api/recovery': { codes: ['BKWXC-DFGH-JKMN'] } });
    await be(hall, { ...NOBODY, name: 'Guest Heron' });
    render(MePage, { params: {} });
    await fireEvent.input(await screen.findByLabelText('Your name at tables'), { target: { value: ' Ana ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana' })).toBeTruthy();
    expect(hall.sent('POST /api/me')).toEqual([{ name: 'Ana' }]);

    await fireEvent.input(screen.getByLabelText('Login'), { target: { value: 'ana' } });
    await fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'a long password' } });
    hall.replies['GET /api/me'] = { name: 'Ana', guest: false, login: 'ana' };
    hall.replies['GET /api/sessions'] = [{ id: 'a', device: 'Firefox on Linux', created: 0, seen: 0, current: true }];
    await fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('ana')).toBeTruthy();
    expect(hall.sent('POST /api/accounts')).toEqual([{ login: 'ana', password: 'a long password' }]);
    expect(hall.sent('POST /api/recovery')).toEqual([{ password: 'a long password' }]);
    expect(screen.getByText('BKWXC-DFGH-JKMN')).toBeTruthy();
    hall.replies['GET /api/recovery'] = { left: 8, made: 0 };
    await fireEvent.click(screen.getByRole('button', { name: 'I saved them' }));
    expect(await screen.findByText(/8 codes left/)).toBeTruthy();
    expect(screen.queryByText('BKWXC-DFGH-JKMN')).toBeNull();
  });

  it('lets you back in with a recovery code', async () => {
    const hall = hallWith({ 'POST /api/recovery/use': {} });
    await be(hall, NOBODY);
    render(MePage, { params: {} });
    await fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await fireEvent.click(screen.getByRole('button', { name: 'I forgot my password' }));
    await fireEvent.input(screen.getByLabelText('Login'), { target: { value: 'ana' } });
    await fireEvent.input(screen.getByLabelText('Recovery code'), { target: { value: 'bkwxc dfgh jkmn' } });
    await fireEvent.input(screen.getByLabelText('New password'), { target: { value: 'a long password' } });
    hall.replies['GET /api/me'] = { name: 'Ana', guest: false, login: 'ana' };
    await fireEvent.submit(screen.getByLabelText('New password').closest('form')!);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana' })).toBeTruthy();
    expect(hall.sent('POST /api/recovery/use')).toEqual([
      { login: 'ana', code: 'bkwxc dfgh jkmn', password: 'a long password' },
    ]);
  });

  it('shows why signing in failed', async () => {
    const hall = hallWith({ 'POST /api/sessions': new Refused(401, 'wrong login or password') });
    await be(hall, NOBODY);
    render(MePage, { params: {} });
    await fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await fireEvent.input(screen.getByLabelText('Login'), { target: { value: 'ana' } });
    await fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'x' } });
    await fireEvent.submit(screen.getByLabelText('Password').closest('form')!);
    expect(await screen.findByText('Wrong login or password.')).toBeTruthy();
  });

  it('leads from a finished game to its replay', async () => {
    const over = row({ stage: 'over', result: 'Ana won.', length: 40, code: 'RSTVWX' });
    const hall = hallWith({ 'GET /api/tables/mine': { ...NOTHING, finished: [over] } });
    await be(hall, { ...NOBODY, name: 'Ana' });
    render(MePage, { params: {} });
    expect((await screen.findByRole('link', { name: /^Replay: Spellfire/ })).getAttribute('href')).toBe('/replay/RSTVWX');
    expect(screen.getByText(/Ana won\. 40 steps/)).toBeTruthy();
  });
});
