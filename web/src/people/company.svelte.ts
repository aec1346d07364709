/**
 * The company you keep, as the hall tells it: friends and where they are, who asks you for something, and your search for
 * someone to play with. Whatever is asked of the hall throws an `ApiError` when it refuses.
 */

import { at, del, post } from '../lib/api';
import { me } from '../lib/me.svelte';
import { navigate, router } from '../lib/routing/router.svelte';
import { hall, type HallSocket, type Listener } from '../lib/socket.svelte';
import type { Challenge, CompanyTold, SeatedTold, ServerMessage } from '../lib/wire';
import { looking } from './looking.svelte';
import type { Standing } from './people';

export class Company implements Listener {
  told = $state.raw<CompanyTold | null>(null);
  /** A table that was opened for you, when this page has not gone there by itself. */
  seated = $state.raw<SeatedTold | null>(null);

  #line: HallSocket;
  /** What was asked for at this page, so that it may go where that leads. */
  #hopes: '' | 'challenge' | 'search' = '';
  /** Whether the hall knew of a search when it last told something. */
  #searches = false;

  constructor(line: HallSocket) {
    this.#line = line;
  }

  /** Be told from now on; returns what ends it. */
  listen(): () => void {
    this.#line.watchCompany(this);
    return () => {
      this.#line.unwatchCompany();
      this.told = null;
    };
  }

  heard(message: ServerMessage): void {
    if (message.t === 'company') {
      this.told = message;
      if (this.#searches && !message.search) looking.now = false;
      this.#searches = message.search !== null;
    } else if (message.t === 'seated') this.#sits(message);
  }

  greeted(): void {
    // the hall tells everything anew
  }

  /** Challenges to you, which wait for your answer. */
  get challenges(): Challenge[] {
    return this.told?.challenges.filter(({ mine }) => !mine) ?? [];
  }

  /** Your own challenges. */
  get open(): Challenge[] {
    return this.told?.challenges.filter(({ mine }) => mine) ?? [];
  }

  #sits(message: SeatedTold): void {
    const hoped = this.#hopes;
    this.#hopes = '';
    const plays = router.path.startsWith('/table/');
    if (hoped === 'search' || (hoped === 'challenge' && !plays)) this.#go(message.code);
    else if (router.path !== `/table/${message.code}`) this.seated = message;
  }

  #go(code: string): void {
    this.seated = null;
    navigate(`/table/${code}`);
  }

  // ------------------------------------------------------------------ friends

  async ask(login: string): Promise<{ name: string; standing: Standing }> {
    return post('/api/friends', { login });
  }

  /** Be friends no more, refuse to be, or take back that you asked. */
  part(login: string): Promise<void> {
    return del(at('/api/friends/{login}', { login }));
  }

  // ------------------------------------------------------------------ challenges

  async challenge(login: string, game: string): Promise<void> {
    this.#hopes = 'challenge';
    await post('/api/challenges', { login, game });
  }

  async accept(id: number): Promise<void> {
    const { code } = await post(at('/api/challenges/{id}/accept', { id }));
    this.#go(code);
  }

  decline(id: number): Promise<void> {
    return del(at('/api/challenges/{id}', { id }));
  }

  // ------------------------------------------------------------------ looking for someone

  /** Look for anybody to play a game with. */
  async seek(game: string): Promise<void> {
    await me.ensure();
    looking.now = true;
    try {
      await post('/api/searches', { game });
    } catch (error) {
      looking.now = false;
      throw error;
    }
  }

  /** Say yes to the one who was found; the game begins when both have. */
  async agree(): Promise<void> {
    this.#hopes = 'search';
    const { code } = await post('/api/searches/mine/yes');
    if (code) {
      this.#hopes = '';
      this.#go(code);
    }
  }

  /** Look no more, or say no to the one who was found. */
  async stop(): Promise<void> {
    await del('/api/searches/mine');
    looking.now = false;
  }
}

export const company = new Company(hall);
