/**
 * What a wall screen cycles through: everyone's seat by name, the tables, and the standings, cut into screenfuls of
 * lines large enough to read from across the room.
 */

import { word } from '../lib/settings/language';
import type { EventFrame } from '../lib/wire';
import { byName } from './words';

export interface Line {
  /** The key to look up: a name, a table, a place. */
  name: string;
  /** The value; empty if `table` says it. */
  text: string;
  table?: number;
  seat?: number;
}

export interface Screenful {
  /** What it is. */
  title: string;
  /** Which part of it: "Ana to Hal"; empty if it's all of it. */
  part: string;
  /** Whether a line takes the full width. */
  wide: boolean;
  lines: Line[];
}

/** Lines per column, and columns for short lines. */
export interface Room {
  rows: number;
  columns: number;
}

export function screenfuls(frame: EventFrame, { rows, columns }: Room): Screenful[] {
  const names = new Map(frame.entrants.map(({ number, name }) => [number, name]));
  const nameOf = (number: number): string => names.get(number) ?? '';
  const last = frame.rounds.at(-1);
  const round = last && !last.over ? last : undefined;
  const seats = (round?.tables ?? []).flatMap(({ table, entrants }) =>
    entrants.map((number, seat) => ({ name: nameOf(number), text: '', table, seat: seat + 1 })),
  );
  const byes = (round?.byes ?? []).map((number) => ({ name: nameOf(number), text: word('bye') }));
  const seated = [...seats, ...byes].sort(byName);
  const tables = (round?.tables ?? []).map(({ table, entrants, stage }) => ({
    name: `Table ${table}`,
    text: stage === 'over' ? `${entrants.map(nameOf).join(', ')} – done` : entrants.map(nameOf).join(', '),
  }));
  const ranks = frame.standing.map(({ place, entrant, points }) => ({ name: `${place}. ${nameOf(entrant)}`, text: String(points) }));
  return [
    ...cut(`Round ${round?.round ?? 0}`, seated, rows * columns),
    ...cut(`Round ${round?.round ?? 0}: tables`, tables, rows, true),
    ...cut(frame.closed ? 'Final standings' : 'Standings', ranks, rows * columns),
  ];
}

function cut(title: string, lines: Line[], most: number, wide = false): Screenful[] {
  const parts = Array.from({ length: Math.ceil(lines.length / most) }, (_, at) => lines.slice(at * most, (at + 1) * most));
  return parts.map((some) => ({
    title,
    part: parts.length > 1 ? `${some[0]?.name ?? ''} to ${some.at(-1)?.name ?? ''}` : '',
    wide,
    lines: some,
  }));
}

/** A round's remaining time, in words for the wall; in minutes, and in seconds for the last five of them. */
export function leftInWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds <= 0) return 'time is up';
  return seconds > 300 ? `${Math.ceil(seconds / 60)} min` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
