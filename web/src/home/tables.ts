/** Tables as lists show them: rows of the hall, in words for people. */

import { get } from '../lib/api';
import { word } from '../lib/settings/language';
import { joined } from './words';

export interface RowSeat {
  kind: string;
  name: string;
  /** Leads to the page of the person; '' where everybody may not see one. */
  login: string;
  /** Whether it is a program that plays by itself. */
  bot?: boolean;
}

export interface TableRow {
  code: string;
  game: string;
  stage: string;
  seats: RowSeat[];
  /** Seconds since 1970. */
  created: number;
  /** Whether you sit there. */
  yours: boolean;
  /** "strict" or "casual" */
  manner: string;
  /** Who decides, by name; '' where that is not known. */
  turn_of: string;
  /** How the game ended, in one sentence; '' while it goes on. */
  result: string;
  /** How many actions were taken. */
  length: number;
}

export interface Lobby {
  open: TableRow[];
  watchable: TableRow[];
}

export interface MyTables {
  running: TableRow[];
  waiting: TableRow[];
  finished: TableRow[];
}

export function lobby(signal?: AbortSignal): Promise<Lobby> {
  return get<Lobby>('/api/tables', signal ? { signal } : {});
}

export function myTables(signal?: AbortSignal): Promise<MyTables> {
  return get<MyTables>('/api/tables/mine', signal ? { signal } : {});
}

/** A pod that goes on, in which you sit. */
export interface PodRow {
  code: string;
  game: string;
  /** "waiting", "drafting", "building", "playing" or "over" */
  stage: string;
  free: number;
}

export async function myPods(signal?: AbortSignal): Promise<PodRow[]> {
  const { pods } = await get<{ pods: PodRow[] }>('/api/pods/mine', signal ? { signal } : {});
  return pods.filter(({ stage }) => stage !== 'over');
}

/** Those who sit at a table, each with a name. */
export function seated(row: TableRow): RowSeat[] {
  return row.seats.filter((seat) => seat.kind !== 'open').map((seat) => ({ ...seat, name: seat.name || word('someone') }));
}

/** Who sits at a table: "Ana, Bo and Cy". */
export function people(row: TableRow): string {
  return joined(seated(row).map(({ name }) => name));
}

export function openSeats(row: TableRow): number {
  return row.seats.filter((seat) => seat.kind === 'open').length;
}
