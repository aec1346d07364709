/** How someone likes to play: remembered in this browser, and the same at every table. */

import './settings.css';
import { DEFAULT_KEYS, type Action, type Keys } from '../routing/keys';

export type Speed = 'slow' | 'normal' | 'fast' | 'none';
/** How fast the computer plays: how long its plays are shown. */
export type Pace = 'slow' | 'normal' | 'fast' | 'none';
export type Passing = 'auto' | 'stops' | 'full';
export type TextSize = 'small' | 'normal' | 'large' | 'huge';
export type HandOrder = 'drawn' | 'name' | 'type' | 'playable';
export type Whose = 'mine' | 'theirs';
/** By game: the phases when nothing is passed, in one's own turn and in those of others. */
export type Stops = Record<string, Record<Whose, string[]>>;

export interface Values {
  speed: Speed;
  /** How fast the computer plays at tables that are set up from here. */
  pace: Pace;
  /** Show what others play in the middle of the table, large, before it is in its place. */
  showPlays: boolean;
  /** Which moments without anything pending are passed by themselves. */
  passing: Passing;
  stops: Stops;
  /** How loud sounds are, from 0 to 100. */
  volume: number;
  /** No sounds while another tab or program is looked at. */
  quietAway: boolean;
  /** Patterns beside colours, for seats and states. */
  patterns: boolean;
  textSize: TextSize;
  handOrder: HandOrder;
  /** Ask again before a round, a realm or a battle is given up. */
  confirmDangerous: boolean;
  /** Hide the hands between two players at one screen. */
  curtain: boolean;
  showClocks: boolean;
  /** The log beside the table is folded. */
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

/** The settings as they are at first, to be changed by the one who asks. */
function standard(): Values {
  return { ...STANDARD, stops: {}, keys: { ...DEFAULT_KEYS } };
}

const KEY = 'spellhall.settings';
/** Grows when kept values change their meaning; values of another version are not taken. */
const VERSION = 1;

export const LOUDEST = 100;

const CHOICES: { [Name in keyof Values]?: readonly Values[Name][] } = {
  speed: ['slow', 'normal', 'fast', 'none'],
  pace: ['slow', 'normal', 'fast', 'none'],
  passing: ['auto', 'stops', 'full'],
  textSize: ['small', 'normal', 'large', 'huge'],
  handOrder: ['drawn', 'name', 'type', 'playable'],
};

/** What was kept, as far as it can be understood; everything else is as it is at first. */
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
    return null; // storage is switched off in this browser
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
      // storage is switched off: what was set lasts as long as the page
    }
  }
}

/** What style sheets read: the size of text, the patterns, and how fast things move. */
function show(values: Values): void {
  const { dataset } = document.documentElement;
  dataset['text'] = values.textSize;
  dataset['speed'] = values.speed;
  if (values.patterns) dataset['patterns'] = 'on';
  else delete dataset['patterns'];
}

export const settings = new Settings();

/** Put what is remembered on the page. */
export function obeySettings(): void {
  show(settings.values);
}
