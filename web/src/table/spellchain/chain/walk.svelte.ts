/**
 * The walk through the last resolution: a cursor moving backwards along the chain, by itself after a chain has
 * resolved, or by hand. It only shows; the table itself is always as current as the server says.
 */

import type { Resolved } from '../parts';
import { dwell, momentsOf, type Moment } from './timeline';

/** How a new resolution is shown: walked through, listed at once, or only kept. */
export type Showing = 'walk' | 'list' | 'keep';

/** The position of the present, after the last moment. */
const NOW = -1;

export class Walk {
  /** The last resolution; null before the first. */
  resolved = $state.raw<Resolved | null>(null);
  /** The index of the moment being shown, NOW for none. */
  #at = $state(NOW);
  playing = $state(false);
  /** Whether this is the first walk through a new resolution: nothing else may reveal its end yet. */
  fresh = $state(false);
  /** Whether all steps are listed. */
  listed = $state(false);
  moments = $derived<Moment[]>(this.resolved ? momentsOf(this.resolved) : []);

  #pace: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #met = false;

  /** `pace` is how many milliseconds a moment without words is shown. */
  constructor(pace: () => number) {
    this.#pace = pace;
  }

  /** The moment being shown; null for the present. */
  get moment(): Moment | null {
    return this.moments[this.#at] ?? null;
  }

  get atStart(): boolean {
    return this.#at === 0;
  }

  /** The walk's progress, from 0 to the number of moments (the present). */
  get place(): number {
    return this.#at === NOW ? this.moments.length : this.#at;
  }

  /**
   * Takes the server's latest resolution. A new one is shown; one from before the page loaded, or brought back by undo,
   * is only kept.
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

  /** Walk automatically: from the start, or from the current moment. */
  play(): void {
    if (this.moments.length) this.#walkFrom(this.#at === NOW ? 0 : this.#at);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Back to the start. */
  rewind(): void {
    this.pause();
    if (this.moments.length) this.#at = 0;
  }

  /** One moment forward or back; after the last one comes the present. */
  step(by: 1 | -1): void {
    this.pause();
    const to = Math.max(0, this.place + by);
    this.#at = to < this.moments.length ? to : NOW;
    if (this.#at === NOW) this.fresh = false;
  }

  /** To the present. */
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
