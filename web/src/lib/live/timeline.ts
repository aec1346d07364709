/**
 * Show, then change: what happened between two frames, as steps that the table shows one after the other.
 *
 * The hall sends a frame when everything in it has already happened. A table that drew it at once would give away the
 * end before showing how it came about. So each frame becomes a list of steps: a beat says what's being shown and for
 * how long, and the step's frame is what the whole table shows meanwhile: boards, piles, seats, log and prompt. The
 * last step is always the hall's own frame without a beat, so in the end the table shows exactly what is.
 *
 * This module is pure. Which beats a change has is up to the choreographies (`table/stage/choreography` and
 * `GAME/choreography`); `queue.svelte.ts` plays the steps.
 */

import type { Sound } from '../settings/sound';
import type { Frame } from '../wire';

/** It's defeated and falls, wins, burns down, strikes towards the middle of the table, or is struck. */
export type Effect = 'falls' | 'wins' | 'burns' | 'strikes' | 'struck';

/** Something gained or lost: "+3", "−4". */
export interface FlyingNumber {
  amount: number;
  /** Where it begins, and where it flies to, if anywhere: "card TOKEN", "seat N" or another `data-at`. */
  at: string;
  to?: string;
}

export interface Beat {
  /** What kind of event it is: "play" for a card played by someone else, or a game's own kind. */
  kind: string;
  /** What happens, in one sentence. */
  text: string;
  /** For how many milliseconds it's shown; 0 if it's only heard. */
  lasts: number;
  /** Whose event it is; -1 for no one's. */
  seat: number;
  /** The card it's about: its token if it can be followed, and its catalogue key if its face is known. */
  card: string | null;
  key: string | null;
  /** The cards and seats it's aimed at. */
  cards: readonly string[];
  seats: readonly number[];
  /** How cards look meanwhile, by token. */
  effects: Readonly<Record<string, Effect>>;
  /** The numbers that fly over cards and players meanwhile. */
  numbers: readonly FlyingNumber[];
  sound: Sound | null;
  /** The log line of a play; -1 for other beats. */
  line: number;
  /** More about it, for the game's own board. */
  detail?: object;
}

/** What the table shows for a while, and why; without a beat it's shown until the next change. */
export interface Step {
  frame: Frame;
  beat: Beat | null;
}

/** A beat with nothing special about it. */
export function beat(kind: string, more: Partial<Beat> = {}): Beat {
  return { kind, text: '', lasts: 0, seat: -1, card: null, key: null, cards: [], seats: [], effects: {}, numbers: [], sound: null, line: -1, ...more };
}

/** Decides how changes are shown. */
export interface Director {
  /** The events of a change. */
  steps(before: Frame, after: Frame): Step[];
  /** A beat that isn't over, with what a later frame says about it. */
  renewed(beat: Beat, after: Frame): Beat;
}

/** Whether one frame continues another, so that what happened in between can be shown; otherwise it's shown at once. */
export function continues(before: Frame, after: Frame): boolean {
  return (
    before.code === after.code &&
    before.you === after.you &&
    before.stage === 'playing' &&
    (after.stage === 'playing' || after.stage === 'over') &&
    after.actions >= before.actions &&
    after.log.length >= before.log.length
  );
}

/** The steps for a change: its director's, or just the new frame. */
export function timeline(before: Frame, after: Frame, director: Director | null): Step[] {
  const steps = director && continues(before, after) ? director.steps(before, after) : [];
  return steps.at(-1)?.frame === after ? steps : [...steps, { frame: after, beat: null }];
}

/** Parts of a frame that aren't events of the game: they're always current, whatever the table is showing. */
export const CURRENT = ['seats', 'clocks', 'wish', 'thinking', 'rematch', 'behind', 'offer', 'absence', 'broken', 'pace', 'series'] as const;

/** A shown frame with the current parts of the latest one. */
export function withCurrent(shown: Frame, latest: Frame): Frame {
  if (shown === latest || CURRENT.every((part) => shown[part] === latest[part])) return shown;
  const parts = Object.fromEntries(CURRENT.map((part) => [part, latest[part]]));
  return { ...shown, ...parts };
}
