/** Asks again and again, as long as someone can see the answer. */

import { wasEnded } from '../lib/api';
import { told } from './words';

export class Polling<Answer> {
  value = $state.raw<Answer | null>(null);
  /** What went wrong the last time; '' when nothing did. */
  error = $state('');

  #ask: (signal: AbortSignal) => Promise<Answer>;
  #every: number;
  #next: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | null = null;

  /** `every` is in milliseconds, counted from the last answer. */
  constructor(ask: (signal: AbortSignal) => Promise<Answer>, every: number) {
    this.#ask = ask;
    this.#every = every;
  }

  /** Ask now and from then on; returns what stops it. */
  start(): () => void {
    document.addEventListener('visibilitychange', this.#seen);
    void this.now();
    return () => {
      document.removeEventListener('visibilitychange', this.#seen);
      this.#pause();
    };
  }

  /** Ask at once, and count anew from the answer. */
  async now(): Promise<void> {
    this.#pause();
    const mine = new AbortController();
    this.#asking = mine;
    try {
      const answer = await this.#ask(mine.signal);
      if (mine.signal.aborted) return;
      this.value = answer;
      this.error = '';
    } catch (error) {
      if (wasEnded(error) || mine.signal.aborted) return;
      this.error = told(error);
    }
    if (mine.signal.aborted) return;
    this.#asking = null;
    if (document.visibilityState === 'visible') this.#next = setTimeout(() => void this.now(), this.#every);
  }

  #pause(): void {
    clearTimeout(this.#next);
    this.#asking?.abort();
    this.#asking = null;
  }

  #seen = (): void => {
    if (document.visibilityState === 'visible') void this.now();
    else this.#pause();
  };
}
