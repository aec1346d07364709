/** Tables as lists show them: rows from the hall, in words. */

import { get } from '../lib/api';
import { word } from '../lib/settings/language';
import { joined } from './words';
import type { TableRow as HallRow, SeatInfo } from '../lib/http';

/** A seat in a list; `login` links to the person's page, `bot` marks a program that plays on its own. */
export type RowSeat = Pick<SeatInfo, 'kind' | 'name' | 'login'> & Partial<Pick<SeatInfo, 'bot'>>;

/** A table in a list. */
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

/** A running pod where you have a seat. */
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

/** The players at a table, each with a name. */
export function seated(row: TableRow): RowSeat[] {
  return row.seats.filter((seat) => seat.kind !== 'open').map((seat) => ({ ...seat, name: seat.name || word('someone') }));
}

/** The players at a table: "Ana, Bo and Cy". */
export function people(row: TableRow): string {
  return joined(seated(row).map(({ name }) => name));
}

export function openSeats(row: TableRow): number {
  return row.seats.filter((seat) => seat.kind === 'open').length;
}
