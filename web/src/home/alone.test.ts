import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { games, type GameInfo } from '../lib/live/catalogue.svelte';
import { me } from '../lib/people/me.svelte';
import { navigate } from '../lib/routing/router.svelte';
import Alone from '../pages/Alone.svelte';
import { AloneForm, byDeck, summed, type Scored } from './alone.svelte';
import DailyHand from './DailyHand.svelte';
import { FakeHall, GAME } from './fakehall';

const option = (name: string, title: string, values: Record<string, string>, needs: object | null = null): object => ({
  name,
  title,
  text: `About ${title}.`,
  values: Object.entries(values).map(([value, label]) => ({ value, label })),
  other: '',
  rules: [],
  needs,
});
const SOLO = [
  option('solitaire', 'For one player', { off: 'no', 'one-deck': 'one deck', 'two-deck': 'two decks' }),
  option('razed_realms', 'Razed realms', { off: 'no, they discard them', on: 'yes' }, { option: 'solitaire', values: ['one-deck'] }),
  option('spoils', 'Spoils', { off: 'off', on: 'on' }),
  option('opponent', 'The opponent', { mechanical: 'plays by rules', brilliant: 'is played by you' }),
];
const USUAL = { solitaire: 'off', razed_realms: 'off', spoils: 'on', opponent: 'mechanical' };
const ALONE = {
  options: { solitaire: 'one-deck' },
  form: 'solitaire',
  decks: { 'one-deck': 1, 'two-deck': 2 },
  variations: ['razed_realms', 'spoils', 'opponent'],
  best: 6,
  daily: false,
  guide: [{ title: 'Goal', text: 'Get six realms standing.' }],
  rule: 'SOL-SET-01',
  bands: [
    { least: 0, most: 5, text: 'average' },
    { least: 6, most: 6, text: 'a full win' },
  ],
  pars: { level: 'club', games: 40, decks: { 'Dark Sun': 4.25 } },
};
const INFO = {
  ...GAME,
  options: [...GAME.options, ...SOLO],
  presets: GAME.presets.map((preset) => ({ ...preset, options: { ...preset.options, ...USUAL } })),
  alone: ALONE,
} as unknown as GameInfo;

const made = (): AloneForm => new AloneForm(INFO, ALONE);
const scored = (deck: string, points: number): Scored => ({ code: `${deck}${points}`, deck, points, band: 'good', options: {}, finished: 0 });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

describe('AloneForm', () => {
  it('asks for a table with one seat and the first starter deck', () => {
    expect(made().setup()).toMatchObject({ options: { solitaire: 'one-deck' }, seats: [{ kind: 'me', deck: 'Dark Sun' }] });
  });

  it('brings a deck for the opponent in the two-deck form', () => {
    const form = made();
    form.form = 'two-deck';
    form.theirs.deck = 'starter:Monsters';
    expect(form.setup().seats).toEqual([
      { kind: 'me', deck: 'Dark Sun' },
      { kind: 'stand-in', deck: 'Monsters' },
    ]);
  });

  it('remembers the deck of the last game', () => {
    const form = made();
    form.mine.deck = 'starter:Monsters';
    form.keep();
    expect(made().mine.deck).toBe('starter:Monsters');
  });

  it('has a switch for each variation, labelled with what it does', () => {
    const form = made();
    const [razed, spoils, opponent] = form.variations;
    expect(form.variations.map((one) => [form.label(one), form.isOn(one)])).toEqual([
      ['Razed realms', false],
      ['Spoils', true],
      ['The opponent: is played by you', false],
    ]);
    form.turn(razed!, true);
    form.turn(spoils!, false);
    form.turn(opponent!, true);
    expect(form.setup().options).toEqual({ solitaire: 'one-deck', razed_realms: 'on', spoils: 'off', opponent: 'brilliant' });
    form.turn(razed!, false);
    form.turn(spoils!, true);
    expect(form.setup().options).toEqual({ solitaire: 'one-deck', opponent: 'brilliant' });
  });
});

describe('a variation for one deck', () => {
  it('is neither shown nor sent with two decks, and comes back with one', () => {
    const form = made();
    form.turn(form.variations[0]!, true);
    form.form = 'two-deck';
    expect(form.variations.map(({ name }) => name)).toEqual(['spoils', 'opponent']);
    expect(form.setup().options).toEqual({ solitaire: 'two-deck' });
    form.form = 'one-deck';
    expect(form.setup().options).toEqual({ solitaire: 'one-deck', razed_realms: 'on' });
  });
});

describe('scores', () => {
  it('are grouped by deck, most recent first', () => {
    const found = byDeck([scored('Dark Sun', 2), scored('Monsters', 5), scored('Dark Sun', 3)]);
    expect(found.map((one) => [one.deck, one.scores.map(({ points }) => points)])).toEqual([
      ['Dark Sun', [2, 3]],
      ['Monsters', [5]],
    ]);
    expect(found.map(summed)).toEqual(['2 games, best 3, average 2.5', 'one game, best 5, average 5.0']);
  });
});

describe('the page', () => {
  it('deals at one press, after saying what to know about the deck', async () => {
    const hall = new FakeHall({
      'GET /api/me': { name: 'Ana', guest: true, login: '' },
      'GET /api/games': { games: [INFO] },
      'GET /api/decks': { decks: [] },
      'GET /api/games/spellfire/decks?preset=tournament': { decks: [{ name: 'Dark Sun', listing: '4th/001' }] },
      'POST /api/games/spellfire/decks/check': { faults: [], cautions: ['with 9 realms six may never stand'] },
      'GET /api/scores/spellfire': { scores: [scored('Dark Sun', 2), scored('Dark Sun', 4)] },
      'POST /api/tables': { code: 'KPWRZT' },
      'DELETE /api/sessions/current': undefined,
    });
    await me.signOut();
    await games.load();
    navigate('/alone/spellfire', { replace: true });
    render(Alone, { params: { game: 'spellfire' } });
    expect(await screen.findByText('With 9 realms six may never stand.')).toBeTruthy();
    expect(screen.getByText('Par 4.3: Rook’s average in 40 games with this deck.')).toBeTruthy();
    expect(screen.getByText('Get six realms standing.')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Your score' })).getAllByRole('listitem').map((one) => one.textContent?.trim())).toEqual(['0–5 average', '6 a full win']);
    expect(screen.getByRole('link', { name: 'All solitaire rules' }).getAttribute('href')).toBe('/rules/spellfire#SOL-SET-01');
    expect(hall.sent('POST /api/games/spellfire/decks/check')).toContainEqual({
      text: '4th/001',
      preset: 'tournament',
      options: { solitaire: 'one-deck' },
    });
    const deck = within(await screen.findByRole('region', { name: 'Dark Sun' }));
    expect(deck.getByRole('img').getAttribute('aria-label')).toBe('Scores with Dark Sun, oldest first: 2, 4');
    expect(deck.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual([
      '/replay/Dark Sun4',
      '/replay/Dark Sun2',
    ]);
    await fireEvent.click(screen.getByRole('button', { name: 'Deal the cards' }));
    await waitFor(() => expect(window.location.pathname).toBe('/table/KPWRZT'));
    expect(hall.sent('POST /api/tables')).toMatchObject([{ game: 'spellfire', seats: [{ kind: 'me', deck: 'Dark Sun' }] }]);
  });

  it('offers the daily hand once, then links to other players’ replays', async () => {
    const best = (code: string): object[] => [{ name: 'Bo', points: 4, band: 'good', yours: false, code }];
    const options = { preset: 'tournament', solitaire: 'one-deck', razed_realms: 'on' };
    const daily = { day: '2026-11-22', until: Date.now() / 1000 + 7200, deck: 'Monsters', options, seal: 'ab12', mine: null };
    const hall = new FakeHall({
      'GET /api/me': { name: 'Ana', guest: true, login: '' },
      'GET /api/daily/spellfire': { ...daily, best: best('') },
      'GET /api/daily/spellfire/par': { day: daily.day, points: 5, band: 'good', level: 'club' },
      'POST /api/daily/spellfire': { code: 'FFMQRS' },
    });
    const { unmount } = render(DailyHand, { info: INFO, alone: ALONE });
    expect(await screen.findByText(/Razed realms: yes/)).toBeTruthy();
    expect(screen.getByText(/ends in 2 hours/)).toBeTruthy();
    expect(screen.getByText('after your try')).toBeTruthy();
    expect(await screen.findByText('That’s Rook’s score with the same cards.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Play today’s hand' }));
    await waitFor(() => expect(window.location.pathname).toBe('/table/FFMQRS'));
    unmount();
    hall.replies['GET /api/daily/spellfire'] = { ...daily, mine: { code: 'FFMQRS', over: true }, best: best('KPWRZT') };
    render(DailyHand, { info: INFO, alone: ALONE });
    expect((await screen.findByRole('link', { name: /Bo’s game/ })).getAttribute('href')).toBe('/replay/KPWRZT');
    expect(screen.queryByRole('button', { name: /today’s hand/ })).toBeNull();
  });

  it('lists the games with solitaire when asked for another', () => {
    render(Alone, { params: { game: 'whist' } });
    expect(screen.getByText(/no solitaire for “whist”/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Spellfire' }).getAttribute('href')).toBe('/alone/spellfire');
  });
});
