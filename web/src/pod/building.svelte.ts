/** Deck building: a deck from your pool, which the hall checks as it grows. */

import { sentenceOf, wasEnded } from '../lib/api';
import { onceStill } from '../lib/typing';
import { changed, sizeOf, type Copies } from '../library/decks/deck';
import { counted } from './heaps';
import type { Checked, PodStore } from './pod.svelte';

const KEPT = 'spellhall.pod.';

export class Building {
  readonly pod: PodStore;
  deck = $state.raw<Copies>({});
  checked = $state.raw<Checked | null>(null);
  error = $state('');

  constructor(pod: PodStore) {
    this.pod = pod;
    const own = counted(pod.frame?.deck ?? []);
    this.deck = Object.keys(own).length ? own : this.#kept();
  }

  #pool = $derived.by(() => counted(this.pod.frame?.pool ?? []));
  #free = $derived.by(() => new Set(this.pod.frame?.free ?? []));
  size = $derived(sizeOf(this.deck));
  /** What's in the sideboard. */
  beside = $derived.by(() =>
    Object.fromEntries(
      Object.entries(this.#pool)
        .map(([key, count]) => [key, count - (this.deck[key] ?? 0)] as const)
        .filter(([, count]) => count > 0),
    ),
  );
  /** Whether the hall has this version of the deck. */
  known = $derived.by(() => same(this.deck, counted(this.pod.frame?.deck ?? [])));

  isFree(key: string): boolean {
    return this.#free.has(key);
  }

  /** Whether there's another copy of a card to add. */
  more(key: string): boolean {
    return this.isFree(key) || (this.beside[key] ?? 0) > 0;
  }

  add(key: string, by = 1): void {
    if (by > 0 && !this.more(key)) return;
    this.lay(changed(this.deck, key, by));
  }

  lay(deck: Copies): void {
    this.deck = deck;
    try {
      sessionStorage.setItem(KEPT + this.pod.code, JSON.stringify(deck));
    } catch {
      // this browser stores nothing
    }
  }

  async suggest(): Promise<void> {
    try {
      this.lay(await this.pod.suggestion());
      this.error = '';
    } catch (error) {
      this.error = sentenceOf(error);
    }
  }

  /** Have the hall check the deck against the pool, shortly after the last change; the returned function stops that. */
  watch(): () => void {
    const deck = this.deck;
    return onceStill((signal) => void this.#check(deck, signal));
  }

  async #check(deck: Copies, signal: AbortSignal): Promise<void> {
    try {
      this.checked = await this.pod.check(deck, signal);
      this.error = '';
    } catch (error) {
      if (!wasEnded(error)) this.error = sentenceOf(error);
    }
  }

  #kept(): Copies {
    try {
      return JSON.parse(sessionStorage.getItem(KEPT + this.pod.code) ?? '{}') as Copies;
    } catch {
      return {};
    }
  }
}

function same(one: Copies, other: Copies): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
