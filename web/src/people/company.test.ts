/** What a page does with the hall's reports about friends and opponents. */

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeHall } from '../home/fakehall';
import { navigate, router } from '../lib/routing/router.svelte';
import type { HallSocket } from '../lib/live/socket.svelte';
import type { CompanyTold } from '../lib/wire';
import Attendant from './Attendant.svelte';
import { Company, company } from './company.svelte';
import { looking } from './looking.svelte';

const NOTHING: CompanyTold = { t: 'company', n: 0, friends: [], asks: [], asked: [], challenges: [], search: null };
const SEATED = { t: 'seated', n: 0, code: 'KPWRZT', game: 'spellchain', name: 'Bo' } as const;
const CHALLENGE = { id: 7, game: 'spellchain', login: 'bo', name: 'Bo', until: 0, mine: false };
const SEARCH = { game: 'spellfire', since: 0, found: '', until: 0, agreed: false, rated: false };

let line: { watchCompany: () => void; unwatchCompany: () => void };
let mine: Company;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('WebSocket', vi.fn());
  navigate('/', { replace: true });
  line = { watchCompany: vi.fn(), unwatchCompany: vi.fn() };
  mine = new Company(line as unknown as HallSocket);
});

afterEach(() => {
  cleanup();
  company.told = company.seated = null;
  looking.now = false;
  vi.unstubAllGlobals();
});

describe('a table that was opened', () => {
  it('is opened at once where the challenge was made', async () => {
    new FakeHall({ 'POST /api/challenges': {} });
    await mine.challenge('bo', 'spellchain');
    mine.heard(SEATED);
    expect(router.path).toBe('/table/KPWRZT');
    expect(mine.seated).toBeNull();
  });

  it('is announced if you’re in a game, or have requested nothing', async () => {
    mine.heard(SEATED);
    expect([router.path, mine.seated]).toEqual(['/', SEATED]);
    new FakeHall({ 'POST /api/challenges': {} });
    navigate('/table/OTHER');
    await mine.challenge('bo', 'spellchain');
    mine.heard(SEATED);
    expect(router.path).toBe('/table/OTHER');
  });

  it('is opened even from another game if you looked for an opponent', async () => {
    new FakeHall({ 'POST /api/searches/mine/yes': { code: '' } });
    navigate('/table/OTHER');
    await mine.agree();
    expect(router.path).toBe('/table/OTHER');
    mine.heard(SEATED);
    expect(router.path).toBe('/table/KPWRZT');
  });
});

describe('other people’s requests', () => {
  it('can be answered from anywhere', async () => {
    const hall = new FakeHall({ 'POST /api/challenges/7/accept': { code: 'KPWRZT' } });
    company.told = { ...NOTHING, challenges: [CHALLENGE, { ...CHALLENGE, id: 8, mine: true, name: 'Cy' }] };
    render(Attendant);
    company.told = { ...NOTHING, challenges: [CHALLENGE, { ...CHALLENGE, id: 8, mine: true, name: 'Cy' }] };
    expect(await screen.findByText(/challenges you to Spell Chain/)).toBeTruthy();
    expect(screen.queryByText('Cy')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: /^Play ?with Bo/ }));
    await vi.waitFor(() => expect(router.path).toBe('/table/KPWRZT'));
    expect(hall.count('POST /api/challenges/7/accept')).toBe(1);
  });

  it('leave a friend request for later at a table', async () => {
    render(Attendant);
    company.told = { ...NOTHING, asks: [{ login: 'bo', name: 'Bo' }] };
    expect(await screen.findByRole('link', { name: 'Answer' })).toBeTruthy();
    navigate('/table/OTHER');
    await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'Answer' })).toBeNull());
  });
});

describe('looking for an opponent', () => {
  it('ends when the hall says so', () => {
    looking.now = true;
    mine.heard({ ...NOTHING, search: SEARCH });
    expect(looking.now).toBe(true);
    mine.heard(NOTHING);
    expect(looking.now).toBe(false);
  });

  it('offers the computer meanwhile, and asks once an opponent is found', async () => {
    const hall = new FakeHall({ 'POST /api/searches/mine/yes': { code: 'KPWRZT' } });
    render(Attendant);
    company.told = { ...NOTHING, search: SEARCH };
    expect(await screen.findByRole('button', { name: 'Play the computer while you wait' })).toBeTruthy();
    company.told = { ...NOTHING, search: { ...SEARCH, found: 'Bo' } };
    await fireEvent.click(await screen.findByRole('button', { name: /^Play ?with Bo/ }));
    await vi.waitFor(() => expect(router.path).toBe('/table/KPWRZT'));
    expect(hall.count('POST /api/searches/mine/yes')).toBe(1);
  });
});
