/** How you like to play: stored in this browser, and the same at every table. */

import './settings.css';
import { DEFAULT_KEYS, type Action, type Keys } from '../routing/keys';

export type Speed = 'slow' | 'normal' | 'fast' | 'none';
/** The computer's speed: how long its plays are shown. */
export type Pace = 'slow' | 'normal' | 'fast' | 'none';
export type Passing = 'auto' | 'stops' | 'full';
export type TextSize = 'small' | 'normal' | 'large' | 'huge';
export type HandOrder = 'drawn' | 'name' | 'type' | 'playable';
export type Whose = 'mine' | 'theirs';
/** By game: the phases to stop in, on your own turn and on others'. */
export type Stops = Record<string, Record<Whose, string[]>>;

export interface Values {
  speed: Speed;
  /** The computer's speed at tables set up from here. */
  pace: Pace;
  /** Show other players' plays in the middle of the table, enlarged, before they land. */
  showPlays: boolean;
  /** Which moments with nothing pending are passed automatically. */
  passing: Passing;
  stops: Stops;
  /** The volume of sounds, from 0 to 100. */
  volume: number;
  /** No sounds while you're in another tab or program. */
  quietAway: boolean;
  /** Patterns besides colours, for seats and states. */
  patterns: boolean;
  textSize: TextSize;
  handOrder: HandOrder;
  /** Confirm before you give up a round, a realm or a battle. */
  confirmDangerous: boolean;
  /** Hide hands between two players at one screen. */
  curtain: boolean;
  showClocks: boolean;
  /** The log next to the table is collapsed. */
  logFolded: boolean;
  keys: Keys;
}

export const STANDARD: Values = {
  speed: 'normal',
  pace: 'normal',
  showPlays: true,
  passing: 'auto',
  stops: {},
  volume: 30,
  quietAway: true,
  patterns: false,
  textSize: 'normal',
  handOrder: 'drawn',
  confirmDangerous: true,
  curtain: true,
  showClocks: true,
  logFolded: false,
  keys: DEFAULT_KEYS,
};

/** A fresh copy of the defaults. */
function standard(): Values {
  return { ...STANDARD, stops: {}, keys: { ...DEFAULT_KEYS } };
}

const KEY = 'spellhall.settings';
/** Raised when stored values change their meaning; values of another version are ignored. */
const VERSION = 1;

export const LOUDEST = 100;

const CHOICES: { [Name in keyof Values]?: readonly Values[Name][] } = {
  speed: ['slow', 'normal', 'fast', 'none'],
  pace: ['slow', 'normal', 'fast', 'none'],
  passing: ['auto', 'stops', 'full'],
  textSize: ['small', 'normal', 'large', 'huge'],
  handOrder: ['drawn', 'name', 'type', 'playable'],
};

/** The stored settings, as far as they're valid; everything else gets its default. */
export function understood(text: string | null): Values {
  const values = standard();
  const kept = parsed(text);
  if (!isRecord(kept) || kept['version'] !== VERSION) return values;
  for (const name of Object.keys(STANDARD) as (keyof Values)[]) adopt(values, name, kept[name]);
  return values;
}

function adopt<Name extends keyof Values>(values: Values, name: Name, value: unknown): void {
  const allowed = CHOICES[name];
  if (typeof value !== typeof STANDARD[name] || value === null) return;
  if (allowed && !allowed.includes(value as Values[Name])) return;
  if (name === 'volume' && !(Number(value) >= 0 && Number(value) <= LOUDEST)) return;
  if (name === 'keys') values.keys = knownKeys(value);
  else if (name === 'stops') values.stops = knownStops(value);
  else values[name] = value as Values[Name];
}

function knownKeys(value: unknown): Keys {
  const keys = { ...DEFAULT_KEYS };
  if (!isRecord(value)) return keys;
  for (const action of Object.keys(DEFAULT_KEYS) as Action[]) {
    const key = value[action];
    if (typeof key === 'string' && key) keys[action] = key;
  }
  return keys;
}

function knownStops(value: unknown): Stops {
  const stops: Stops = {};
  if (!isRecord(value)) return stops;
  for (const [game, sides] of Object.entries(value)) {
    if (isRecord(sides)) stops[game] = { mine: texts(sides['mine']), theirs: texts(sides['theirs']) };
  }
  return stops;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string | null): unknown {
  try {
    return text ? (JSON.parse(text) as unknown) : null;
  } catch {
    return null;
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is turned off in this browser
  }
}

class Settings {
  values = $state<Values>(understood(remembered()));

  set<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    this.values[name] = value;
    this.#keep();
  }

  hasStop(game: string, whose: Whose, phase: string): boolean {
    return this.values.stops[game]?.[whose].includes(phase) ?? false;
  }

  toggleStop(game: string, whose: Whose, phase: string): void {
    const stops = this.values.stops[game] ?? { mine: [], theirs: [] };
    const set = stops[whose];
    stops[whose] = set.includes(phase) ? set.filter((one) => one !== phase) : [...set, phase];
    this.values.stops[game] = stops;
    this.#keep();
  }

  reset(): void {
    this.values = standard();
    this.#keep();
  }

  #keep(): void {
    show(this.values);
    try {
      localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...this.values }));
    } catch {
      // storage is turned off: changes last as long as the page
    }
  }
}

/** What style sheets read: text size, patterns, and animation speed. */
function show(values: Values): void {
  const { dataset } = document.documentElement;
  dataset['text'] = values.textSize;
  dataset['speed'] = values.speed;
  if (values.patterns) dataset['patterns'] = 'on';
  else delete dataset['patterns'];
}

export const settings = new Settings();

/** Apply the stored settings to the page. */
export function obeySettings(): void {
  show(settings.values);
}
