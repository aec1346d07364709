/** The hall's data about finished games. */

import { at as address, get, post } from '../lib/api';
import { read } from '../lib/messages';
import type { Frame } from '../lib/wire';
import type { ReplayInfo } from '../lib/http';

export type { ReplayInfo } from '../lib/http';

export function replayInfo(code: string, seat: number): Promise<ReplayInfo> {
  return get(address('/api/replays/{code}', { code, seat }));
}

/** The table at a step, parsed like a socket message, so that omitted fields are restored. */
export async function frameAt(code: string, seat: number, at: number): Promise<Frame> {
  const frame = await get(address('/api/replays/{code}/frames', { code, seat, at }));
  const message = read(JSON.stringify({ t: 'table', frame, revision: 0 }));
  if (message?.t !== 'table') throw new TypeError('unreadable table data');
  return message.frame;
}

/** Play on from a step, in a seat, against agents; returns the new table's code. */
export async function playOn(code: string, at: number, seat: number, agent: string): Promise<string> {
  return (await post(address('/api/replays/{code}/continue', { code }), { at, seat, agent })).code;
}

/** Where a step is played on in the practice room, from a seat. */
export const tryHere = (code: string, step: number, seat: number): string => `/practice/${code}?at=${step}&seat=${seat}`;
