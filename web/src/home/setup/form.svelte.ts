/** The new-table form: the settings so far, and the request for the hall. */

import type { GameInfo, RuleOption, StarterLine } from '../../lib/live/catalogue.svelte';
import { usualLevel } from '../../lib/people/levels';
import { settings } from '../../lib/settings/settings.svelte';
import type { OwnDeck } from '../decks';
import {
  firstPreset,
  type ClockSetup,
  type Manner,
  type Pace,
  type SeatKind,
  type SeatSetup,
  type Spectators,
  type TableSetup,
} from './setup';
import { sentence } from '../words';

/** A deck in the form: a random starter deck, a random deck, a starter deck, or one of your own. */
export type DeckChoice = 'lot' | 'built' | `starter:${string}` | `own:${number}`;

export class FormSeat {
  kind = $state<SeatKind>('agent');
  agent = $state('');
  deck = $state<DeckChoice>('lot');
  /** For the second player at this screen. */
  name = $state('Friend');

  constructor(kind: SeatKind, agent: string) {
    this.kind = kind;
    this.agent = agent;
  }
}

export const NO_CLOCKS = 'none';
export const OWN_CLOCKS = 'own';

/** Common clocks; the numbers are seconds. */
export const CLOCKS: readonly { name: string; text: string; clocks: ClockSetup | null }[] = [
  { name: NO_CLOCKS, text: 'No clocks', clocks: null },
  { name: 'quick', text: '10 minutes each, 5 seconds added per decision', clocks: clocked(600, 5, 0) },
  { name: 'calm', text: '25 minutes each, 10 free seconds per decision', clocks: clocked(1500, 0, 10) },
  { name: 'long', text: 'An hour each, 30 free seconds per decision', clocks: clocked(3600, 0, 30) },
];

function clocked(bank_s: number, increment_s: number, allowance_s: number): ClockSetup {
  return { bank_s, increment_s, allowance_s };
}

export class TableForm {
  readonly info: GameInfo;
  preset = $state('');
  /** The rule options that differ from the preset. */
  options = $state<Record<string, string>>({});
  seats = $state<FormSeat[]>([]);
  clocks = $state(NO_CLOCKS);
  /** Custom clocks: minutes, seconds, seconds. */
  minutes = $state(15);
  increment = $state(5);
  allowance = $state(0);
  spectators = $state<Spectators>('on');
  listed = $state(false);
  pace = $state<Pace>(settings.values.pace);
  manner = $state<Manner>('casual');
  /** Whether a game that can be rated is rated. */
  rates = $state(false);
  own = $state.raw<OwnDeck[]>([]);

  /** `open` leaves the other seat open and lists the table in the lobby. */
  constructor(info: GameInfo, open = false) {
    const agent = usualLevel(info);
    this.info = info;
    this.listed = open;
    this.preset = firstPreset(info.name);
    this.seats = [new FormSeat('me', agent), new FormSeat(open ? 'open' : 'agent', agent)];
  }

  players = $derived(this.seats.length);
  /** Whether anyone is still to join. */
  open = $derived(this.seats.some((seat) => seat.kind === 'open'));
  /** Whether a game like this can be rated: everyone else is still to join. */
  ratable = $derived(this.seats.filter((seat) => seat.kind === 'me').length === 1 && this.seats.every((seat) => seat.kind === 'me' || seat.kind === 'open'));
  rated = $derived(this.ratable && this.rates);
  agents = $derived(this.seats.some((seat) => seat.kind === 'agent'));
  starters = $derived.by<StarterLine[]>(() => this.info.decks.filter((deck) => deck.presets.includes(this.preset)));
  /** Whether there are decks to choose. */
  bringsDecks = $derived.by(() => this.info.presets.find(({ name }) => name === this.preset)?.brings_decks ?? true);
  changes = $derived(Object.keys(this.options).length);

  /** Change the number of seats; the computer plays new ones. */
  setPlayers(count: number): void {
    const wanted = Math.min(Math.max(count, this.info.seats.least), this.info.seats.most);
    const last = this.seats[this.seats.length - 1];
    while (this.seats.length > wanted) this.seats.pop();
    while (this.seats.length < wanted) {
      const kind = last && last.kind !== 'me' ? last.kind : 'agent';
      this.seats.push(new FormSeat(kind, usualLevel(this.info)));
    }
  }

  /** Switch to another preset; options and decks that don't belong to it are dropped. */
  choosePreset(name: string): void {
    this.preset = name;
    this.options = {};
    for (const seat of this.seats) {
      const starter = seat.deck.startsWith('starter:') ? seat.deck.slice('starter:'.length) : null;
      if (starter !== null && !this.starters.some((deck) => deck.name === starter)) seat.deck = 'lot';
    }
  }

  valueOf(option: RuleOption): string {
    return this.options[option.name] ?? this.presetValue(option);
  }

  setOption(option: RuleOption, value: string): void {
    if (value === this.presetValue(option)) delete this.options[option.name];
    else this.options[option.name] = value;
  }

  presetValue(option: RuleOption): string {
    return this.info.presets.find((preset) => preset.name === this.preset)?.options[option.name] ?? '';
  }

  /** What's known about the chosen deck: its plan, or where it comes from. */
  about(deck: DeckChoice): string {
    if (deck === 'lot') return `A different one each time.${this.open ? ' You can change it until the game starts.' : ''}`;
    if (deck === 'built') return 'A random legal deck. Wild, and not very strong.';
    if (deck.startsWith('own:')) return 'One of your own decks.';
    const starter = this.starters.find((one) => `starter:${one.name}` === deck);
    return starter ? `${sentence(starter.text)} ${starter.size} cards.`.trim() : '';
  }

  /** The request for the hall. */
  setup(): TableSetup {
    return {
      game: this.info.name,
      preset: this.preset,
      options: { ...this.options },
      seats: this.seats.map((seat) => this.#seat(seat)),
      clocks: this.#clocks(),
      spectators: this.spectators,
      listed: this.listed,
      pace: this.pace,
      manner: this.manner,
      ...(this.rated ? { rated: true } : {}),
    };
  }

  #seat(seat: FormSeat): SeatSetup {
    if (seat.kind === 'open') return { kind: 'open' };
    const asked: SeatSetup = { kind: seat.kind, ...this.#deck(seat.deck) };
    if (seat.kind === 'agent') asked.agent = seat.agent;
    if (seat.kind === 'hot' && seat.name.trim()) asked.name = seat.name.trim();
    return asked;
  }

  #deck(deck: DeckChoice): Pick<SeatSetup, 'deck' | 'deck_text'> {
    if (!this.bringsDecks) return {};
    if (deck === 'built') return { deck: 'random' };
    if (deck.startsWith('starter:')) return { deck: deck.slice('starter:'.length) };
    const own = this.own.find((one) => `own:${one.id}` === deck);
    return own ? { deck: own.name, deck_text: own.text } : { deck: '' };
  }

  #clocks(): ClockSetup | null {
    if (this.clocks !== OWN_CLOCKS) return CLOCKS.find((one) => one.name === this.clocks)?.clocks ?? null;
    return clocked(Math.max(1, Math.round(this.minutes * 60)), this.increment, this.allowance);
  }
}
