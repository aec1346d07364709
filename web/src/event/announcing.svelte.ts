/** An event that is about to be announced: its name, what that stands for, how entrants meet, and a forecast. */

import { post, sentenceOf, wasEnded } from '../lib/api';
import { games } from '../lib/catalogue.svelte';
import { me } from '../lib/me.svelte';
import { bookOf, readName, type Book, type Choice, type NameRead, type TypeLine } from './answers';
import { titleOf, type Chosen } from './words';

const PAUSE = 300;

export class Announcing {
  readonly game: string;
  book = $state.raw<Book | null>(null);
  /** The name as it is typed, or put together of what was chosen. */
  name = $state('');
  chosen = $state.raw<Chosen>({ label: '', type: '', parameter: '', variants: [], victory: '', size: 0 });
  /** How entrants meet; empty is as the type usually has it. */
  structure = $state('');
  settings = $state<Record<string, string>>({});
  policies = $state<Record<string, string>>({});
  reporting = $state('staff');
  /** null is as the type usually has it; 0 as long as it takes. */
  minutes = $state<number | null>(null);
  registration = $state(false);
  scored = $state(false);
  listed = $state(true);
  notes = $state('');
  expected = $state(12);

  /** What the hall has read of the name. */
  read = $state.raw<NameRead | null>(null);
  /** What is wrong with the name, when it cannot be read at all. */
  unread = $state('');
  fault = $state('');
  busy = $state(false);

  constructor(game: string) {
    this.game = game;
  }

  get type(): TypeLine | undefined {
    return this.book?.types.find(({ name }) => name === this.chosen.type);
  }

  get meets(): string {
    return this.structure || this.type?.structure || this.read?.structure || '';
  }

  get choices(): Choice[] {
    return this.book?.structures[this.meets] ?? [];
  }

  /** What is wrong with it, in sentences. */
  get faults(): string[] {
    return this.unread ? [this.unread] : (this.read?.faults ?? []);
  }

  async load(): Promise<void> {
    try {
      this.book = await bookOf(this.game);
      const [first] = this.book.types;
      if (first && !this.name) {
        this.choose({ type: first.name, victory: this.book.victories[0] ?? '', size: this.book.sizes[0] ?? 0 });
      }
    } catch (error) {
      this.fault = sentenceOf(error);
    }
  }

  /** Choose a part of what is played; the name follows. */
  choose(change: Partial<Chosen>): void {
    const next = { ...this.chosen, ...change };
    const asks = this.book?.types.find(({ name }) => name === next.type)?.parameter;
    next.parameter = asks ? next.parameter || '9' : '';
    this.chosen = next;
    this.name = titleOf(games.titleOf(this.game), next);
  }

  turn(variant: string, on: boolean): void {
    const { variants } = this.chosen;
    this.choose({ variants: on ? [...variants, variant] : variants.filter((one) => one !== variant) });
  }

  /** Have the name read whenever something changes; called in an effect, returns what ends it. */
  watch(): () => void {
    const what = {
      name: this.name.trim(),
      game: this.game,
      structure: this.structure,
      settings: { ...this.settings },
      policies: { ...this.policies },
      entrants: Math.max(0, Math.min(2000, this.expected || 0)),
    };
    const ending = new AbortController();
    const later = setTimeout(() => void this.#read(what, ending.signal), PAUSE);
    return () => {
      clearTimeout(later);
      ending.abort();
    };
  }

  async #read(what: { name: string }, signal: AbortSignal): Promise<void> {
    if (!what.name) return;
    try {
      const read = await readName(what, signal);
      const { label, type, parameter, variants, victory, size } = read;
      this.read = read;
      this.chosen = { label, type, parameter, variants, victory, size };
      this.unread = '';
    } catch (error) {
      if (wasEnded(error) || signal.aborted) return;
      this.unread = sentenceOf(error);
    }
  }

  /** Announce it; its code, or '' when the hall refuses. */
  async announce(): Promise<string> {
    if (this.busy) return '';
    this.busy = true;
    this.fault = '';
    try {
      await me.ensure();
      const answer = await post<{ frame: { code: string } }>('/api/events', {
        name: this.name.trim(),
        game: this.game,
        structure: this.structure,
        settings: this.settings,
        policies: this.policies,
        reporting: this.reporting,
        minutes: this.minutes,
        registration: this.registration,
        scored: this.scored,
        listed: this.listed,
        notes: this.notes,
      });
      return answer.frame.code;
    } catch (error) {
      this.fault = sentenceOf(error);
      return '';
    } finally {
      this.busy = false;
    }
  }
}
