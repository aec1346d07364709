/**
 * The coach of a first game: which kinds of decision have been explained, and which games need no coach any more.
 * Stored in this browser.
 */

import { KeptLists } from './keptlists.svelte';

/** In place of topics: there's nothing left to explain. */
const OVER = '*';

export class Coaching {
  #topics = new KeptLists('spellhall.coaching');

  /** Whether a kind of decision still needs explaining. */
  explains(game: string, topic: string): boolean {
    const told = this.#topics.of(game);
    return topic !== '' && !told.includes(OVER) && !told.includes(topic);
  }

  /** It has been explained. */
  got(game: string, topic: string): void {
    if (this.explains(game, topic)) this.#topics.set(game, [...this.#topics.of(game), topic]);
  }

  /** Stop explaining: the player turned the coach off, or finished their first game. */
  stop(game: string): void {
    if (!this.#topics.of(game).includes(OVER)) this.#topics.set(game, [OVER]);
  }

  /** The lessons are done: coach the next game. */
  begin(game: string): void {
    this.#topics.set(game, []);
  }
}

export const coaching = new Coaching();
