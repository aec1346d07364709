/** The card search. The hall parses it: the page has no parser of its own, so a search means the same everywhere. */

import { ApiError, sentenceOf, wasEnded, at, get } from '../../lib/api';
import type { GameName } from '../../lib/live/catalogue.svelte';
import type { FieldLine as SearchField } from '../../lib/http';
import { onceStill, STILL } from '../../lib/typing';

export type { FieldLine as SearchField } from '../../lib/http';

/** Each result's position, by card key; null without a search. */
export type Places = ReadonlyMap<string, number> | null;

export class CardSearch {
  readonly game: GameName;
  places = $state.raw<Places>(null);
  /** What's wrong with the search, and where; the previous results stay. */
  error = $state('');
  busy = $state(false);
  #query = '';
  #stop: (() => void) | undefined;

  constructor(game: GameName) {
    this.game = game;
  }

  /** Search while someone types. */
  ask(query: string): void {
    this.#ask(query, STILL);
  }

  /** Search for what's in the URL: the previous results are dropped. */
  begin(query: string): void {
    if (query.trim() && query.trim() !== this.#query) this.places = new Map();
    this.#ask(query, 0);
  }

  #ask(query: string, pause: number): void {
    const wanted = query.trim();
    if (wanted === this.#query) return;
    this.#query = wanted;
    this.#stop?.();
    this.busy = wanted !== '';
    if (wanted) {
      this.#stop = onceStill((signal) => void this.#fetch(wanted, signal), pause);
    } else {
      this.places = null;
      this.error = '';
    }
  }

  async #fetch(query: string, signal: AbortSignal): Promise<void> {
    try {
      const { keys, fault } = await get(at('/api/games/{game}/cards/search', { game: this.game, q: query }), { signal });
      if (!fault) this.places = new Map(keys.map((key, place) => [key, place]));
      this.error = fault && sentenceOf(new ApiError(200, fault));
      this.busy = false;
    } catch (fault) {
      if (wasEnded(fault)) return;
      this.error = sentenceOf(fault);
      this.busy = false;
    }
  }
}

/** The search fields of a game's cards. */
export async function searchFields(game: GameName): Promise<SearchField[]> {
  return (await get(at('/api/games/{game}/cards/fields', { game }))).fields;
}
