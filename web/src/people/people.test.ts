import { describe, expect, it } from 'vitest';
import { at } from '../lib/api';
import { ALL, asked, secondsOf, share, summed } from './people';

describe('a history', () => {
  it('is requested only by the filters that matter', () => {
    expect(at('/api/people/{login}/games', { login: 'bo', ...asked(ALL, '') })).toBe('/api/people/bo/games');
    const some = asked({ ...ALL, game: 'spellfire', opponent: ' Bo & Cy ' }, 'BCDF');
    expect(at('/api/people/{login}/games', { login: 'bo', ...some })).toBe('/api/people/bo/games?game=spellfire&opponent=Bo+%26+Cy&after=BCDF');
  });

  it('spans the start of the first day to the end of the last', () => {
    const { since = 0, until = 0 } = asked({ ...ALL, from: '2026-01-31', to: '2026-01-31' }, '');
    expect(until - since).toBe(24 * 3600);
    expect(new Date(secondsOf('2026-01-31') * 1000).getDate()).toBe(31);
  });
});

describe('results', () => {
  it('are summed up in words', () => {
    expect(summed({ games: 1, won: 1, lost: 0 })).toBe('1 game: 1 won, 0 lost');
    expect(summed({ games: 12, won: 7, lost: 4 })).toBe('12 games: 7 won, 4 lost, 1 drawn');
  });

  it('count a draw as half a win', () => {
    expect([share({ games: 4, won: 1, lost: 1 }), share({ games: 0, won: 0, lost: 0 })]).toEqual([50, 0]);
  });
});
