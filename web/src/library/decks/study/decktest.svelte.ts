/** A deck test: the hall plays the deck against the starter decks and reports the results. */

import { del, get, post } from '../../../lib/api';
import { me } from '../../../lib/people/me.svelte';
import { percent } from '../../../lib/settings/language';
import { Polling } from '../../../home/polling.svelte';
import { told } from '../../../home/words';
import type { Copies } from '../deck';
import { MOST_TEXT } from '../decks';
import type { Workbench } from '../workbench.svelte';
import type { FigureAnswer as Figure, MyDeckTest } from '../../../lib/http';

export type { FigureRow, FigureAnswer as Figure, DeckTestLine as DeckTest, MyDeckTest } from '../../../lib/http';

const EVERY = 1000;
const SIZES = [50, 100, 200, 500, 1000, 2000] as const;
export const USUAL = 100;

export class DeckTester {
  mine = $state.raw<MyDeckTest>({ test: null, most: 0 });
  error = $state('');
  busy = $state(false);
  readonly test = $derived(this.mine.test);
  readonly goesOn = $derived(this.test?.stage === 'waiting' || this.test?.stage === 'running');
  /** The available numbers of games. */
  readonly sizes = $derived([...SIZES.filter((size) => size < this.mine.most), ...(this.mine.most ? [this.mine.most] : [])]);

  /** Fetch the current state. */
  load(): Promise<void> {
    return this.#run(() => get('/api/deck-tests/mine'));
  }

  /** Start testing a deck as it is now. A newcomer becomes a guest. */
  begin({ game, title, list, preset }: Workbench, games: number): Promise<void> {
    return this.#run(async () => {
      await me.ensure();
      const name = title.trim() || 'Untitled deck';
      return post('/api/deck-tests', { game, name, text: list.slice(0, MOST_TEXT), preset, games });
    });
  }

  stop(): Promise<void> {
    return this.#run(() => del('/api/deck-tests/mine'));
  }

  /** Poll the progress; returns a function that stops it. */
  watch(): () => void {
    const polling = new Polling<void>(async (signal) => {
      this.mine = await get('/api/deck-tests/mine', { signal });
    }, EVERY);
    return polling.start();
  }

  async #run(work: () => Promise<MyDeckTest>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = '';
    try {
      this.mine = await work();
    } catch (fault) {
      this.error = told(fault);
    } finally {
      this.busy = false;
    }
  }
}

/** Whether two decks have the same cards. */
export function alike(one: Copies, other: Copies): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** The end of a statistic's scale: 100 for percentages, unless all are small; otherwise the highest value. */
export function greatestOf({ unit, rows }: Figure): number {
  const greatest = Math.max(...rows.map(({ value, high }) => Math.max(value, high ?? 0)), 0);
  return unit === '%' && greatest > 50 ? 100 : greatest || 1;
}

/** A value with its unit, as text. */
export function shown(value: number, unit: string): string {
  return unit === '%' ? percent(value) : String(value);
}
