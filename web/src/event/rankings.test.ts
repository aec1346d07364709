import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeHall } from '../home/fakehall';
import Rankings from '../pages/Rankings.svelte';

const line = { place: 1, name: 'Ana', login: 'ana', me: false, surely: 12.34, rating: 20, spread: 2.5, matches: 9, points: 14 };

afterEach(() => vi.unstubAllGlobals());

describe('rankings', () => {
  it('show your own row below the others, if you’re not among them', async () => {
    const me = { ...line, place: 140, name: 'Zoe', login: '', me: true };
    new FakeHall({
      'GET /api/games': { games: [] },
      'GET /api/rankings/spellfire': { game: 'spellfire', events: 2, people: 140, ranks: [line], me },
    });
    render(Rankings, { params: { game: 'spellfire' } });
    await screen.findByText('2 tournaments, 140 people.');
    expect(screen.getAllByRole('rowheader').map((one) => one.textContent?.trim())).toEqual(['Ana', 'Zoe (you)']);
    expect(screen.getAllByText('12.3')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Ana' }).getAttribute('href')).toBe('/@ana');
    expect(screen.queryByRole('link', { name: /Zoe/ })).toBeNull();
  });

  it('say so if nobody is ranked', async () => {
    new FakeHall({ 'GET /api/games': { games: [] }, 'GET /api/rankings/spellfire': { game: 'spellfire', events: 0, people: 0, ranks: [], me: null } });
    render(Rankings, { params: { game: 'spellfire' } });
    expect(await screen.findByText(/^No one is ranked yet/)).toBeTruthy();
  });
});
