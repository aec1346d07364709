import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeHall, GAME } from '../home/fakehall';
import Mistakes from '../pages/Mistakes.svelte';
import { kindName, MistakesStore, namedKinds, progress, type MistakesAnswer, type ReviewedGame } from './mistakes.svelte';

const game = (more: Partial<ReviewedGame> = {}): ReviewedGame => ({
  code: 'AAAA', seat: 0, against: 'Rook', finished: 1, stage: 'done', done: 4, total: 4, mistakes: 1, ...more,
});

const answer = (more: Partial<MistakesAnswer> = {}): MistakesAnswer => ({
  most: 5, offered: true, games: [game()], kinds: [], biggest: [], ...more,
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('adds up kinds of one name, the most expensive first, and leaves out those without mistakes', () => {
  const kinds = namedKinds([
    { kind: 'pass', choices: 5, mistakes: 0, cost: 0 },
    { kind: 'attack', choices: 3, mistakes: 1, cost: 0.2 },
    { kind: 'defend', choices: 2, mistakes: 2, cost: 0.3 },
    { kind: 'send', choices: 4, mistakes: 1, cost: 0.25 },
  ]);
  expect(kinds.map(({ name }) => name)).toEqual(['Attacks', 'Defence']);
  expect(kinds[0]).toMatchObject({ choices: 7, mistakes: 2, cost: 0.45 });
  expect(kindName('no such kind')).toBe('Other choices');
});

it('counts progress in games, and by moves in those under way', () => {
  expect(progress([game(), game({ stage: 'running', done: 1, total: 4 }), game({ stage: 'waiting', done: 0, total: 0 })])).toBe(1.25);
});

it('asks again only while reviews are being made', async () => {
  vi.useFakeTimers();
  const replies = [answer({ games: [game({ stage: 'running', done: 1 })] }), answer()];
  const hall = new FakeHall({
    'GET /api/mistakes/toy': answer({ games: [game({ stage: '' })] }),
    'POST /api/mistakes/toy': () => replies[0],
  });
  const store = new MistakesStore('toy');
  await store.load();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(hall.count('GET /api/mistakes/toy')).toBe(1);
  hall.replies['GET /api/mistakes/toy'] = replies[1];
  await store.review();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(hall.count('GET /api/mistakes/toy')).toBe(2);
  expect(store.all).toEqual(replies[1]);
});

it('shows what cost most, and leads to each moment', async () => {
  new FakeHall({
    'GET /api/games': { games: [GAME] },
    'GET /api/mistakes/spellfire': answer({
      kinds: [{ kind: 'attack', choices: 3, mistakes: 2, cost: 0.4 }],
      biggest: [
        { code: 'AAAA', seat: 1, at: 17, kind: 'attack', text: 'attack Sembia', best_text: 'skip combat', cost: 0.3, measure: 'wins' },
        { code: 'BBBB', seat: 0, at: 8, kind: 'attack', text: 'attack Arak', best_text: 'attack Tyr', cost: 0.1, measure: 'score' },
      ],
    }),
  });
  render(Mistakes, { params: { game: 'spellfire' } });
  expect(await screen.findByRole('row', { name: /Attacks 2 of 3 40%/ }, { timeout: 20_000 })).toBeTruthy();
  expect(screen.getByText('Attacks, 30% of a win')).toBeTruthy();
  expect(screen.getByText('Attacks, 10% of the full score')).toBeTruthy();
  expect(screen.getByRole('link', { name: /ago, against Rook$/ })).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const link of ['/practice/AAAA?at=17&seat=1', '/replay/AAAA?at=17&seat=1', '/practice/BBBB?at=8&seat=0', '/replay/AAAA?seat=0&review=1'])
    expect(links).toContain(link);
}, 30_000);

it('reviews the last games on request, with a progress bar', async () => {
  new FakeHall({
    'GET /api/games': { games: [GAME] },
    'GET /api/mistakes/spellfire': answer({ games: [game({ stage: '' }), game({ code: 'BBBB', stage: '' })] }),
    'POST /api/mistakes/spellfire': answer({ games: [game({ stage: 'running', done: 2 }), game({ code: 'BBBB', stage: 'waiting', total: 0 })] }),
  });
  render(Mistakes, { params: { game: 'spellfire' } });
  await fireEvent.click(await screen.findByRole('button', { name: 'Review my last 2 games' }, { timeout: 20_000 }));
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveProperty('value', 0.5));
  expect(screen.getByRole('status').textContent).toContain('0 of 2 games reviewed');
}, 30_000);

it('says when there are no games, and when there are no reviews', async () => {
  const hall = new FakeHall({ 'GET /api/games': { games: [GAME] }, 'GET /api/mistakes/spellfire': answer({ games: [] }) });
  const page = render(Mistakes, { params: { game: 'spellfire' } });
  expect((await screen.findByText(/You have no finished games of Spellfire/, {}, { timeout: 20_000 })).textContent).toContain('Play one');
  page.unmount();
  hall.replies['GET /api/mistakes/spellfire'] = answer({ offered: false, games: [game({ stage: '' })] });
  render(Mistakes, { params: { game: 'spellfire' } });
  expect(await screen.findByText('Reviews are turned off in this hall.', {}, { timeout: 20_000 })).toBeTruthy();
}, 30_000);
