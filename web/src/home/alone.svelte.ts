/** Solitaire: the settings so far, what to know about the deck, and your scores. */

import { at, get, post } from '../lib/api';
import type { AloneInfo, GameInfo, RuleOption } from '../lib/live/catalogue.svelte';
import { decimal, plural } from '../lib/settings/language';
import { me } from '../lib/people/me.svelte';
import { navigate } from '../lib/routing/router.svelte';
import { FormSeat, TableForm } from './setup/form.svelte';
import type { TableSetup } from './setup/setup';
import { sentence } from './words';
import type { ScoreRow as Scored } from '../lib/http';
import type { Daily, DailyPar } from '../lib/http';

export type { TryRow as Try, Daily } from '../lib/http';

export type { ScoreRow as Scored } from '../lib/http';

/** All your scores with a deck, oldest first. */
export interface DeckScores {
  deck: string;
  scores: Scored[];
}

const KEPT = 'spellhall.alone';
const SAFE = 'lot';
const ON = 'on';

export class AloneForm {
  readonly info: GameInfo;
  readonly alone: AloneInfo;
  /** Decks and rules are chosen as for any table. */
  readonly table: TableForm;
  readonly mine: FormSeat;
  readonly theirs: FormSeat;
  form = $state('');
  /** The variations that differ from the default, by option. */
  changes = $state<Record<string, string>>({});
  cautions = $state.raw<string[]>([]);

  constructor(info: GameInfo, alone: AloneInfo) {
    this.info = info;
    this.alone = alone;
    this.table = new TableForm(info);
    this.mine = this.table.seats[0] ?? new FormSeat('me', '');
    this.theirs = this.table.seats[1] ?? new FormSeat('stand-in', '');
    this.theirs.kind = 'stand-in';
    this.form = alone.options[alone.form] ?? '';
    this.mine.deck = this.#last();
  }

  /** Whether the opponent has a deck of its own. */
  twoDecks = $derived.by(() => this.alone.decks[this.form] === 2);
  /** The option that sets the number of decks, and its values except "no". */
  forms = $derived.by(() => {
    const option = this.#option(this.alone.form);
    return option && { ...option, values: option.values.filter(({ value }) => value in this.alone.decks) };
  });
  /** The variations that apply to this number of decks. */
  variations = $derived.by<RuleOption[]>(() => {
    const known = this.alone.variations.flatMap((name) => this.#option(name) ?? []);
    return known.filter(({ needs }) => needs?.option !== this.alone.form || needs.values.includes(this.form));
  });

  /** The visible changes, by option: switching to another form may have hidden some. */
  changed = $derived.by(() => {
    const seen = Object.entries(this.changes).filter(([name]) => this.variations.some((one) => one.name === name));
    return Object.fromEntries(seen);
  });

  valueOf(option: RuleOption): string {
    return this.changes[option.name] ?? this.table.presetValue(option);
  }

  isOn(option: RuleOption): boolean {
    return this.valueOf(option) === this.#on(option);
  }

  turn(option: RuleOption, on: boolean): void {
    const wanted = option.values.find(({ value }) => (value === this.#on(option)) === on)?.value ?? '';
    if (wanted === this.table.presetValue(option)) delete this.changes[option.name];
    else this.changes[option.name] = wanted;
  }

  /** The label of a switch that's on: the option's title and its value. */
  label(option: RuleOption): string {
    const on = option.values.find(({ value }) => value === this.#on(option));
    return !on || on.value === ON ? option.title : `${option.title}: ${on.label}`;
  }

  /** The value a switch stands for: "on", or the one that isn't the default. */
  #on({ name, values }: RuleOption): string {
    const usual = this.info.presets.find((preset) => preset.name === this.table.preset)?.options[name];
    return values.find(({ value }) => value === ON)?.value ?? values.find(({ value }) => value !== usual)?.value ?? '';
  }

  /** The request for the hall. */
  setup(): TableSetup {
    this.theirs.kind = 'stand-in';
    const setup = this.table.setup();
    const seats = this.twoDecks ? setup.seats : setup.seats.slice(0, 1);
    return { ...setup, options: { ...this.changed, [this.alone.form]: this.form }, seats };
  }

  /** Remember the deck for next time. */
  keep(): void {
    try {
      localStorage.setItem(`${KEPT}.${this.info.name}`, this.mine.deck);
    } catch {
      // this browser stores nothing
    }
  }

  /** Fetch what to know about the deck; a random deck doesn't exist yet. */
  async ask(listing: string, signal: AbortSignal): Promise<void> {
    this.cautions = [];
    if (!listing) return;
    const { preset, options } = this.setup();
    try {
      const { cautions, faults } = await post(at('/api/games/{game}/decks/check', { game: this.info.name }),
        { text: listing, preset, options },
        { signal },
      );
      const wrong = faults.length ? [`This deck isn’t legal here: ${faults[0]?.text ?? ''}`] : [];
      this.cautions = [...wrong, ...cautions].map(sentence);
    } catch {
      // the hall says so again when the cards are dealt
    }
  }

  #option(name: string): RuleOption | undefined {
    return this.info.options.find((option) => option.name === name);
  }

  #last(): FormSeat['deck'] {
    const first = this.table.starters[0];
    const usual = first ? (`starter:${first.name}` as const) : SAFE;
    let kept: string | null = null;
    try {
      kept = localStorage.getItem(`${KEPT}.${this.info.name}`);
    } catch {
      // this browser stores nothing
    }
    if (kept === 'built' || kept === SAFE || kept?.startsWith('own:')) return kept as FormSeat['deck'];
    return this.table.starters.some(({ name }) => kept === `starter:${name}`) ? (kept as FormSeat['deck']) : usual;
  }
}

export function today(game: string, signal?: AbortSignal): Promise<Daily> {
  return get(at('/api/daily/{game}', { game }), signal ? { signal } : {});
}

/** Start your try at today's hand, or resume it. */
export async function playToday(game: string): Promise<void> {
  await me.ensure();
  const { code } = await post(at('/api/daily/{game}', { game }));
  navigate(`/table/${code}`);
}

/** What a computer player scores with today's cards. */
export function parOf(game: string, signal?: AbortSignal): Promise<DailyPar> {
  return get(at('/api/daily/{game}/par', { game }), signal ? { signal } : {});
}

/** "4.3": what a computer player averages with a starter deck, as the form calls it; empty if that isn't known. */
export function parWith(alone: AloneInfo, deck: string): string {
  const par = deck.startsWith('starter:') ? alone.pars.decks[deck.slice('starter:'.length)] : undefined;
  return par === undefined ? '' : decimal(par, 1);
}

/** Whether someone here has played this game's solitaire before. */
export function hasPlayed(game: string): boolean {
  try {
    return localStorage.getItem(`${KEPT}.${game}`) !== null;
  } catch {
    return false;
  }
}

/** "ends in 5 hours" */
export function left(until: number, now: number = Date.now() / 1000): string {
  const minutes = Math.max(1, Math.ceil((until - now) / 60));
  if (minutes < 90) return plural(minutes, ['ends in # minute', 'ends in # minutes']);
  return plural(Math.round(minutes / 60), ['ends in # hour', 'ends in # hours']);
}

/** Your scores. */
export async function myScores(game: string): Promise<Scored[]> {
  return (await get(at('/api/scores/{game}', { game }))).scores;
}

/** By deck, most recently played first. */
export function byDeck(scores: readonly Scored[]): DeckScores[] {
  const found = new Map<string, Scored[]>();
  for (const score of scores) {
    const before = found.get(score.deck) ?? [];
    found.delete(score.deck);
    found.set(score.deck, [...before, score]);
  }
  return [...found].map(([deck, all]) => ({ deck, scores: all })).reverse();
}

/** "5 games, best 4, average 2.6" */
export function summed({ scores }: DeckScores): string {
  const points = scores.map((one) => one.points);
  const mean = points.reduce((sum, one) => sum + one, 0) / Math.max(1, points.length);
  const games = plural(points.length, ['one game', '# games']);
  return `${games}, best ${Math.max(...points)}, average ${decimal(mean)}`;
}
