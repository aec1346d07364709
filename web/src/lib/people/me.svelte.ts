/** Who you are: a guest with a name, or someone with an account. Neither is required before a first game. */

import { ApiError, sentenceOf, at, del, get, post, put } from '../api';
import { COMPUTERS } from '../shapes/players';
import { forgetInvite, invite } from './invite';
import type { Me as Person, Device, CodesLeft } from '../http';

export type { Me as Person, Device, CodesLeft } from '../http';

/** Who the hall is open to: everyone, people with an invitation code, or people with an account. */
export type Entry = 'open' | 'invite' | 'accounts';

/** None of them is the name of a computer player. */
const BIRDS = [
  'Avocet', 'Bittern', 'Bunting', 'Curlew', 'Dipper', 'Dotterel', 'Dunlin', 'Egret', 'Falcon', 'Godwit', 'Goshawk',
  'Grebe', 'Harrier', 'Heron', 'Hobby', 'Ibis', 'Jackdaw', 'Kestrel', 'Kite', 'Lapwing', 'Linnet', 'Magpie', 'Merlin',
  'Nightjar', 'Oriole', 'Osprey', 'Pipit', 'Plover', 'Ptarmigan', 'Quail', 'Raven', 'Redstart', 'Shrike', 'Siskin',
  'Skylark', 'Snipe', 'Tern', 'Thrush', 'Turnstone', 'Wagtail', 'Warbler', 'Waxwing', 'Wigeon', 'Yellowhammer',
] as const; // prettier-ignore

/** A random name, other than `taken`, for someone who hasn't given one. `lot` is from 0 up to, but not including, 1. */
export function guestName(taken = '', lot: number = Math.random()): string {
  const names = BIRDS.map((bird) => `Guest ${bird}`).filter((name) => name !== taken);
  return names[Math.floor(lot * names.length)] ?? 'Guest';
}

/** Whether a name was generated; earlier guests may still have the name of a computer player. */
export function guestly(name: string): boolean {
  return !name || [...BIRDS, ...COMPUTERS].some((bird) => name === `Guest ${bird}`);
}

/** Keeps and changes who you are. Every change throws an `ApiError` if the hall refuses it. */
export class Me {
  /** Null for a newcomer. */
  person = $state.raw<Person | null>(null);
  /** Whether the hall has said who you are, even if it doesn't know you. */
  asked = $state(false);
  entry = $state<Entry>('open');
  error = $state('');
  /** Newly created recovery codes. The hall shows them only once, so they stay here until you've saved them. */
  codes = $state.raw<readonly string[]>([]);
  /** Called when your identity in the hall changes. */
  changed: () => void = () => undefined;
  #asking: Promise<void> | null = null;

  get name(): string {
    return this.person?.name ?? '';
  }

  get guest(): boolean {
    return this.person?.guest ?? true;
  }

  /** Ask the hall once; after a failed attempt, the next call tries again. */
  load(): Promise<void> {
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  async #ask(): Promise<void> {
    this.error = '';
    try {
      this.#keep(await get('/api/me'));
    } catch (error) {
      this.error = sentenceOf(error);
      this.#asking = null;
    }
  }

  /**
   * Make sure there's an identity: a newcomer becomes a guest with a random name. Call this before anyone sits down at
   * a table.
   */
  async ensure(): Promise<Person> {
    await this.load();
    if (this.error) throw new ApiError(0, this.error); // or else a known person would get a new name
    return this.person ?? (await this.rename(guestName()));
  }

  async rename(name: string): Promise<Person> {
    const code = this.person ? '' : invite();
    return this.#become(await post('/api/me', code ? { name, invite: code } : { name }));
  }

  /** Enter an invitation-only hall, as a guest with a random name. */
  async enter(code: string): Promise<void> {
    this.#become(await post('/api/me', { name: guestName(), invite: code }));
  }

  /** Create an account; your games and decks as a guest stay yours. */
  async register(login: string, password: string): Promise<void> {
    await this.ensure();
    await post('/api/accounts', { login, password });
    await this.makeCodes(password).catch(() => undefined); // the account exists, and codes can be created later
    await this.#again();
  }

  /** Create new recovery codes; the old ones stop working. */
  async makeCodes(password: string): Promise<void> {
    this.codes = (await post('/api/recovery', { password })).codes;
  }

  /** How many recovery codes are left, and when they were created. */
  codesLeft(): Promise<CodesLeft> {
    return get('/api/recovery');
  }

  /** Recover an account with a lost password, using one of its codes. */
  async recover(login: string, code: string, password: string): Promise<void> {
    await post('/api/recovery/use', { login, code, password });
    await this.#again();
  }

  async signIn(login: string, password: string): Promise<void> {
    await post('/api/sessions', { login, password });
    await this.#again();
  }

  async signOut(): Promise<void> {
    await del('/api/sessions/current');
    await this.#again();
  }

  changePassword(old: string, next: string): Promise<void> {
    return put('/api/accounts/password', { old, new: next });
  }

  /** Delete everything the hall knows about you. */
  async remove(): Promise<void> {
    await del('/api/me');
    await this.#again();
  }

  devices(): Promise<Device[]> {
    return get('/api/sessions');
  }

  forget(device: string): Promise<void> {
    return del(at('/api/sessions/{id}', { id: device }));
  }

  async #again(): Promise<void> {
    this.#asking = null;
    await this.load();
  }

  #become(person: Person): Person {
    this.#keep(person);
    this.#asking = Promise.resolve();
    forgetInvite();
    return person;
  }

  /** For a newcomer, the hall sends an empty name. */
  #keep(person: Person): void {
    const before = this.person?.login;
    this.person = person.name ? person : null;
    this.entry = person.entry;
    if (this.person?.login !== before && before) this.codes = [];
    if (this.asked && this.person?.login !== before) this.changed();
    this.asked = true;
  }
}

export const me = new Me();
