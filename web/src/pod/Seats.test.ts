import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { PodStore } from './pod.svelte';
import Rounds from './Rounds.svelte';
import { aPod } from './sample';
import Seats from './Seats.svelte';
import Waiting from './Waiting.svelte';

afterEach(cleanup);

function podOfAna(): PodStore {
  const pod = new PodStore('KPWRZTBXGN');
  const [ana, bo] = aPod().seats;
  if (!ana || !bo) throw new Error('two people sit there');
  const matches = [{ round: 0, seats: [0, 1], wins: [1, 0], drawn: 0, winner: 0, running: false, table: '', games: [] }];
  const standings = [0, 1].map((seat) => ({ seat, points: 0, won: 0, drawn: 0, lost: 0, games_won: 0, games_lost: 0 }));
  pod.heard({ t: 'pod', n: 0, frame: aPod({ you: 1, seats: [{ ...ana, login: 'ana' }, bo], matches, standings }) });
  return pod;
}

it('says before the packs are opened that seats are drawn at random', () => {
  const pod = new PodStore('KPWRZTBXGN');
  pod.heard({ t: 'pod', n: 0, frame: aPod({ stage: 'waiting' }) });
  render(Waiting, { pod });
  expect(screen.getByText(/^Seats are drawn at random when it starts\./)).toBeTruthy();
});

it.each([
  ['seats', Seats],
  ['standings', Rounds],
])('leads from the names in the %s to the pages of those who show one', (_, part) => {
  render(part, { pod: podOfAna() });
  const link = screen.getByRole('link', { name: 'Ana' });
  expect(link.getAttribute('href')).toBe('/@ana');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('link', { name: /Bo|You/ })).toBeNull();
});
