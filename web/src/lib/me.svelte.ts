/**
 * Who you are: a guest with a name, or someone with an account. Nobody is asked for either before a first game.
 */

import { ApiError, sentenceOf, at, del, get, post, put } from './api';
import { forgetInvite, invite } from './invite';
import type { Me as Person, Device, CodesLeft } from './http';

export type { Me as Person, Device, CodesLeft } from './http';

/** For whom the hall is open: everybody, those whom a code invites, or everybody who has an account. */
export type Entry = 'open' | 'invite' | 'accounts';

const BIRDS = [
  'Avocet', 'Bittern', 'Bunting', 'Crane', 'Curlew', 'Dipper', 'Dotterel', 'Dunlin', 'Egret', 'Falcon', 'Finch', 'Godwit',
  'Grebe', 'Harrier', 'Heron', 'Hobby', 'Ibis', 'Jackdaw', 'Kestrel', 'Kite', 'Lapwing', 'Linnet', 'Magpie', 'Merlin',
  'Nightjar', 'Oriole', 'Osprey', 'Pipit', 'Plover', 'Raven', 'Redstart', 'Rook', 'Shrike', 'Siskin', 'Snipe', 'Stork',
  'Swift', 'Tern', 'Thrush', 'Wagtail', 'Warbler', 'Wigeon', 'Wren', 'Yellowhammer',
] as const; // prettier-ignore

/** A name for someone who has not given one, another than `taken`. `lot` is from 0 up to, but not including, 1. */
export function guestName(taken = '', lot: number = Math.random()): string {
  const names = BIRDS.map((bird) => `Guest ${bird}`).filter((name) => name !== taken);
  return names[Math.floor(lot * names.length)] ?? 'Guest';
}

/** Whether a name was given at random. */
export function guestly(name: string): boolean {
  return !name || BIRDS.some((bird) => name === `Guest ${bird}`);
}

/** Keeps who you are, and changes it. Every change throws an `ApiError` when the hall refuses it. */
export class Me {
  /** Null for a newcomer. */
  person = $state.raw<Person | null>(null);
  /** Whether the hall has said who you are, if only that it does not know you. */
  asked = $state(false);
  entry = $state<Entry>('open');
  error = $state('');
  /** Recovery codes that were just made. The hall tells them once, so they stay here until they were kept. */
  codes = $state.raw<readonly string[]>([]);
  /** Called when you are someone else to the hall than before. */
  changed: () => void = () => undefined;
  #asking: Promise<void> | null = null;

  get name(): string {
    return this.person?.name ?? '';
  }

  get guest(): boolean {
    return this.person?.guest ?? true;
  }

  /** Ask the hall once; an attempt that failed is made again by the next call. */
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

  /** Be someone: a newcomer becomes a guest with a name at random. Anyone who sits down at a table calls this first. */
  async ensure(): Promise<Person> {
    await this.load();
    if (this.error) throw new ApiError(0, this.error); // else someone known would get a new name
    return this.person ?? (await this.rename(guestName()));
  }

  async rename(name: string): Promise<Person> {
    const code = this.person ? '' : invite();
    return this.#become(await post('/api/me', code ? { name, invite: code } : { name }));
  }

  /** Come into a hall that is by invitation, as a guest with a name at random. */
  async enter(code: string): Promise<void> {
    this.#become(await post('/api/me', { name: guestName(), invite: code }));
  }

  /** Make an account; the games and decks of the guest that you were stay yours. */
  async register(login: string, password: string): Promise<void> {
    await this.ensure();
    await post('/api/accounts', { login, password });
    await this.makeCodes(password).catch(() => undefined); // the account is there, and they can be made later
    await this.#again();
  }

  /** Have new recovery codes; those before are void. */
  async makeCodes(password: string): Promise<void> {
    this.codes = (await post('/api/recovery', { password })).codes;
  }

  /** How many recovery codes are left, and when they were made. */
  codesLeft(): Promise<CodesLeft> {
    return get('/api/recovery');
  }

  /** Come back to an account whose password is lost, by one of its codes. */
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

  /** Take away everything that the hall knows of you. */
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

  /** The hall answers a newcomer with an empty name. */
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
