/** How to get into a hall that isn't open to everyone. */

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetInvite, invite, readInvite } from '../../lib/people/invite';
import { Me, me } from '../../lib/people/me.svelte';
import { navigate } from '../../lib/routing/router.svelte';
import Door from './Door.svelte';
import { FakeHall, Refused } from '../fakehall';
import TakeHome from './TakeHome.svelte';

const NOBODY = { name: '', guest: true, login: '', entry: 'invite' };
const welcome = ({ body }: { body: { name: string } }) => ({ ...NOBODY, name: body.name });

async function be(hall: FakeHall, person: object): Promise<void> {
  hall.replies['GET /api/me'] = person;
  hall.replies['DELETE /api/sessions/current'] = undefined;
  await me.signOut();
  hall.asked.length = 0;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  navigate('/', { replace: true });
  forgetInvite();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the door', () => {
  it('asks a newcomer kindly for a code, once', async () => {
    const hall = new FakeHall({ 'POST /api/me': welcome });
    await be(hall, NOBODY);
    render(Door);
    await fireEvent.input(screen.getByLabelText('Invitation code'), { target: { value: ' BCDF ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Enter' }));
    await waitFor(() => expect(screen.queryByText('This hall is invitation only')).toBeNull());
    expect(hall.sent('POST /api/me')).toEqual([{ name: expect.stringMatching(/^Guest /) as string, invite: 'BCDF' }]);
  });

  it('says what is wrong with a code', async () => {
    const hall = new FakeHall({ 'POST /api/me': new Refused(403, 'this code is none of this hall’s') });
    await be(hall, NOBODY);
    render(Door);
    await fireEvent.input(screen.getByLabelText('Invitation code'), { target: { value: 'BCDF' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Enter' }));
    await waitFor(() => expect(screen.getByText('This code is none of this hall’s.')).toBeTruthy());
  });

  it('lets everyone into an open hall, and people it knows into any', async () => {
    const hall = new FakeHall({});
    await be(hall, { ...NOBODY, entry: 'open' });
    render(Door);
    expect(screen.queryByText('This hall is invitation only')).toBeNull();
    await be(hall, { ...NOBODY, name: 'Ana' });
    expect(screen.queryByText('This hall is invitation only')).toBeNull();
  });

  it('tells guests what to do in a hall that needs accounts', async () => {
    const hall = new FakeHall({});
    await be(hall, { ...NOBODY, entry: 'accounts' });
    render(Door);
    expect(screen.getByRole('link', { name: 'create one or sign in' }).getAttribute('href')).toBe('/me');
    await be(hall, { name: 'Ana', guest: false, login: 'ana', entry: 'accounts' });
    await waitFor(() => expect(screen.queryByText(/look around without an account/)).toBeNull());
  });
});

describe('the code in a link', () => {
  it('lets a newcomer in silently, and is used once', async () => {
    navigate('/?invite=BCDF', { replace: true });
    readInvite();
    expect(invite()).toBe('BCDF');
    const hall = new FakeHall({ 'GET /api/me': NOBODY, 'POST /api/me': welcome });
    const one = new Me();
    await one.ensure();
    await one.rename('Ana');
    expect(hall.sent('POST /api/me')).toEqual([
      { name: expect.stringMatching(/^Guest /) as string, invite: 'BCDF' },
      { name: 'Ana' },
    ]);
    expect(invite()).toBe('');
  });

  it('survives a reload', () => {
    navigate('/?invite=BCDF', { replace: true });
    readInvite();
    navigate('/cards', { replace: true });
    readInvite();
    expect(invite()).toBe('BCDF');
    forgetInvite();
    readInvite();
    expect(invite()).toBe('');
  });
});

describe('downloading your data', () => {
  it('gives you a file', () => {
    render(TakeHome);
    const link = screen.getByText('Download');
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/api/me/export', 'spellhall.json']);
  });
});
