/**
 * A lesson as a table: the hall renders a frame and answers each choice, but stores nothing. Progress is sent with each
 * choice.
 */

import { at, get, post } from '../lib/api';
import { read } from '../lib/messages';
import { HallSocket } from '../lib/live/socket.svelte';
import { TableStore } from '../lib/live/table.svelte';
import type { Reason } from '../lib/wire';
import { told } from '../home/words';
import type { LessonLine } from '../lib/http';

export type { LessonLine } from '../lib/http';

interface LessonAnswer {
  right: boolean | null;
  answer: string;
  coach: string;
  done: number;
  steps: number;
  taken: number[];
  frame: unknown;
}

export async function lessonsOf(game: string): Promise<LessonLine[]> {
  return (await get(at('/api/games/{game}/lessons', { game }))).lessons;
}

export class LessonStore extends TableStore {
  readonly game: string;
  readonly lesson: string;
  /** The current task. */
  coach = $state('');
  /** Feedback on the last choice, and whether it was right. */
  answer = $state('');
  right = $state<boolean | null>(null);
  done = $state(0);
  steps = $state(1);
  fault = $state('');
  over = $derived(this.done === this.steps);

  #taken: number[] = [];
  #busy = false;
  #shown = 0;

  constructor(game: string, lesson: string) {
    super('lesson', new HallSocket('')); // this socket never opens: everything goes over HTTP
    this.game = game;
    this.lesson = lesson;
  }

  /** Show the lesson's position. */
  begin(): Promise<void> {
    this.#taken = [];
    return this.#ask(null);
  }

  override async act(option: number): Promise<void> {
    if (this.frame.decision?.options?.[option]) await this.#ask(option);
  }

  /** Lessons bring their own reasons. */
  override why(): Promise<Reason | null> {
    return Promise.resolve(null);
  }

  override close(): void {
    // Nothing was opened.
  }

  async #ask(choice: number | null): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.fault = '';
    this.narrowed = null;
    const path = at('/api/games/{game}/lessons/{lesson}', { game: this.game, lesson: this.lesson });
    try {
      const said = (await post(path, { taken: this.#taken, choice })) as LessonAnswer;
      this.#taken = said.taken;
      this.right = said.right;
      this.answer = said.answer;
      this.coach = said.coach;
      this.done = said.done;
      this.steps = said.steps;
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
