/**
 * The games and their cards, as the hall lists them: asked for once, then kept while the page is open.
 */

import { get, sentenceOf } from './api';
import type { SpellchainFacts } from './shapes/spellchain';
import type { SpellfireFacts } from './shapes/spellfire';
import type { SpellslingerFacts } from './shapes/spellslinger';

export type GameName = 'spellchain' | 'spellfire' | 'spellslinger';

interface CardBase {
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
}

export interface SpellfireCard extends CardBase {
  game: 'spellfire';
  facts: SpellfireFacts;
}
export interface SpellslingerCard extends CardBase {
  game: 'spellslinger';
  facts: SpellslingerFacts;
}
export interface SpellchainCard extends CardBase {
  game: 'spellchain';
  facts: SpellchainFacts;
}
export type CatalogueCard = SpellfireCard | SpellslingerCard | SpellchainCard;

export interface OptionValue {
  value: string;
  label: string;
}
export interface RuleOption {
  name: string;
  title: string;
  /** What it changes, in plain words. */
  text: string;
  values: OptionValue[];
  /** What a value that is not listed has to be; '' when only those listed are taken. */
  other: string;
  /** The rules that speak of it. */
  rules: string[];
}
export interface Preset {
  name: string;
  title: string;
  text: string;
  /** The value of each option. */
  options: Record<string, string>;
  /** Whether players bring decks; else the hall deals. */
  brings_decks: boolean;
}
export interface StarterLine {
  name: string;
  /** What the deck is up to; '' where nothing is known. */
  text: string;
  size: number;
  /** The presets under which it is offered. */
  presets: string[];
}
export interface AgentLevel {
  name: string;
  title: string;
  text: string;
}
export interface GameInfo {
  name: GameName;
  title: string;
  text: string;
  seats: { least: number; most: number };
  /** What the length of a game is counted in: "turns". */
  length_unit: string;
  cards: number;
  digest: string;
  presets: Preset[];
  options: RuleOption[];
  decks: StarterLine[];
  agents: AgentLevel[];
}

/** Something of the hall's that is asked for once; an attempt that failed is made again by the next `load`. */
abstract class Kept<Answer> {
  ready = $state(false);
  error = $state('');
  #pending: Promise<void> | null = null;

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
  readonly game: GameName;
  readonly preset: string;
  cards = $state.raw<CatalogueCard[]>([]);
  byKey = $state.raw<ReadonlyMap<string, CatalogueCard>>(new Map());

  constructor(game: GameName, preset = '') {
    super();
    this.game = game;
    this.preset = preset;
  }

  /** The card with a key; undefined while the catalogue is still on its way. */
  find(key: string): CatalogueCard | undefined {
    return this.byKey.get(key);
  }

  protected ask(): Promise<{ cards: Omit<CatalogueCard, 'game'>[] }> {
    return get(`/api/games/${this.game}/cards${this.preset && `?preset=${this.preset}`}`);
  }

  protected keep(answer: { cards: Omit<CatalogueCard, 'game'>[] }): void {
    this.cards = answer.cards.map((card) => ({ ...card, game: this.game }) as CatalogueCard);
    this.byKey = new Map(this.cards.map((card) => [card.key, card]));
  }
}

/** The games of the hall. */
export class Games extends Kept<{ games: GameInfo[] }> {
  list = $state.raw<GameInfo[]>([]);

  find(name: string): GameInfo | undefined {
    return this.list.find((game) => game.name === name);
  }

  protected ask(): Promise<{ games: GameInfo[] }> {
    return get('/api/games');
  }

  protected keep(answer: { games: GameInfo[] }): void {
    this.list = answer.games;
  }
}

export const GAME_NAMES: readonly GameName[] = ['spellfire', 'spellslinger', 'spellchain'];

export const GAME_TITLES: Readonly<Record<GameName, string>> = {
  spellfire: 'Spellfire',
  spellslinger: 'Spellslinger',
  spellchain: 'Spell Chain',
};

export function isGame(name: string): name is GameName {
  return (GAME_NAMES as readonly string[]).includes(name);
}

export const games = new Games();

/** Made here and not on demand: what is made while something is derived from it is not watched there. */
const catalogues: Readonly<Record<GameName, Catalogue>> = {
  spellchain: new Catalogue('spellchain'),
  spellfire: new Catalogue('spellfire'),
  spellslinger: new Catalogue('spellslinger'),
};

/** Presets under which some cards do something else. */
const otherwise: readonly Catalogue[] = [new Catalogue('spellfire', 'tournament')];

/** The cards of a game under a preset; they are asked for when somebody first wants them. */
export function catalogue(game: GameName, preset = ''): Catalogue {
  const kept = otherwise.find((one) => one.game === game && one.preset === preset) ?? catalogues[game];
  void kept.load();
  return kept;
}
