/** Cached and prefetched frames of a replay, so that the next step is there at once. */

import type { Frame } from '../lib/wire';

export type Fetch = (seat: number, at: number) => Promise<Frame>;

export class FrameShelf {
  #fetch: Fetch;
  #room: number;
  #kept = new Map<string, Promise<Frame>>();
  #ahead = 0;

  /** Keeps `room` frames; the least recently requested ones are dropped. */
  constructor(fetch: Fetch, room = 200) {
    this.#fetch = fetch;
    this.#room = room;
  }

  has(seat: number, at: number): boolean {
    return this.#kept.has(name(seat, at));
  }

  get(seat: number, at: number): Promise<Frame> {
    const key = name(seat, at);
    const kept = this.#kept.get(key);
    this.#kept.delete(key);
    const frame = kept ?? this.#asked(key, seat, at);
    this.#kept.set(key, frame);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#room) break;
      this.#kept.delete(oldest);
    }
    return frame;
  }

  /**
   * Prefetch steps that will probably be needed, one after the other in ascending order, which the hall finds fastest.
   * Another call, or `stop`, ends this one.
   */
  async ahead(seat: number, moments: readonly number[]): Promise<void> {
    const mine = ++this.#ahead;
    for (const at of [...moments].sort((one, other) => one - other)) {
      if (mine !== this.#ahead) return;
      try {
        if (!this.has(seat, at)) await this.get(seat, at);
      } catch {
        return; // the caller that really needs the frame gets its error
      }
    }
  }

  stop(): void {
    this.#ahead += 1;
  }

  #asked(key: string, seat: number, at: number): Promise<Frame> {
    const asked = this.#fetch(seat, at);
    asked.catch(() => this.#kept.delete(key));
    return asked;
  }
}

function name(seat: number, at: number): string {
  return `${seat} ${at}`;
}
