/**
 * The practice room as a table: a position that's played on from, with hints in steps, undo and "why not". The hall
 * keeps nothing of it (see `learn/guided.svelte.ts`).
 */

import { at, call } from '../lib/api';
import { sentence } from '../lib/live/frames';
import { read } from '../lib/messages';
import type { Advice, Reason, ServerMessage } from '../lib/wire';
import { GuidedStore, type Guidance } from '../learn/guided.svelte';

/** One step of a hint, the options that it points at, and for a single one the ends of its arrow (see `Advice`). */
export interface PracticeHint {
  text: string;
  options: number[];
  source: string;
  target: string;
}

interface PracticeAnswer extends Guidance {
  goal: string;
  over: boolean;
  won: boolean;
  waits: boolean;
  back: number;
  hints: PracticeHint[];
  more: number;
  reason: object | null;
}

/** Where a puzzle is practised. */
export const puzzlePath = (game: string, puzzle: string): string => at('/api/games/{game}/puzzles/{puzzle}', { game, puzzle });

/** Where the position that shows a rule is practised. */
export const rulePath = (game: string, rule: string): string => at('/api/games/{game}/rules/{rule}', { game, rule });

/** Where a moment of a finished game is practised, from a seat. */
export const momentPath = (code: string, step: number, seat: number): string =>
  at('/api/replays/{code}/practice', { code, at: step, seat });

/** The most requests for the answers of others to one choice. */
const MOST_WAITS = 20;

export class PracticeStore extends GuidedStore<PracticeAnswer> {
  /** The goal; '' for a game that's just played on. */
  task = $state('');
  over = $state(false);
  won = $state(false);
  /** How many answers remain when the last choice is taken back; -1 for none. */
  back = $state(-1);
  hints = $state.raw<PracticeHint[]>([]);
  /** How many more hints there are; -1 before the first. */
  more = $state(-1);
  /** How many wrong choices there were, and how many hints. */
  misses = $state(0);
  hinted = $state(0);

  /** How many choices were taken back. */
  undone = $state(0);

  readonly #path: string;
  /** The choice that was called wrong last; -1 for none. */
  #refused = -1;
  #chosen = -1;
  #wanted = 0;

  constructor(path: string) {
    super('practice');
    this.#path = path;
  }

  /** The options that the latest hint points at, as advice to draw. */
  glowing = $derived.by(() => {
    const { options = [], source = '', target = '' } = this.hints.at(-1) ?? {};
    return options.map((option): Advice => ({ option, text: '', share: 0, expects: [], reason: '', source, target }));
  });

  override begin(): Promise<void> {
    this.misses = 0;
    this.hinted = 0;
    this.undone = 0;
    return super.begin();
  }

  override async undo(): Promise<ServerMessage> {
    if (this.back >= 0) {
      this.undone += 1;
      await this.from(this.taken.slice(0, this.back));
    }
    return { t: 'done', n: 0 };
  }

  /** Show one more hint about this choice. */
  override async hint(): Promise<void> {
    if (this.over || this.hinting) return;
    this.hinting = true;
    this.#wanted = this.hints.length + 1;
    await this.from(this.taken);
    this.hinting = false;
  }

  override async why(token: string): Promise<Reason | null> {
    const said = await this.#post({ taken: this.taken, why: token });
    const reason = said.reason && read(JSON.stringify({ ...said.reason, t: 'reason' }));
    return reason?.t === 'reason' ? { ...reason, text: sentence(this.named(reason.text)) } : null;
  }

  protected override async send(taken: number[], choice: number | null): Promise<PracticeAnswer> {
    const hints = this.#wanted;
    this.#wanted = 0;
    const anyway = choice !== null && choice === this.#refused;
    this.#chosen = choice ?? -1;
    let said = await this.#post({ taken, choice, hints, anyway });
    const { right, answer } = said;
    for (let asked = 0; said.waits && asked < MOST_WAITS; asked += 1) {
      said = { ...(await this.#post({ taken: said.taken })), right, answer };
    }
    return said;
  }

  protected override heed(said: PracticeAnswer): void {
    this.#refused = said.right === false ? this.#chosen : -1;
    this.task = said.goal;
    this.over = said.over;
    this.won = said.won;
    this.back = said.back;
    if (said.right === false) this.misses += 1;
    else {
      this.hints = said.hints;
      this.more = said.hints.length ? said.more : -1;
    }
    this.hinted = Math.max(this.hinted, this.hints.length);
  }

  #post(order: object): Promise<PracticeAnswer> {
    return call('POST', this.#path, order);
  }
}
