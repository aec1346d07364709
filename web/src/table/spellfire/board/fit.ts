/** The sizes of everything, from the space available: they don't depend on what lies there. All in rem. */

export interface Room {
  width: number;
  height: number;
  /** Opponents whose boards are shown. */
  opponents: number;
  rows: number;
  /** Both sides share one deck: one formation, and two pools. */
  shared?: boolean;
  /** A finger needs more room than a mouse. */
  coarse: boolean;
}

/**
 * `duel`: two boards, with the formations tip to tip on the left and everything else next to them. `stacked`: each
 * board has its formation above its pool, with opponents side by side. `narrow`: one opponent at a time.
 */
export type Layout = 'duel' | 'stacked' | 'narrow';

export interface Fit {
  layout: Layout;
  /** Opponents' boards are wide enough for pools next to formations. */
  beside: boolean;
  /** The height of an opponent's realm and of your realm; their widths follow. */
  far: number;
  near: number;
  /** The height of the opponents' boards where they're side by side, and of your board below them; 0 elsewhere. */
  farHigh: number;
  nearHigh: number;
}

/** Realms are as wide as their pictures: 100 by 64. */
export const TILE_WIDE = 100 / 64;
/** How far a holding sticks out under its realm. */
export const TUCK = 1.5;
export const GAP = 0.375;
const CARD_HIGH = 1.4;
const NARROW = 40;
/** The line with a board's name, numbers and piles. */
export const HEADING = 2.25;
const PADDING = 1.2;
/** The row of chips, and the shared piles below the one formation. */
export const CHIPS = 2.125;
const COMMON_PILES = 2.6;
/** The least height of a pool on a narrow screen. */
export const LINE = 3;
const LEAST_TILE = 1.75;
const LEAST_TOUCH = 2.5;
const MOST_TILE = 6.5;
/** Below this width a board's pool goes under its formation. */
const BESIDE = 38;
/** The share of the formation in a stacked board, in the width of a duel, and in the height of a lone pyramid. */
const FORMATION = 0.62;
const DUEL = 0.46;
const ALONE = 0.45;
/** The opponents' share of all boards. */
const FAR = 0.54;

/** Smaller cards are hard to read. */
const LEAST_CHAMPION = 3.25;
const MOST_CHAMPION = 7.5;
/** Next to champions, other cards are smaller. */
export const LASTING = 0.8;
export const HELD = 0.75;
/** What a row of champions needs besides its cards: the gap next to each, and how far a fan hangs down. */
export const ROW_GAP = 0.4;
const HANGS = 0.35;
/** The lines between the cards in a pool and those next to it. */
const BESIDE_POOL = 1.3;

/** How much of a fanned card is visible, in card widths: the most, the least, and all of them together in between. */
const MOST_SHOWN = 0.42;
const LEAST_SHOWN = 0.2;
const FAN = 1.4;
/** What the words of a battle take above and below its fighters, and between them. */
const WORDS_HIGH = 11;
const WORDS_WIDE = 13;
const OVER_FIGHTER = 2.5;
const LEAST_FIGHTER = 3.5;
const MOST_FIGHTER = 13.75;
/** A lane lower than this has its words between the fighters, if it's wide enough. */
const LOW_LANE = 20;
const WIDE_LANE = 30;

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** How much of each fanned card is visible, in card widths: the more there are, the closer together. */
export function shownOf(cards: number): number {
  return within(FAN / Math.max(1, cards), LEAST_SHOWN, MOST_SHOWN);
}

/** The width of a card with a number of cards fanned out behind it, in card widths. */
export function fanned(cards: number): number {
  return 1 + cards * shownOf(cards);
}

function tileIn(width: number, height: number, { rows, coarse }: Room): number {
  const byHeight = (height - GAP * (rows - 1)) / rows;
  const byWidth = ((width - GAP * (rows - 1)) / rows - TUCK) / TILE_WIDE;
  return within(Math.min(byHeight, byWidth), coarse ? LEAST_TOUCH : LEAST_TILE, MOST_TILE);
}

function even(layout: Layout, tile: number): Fit {
  return { layout, beside: false, far: tile, near: tile, farHigh: 0, nearHigh: 0 };
}

function duel(room: Room): Fit {
  const high = room.shared ? room.height - PADDING - COMMON_PILES : (room.height - PADDING - 3 * GAP) / 2;
  return even('duel', tileIn(room.width * DUEL, high, room));
}

function narrow(room: Room): Fit {
  const { width, height, shared } = room;
  const high = height - PADDING - 2 * (HEADING + LINE) - CHIPS - 7 * GAP;
  return even('narrow', tileIn(width - PADDING, shared ? (high - COMMON_PILES) * ALONE : high / 2, room));
}

/** Opponents side by side, your board below them. */
function stacked(room: Room): Fit {
  const { width, height, opponents } = room;
  const each = (width - PADDING) / Math.max(1, opponents) - 1;
  const beside = each >= BESIDE;
  const free = height - PADDING - GAP;
  const farHigh = opponents ? free * (beside ? 0.5 : FAR) : 0;
  const nearHigh = free - farHigh;
  const far = beside ? tileIn(each * 0.56, farHigh, room) : tileIn(each, (farHigh - HEADING) * FORMATION, room);
  return { layout: 'stacked', beside, far, near: tileIn(width * 0.4, nearHigh, room), farHigh, nearHigh };
}

export function fit(room: Room): Fit {
  if (room.width < NARROW) return narrow(room);
  return room.shared || room.opponents === 1 ? duel(room) : stacked(room);
}

/** How many rows the given widths take, in a row of this width, with a gap next to each. */
function rowsIn(widths: readonly number[], room: number): number {
  let rows = 0;
  let taken = Infinity;
  for (const wide of widths) {
    if (taken + ROW_GAP + wide > room) {
      rows += 1;
      taken = wide;
    } else taken += ROW_GAP + wide;
  }
  return rows;
}

/** What lies in the rectangle of a pool. */
export interface Crowd {
  /** The width of each champion with everything it carries, in card widths. */
  champions: readonly number[];
  /** Groups of other cards next to them: how many, and how large next to a champion. */
  others: readonly { count: number; scale: number }[];
}

/** The largest width of a champion with which everything fits into the rectangle of a pool; 0 if that's too small. */
export function championIn(width: number, height: number, { champions, others }: Crowd): number {
  for (let wide = MOST_CHAMPION; wide >= LEAST_CHAMPION; wide -= 0.125) {
    const beside = others.reduce((sum, { count, scale }) => {
      if (!count) return sum;
      const card = wide * scale;
      const lines = Math.max(1, Math.floor((height + GAP) / (card * CARD_HIGH + GAP)));
      return sum + Math.ceil(count / lines) * (card + GAP) + BESIDE_POOL;
    }, 0);
    const rows = rowsIn(champions.map((one) => one * wide), width - beside);
    const fits = champions.every((one) => one * wide <= width - beside) && beside <= width;
    if (fits && Math.max(1, rows) * (wide * CARD_HIGH + HANGS + GAP) - GAP <= height) return wide;
  }
  return 0;
}

/** A rectangle, in rem. */
export interface Rectangle {
  width: number;
  height: number;
}

/** Whether the words of a battle go above and below its fighters, not between them. */
export function isTall({ width, height }: Rectangle): boolean {
  return height >= LOW_LANE || width < WIDE_LANE;
}

/** The width of a fighter, with room for a fan of so many cards: those at the fuller side. The first two change nothing. */
export function fighterIn(lane: Rectangle, cards: number): number {
  const { width, height } = lane;
  const wide = isTall(lane) ? width / 2 - 1 : (width - WORDS_WIDE) / 2 - 1;
  const high = height - OVER_FIGHTER - (isTall(lane) ? WORDS_HIGH - OVER_FIGHTER : 0);
  return within(Math.min(high / CARD_HIGH, wide / fanned(Math.max(2, cards))), LEAST_FIGHTER, MOST_FIGHTER);
}

/** The face that suits a card width. */
export function faceSize(width: number): 'tiny' | 'small' {
  return width < 5 ? 'tiny' : 'small';
}
