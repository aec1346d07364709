/** What the hall says about finished games. */

import { get, post } from '../lib/api';
import { read } from '../lib/messages';
import type { Frame, LogLine, Score } from '../lib/wire';

export interface ReplayInfo {
  code: string;
  game: string;
  names: string[];
  /** The seats that you may look from: your own first, -1 for a spectator's view. */
  seats: number[];
  /** How many actions were taken. */
  length: number;
  /** The moments of which the board can be seen: from the first to this one, and the end. */
  first: number;
  until: number;
  returns: number[];
  /** Of a game that is played for points. */
  score: Score | null;
  /** "off" when the game was called off. */
  ending: string;
  /** The log, as the seat that was asked for has it. */
  marks: LogLine[];
  /** Whether the cards are still what they were when the game was played. */
  same_cards: boolean;
}

function path(code: string): string {
  return `/api/replays/${encodeURIComponent(code)}`;
}

export function replayInfo(code: string, seat: number): Promise<ReplayInfo> {
  return get<ReplayInfo>(`${path(code)}?seat=${seat}`);
}

/** The table at a moment: read as if the socket had brought it, so that what was left out is filled in. */
export async function frameAt(code: string, seat: number, at: number): Promise<Frame> {
  const frame = await get<unknown>(`${path(code)}/frames?seat=${seat}&at=${at}`);
  const message = read(JSON.stringify({ t: 'table', frame, revision: 0 }));
  if (message?.t !== 'table') throw new TypeError('unreadable table data');
  return message.frame;
}

/** Play on from a moment, in a seat, against agents; the code of the new table. */
export async function playOn(code: string, at: number, seat: number, agent: string): Promise<string> {
  return (await post<{ code: string }>(`${path(code)}/continue`, { at, seat, agent })).code;
}
