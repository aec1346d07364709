/**
 * Friends and opponents, as the hall reports them: friends and where they are, requests to you, and your search for an
 * opponent. Every request to the hall throws an `ApiError` if it refuses.
 */

import { at, del, post } from '../lib/api';
import { me } from '../lib/people/me.svelte';
import { navigate, router } from '../lib/routing/router.svelte';
import { hall, type HallSocket, type Listener } from '../lib/live/socket.svelte';
import type { Challenge, CompanyTold, SeatedTold, ServerMessage } from '../lib/wire';
import { looking } from './looking.svelte';
import type { Standing } from './people';

export class Company implements Listener {
  told = $state.raw<CompanyTold | null>(null);
  /** A table opened for you, if this page hasn't gone there by itself. */
  seated = $state.raw<SeatedTold | null>(null);

  #line: HallSocket;
  /** What was requested on this page, so that it may go where that leads. */
  #hopes: '' | 'challenge' | 'search' = '';
  /** Whether the hall's last report included a search. */
  #searches = false;

  constructor(line: HallSocket) {
    this.#line = line;
  }

  /** Subscribe; returns a function that unsubscribes. */
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
    // the hall sends everything anew
  }

  /** Challenges waiting for your answer. */
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

  /** Remove a friend, decline a request, or cancel your own. */
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

  // ------------------------------------------------------------------ looking for an opponent

  /** Look for any opponent in a game. */
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

  /** Accept the opponent found; the game starts once both have accepted. */
  async agree(): Promise<void> {
    this.#hopes = 'search';
    const { code } = await post('/api/searches/mine/yes');
    if (code) {
      this.#hopes = '';
      this.#go(code);
    }
  }

  /** Stop looking, or decline the opponent found. */
  async stop(): Promise<void> {
    await del('/api/searches/mine');
    looking.now = false;
  }
}

export const company = new Company(hall);
