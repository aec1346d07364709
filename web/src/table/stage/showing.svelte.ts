/** Other players' plays, enlarged one after the other for as long as the computer waits, too. */

import type { Pace } from '../../lib/settings/settings.svelte';
import type { Frame, PlayShown } from '../../lib/wire';

/** For how many milliseconds a play is shown, and how much longer if it targets the viewer. */
const SHOWN = 900;
const AT_YOU = 1.5;
const PACES: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.35, none: 0 };
/** A viewer who is further behind than this sees only the last ones. */
const MOST_BEHIND = 3;

export interface Shown {
  play: PlayShown;
  text: string;
}

export class Showing {
  /** The play being shown; null for none. */
  now = $state.raw<Shown | null>(null);
  /** The one shown last. */
  last: Shown | null = null;
  #waiting: { shown: Shown; time: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The log line of the last reported play; anything from before the page loaded isn't shown. */
  #told: number | null = null;

  /** A frame arrived: show its new plays, except the viewer's own. */
  meet(frame: Frame, mine: (seat: number) => boolean, wanted: boolean): void {
    const last = frame.plays.at(-1)?.line ?? -1;
    const told = this.#told;
    this.#told = last;
    if (told === null || last < told) {
      this.end();
      return;
    }
    const time = SHOWN * (PACES[frame.pace as Pace] ?? 1);
    for (const play of wanted && time ? frame.plays : []) {
      if (play.line <= told || mine(play.seat)) continue;
      const shown = { play, text: frame.log[play.line]?.text ?? '' };
      this.#waiting.push({ shown, time: time * (isAimedAt(frame, play, mine) ? AT_YOU : 1) });
    }
    this.#waiting = this.#waiting.slice(-MOST_BEHIND);
    this.#renew(frame.plays);
    if (!this.now) this.#next();
  }

  /** On to the current table. */
  end(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.last = this.now;
    this.now = null;
  }

  /** A play's target may be reported after it. */
  #renew(plays: PlayShown[]): void {
    const { now } = this;
    const play = now && plays.find(({ line }) => line === now.play.line);
    if (play && play.cards.length + play.seats.length > now.play.cards.length + now.play.seats.length)
      this.now = { ...now, play };
  }

  #next(): void {
    const next = this.#waiting.shift();
    this.last = this.now;
    this.now = next?.shown ?? null;
    if (next) this.#timer = setTimeout(() => this.#next(), next.time);
  }
}

function isAimedAt(frame: Frame, play: PlayShown, mine: (seat: number) => boolean): boolean {
  return play.seats.some(mine) || play.cards.some((token) => mine(frame.cards[token]?.seat ?? -1));
}
