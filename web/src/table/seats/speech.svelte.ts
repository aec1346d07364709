/** What a computer at a seat is saying now: at the deal and at the end, for some seconds. */

import type { Frame } from '../../lib/wire';
import { lineOf, type Moment } from './lines';

/** How long a line is shown, in milliseconds. */
export const STAYS = 7_000;
/** How many actions a game has had at most when its deal is still news. */
const OPENING = 8;

/** The moment for words that a frame brings, after one at another stage; null for none. */
export function momentOf(frame: Frame, seat: number, before: string): Moment | null {
  if (frame.stage === before) return null;
  if (frame.stage === 'playing') return frame.actions <= OPENING ? 'deal' : null;
  return before === 'playing' ? endMoment(frame, seat) : null;
}

/** Whether a seat has won or lost; null while the game goes on, for a draw, and for a game that was called off. */
export function endMoment(frame: Frame, seat: number): 'win' | 'loss' | null {
  const best = Math.max(...frame.returns);
  const drawn = best <= 0 || frame.returns.every((one) => one === best);
  if (frame.stage !== 'over' || frame.ending === 'off' || drawn) return null;
  return frame.returns[seat] === best ? 'win' : 'loss';
}

export class Speech {
  /** The line being said; '' for none. */
  line = $state('');
  #stage = '';
  #ends: ReturnType<typeof setTimeout> | undefined;

  /** A frame is shown. */
  meet(frame: Frame, seat: number): void {
    const moment = momentOf(frame, seat, this.#stage);
    this.#stage = frame.stage;
    const level = frame.seats[seat]?.agent ?? '';
    if (!moment || !level) return;
    clearTimeout(this.#ends);
    this.line = lineOf(level, moment, frame.code, seat);
    this.#ends = setTimeout(() => this.hush(), STAYS);
  }

  hush(): void {
    clearTimeout(this.#ends);
    this.line = '';
  }
}
