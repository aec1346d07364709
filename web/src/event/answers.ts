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
  /** Yours: "coordinator" or another role of the staff, "takes part", or empty. */
  role: string;
  /** Where your game is open in one of yours; empty for nowhere. */
  table: string;
}

/** One table of a sheet. */
export interface SheetPart {
  caption: string;
  columns: string[];
  rows: string[][];
  notes: string[];
  /** An address that is printed beside it, and the same as a picture that telephones read; empty for none. */
  link: string;
  code?: string;
}

/** Something to be hung up, handed out or sent in. */
export interface Sheet {
  name: string;
  event: string;
  title: string;
  parts: SheetPart[];
  notes: string[];
  /** How many parts fill a printed page; 0 is as many as fit. */
  on_a_page: number;
  /** Whether it is for staff alone. */
  secret: boolean;
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

/** Somebody in the ranking of a game; people are ranked by what they `surely` have. */
export interface RankLine {
  place: number;
  name: string;
  /** Of a page that everybody may see; else empty. */
  login: string;
  me: boolean;
  surely: number;
  rating: number;
  spread: number;
  matches: number;
  points: number;
}

export interface Ranking {
  game: string;
  /** How many closed events it rests on. */
  events: number;
  people: number;
  ranks: RankLine[];
  /** Your own line, wherever it stands. */
  me: RankLine | null;
}

/** What was reckoned again of an event, and whether it fits. */
export interface Verified {
  fits: boolean;
  lines: string[];
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

/** Where a slip leads: a table, and those there for whom it may be used. */
export interface TableOfSlip {
  event: string;
  round: number;
  table: number;
  entrants: number[];
}

export function slipOf(slip: string): Promise<TableOfSlip> {
  return post<TableOfSlip>('/api/slips', { slip });
}

/** The slips of the round under way, each with a new code. */
export function codedSlips(code: string): Promise<Sheet> {
  return post<Sheet>(`/api/events/${code}/slips`);
}

/** Bring an event as its file; its code in the hall. */
export async function bringEvent(file: string, listed: boolean): Promise<string> {
  return (await post<{ frame: { code: string } }>('/api/events/import', { file, listed })).frame.code;
}

/** A deck beside its registered list, each card once with its copies. */
export interface DeckBeside {
  missing: { key: string; name: string; copies: number }[];
  foreign: { key: string; name: string; copies: number }[];
}

export function compared(code: string, entrant: number, deck: string): Promise<DeckBeside> {
  return post<DeckBeside>(`/api/events/${code}/entrants/${entrant}/compare`, { deck });
}

/** A sheet of an event; `round` is 0 for the last one. */
export function sheetOf(code: string, name: string, round: number, signal: AbortSignal): Promise<Sheet> {
  return get<Sheet>(`/api/events/${code}/sheets/${name}?format=json&round=${round}`, { signal });
}

export function bookOf(game: string): Promise<Book> {
  return get<Book>(`/api/games/${game}/tournament`);
}

export function readName(what: object, signal: AbortSignal): Promise<NameRead> {
  return post<NameRead>('/api/tournament-name', what, { signal });
}

export function rankingOf(game: string): Promise<Ranking> {
  return get<Ranking>(`/api/rankings/${game}`);
}

export function verified(code: string): Promise<Verified> {
  return get<Verified>(`/api/events/${code}/verify`);
}
