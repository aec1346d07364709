/**
 * A table without a table: the hall renders a frame and answers each choice, but stores nothing. What has been answered
 * so far is sent with each choice. Lessons and the practice room are such tables.
 */

import { told } from '../home/words';
import { HallSocket } from '../lib/live/socket.svelte';
import { TableStore } from '../lib/live/table.svelte';
import { read } from '../lib/messages';

/** What the hall says to a choice; `taken` is sent with the next one. */
export interface Guidance {
  right: boolean | null;
  answer: string;
  taken: number[];
  frame: unknown;
}

export abstract class GuidedStore<Said extends Guidance> extends TableStore {
  /** Feedback on the last choice, and whether it was right. */
  answer = $state('');
  right = $state<boolean | null>(null);
  fault = $state('');

  protected taken: number[] = [];
  #busy = false;
  #shown = 0;

  constructor(code: string) {
    super(code, new HallSocket('')); // this socket never opens: everything goes over HTTP
  }

  /** Whether it's over. */
  abstract readonly over: boolean;

  /** Ask the hall what follows a choice; null for none. */
  protected abstract send(taken: number[], choice: number | null): Promise<Said>;

  /** Take in what was said besides the feedback. */
  protected abstract heed(said: Said): void;

  /** Show the first position. */
  begin(): Promise<void> {
    return this.from([]);
  }

  override async act(option: number): Promise<void> {
    if (this.frame.decision?.options?.[option]) await this.#ask(this.taken, option);
  }

  /** Without hints of its own, it has none. */
  override hint(): Promise<void> {
    return Promise.resolve();
  }

  /** The learner's seat has no other name. */
  override name(seat: number): string {
    return seat === this.you ? this.called(seat) : super.name(seat);
  }

  override close(): void {
    // Nothing was opened.
  }

  /** Go on from some answers, without a choice. */
  protected from(taken: number[]): Promise<void> {
    return this.#ask(taken, null);
  }

  async #ask(taken: number[], choice: number | null): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.fault = '';
    this.narrowed = null;
    try {
      const said = await this.send(taken, choice);
      this.taken = said.taken;
      this.right = said.right;
      this.answer = said.answer;
      this.heed(said);
      this.#shown += 1;
      const message = read(JSON.stringify({ t: 'table', frame: said.frame, revision: this.#shown }));
      if (message?.t !== 'table') throw new TypeError('unreadable table data');
      if (said.right !== false) this.heard(message);
    } catch (error) {
      this.fault = told(error);
    } finally {
      this.#busy = false;
    }
  }
}
