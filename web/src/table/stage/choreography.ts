/**
 * How changes at a table are shown: the plays of other people for every game, and each game's own events, from
 * `GAME/choreography.ts`. Durations are at normal pace here; `director` adapts them to the settings.
 */

import { beat, type Beat, type Step } from '../../lib/live/timeline';
import type { Frame, PlayShown } from '../../lib/wire';

/** Who's watching. */
export interface Scene {
  /** Whether a seat is played at this screen. */
  mine: (seat: number) => boolean;
  /** The name of a card by its catalogue key. */
  nameOf: (key: string | null) => string;
}

/**
 * A game's own events between two frames: steps on the old frame, or on frames in between that the game makes up from
 * both. They mustn't reveal anything that comes later.
 */
export type Choreography = (before: Frame, after: Frame, scene: Scene) => Step[];

const OWN = import.meta.glob<{ CHOREOGRAPHY: Choreography }>('../*/choreography.ts');
const fetched = new Map<string, Choreography>();

/** Fetch how a game's own events are shown. Until it's here, they aren't. */
export async function fetchChoreography(game: string): Promise<void> {
  const found = await OWN[`../${game}/choreography.ts`]?.();
  if (found) fetched.set(game, found.CHOREOGRAPHY);
}

/** The kind of a card played by someone else. */
export const PLAY = 'play';
/** For how many milliseconds a play is shown, and how much longer if it targets the viewer. */
const SHOWN = 900;
const AT_YOU = 1.5;
/** A viewer who is further behind than this sees only the last plays. */
const MOST_BEHIND = 3;

/** The events of a change, in order. */
export function eventsOf(before: Frame, after: Frame, scene: Scene): Step[] {
  const plays = playsOf(before, after, scene).map((shown) => ({ frame: before, beat: shown }));
  const own = fetched.get(after.game)?.(before, after, scene) ?? [];
  return [...plays, ...own];
}

/** What others played since the last frame. */
function playsOf(before: Frame, after: Frame, { mine }: Scene): Beat[] {
  const known = before.log.length;
  return after.plays
    .filter((play) => play.line >= known && !mine(play.seat))
    .slice(-MOST_BEHIND)
    .map((play) => beatOf(after, play, mine));
}

function beatOf(frame: Frame, play: PlayShown, mine: Scene['mine']): Beat {
  const { line, seat, card, key, cards, seats } = play;
  const lasts = SHOWN * (isAimedAt(frame, play, mine) ? AT_YOU : 1);
  return beat(PLAY, { line, seat, card, key, cards, seats, lasts, text: frame.log[line]?.text ?? '' });
}

function isAimedAt(frame: Frame, play: PlayShown, mine: Scene['mine']): boolean {
  return play.seats.some(mine) || play.cards.some((token) => mine(frame.cards[token]?.seat ?? -1));
}

/** A play whose targets were reported after it, with those targets. */
export function withTargets(shown: Beat, { plays }: Frame): Beat {
  const play = shown.kind === PLAY && plays.find(({ line }) => line === shown.line);
  if (!play || play.cards.length + play.seats.length <= shown.cards.length + shown.seats.length) return shown;
  return { ...shown, cards: play.cards, seats: play.seats };
}
