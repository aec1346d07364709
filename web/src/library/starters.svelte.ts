/** The starter decks of a game under one preset, asked for once. */

import type { GameName } from '../lib/catalogue.svelte';
import { get, sentenceOf } from '../lib/api';

export interface DeckEntry {
  copies: number;
  key: string;
  name: string;
  kind: string;
  line: number;
}

export interface Starter {
  name: string;
  text: string;
  size: number;
  entries: DeckEntry[];
  listing: string;
}

class Starters {
  readonly game: GameName;
  readonly preset: string;
  list = $state.raw<Starter[]>([]);
  error = $state('');
  #asking: Promise<void> | null = null;

  constructor(game: GameName, preset: string) {
    this.game = game;
    this.preset = preset;
  }

  load(): Promise<void> {
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  async #ask(): Promise<void> {
    try {
      const query = new URLSearchParams({ preset: this.preset });
      this.list = (await get<{ decks: Starter[] }>(`/api/games/${this.game}/decks?${query}`)).decks;
      this.error = '';
    } catch (error) {
      this.error = sentenceOf(error);
      this.#asking = null;
    }
  }

  /** The decks that hold a card, with the number of its copies. */
  holding(key: string): { name: string; copies: number }[] {
    return this.list.flatMap(({ name, entries }) => {
      const copies = entries.find((entry) => entry.key === key)?.copies;
      return copies ? [{ name, copies }] : [];
    });
  }
}

const usual: Readonly<Record<GameName, Starters>> = {
  spellchain: new Starters('spellchain', 'rulebook'),
  spellfire: new Starters('spellfire', 'rulebook'),
  spellslinger: new Starters('spellslinger', 'rulebook'),
};

/** The starter decks of a game as most tables play it; they are asked for when somebody first wants them. */
export function starters(game: GameName): Starters {
  void usual[game].load();
  return usual[game];
}

/** The starter decks of a game under a preset. */
export async function startersFor(game: GameName, preset: string): Promise<Starters> {
  const decks = preset === usual[game].preset ? usual[game] : new Starters(game, preset);
  await decks.load();
  return decks;
}
