/** A game's starter decks under one preset, fetched once. */

import { games, type GameName } from '../../lib/live/catalogue.svelte';
import { at, get, sentenceOf } from '../../lib/api';
import { HOUSE } from '../../lib/shapes/house';
import type { Starter } from '../../lib/http';

export type { DeckEntry, Starter } from '../../lib/http';

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
      this.list = (await get(at('/api/games/{game}/decks', { game: this.game, preset: this.preset }))).decks;
      this.error = '';
    } catch (error) {
      this.error = sentenceOf(error);
      this.#asking = null;
    }
  }

  /** The decks that have a card, with the number of its copies. */
  holding(key: string): { name: string; copies: number }[] {
    return this.list.flatMap(({ name, entries }) => {
      const copies = entries.find((entry) => entry.key === key)?.copies;
      return copies ? [{ name, copies }] : [];
    });
  }
}

/** Each game's starter decks, under the preset most tables use. */
const usual = new Map<GameName, Starters>();

function usualOf(game: GameName): Starters {
  const found = usual.get(game) ?? new Starters(game, games.find(game)?.presets[0]?.name ?? 'rulebook');
  usual.set(game, found);
  return found;
}

for (const { name } of HOUSE) usualOf(name);

/** A game's starter decks under the preset most tables use, fetched on first use. */
export function starters(game: GameName): Starters {
  const found = usualOf(game);
  void found.load();
  return found;
}

/** A game's starter decks under a preset. */
export async function startersFor(game: GameName, preset: string): Promise<Starters> {
  const decks = preset === usualOf(game).preset ? usualOf(game) : new Starters(game, preset);
  await decks.load();
  return decks;
}
