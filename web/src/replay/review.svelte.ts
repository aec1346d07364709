/** A review of one's own choices in a finished game: asked for once, then looked at again until it is done. */

import { told } from '../home/words';
import { get, post } from '../lib/api';
import { read } from '../lib/messages';
import type { Frame } from '../lib/wire';

/** What a choice was worth: shares of games won, from 0 to 1. */
export interface Verdict {
  /** After how many actions. */
  at: number;
  text: string;
  share: number;
  best_text: string;
  best_share: number;
  cost: number;
  /** How the game may go on after the best one; empty where nothing was lost. */
  line: string[];
  /** How many steps of that line can be looked at. */
  steps: number;
}

export interface Review {
  seat: number;
  stage: 'waiting' | 'running' | 'done' | 'failed';
  /** How many reviews come before it. */
  ahead: number;
  /** How many choices are weighed; 0 until that is known. */
  total: number;
  verdicts: Verdict[];
  /** The moments of the dearest choices, the dearest first. */
  worst: number[];
  /** What the shares are of: games won, or the full score of a game played for points. */
  measure: 'wins' | 'score';
}

interface MyReview {
  review: Review | null;
  offered: boolean;
}

/** How often one looks how far it is. */
const GLANCE = 1000;

function path(code: string, seat: number): string {
  return `/api/replays/${encodeURIComponent(code)}/review?seat=${seat}`;
}

/** A moment of a better line. */
export async function lineAt(code: string, seat: number, at: number, step: number): Promise<Frame> {
  const where = `/api/replays/${encodeURIComponent(code)}/review/line?seat=${seat}&at=${at}&step=${step}`;
  const message = read(JSON.stringify({ t: 'table', frame: await get<unknown>(where), revision: 0 }));
  if (message?.t !== 'table') throw new TypeError('unreadable table data');
  return message.frame;
}

export class ReviewStore {
  review = $state.raw<Review | null>(null);
  /** Why there is none; '' when there is, or may be. */
  fault = $state('');
  asked = $state(false);

  #code: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string) {
    this.#code = code;
  }

  /** Whether there is more to come. */
  open = $derived(this.review === null || this.review.stage === 'waiting' || this.review.stage === 'running');
  /** The dearest choices, the dearest first. */
  worst = $derived.by(() => {
    const { worst = [], verdicts = [] } = this.review ?? {};
    return worst.flatMap((at) => verdicts.find((verdict) => verdict.at === at) ?? []);
  });

  /** Have the choices of a seat reviewed, and watch how far it is. */
  async begin(seat: number): Promise<void> {
    this.close();
    this.asked = true;
    this.fault = '';
    this.review = null;
    await this.#take(seat, () => post<MyReview>(path(this.#code, seat), {}));
  }

  /** Look no more. */
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
    if (this.open) this.#timer = setTimeout(() => void this.#take(seat, () => get<MyReview>(path(this.#code, seat))), GLANCE);
  }
}
