/** How many stars you have won in each first fight. Stored in this browser. */

import { KeptLists } from '../learn/keptlists.svelte';

/** The most stars of a fight. */
export const MOST_STARS = 3;

/** What a won fight is worth: a star for the win, one if nothing was taken back, one if no hint was asked for. */
export const starsFor = (undone: number, hinted: number): number => MOST_STARS - Number(undone > 0) - Number(hinted > 0);

export class Stars {
  /** A fight stands in the list once for each of its stars. */
  #won = new KeptLists('spellhall.fights');

  of(game: string, fight: string): number {
    return Math.min(MOST_STARS, this.#won.of(game).filter((one) => one === fight).length);
  }

  /** A fight was won; fewer stars than before change nothing. */
  win(game: string, fight: string, stars: number): void {
    const more = stars - this.of(game, fight);
    if (more > 0) this.#won.set(game, [...this.#won.of(game), ...Array<string>(more).fill(fight)]);
  }
}

export const stars = new Stars();
