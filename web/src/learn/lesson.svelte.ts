/** A lesson as a table (see `guided.svelte.ts`): one task after the other. */

import { at, get, post } from '../lib/api';
import type { Reason } from '../lib/wire';
import type { LessonLine } from '../lib/http';
import { GuidedStore, type Guidance } from './guided.svelte';

export type { LessonLine } from '../lib/http';

interface LessonAnswer extends Guidance {
  coach: string;
  done: number;
  steps: number;
}

export async function lessonsOf(game: string): Promise<LessonLine[]> {
  return (await get(at('/api/games/{game}/lessons', { game }))).lessons;
}

export class LessonStore extends GuidedStore<LessonAnswer> {
  readonly game: string;
  readonly lesson: string;
  /** The current task. */
  coach = $state('');
  done = $state(0);
  steps = $state(1);
  readonly over = $derived(this.done === this.steps);

  constructor(game: string, lesson: string) {
    super('lesson');
    this.game = game;
    this.lesson = lesson;
  }

  /** Lessons bring their own reasons. */
  override why(): Promise<Reason | null> {
    return Promise.resolve(null);
  }

  protected override async send(taken: number[], choice: number | null): Promise<LessonAnswer> {
    const path = at('/api/games/{game}/lessons/{lesson}', { game: this.game, lesson: this.lesson });
    return (await post(path, { taken, choice })) as LessonAnswer;
  }

  protected override heed(said: LessonAnswer): void {
    this.coach = said.coach;
    this.done = said.done;
    this.steps = said.steps;
  }
}
