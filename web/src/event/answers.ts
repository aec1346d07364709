/** What the hall answers about events over HTTP, besides events themselves. */

import { get, post } from '../lib/api';

/** An event in a list. */
export interface EventRow {
  code: string;
  game: string;
  title: string;
  /** "announced", "open", "drawn", "running", "between" or "closed" */
  stage: string;
  entrants: number;
  round: number;
  /** Seconds since 1970; `closed` is 0 for not yet. */
  created: number;
  closed: number;
  /** Yours: "coordinator", "judge", "scorekeeper", "entrant" or empty. */
  role: string;
}

export interface TypeLine {
  name: string;
  text: string;
  rules: string[];
  level: string;
  /** What it asks for besides: "digit"; empty for nothing. */
  parameter: string;
  /** How entrants usually meet, by the name of a structure. */
  structure: string;
  seats: number;
  least: number;
  minutes: number;
}

export interface VariantLine {
  name: string;
  text: string;
  rules: string[];
  aliases: string[];
}

/** A setting of a structure, or a policy; no values: any. */
export interface Choice {
  name: string;
  usual: string;
  values: string[];
}

/** What is played at tournaments of a game. */
export interface Book {
  game: string;
  types: TypeLine[];
  variants: VariantLine[];
  victories: string[];
  sizes: number[];
  structures: Record<string, Choice[]>;
  policies: Choice[];
}

export interface Forecast {
  rounds: { entrants: number; sizes: number[]; byes: number; back: number }[];
  tables: number;
  points: number;
}

/** A name that was read: as it is written properly, what it stands for, what is wrong and what should be known. */
export interface NameRead {
  game: string;
  title: string;
  label: string;
  type: string;
  parameter: string;
  variants: string[];
  victory: string;
  size: number;
  structure: string;
  options: Record<string, string>;
  faults: string[];
  warnings: string[];
  forecast: Forecast | null;
}

/** A line of the log. */
export interface LogLine {
  n: number;
  text: string;
}

export async function events(signal?: AbortSignal): Promise<EventRow[]> {
  return (await get<{ events: EventRow[] }>('/api/events', signal ? { signal } : {})).events;
}

export async function myEvents(signal?: AbortSignal): Promise<EventRow[]> {
  return (await get<{ events: EventRow[] }>('/api/events/mine', signal ? { signal } : {})).events;
}

export function bookOf(game: string): Promise<Book> {
  return get<Book>(`/api/games/${game}/tournament`);
}

export function readName(what: object, signal: AbortSignal): Promise<NameRead> {
  return post<NameRead>('/api/tournament-name', what, { signal });
}
