/** Polls for as long as someone can see the answer. */

import { wasEnded } from '../lib/api';
import { told } from './words';

export class Polling<Answer> {
  value = $state.raw<Answer | null>(null);
  /** The last error; '' if there was none. */
  error = $state('');

  #ask: (signal: AbortSignal) => Promise<Answer>;
  #every: number;
  #next: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | null = null;

  /** `every` is in milliseconds after the last answer. */
  constructor(ask: (signal: AbortSignal) => Promise<Answer>, every: number) {
    this.#ask = ask;
    this.#every = every;
  }

  /** Ask now and keep asking; returns a function that stops it. */
  start(): () => void {
    document.addEventListener('visibilitychange', this.#seen);
    void this.now();
    return () => {
      document.removeEventListener('visibilitychange', this.#seen);
      this.#pause();
    };
  }

  /** Ask right away, and restart the interval from the answer. */
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
