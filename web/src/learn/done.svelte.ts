/** Which lessons a player has done. Stored in this browser. */

import { KeptLists } from './keptlists.svelte';

/** In place of lessons: all are done, or were declined on an older page. */
const ALL = '*';

export class Lessons {
  #done = new KeptLists('spellhall.lessons');

  has(game: string, lesson: string): boolean {
    return this.#done.of(game).includes(lesson);
  }

  /** Whether the home page offers lessons. */
  offered(game: string): boolean {
    return !this.has(game, ALL);
  }

  /** A lesson was done; after the last one, they are no longer offered. */
  finish(game: string, lesson: string, all: readonly string[]): void {
    const done = [...this.#done.of(game).filter((one) => one !== lesson), lesson];
    this.#done.set(game, all.every((one) => done.includes(one)) && !done.includes(ALL) ? [...done, ALL] : done);
  }
}

export const lessons = new Lessons();
