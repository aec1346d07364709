import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/svelte';
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeHall, Refused } from '../../../home/fakehall';
import DeckFigure from './DeckFigure.svelte';
import DeckTest from './DeckTest.svelte';
import { alike, greatestOf, type DeckTest as Test, type Figure } from './decktest.svelte';
import { fireCard } from '../../samples';
import { Workbench } from '../workbench.svelte';

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 }); // a busy machine renders slowly

const MINE = 'GET /api/deck-tests/mine';
const ASK = 'POST /api/deck-tests';
const STOP = 'DELETE /api/deck-tests/mine';
const OPPONENTS: Figure = {
  name: 'opponents',
  title: 'Against the starter decks',
  said: 'Won 60% of 20 decided games (39-78).',
  meaning: 'Half of the games would be even.',
  unit: '%',
  heads: ['opponent', 'games won', 'won', 'lost', 'drawn'],
  rows: [
    { label: 'Greyhawk', value: 60, low: 31.3, high: 83.2, counts: [6, 4, 0] },
    { label: 'Birthright', value: 60, low: 31.3, high: 83.2, counts: [6, 4, 0] },
  ],
};
const TEST: Test = {
  game: 'spellfire',
  name: 'Mine',
  copies: { '4th/1': 2 },
  stage: 'running',
  ahead: 0,
  played: 4,
  games: 20,
  report: null,
};
const REPORT = { games: 20, alone: 10, errors: 0, seed: 1, agent: 'greedy', figures: [OPPONENTS] };

let bench: Workbench;

function benchWith(legal: boolean): Workbench {
  const made = new Workbench('spellfire');
  made.copies = { '4th/1': 2 };
  made.title = 'Mine';
  made.ready = true;
  made.checked = { title: '', legal, size: 2, entries: [], faults: [], counts: {}, remarks: [], cautions: [] };
  return made;
}

beforeEach(() => {
  localStorage.clear();
  bench = benchWith(true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('a deck test', () => {
  it('is requested, watched, and reported', async () => {
    let now: Test | null = null;
    const hall = new FakeHall({
      [MINE]: () => ({ test: now, most: 200 }),
      [ASK]: () => ({ test: (now = TEST), most: 200 }),
      'GET /api/me': { name: 'Ana', guest: true, login: '' },
      'GET /api/games/spellfire/cards': { cards: [fireCard('4th/1', 'Anna', 'hero')] },
    });
    render(DeckTest, { bench });
    await fireEvent.change(await screen.findByLabelText('Games'), { target: { value: '50' } });
    await fireEvent.click(button('Test this deck'));
    const bar = await screen.findByRole('progressbar', { name: 'Games played' });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['4', '20']);
    expect(hall.sent(ASK)).toMatchObject([{ game: 'spellfire', name: 'Mine', preset: 'rulebook', games: 50 }]);
    expect(screen.getByText('Testing Mine.')).toBeTruthy();
    now = { ...TEST, stage: 'done', played: 20, report: REPORT };
    expect(await screen.findByText('Mine: 20 test games, plus 10 solo.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Against the starter decks' })).toBeTruthy();
    expect(screen.queryByText(/for the old version/)).toBeNull();
    bench.copies = { '4th/1': 1 };
    expect(await screen.findByText(/for the old version/)).toBeTruthy();
    const asked = hall.count(MINE);
    await new Promise((later) => setTimeout(later, 1500));
    expect(hall.count(MINE)).toBe(asked); // a finished test isn't polled any more
  });

  it('can be stopped, and reports what was played', async () => {
    const hall = new FakeHall({
      [MINE]: { test: { ...TEST, stage: 'waiting', ahead: 2, played: 0 }, most: 500 },
      [STOP]: { test: { ...TEST, stage: 'stopped', report: REPORT }, most: 500 },
    });
    render(DeckTest, { bench });
    expect(await screen.findByText('Mine is in the queue, behind 2 other tests.')).toBeTruthy();
    expect(button('Test this deck').getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(button('Stop the test'));
    expect(await screen.findByText('You stopped testing Mine after 4 of 20 games.')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(hall.count(STOP)).toBe(1);
  });

  it('is refused in one sentence', async () => {
    new FakeHall({
      [MINE]: { test: null, most: 500 },
      [ASK]: new Refused(429, 'you\'ve used all your deck tests for today; try again later'),
      'GET /api/me': { name: 'Ana', guest: true, login: '' },
    });
    render(DeckTest, { bench });
    await fireEvent.click(await screen.findByRole('button', { name: 'Test this deck' }));
    expect((await screen.findByRole('alert')).textContent).toContain('used all your deck tests');
  });

  it('is for legal decks only', async () => {
    const hall = new FakeHall({ [MINE]: { test: null, most: 500 } });
    render(DeckTest, { bench: benchWith(false) });
    await fireEvent.click(await screen.findByRole('button', { name: 'Test this deck' }));
    expect(screen.getByText('You can only test a legal deck.')).toBeTruthy();
    expect(hall.count(ASK)).toBe(0);
  });

  it('isn’t offered if the hall has none', async () => {
    const hall = new FakeHall({ [MINE]: { test: null, most: 0 } });
    render(DeckTest, { bench });
    await waitFor(() => expect(hall.count(MINE)).toBe(1));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a statistic', () => {
  it('is drawn, explained, and listed in numbers', () => {
    render(DeckFigure, { figure: OPPONENTS });
    expect(screen.getByText('Won 60% of 20 decided games (39-78).')).toBeTruthy();
    expect(screen.getByText('Half of the games would be even.')).toBeTruthy();
    expect(screen.getByText('games won by opponent')).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Against the starter decks. games won by opponent: Greyhawk: 60%, Birthright: 60%',
    );
    const heads = screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    expect(heads).toEqual(['opponent', 'games won', '95% between', 'won', 'lost', 'drawn']);
    const row = screen.getAllByRole('row', { hidden: true })[1]!;
    const cells = within(row).getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent);
    expect(cells).toEqual(['60%', '31.3 and 83.2', '6', '4', '0']);
  });

  it('ends at 100% only if percentages are large', () => {
    expect(greatestOf(OPPONENTS)).toBe(100);
    const small = { ...OPPONENTS, rows: [{ label: '', value: 10, low: 5, high: 20, counts: [] }] };
    expect(greatestOf(small)).toBe(20);
    expect(greatestOf({ ...small, rows: [] })).toBe(1);
  });
});

describe('two decks', () => {
  it('are the same if they have the same cards', () => {
    expect(alike({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(alike({ a: 1 }, { a: 2 })).toBe(false);
    expect(alike({ a: 1 }, { a: 1, b: 1 })).toBe(false);
  });
});
