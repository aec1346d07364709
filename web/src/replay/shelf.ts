/** Frames of a replay that were fetched: kept, and fetched ahead, so that the next step is there at once. */

import type { Frame } from '../lib/wire';

export type Fetch = (seat: number, at: number) => Promise<Frame>;

export class FrameShelf {
  #fetch: Fetch;
  #room: number;
  #kept = new Map<string, Promise<Frame>>();
  #ahead = 0;

  /** `room` frames are kept; those that were asked for longest ago make way. */
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
   * Fetch moments that will probably be wanted, one after the other and in rising order, which is the order
   * the hall finds them fastest. Another call, or `stop`, ends this one.
   */
  async ahead(seat: number, moments: readonly number[]): Promise<void> {
    const mine = ++this.#ahead;
    for (const at of [...moments].sort((one, other) => one - other)) {
      if (mine !== this.#ahead) return;
      try {
        if (!this.has(seat, at)) await this.get(seat, at);
      } catch {
        return; // the one who really wants the frame is told why it does not come
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
