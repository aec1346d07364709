/** A player's page, against a fake hall. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeHall, Refused } from '../home/fakehall';
import Person from '../pages/Person.svelte';

const ROW = {
  code: 'KPWRZT', game: 'spellchain', deck: 'Blood', others: [{ name: 'Bo', agent: '', login: 'bo' }, { name: 'Rook', agent: 'greedy', login: '' }],
  result: 'won', text: 'Ana won.', length: 40, finished: 0, replay: true,
}; // prettier-ignore
const PROFILE = {
  login: 'ana', name: 'Ana', since: 0, yours: false, standing: '',
  games: [{ game: 'spellchain', games: 3, won: 2, lost: 1, decks: [{ deck: 'Blood', games: 3, won: 2, lost: 1 }] }],
  ratings: [
    { game: 'spellchain', games: 12, wanted: 10, number: 1560, give: 160, curve: [1540, 1520, 1560], like: 'club', marks: [{ level: 'novice', number: 1500 }, { level: 'club', number: 1580 }] },
    { game: 'spellfire', games: 7, wanted: 10, number: null, give: null, curve: [], like: '', marks: [] },
  ],
}; // prettier-ignore

const hallWith = (more: Record<string, unknown>): FakeHall =>
  new FakeHall({ 'GET /api/me': { name: '', guest: true, login: '' }, 'GET /api/games': { games: [] }, ...more });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a player’s page', () => {
  it('is fetched once, and shows record and games', async () => {
    const hall = hallWith({ 'GET /api/people/ana': PROFILE, 'GET /api/people/ana/games': { games: [ROW], after: '' } });
    render(Person, { params: { login: 'ana' } });
    expect((await screen.findAllByText('67%')).length).toBe(2); // the game, and its only deck
    expect(screen.getByText('95% between 21% and 94%')).toBeTruthy();
    expect(screen.getAllByText('1560').map(({ tagName }) => tagName)).toEqual(['STRONG', 'text']);
    expect(screen.getByText('give or take 160, after 12 rated games')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'The rating over the last 3 games: from 1540 to 1560, lowest 1520, highest 1560' })).toBeTruthy();
    expect(screen.getByText('7 of 10 games')).toBeTruthy();
    const names = screen.getAllByRole('region').map((region) => document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent.trim());
    expect([...new Set(names)]).toEqual(names); // no two landmarks have the same name
    expect(screen.getByText('Plays about like Rook, club player.')).toBeTruthy();
    expect(screen.getByText('The computer players: Wren 1500 and Rook 1580')).toBeTruthy();
    const replay = await screen.findByRole('link', { name: /^Replay/ });
    expect(replay.getAttribute('href')).toBe('/replay/KPWRZT');
    expect(screen.getByRole('link', { name: 'Bo' }).getAttribute('href')).toBe('/@bo');
    expect(screen.getByText(/Rook \(computer\)/)).toBeTruthy();
    expect([hall.count('GET /api/people/ana'), hall.count('GET /api/people/ana/games')]).toEqual([1, 1]);
  });

  it('filters games, and loads earlier ones', async () => {
    hallWith({
      'GET /api/people/ana': PROFILE,
      'GET /api/people/ana/games': { games: [ROW], after: 'KPWRZT' },
      'GET /api/people/ana/games?after=KPWRZT': { games: [{ ...ROW, code: 'BXGNQD' }], after: '' },
      'GET /api/people/ana/games?result=lost': { games: [], after: '' },
    });
    render(Person, { params: { login: 'ana' } });
    await fireEvent.click(await screen.findByRole('button', { name: 'Earlier games' }));
    await vi.waitFor(() => expect(screen.getAllByRole('link', { name: /^Replay/ }).length).toBe(2));
    await fireEvent.change(screen.getByLabelText('Result'), { target: { value: 'lost' } });
    expect(await screen.findByText('No games match.')).toBeTruthy();
  });

  it('says if there is none, and asks no more', async () => {
    const hall = hallWith({ 'GET /api/people/eve': new Refused(404, 'no one with that login has a public page here') });
    render(Person, { params: { login: 'eve' } });
    expect(await screen.findByRole('heading', { level: 1, name: '@eve has no public page' })).toBeTruthy();
    await new Promise((wake) => setTimeout(wake, 50));
    expect(hall.count('GET /api/people/eve')).toBe(1);
  });
});
