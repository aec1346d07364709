/** Plays the steps of a table's timeline one after the other. What's at its end is shown until more steps come. */

import type { Frame } from '../wire';
import { EMPTY_FRAME } from './emptyframe';
import type { Beat, Step } from './timeline';

/** What watches the queue: a beat began (or was skipped), or another frame is shown. */
export interface Watcher {
  began(beat: Beat): void;
  shown(frame: Frame): void;
}

export class ShownQueue {
  /** What the table shows. */
  frame = $state.raw<Frame>(EMPTY_FRAME);
  /** What it's being shown for; null while nothing is happening. */
  beat = $state.raw<Beat | null>(null);
  /** Whether more steps follow. */
  busy = $state(false);

  #steps: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watcher: Watcher;

  constructor(watcher: Watcher) {
    this.#watcher = watcher;
  }

  /** Add steps to the end. */
  push(steps: readonly Step[]): void {
    this.#steps.push(...steps);
    if (!this.beat) this.#next();
    else this.busy = true;
  }

  /** Show a frame at once and forget everything that was still to be shown. */
  jump(frame: Frame): void {
    this.stop();
    this.#rest();
    this.#show(frame);
  }

  /** Show nothing more: the table is closed. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#steps = [];
  }

  /** End the current step. */
  skip(): void {
    if (!this.beat) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Go to the end: the remaining beats are only heard. */
  finish(): void {
    clearTimeout(this.#timer);
    const steps = this.#steps;
    const last = steps.at(-1);
    this.#steps = [];
    this.#rest();
    for (const { beat } of steps) if (beat) this.#watcher.began(beat);
    if (last) this.#show(last.frame);
  }

  /** Replace beats that aren't over: more may become known about them. */
  renew(renewed: (beat: Beat) => Beat): void {
    if (this.beat) this.beat = renewed(this.beat);
    this.#steps = this.#steps.map(({ frame, beat }) => ({ frame, beat: beat && renewed(beat) }));
  }

  /** Replace all frames, shown or still to be shown: names may be hidden from now on. */
  map(changed: (frame: Frame) => Frame): void {
    this.#steps = this.#steps.map(({ frame, beat }) => ({ frame: changed(frame), beat }));
    this.frame = changed(this.frame);
  }

  #next(): void {
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      const { frame, beat } = step;
      this.beat = beat && beat.lasts > 0 ? beat : null;
      this.busy = this.beat !== null || this.#steps.length > 0;
      this.#show(frame);
      if (beat) this.#watcher.began(beat);
      if (this.beat) {
        this.#timer = setTimeout(() => this.#next(), this.beat.lasts);
        return;
      }
    }
    this.#rest();
  }

  #rest(): void {
    this.beat = null;
    this.busy = false;
  }

  #show(frame: Frame): void {
    if (frame === this.frame) return;
    this.frame = frame;
    this.#watcher.shown(frame);
  }
}
