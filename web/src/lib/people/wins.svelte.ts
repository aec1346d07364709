/** The games that you have won at least once. Stored in this browser. */

import { KeptLists } from '../../learn/keptlists.svelte';

const ONCE = 'once';

export class Wins {
  #kept = new KeptLists('spellhall.wins');

  has(game: string): boolean {
    return this.#kept.of(game).length > 0;
  }

  add(game: string): void {
    if (!this.has(game)) this.#kept.set(game, [ONCE]);
  }
}

export const wins = new Wins();
