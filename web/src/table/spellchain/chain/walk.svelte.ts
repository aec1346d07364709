/**
 * The walk through the last resolution: a cursor moving backwards along the chain. When a chain resolves, it follows
 * what the table is showing (see `choreography`); afterwards it can be repeated by hand. It only shows; nothing of the
 * game depends on it.
 */

import type { Walked } from '../choreography';
import type { Resolved } from '../parts';
import { dwell, momentsOf, type Moment } from './timeline';

/** The position of the present, after the last moment. */
const NOW = -1;

export class Walk {
  /** The last resolution; null before the first. */
  resolved = $state.raw<Resolved | null>(null);
  /** The index of the moment being shown, NOW for none. */
  #at = $state(NOW);
  playing = $state(false);
  /** Whether all steps are listed. */
  listed = $state(false);
  moments = $derived<Moment[]>(this.resolved ? momentsOf(this.resolved) : []);

  #pace: () => number;
  #interrupt: () => void;
  #following = false;
  /** What the server sent last; undefined before that. */
  #known: Resolved | null | undefined = undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pace` is how many milliseconds a moment without words is shown; `interrupt` ends what the table is showing. */
  constructor(pace: () => number, interrupt: () => void = () => undefined) {
    this.#pace = pace;
    this.#interrupt = interrupt;
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

  /** The table shows a moment of a chain that's resolving, or something else. */
  follow(walked: Walked | null): void {
    if (!walked) {
      if (!this.#following) return;
      this.#following = false;
      this.leave();
      return;
    }
    this.#following = true;
    clearTimeout(this.#timer);
    this.resolved = walked.resolved;
    this.#at = walked.at;
    this.playing = true;
  }

  /** Take the server's latest resolution; another one than before ends a look back. `list`: list the steps of news. */
  meet(resolved: Resolved | null, list = false): void {
    const known = this.#known;
    this.#known = resolved;
    if (this.#following || (resolved && this.resolved && isSame(resolved, this.resolved))) return;
    this.resolved = resolved;
    if (list && resolved && known !== undefined && resolved.chain > (known?.chain ?? 0)) this.listed = true;
    this.leave();
  }

  /** Walk automatically: from the start, or from the current moment. */
  play(): void {
    if (!this.moments.length) return;
    this.pause();
    if (this.#at === NOW) this.#at = 0;
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    if (!this.#following) return;
    this.#following = false;
    this.#interrupt();
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
  }

  /** To the present. */
  leave(): void {
    this.pause();
    this.#at = NOW;
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
