import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeHall, Refused } from '../../home/fakehall';
import { ApiError } from '../api';
import { COMPUTERS } from '../shapes/players';
import { guestName, guestly, Me } from './me.svelte';

const NEWCOMER = { name: '', guest: true, login: '', entry: 'open' };
const GUEST = { name: 'Guest Heron', guest: true, login: '', entry: 'open' };
const ANA = { name: 'Ana', guest: false, login: 'ana', entry: 'open' };

afterEach(() => vi.unstubAllGlobals());

describe('guestName', () => {
  it('is a random bird', () => {
    expect(guestName('', 0)).toBe('Guest Avocet');
    expect(guestName('', 0.999_999)).toBe('Guest Yellowhammer');
  });

  it('is never one that is taken', () => {
    expect(guestName('Guest Avocet', 0)).toBe('Guest Bittern');
  });

  it('is never that of a computer player', () => {
    const names = new Set(Array.from({ length: 2000 }, (_, at) => guestName('', at / 2000)));
    expect(names.size).toBeGreaterThan(30);
    for (const name of COMPUTERS) expect(names).not.toContain(`Guest ${name}`);
  });

  it('is recognized as generated', () => {
    expect(['Guest Heron', 'Guest Wren', 'Guest Ana', 'Ana'].map(guestly)).toEqual([true, true, false, false]);
  });

  it('fits the hall’s rules for names', () => {
    for (let lot = 0; lot < 1; lot += 0.01) expect(guestName('', lot).length).toBeLessThanOrEqual(24);
  });
});

describe('Me', () => {
  it('notices that someone else is here, but not that it has learnt who it is', async () => {
    let person = NEWCOMER;
    new FakeHall({
      'GET /api/me': () => person,
      'POST /api/me': ({ body }: { body: { name: string } }) => (person = { ...GUEST, name: body.name }),
      'POST /api/sessions': () => (person = ANA),
      'DELETE /api/sessions/current': () => void (person = NEWCOMER),
    });
    const me = new Me();
    let changes = 0;
    me.changed = () => (changes += 1);
    const counted: number[] = [];
    const steps = [() => me.load(), () => me.ensure(), () => me.rename('Heron'), () => me.signIn('ana', 'x'), () => me.signOut()];
    for (const step of steps) {
      await step();
      counted.push(changes);
    }
    expect(counted).toEqual([0, 1, 1, 2, 3]);
  });

  it('makes a guest of a newcomer, once', async () => {
    const hall = new FakeHall({
      'GET /api/me': NEWCOMER,
      'POST /api/me': ({ body }: { body: { name: string } }) => ({ ...GUEST, name: body.name }),
    });
    const me = new Me();
    await me.ensure();
    await me.ensure();
    expect(me.name).toMatch(/^Guest /);
    expect([hall.count('GET /api/me'), hall.count('POST /api/me')]).toEqual([1, 1]);
  });

  it('leaves a known person’s name alone', async () => {
    const hall = new FakeHall({ 'GET /api/me': ANA });
    const me = new Me();
    expect(await me.ensure()).toEqual(ANA);
    expect(hall.count('POST /api/me')).toBe(0);
  });

  it('gives nobody a new name if the hall couldn’t say who it is, and asks again', async () => {
    const hall = new FakeHall({ 'GET /api/me': new Refused(503, 'The hall is busy.') });
    const me = new Me();
    await expect(me.ensure()).rejects.toThrow(ApiError);
    expect(hall.count('POST /api/me')).toBe(0);
    hall.replies['GET /api/me'] = ANA;
    expect(await me.ensure()).toEqual(ANA);
  });

  it('changes identity on signing in and out', async () => {
    const hall = new FakeHall({ 'GET /api/me': GUEST, 'POST /api/sessions': ANA, 'DELETE /api/sessions/current': undefined });
    const me = new Me();
    await me.load();
    hall.replies['GET /api/me'] = ANA;
    await me.signIn('ana', 'a long password');
    expect([me.name, me.guest]).toEqual(['Ana', false]);
    hall.replies['GET /api/me'] = NEWCOMER;
    await me.signOut();
    expect(me.person).toBeNull();
  });

  it('introduces a newcomer before creating the account', async () => {
    const hall = new FakeHall({ 'GET /api/me': NEWCOMER, 'POST /api/me': GUEST, 'POST /api/accounts': ANA, 'POST /api/recovery': { codes: [] } });
    await new Me().register('ana', 'a long password');
    expect(hall.asked.map((one) => `${one.method} ${one.path}`)).toEqual([
      'GET /api/me',
      'POST /api/me',
      'POST /api/accounts',
      'POST /api/recovery',
      'GET /api/me',
    ]);
  });

  it('creates an account even if no codes could be created: they can follow later', async () => {
    new FakeHall({ 'GET /api/me': ANA, 'POST /api/accounts': {} });
    const me = new Me();
    await me.register('ana', 'a long password');
    expect([me.guest, me.codes]).toEqual([false, []]);
  });
});
