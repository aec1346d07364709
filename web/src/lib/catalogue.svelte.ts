/**
 * The games and their cards, as the hall lists them: asked for once, then kept while the page is open.
 */

import { at, get, sentenceOf } from './api';
import { HOUSE, type HouseGame } from './shapes/house';
import type { GameLine as GameInfo } from './http';

export type { ValueLine as OptionValue, OptionLine as RuleOption, PresetLine as Preset, StarterLine, AgentLine as AgentLevel, AloneLine as AloneInfo, GameLine as GameInfo } from './http';

/** Any name of a game that the hall offers. */
export type GameName = string;

/** One set where a card was printed. */
export interface Printing {
  key: string;
  set: string;
  /** 0 where nobody knows. */
  year: number;
  rarity: string;
  /** In what it differs; '' where it does not. */
  note: string;
  /** Whether a deck may name it; else the hall does not have it yet. */
  playable: boolean;
  /** What is reported otherwise of it than of the card. */
  differs: { heading?: string; text?: string; facts?: object };
}

/** One card. What is printed on it is read by the types of its game: `CatalogueCard<SpellfireFacts>`. */
export interface CatalogueCard<Printed extends object = object> {
  game: string;
  key: string;
  name: string;
  /** The type of the card as players call it. */
  kind: string;
  /** Name, type and numbers in one line. */
  heading: string;
  /** What the card does, rendered from its definition. */
  text: string;
  /** Rules and sections that the card touches: "SF-EVT", "SF-CARD-07". */
  rules: string[];
  facts: Printed;
  /** In the order they came out; none in games without sets. */
  printings?: readonly Printing[];
}

/** A card as a set printed it. */
function asPrinted(card: CatalogueCard, { key, differs }: Printing): CatalogueCard {
  return { ...card, ...differs, key, facts: { ...card.facts, ...differs.facts } };
}

/** A game as it is listed. */
export type ShownGame = Omit<HouseGame, 'rewrites'>;

/** What a game is stands in the house's own words, which the page has in its language. */
function shownOf({ name, title, text: sent, seats, first_preset: preset, alone, packs, lessons }: GameInfo): ShownGame {
  const text = HOUSE.find((game) => game.name === name)?.text ?? sent;
  return { name, title, text, least: seats.least, most: seats.most, preset, alone: alone !== null, packs, lessons };
}

/** Something of the hall's that is asked for once; an attempt that failed is made again by the next `load`. */
abstract class Kept<Answer> {
  ready = $state(false);
  error = $state('');
  #pending: Promise<void> | null = null;

  /** Whether it was asked for and has not come yet. */
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

/** All cards of one game, with their texts as a preset of its rules has them. */
export class Catalogue extends Kept<{ cards: Omit<CatalogueCard, 'game'>[] }> {
  readonly game: string;
  readonly preset: string;
  cards = $state.raw<CatalogueCard[]>([]);
  byKey = $state.raw<ReadonlyMap<string, CatalogueCard>>(new Map());

  constructor(game: string, preset = '') {
    super();
    this.game = game;
    this.preset = preset;
  }

  /** The card with a key, as the set of that key printed it; undefined while the catalogue is still on its way. */
  find(key: string): CatalogueCard | undefined {
    return this.byKey.get(key);
  }

  protected ask(): Promise<{ cards: Omit<CatalogueCard, 'game'>[] }> {
    return get(at('/api/games/{game}/cards', { game: this.game, preset: this.preset }));
  }

  protected keep(answer: { cards: Omit<CatalogueCard, 'game'>[] }): void {
    this.cards = answer.cards.map((card) => ({ ...card, game: this.game }));
    const printed = this.cards.flatMap((card) =>
      (card.printings ?? []).filter(({ playable }) => playable).map((one) => asPrinted(card, one)),
    );
    this.byKey = new Map([...printed, ...this.cards].map((card) => [card.key, card]));
  }
}

/** The games of the hall. */
export class Games extends Kept<{ games: GameInfo[] }> {
  list = $state.raw<GameInfo[]>([]);

  /** All games as people see them listed: those of the house, then others when the hall has told of them. */
  shown = $derived.by<readonly ShownGame[]>(() => [
    ...HOUSE,
    ...this.list.filter(({ name }) => !HOUSE.some((known) => known.name === name)).map(shownOf),
  ]);

  find(name: string): GameInfo | undefined {
    return this.list.find((game) => game.name === name);
  }

  /** Whether there is such a game; one that is not of the house is known when the hall has told of it. */
  knows(name: string): boolean {
    return this.shown.some((game) => game.name === name);
  }

  /** The title of a game; its name where there is no such game. */
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

/** By game and preset. Made when a game is known: what is made while something is derived from it is not watched there. */
const catalogues = new Map<string, Catalogue>();

function kept(game: string, preset = ''): Catalogue {
  const found = catalogues.get(`${game} ${preset}`) ?? new Catalogue(game, preset);
  catalogues.set(`${game} ${preset}`, found);
  return found;
}

for (const { name, rewrites } of HOUSE) for (const preset of ['', ...rewrites]) kept(name, preset);

/** Know a game of which a table tells before the list of games does. */
export function know(game: string): void {
  kept(game);
}

/** Whether cards of a game are on their way: one that is not known may be one of them. */
export function isComing(game: string): boolean {
  return [...catalogues.values()].some((one) => one.game === game && one.coming);
}

/** The cards of a game under a preset; they are asked for when someone first wants them. */
export function catalogue(game: string, preset = ''): Catalogue {
  const found = catalogues.get(`${game} ${preset}`) ?? kept(game);
  void found.load();
  return found;
}
