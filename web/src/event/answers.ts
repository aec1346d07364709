/** The hall's HTTP answers about events, besides events themselves. */

import { at, get, post } from '../lib/api';
import type { EventAnswer, NameToRead } from '../lib/http';
import type { EventFrame } from '../lib/wire';
import type { EventRow, TournamentBook as Book, NameRead, RankingOfGame as Ranking, Verified, TableOfSlip, DeckBeside } from '../lib/http';

export type { EventRow, TypeLine, VariantLine, Choice, TournamentBook as Book, Forecast, NameRead, RankLine, RankingOfGame as Ranking, Verified, LogLine, TableOfSlip, DeckBeside } from '../lib/http';

/** One table of a sheet. */
export interface SheetPart {
  caption: string;
  columns: string[];
  rows: string[][];
  notes: string[];
  /** A printed address, and its QR code; empty for none. */
  link: string;
  code?: string;
}

/** Something to hang up, hand out or send in. */
export interface Sheet {
  name: string;
  event: string;
  title: string;
  parts: SheetPart[];
  notes: string[];
  /** How many parts fill a printed page; 0 for as many as fit. */
  on_a_page: number;
  /** Whether it's for staff only. */
  secret: boolean;
}

export async function events(signal?: AbortSignal): Promise<EventRow[]> {
  return (await get('/api/events', signal ? { signal } : {})).events;
}

export async function myEvents(signal?: AbortSignal): Promise<EventRow[]> {
  return (await get('/api/events/mine', signal ? { signal } : {})).events;
}

export function slipOf(slip: string): Promise<TableOfSlip> {
  return post('/api/slips', { slip });
}

/** The slips of the current round, each with a new code. */
export function codedSlips(code: string): Promise<Sheet> {
  return post(at('/api/events/{code}/slips', { code })) as Promise<Sheet>;
}

/** The code of an event the hall has just created. */
export function codeOf({ frame }: EventAnswer): string {
  return (frame as EventFrame).code;
}

/** Import an event from its file; returns its code in the hall. */
export async function bringEvent(file: string, listed: boolean): Promise<string> {
  return codeOf(await post('/api/events/import', { file, listed }));
}

export function compared(code: string, entrant: number, deck: string): Promise<DeckBeside> {
  return post(at('/api/events/{code}/entrants/{entrant}/compare', { code, entrant }), { deck });
}

/** A sheet of an event; `round` is 0 for the last one. */
export function sheetOf(code: string, name: string, round: number, signal: AbortSignal): Promise<Sheet> {
  return get(at('/api/events/{code}/sheets/{name}', { code, name, format: 'json', round }), { signal }) as Promise<Sheet>;
}

export function bookOf(game: string): Promise<Book> {
  return get(at('/api/games/{game}/tournament', { game }));
}

export function readName(what: NameToRead, signal: AbortSignal): Promise<NameRead> {
  return post('/api/tournament-name', what, { signal });
}

export function rankingOf(game: string): Promise<Ranking> {
  return get(at('/api/rankings/{game}', { game }));
}

export function verified(code: string): Promise<Verified> {
  return get(at('/api/events/{code}/verify', { code }));
}
