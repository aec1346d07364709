/** Tables as lists show them: rows of the hall, in words for people. */

import { get } from '../lib/api';
import { word } from '../lib/settings/language';
import { joined } from './words';
import type { TableRow as HallRow, SeatInfo } from '../lib/http';

/** A seat as lists show it; `login` leads to the person's page, `bot` is a program that plays by itself. */
export type RowSeat = Pick<SeatInfo, 'kind' | 'name' | 'login'> & Partial<Pick<SeatInfo, 'bot'>>;

/** A table as lists show it. */
export type TableRow = Omit<HallRow, 'seats' | 'broken'> & { seats: RowSeat[] };

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
  return get('/api/tables', signal ? { signal } : {});
}

export function myTables(signal?: AbortSignal): Promise<MyTables> {
  return get('/api/tables/mine', signal ? { signal } : {});
}

/** A pod that goes on, where you sit. */
export interface PodRow {
  code: string;
  game: string;
  /** "waiting", "drafting", "building", "playing" or "over" */
  stage: string;
  free: number;
}

export async function myPods(signal?: AbortSignal): Promise<PodRow[]> {
  const { pods } = await get('/api/pods/mine', signal ? { signal } : {});
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
