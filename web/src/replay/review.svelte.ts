/** A review of your own choices in a finished game: requested once, then polled until it's done. */

import { told } from '../home/words';
import { at as address, get, post } from '../lib/api';
import { read } from '../lib/messages';
import type { Frame } from '../lib/wire';
import type { ReviewInfo as Review, MyReview } from '../lib/http';

export type { VerdictInfo as Verdict, ReviewInfo as Review, MyReview } from '../lib/http';

/** How often to check the progress. */
const GLANCE = 1000;

const path = (code: string, seat: number) => address('/api/replays/{code}/review', { code, seat });

/** A step of a better line. */
export async function lineAt(code: string, seat: number, at: number, step: number): Promise<Frame> {
  const where = address('/api/replays/{code}/review/line', { code, seat, at, step });
  const message = read(JSON.stringify({ t: 'table', frame: await get(where), revision: 0 }));
  if (message?.t !== 'table') throw new TypeError('unreadable table data');
  return message.frame;
}

export class ReviewStore {
  review = $state.raw<Review | null>(null);
  /** Why there is none; '' if there is one, or may be. */
  fault = $state('');
  asked = $state(false);

  #code: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string) {
    this.#code = code;
  }

  /** Whether there is more to come. */
  open = $derived(this.review === null || this.review.stage === 'waiting' || this.review.stage === 'running');
  /** The costliest choices, the worst first. */
  worst = $derived.by(() => {
    const { worst = [], verdicts = [] } = this.review ?? {};
    return worst.flatMap((at) => verdicts.find((verdict) => verdict.at === at) ?? []);
  });

  /** Request a review of a seat's choices, and watch its progress. */
  async begin(seat: number): Promise<void> {
    this.close();
    this.asked = true;
    this.fault = '';
    this.review = null;
    await this.#take(seat, () => post(path(this.#code, seat)));
  }

  /** Stop watching. */
  close(): void {
    clearTimeout(this.#timer);
  }

  async #take(seat: number, ask: () => Promise<MyReview>): Promise<void> {
    try {
      this.review = (await ask()).review;
    } catch (error) {
      this.fault = told(error);
      return;
    }
    if (this.open) this.#timer = setTimeout(() => void this.#take(seat, () => get(path(this.#code, seat))), GLANCE);
  }
}
