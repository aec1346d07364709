/**
 * The games and their cards, from the hall: fetched once, then kept while the page is open. A page about cards fetches a
 * whole catalogue, a table only the cards it shows.
 */

import { at, get, sentenceOf } from '../api';
import { HOUSE, type HouseGame } from '../shapes/house';
import type { GameLine as GameInfo } from '../http';

export type { ValueLine as OptionValue, OptionLine as RuleOption, PresetLine as Preset, StarterLine, AgentLine as AgentLevel, AloneLine as AloneInfo, GameLine as GameInfo } from '../http';

/** Any game name the hall offers. */
export type GameName = string;

/** One set the card was printed in. */
export interface Printing {
  key: string;
  set: string;
  /** 0 if unknown. */
  year: number;
  rarity: string;
  /** How it differs; '' if it doesn't. */
  note: string;
  /** Whether a deck may use it; if not, the hall doesn't have it yet. */
  playable: boolean;
  /** The facts that differ from the card's. */
  differs: { heading?: string; text?: string; facts?: object };
}

/** One card. Its printed facts are read with its game's types: `CatalogueCard<SpellfireFacts>`. */
export interface CatalogueCard<Printed extends object = object> {
  game: string;
  key: string;
  name: string;
  /** The card's type, in players' words. */
  kind: string;
  /** Name, type and numbers in one line. */
  heading: string;
  /** What the card does, rendered from its definition. */
  text: string;
  /** Rules and sections that concern the card: "SF-EVT", "SF-CARD-07". */
  rules: string[];
  facts: Printed;
  /** In order of release; none in games without sets. */
  printings?: readonly Printing[];
}

/** A card as printed in a set. */
function asPrinted(card: CatalogueCard, { key, differs }: Printing): CatalogueCard {
  return { ...card, ...differs, key, facts: { ...card.facts, ...differs.facts } };
}

/** A game in the list. */
export type ShownGame = Omit<HouseGame, 'rewrites'>;

/** The description of a built-in game comes from the page, in its language. */
function shownOf({ name, title, text: sent, seats, first_preset: preset, alone, packs, lessons }: GameInfo): ShownGame {
  const text = HOUSE.find((game) => game.name === name)?.text ?? sent;
  return { name, title, text, least: seats.least, most: seats.most, preset, alone: alone !== null, packs, lessons };
}

/** Something fetched from the hall once; after a failed attempt, the next `load` tries again. */
abstract class Kept<Answer> {
  ready = $state(false);
  error = $state('');
  #pending: Promise<void> | null = null;

  /** Whether it was requested and hasn't arrived yet. */
  get coming(): boolean {
    return !this.ready && !this.error && this.#pending !== null;
  }

  protected abstract ask(): Promise<Answer>;
  protected abstract keep(answer: Answer): void;

  load(): Promise<void> {
    this.#pending ??= this.#load();
    return this.#pending;
  }

  async #load(): Promise<void> {
    try {
      this.keep(await this.ask());
      this.ready = true;
      this.error = '';
    } catch (error) {
      this.error = sentenceOf(error);
      this.#pending = null;
    }
  }
}

type Line = Omit<CatalogueCard, 'game'>;

/** The most keys in one request. */
const KEYS = 100;
const RETRY = 3000;

/**
 * The cards of one game, with their texts under one of its rule presets: all of them once it's loaded, until then those
 * that were needed so far. A table needs only what it shows.
 */
export class Catalogue extends Kept<{ cards: Line[] }> {
  readonly game: string;
  readonly preset: string;
  cards = $state.raw<CatalogueCard[]>([]);
  byKey = $state.raw<ReadonlyMap<string, CatalogueCard>>(new Map());
  #needed = new Set<string>();
  #requested = new Set<string>();

  constructor(game: string, preset = '') {
    super();
    this.game = game;
    this.preset = preset;
  }

  /** Whether cards were requested and none has arrived yet. */
  override get coming(): boolean {
    return super.coming || (this.#needed.size + this.#requested.size > 0 && !this.cards.length);
  }

  /** The card with a key, as printed in that key's set; undefined until it's here. */
  find(key: string): CatalogueCard | undefined {
    return this.byKey.get(key);
  }

  /** The same; if it isn't here, it's fetched, together with all others that are needed at this moment. */
  seen(key: string): CatalogueCard | undefined {
    const card = this.find(key);
    if (!card) this.need([key]);
    return card;
  }

  /** Fetch those of these cards that aren't here. */
  need(keys: readonly string[]): void {
    if (this.ready) return;
    const missing = keys.filter((key) => !this.#requested.has(key) && !this.byKey.has(key));
    if (missing.length && !this.#needed.size) queueMicrotask(() => this.#fetch());
    for (const key of missing) this.#needed.add(key);
  }

  #fetch(): void {
    const keys = [...this.#needed];
    this.#needed.clear();
    for (const key of keys) this.#requested.add(key);
    for (let at = 0; at < keys.length; at += KEYS) void this.#fetchSome(keys.slice(at, at + KEYS));
  }

  async #fetchSome(keys: string[]): Promise<void> {
    try {
      const { cards } = await this.ask(keys.join(','));
      if (!this.ready) this.keep({ cards: [...this.cards, ...cards] });
    } catch {
      for (const key of keys) this.#requested.delete(key);
      setTimeout(() => this.need(keys), RETRY);
    }
  }

  protected ask(keys = ''): Promise<{ cards: Line[] }> {
    return get(at('/api/games/{game}/cards', { game: this.game, preset: this.preset, keys }));
  }

  /** Cards that are here stay the same objects, so that only the others are drawn. */
  protected keep({ cards }: { cards: Line[] }): void {
    const here = this.byKey;
    const all = cards.map((line) => here.get(line.key) ?? { ...line, game: this.game });
    this.cards = [...new Set(all)];
    const printed = this.cards.flatMap((card) =>
      (card.printings ?? []).filter(({ playable }) => playable).map((one) => here.get(one.key) ?? asPrinted(card, one)),
    );
    this.byKey = new Map([...printed, ...this.cards].map((card) => [card.key, card]));
  }
}

/** The hall's games. */
export class Games extends Kept<{ games: GameInfo[] }> {
  list = $state.raw<GameInfo[]>([]);
  /** The games without presets, options and decks: enough for the home page, and much smaller. */
  #brief = $state.raw<GameInfo[]>([]);

  /** All games in display order: built-in ones first, then others once the hall has listed them. */
  shown = $derived.by<readonly ShownGame[]>(() => [
    ...HOUSE,
    ...this.#known.filter(({ name }) => !HOUSE.some((known) => known.name === name)).map(shownOf),
  ]);

  get #known(): GameInfo[] {
    return this.list.length ? this.list : this.#brief;
  }

  /** Fetch what the home page needs; without it, the built-in games can be played all the same. */
  async meet(): Promise<void> {
    if (this.#known.length) return;
    const { games: brief } = await get(at('/api/games', { brief: true })).catch(() => ({ games: [] }));
    this.#brief = brief;
    for (const { name } of brief) kept(name);
  }

  find(name: string): GameInfo | undefined {
    return this.list.find((game) => game.name === name);
  }

  /** A game with its computer players, perhaps in brief: without presets, options and decks. */
  met(name: string): GameInfo | undefined {
    return this.#known.find((game) => game.name === name);
  }

  /** Whether such a game exists; a game that isn't built in is known once the hall has listed it. */
  knows(name: string): boolean {
    return this.shown.some((game) => game.name === name);
  }

  /** A game's title; its name if there's no such game. */
  titleOf(name: string): string {
    return this.shown.find((game) => game.name === name)?.title ?? name;
  }

  protected ask(): Promise<{ games: GameInfo[] }> {
    return get('/api/games');
  }

  protected keep(answer: { games: GameInfo[] }): void {
    this.list = answer.games;
    for (const { name } of answer.games) kept(name);
  }
}

export const games = new Games();

/** By game and preset. Created when a game becomes known: state created inside a derived value isn't reactive there. */
const catalogues = new Map<string, Catalogue>();

function kept(game: string, preset = ''): Catalogue {
  const found = catalogues.get(`${game} ${preset}`) ?? new Catalogue(game, preset);
  catalogues.set(`${game} ${preset}`, found);
  return found;
}

for (const { name, rewrites } of HOUSE) for (const preset of ['', ...rewrites]) kept(name, preset);

/** Add a game that a table mentions before the list of games does. */
export function know(game: string): void {
  kept(game);
}

/** Whether a game's cards are loading: an unknown card may be one of them. */
export function isComing(game: string): boolean {
  return [...catalogues.values()].some((one) => one.game === game && one.coming);
}

/** A game's cards under a preset, as far as they're here. */
export function cardsHere(game: string, preset = ''): Catalogue {
  return catalogues.get(`${game} ${preset}`) ?? kept(game);
}

/** All of a game's cards under a preset, fetched on first use. */
export function catalogue(game: string, preset = ''): Catalogue {
  const found = cardsHere(game, preset);
  void found.load();
  return found;
}
