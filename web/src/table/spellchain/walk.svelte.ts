/**
 * The walk through the last resolution: a cursor that goes backwards along the chain, by itself when a chain has just
 * resolved, or by hand. It only shows; the table itself is always as new as the server says.
 */

import type { Resolved } from './parts';
import { dwell, momentsOf, type Moment } from './timeline';

/** How a resolution that is new is shown: walked through, listed at once, or only kept. */
export type Showing = 'walk' | 'list' | 'keep';

/** The place of the table as it is now, behind the last moment. */
const NOW = -1;

export class Walk {
  /** The last resolution; null before the first. */
  resolved = $state.raw<Resolved | null>(null);
  /** The index of the moment that is shown, NOW for none. */
  #at = $state(NOW);
  playing = $state(false);
  /** Whether the walk is the first one through a resolution that is new: nothing is to tell its end before. */
  fresh = $state(false);
  /** Whether all steps are listed. */
  listed = $state(false);
  moments = $derived<Moment[]>(this.resolved ? momentsOf(this.resolved) : []);

  #pace: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #met = false;

  /** `pace` says for how many milliseconds a moment without words is shown. */
  constructor(pace: () => number) {
    this.#pace = pace;
  }

  /** What is shown; null for the table as it is now. */
  get moment(): Moment | null {
    return this.moments[this.#at] ?? null;
  }

  get atStart(): boolean {
    return this.#at === 0;
  }

  /** How far the walk is, from 0 to the number of moments (which is now). */
  get place(): number {
    return this.#at === NOW ? this.moments.length : this.#at;
  }

  /**
   * The resolution that the server tells of. A newer one is shown; what was already there when the page came, and what
   * undo has brought back, is only kept.
   */
  meet(resolved: Resolved | null, showing: Showing): void {
    const known = this.resolved;
    const first = !this.#met;
    this.#met = true;
    if (resolved && known && isSame(resolved, known)) return;
    const seen = known && resolved?.chain === known.chain ? this.moments.length : 0;
    const older = !resolved || (known !== null && isOlder(resolved, known));
    this.resolved = resolved;
    const fresh = !first && !older;
    if (fresh && showing === 'list') this.listed = true;
    if (fresh && showing === 'walk') this.fresh = true;
    if (!fresh || showing !== 'walk') this.leave();
    else if (this.#at === NOW) this.#walkFrom(Math.min(seen, this.moments.length - 1));
    else if (seen === 0) this.#walkFrom(0);
  }

  /** Walk by itself: from the beginning, or on from where it stands. */
  play(): void {
    if (this.moments.length) this.#walkFrom(this.#at === NOW ? 0 : this.#at);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Back to the beginning. */
  rewind(): void {
    this.pause();
    if (this.moments.length) this.#at = 0;
  }

  /** One moment on or back; behind the last one is the table as it is now. */
  step(by: 1 | -1): void {
    this.pause();
    const to = Math.max(0, this.place + by);
    this.#at = to < this.moments.length ? to : NOW;
    if (this.#at === NOW) this.fresh = false;
  }

  /** To the table as it is now. */
  leave(): void {
    this.pause();
    this.#at = NOW;
    this.fresh = false;
  }

  #walkFrom(at: number): void {
    this.pause();
    this.#at = at;
    this.playing = true;
    this.#wait();
  }

  #wait(): void {
    const { moment } = this;
    if (!moment) return;
    this.#timer = setTimeout(() => {
      if (this.#at + 1 < this.moments.length) {
        this.#at += 1;
        this.#wait();
      } else this.leave();
    }, dwell(moment, this.#pace()));
  }
}

function isSame(one: Resolved, other: Resolved): boolean {
  return one.chain === other.chain && one.steps.length === other.steps.length && one.hp.join() === other.hp.join();
}

function isOlder(one: Resolved, other: Resolved): boolean {
  return one.chain < other.chain || (one.chain === other.chain && one.steps.length < other.steps.length);
}
