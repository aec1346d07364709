/** The sizes of everything, from the space available. All in rem. */

/** The cards on one side, by kind: the width of each champion with everything it carries, in card widths. */
export type Crowd = number[][];

export interface Room {
  width: number;
  height: number;
  /** Opponents whose boards are shown. */
  opponents: number;
  rows: number;
  /** Both sides share one deck: one formation, with a pool on each side of it. */
  shared?: boolean;
  /** The cards on each side in that case. */
  crowds?: Crowd[];
  /** The opponent's hand is revealed below their pool. */
  open?: boolean;
  battle: boolean;
  /** A finger needs more room than a mouse. */
  coarse: boolean;
}

/**
 * `duel`: two boards, with the formations tip to tip on the left and everything else next to them. During a battle each
 * board is a strip, so that the battle's stage is as wide as the table. `stacked`: each board has its formation above
 * its pool, with opponents side by side. `narrow`: one opponent at a time.
 */
export type Layout = 'duel' | 'stacked' | 'narrow';

export interface Sizes {
  /** The height of a realm; its width follows. */
  tile: number;
  /** The width of a champion; 0 if there's only room for a line of names. */
  champion: number;
}

export interface Fit {
  layout: Layout;
  /** Boards are strips above and below the battle. */
  strip: boolean;
  /** Opponents' boards are wide enough for pools next to formations. */
  beside: boolean;
  far: Sizes;
  near: Sizes;
  /** The width of a fighting champion. */
  fighter: number;
  /** There's room for the parts of the totals. */
  parts: boolean;
  /** There's room for the row of chips: not during a battle in a low window. */
  chips: boolean;
  /** Battle texts are short. */
  brief: boolean;
}

/** Realms are as wide as their pictures: 100 by 64. */
export const TILE_WIDE = 100 / 64;
/** How far a holding sticks out under its realm. */
export const TUCK = 1.5;
export const GAP = 0.375;
const CARD_HIGH = 1.4;
const NARROW = 40;
/** The line with a board's name, numbers and piles. */
const HEADING = 2.6;
/** Below this width it takes two lines. */
const ONE_LINE = 15;
const TWO_LINES = 4.2;
const PADDING = 1.2;
/** The shared piles below the one formation. */
const COMMON_PILES = 2.6;
/** The borders of a solitaire table plus the gaps between its three columns, and the borders of a side. */
const ACROSS = 3.325;
const SIDE_PADDING = 0.6;
/** What a row of champions needs besides its cards: the gap below it, and how far a fan hangs down. */
const ROW_GAP = 0.6;
const ROW_MORE = ROW_GAP + 0.35;
/** A revealed hand, with its cards at minimum size. */
const OPEN_HAND = 6;
/** What a lane needs for its text, and a champion for the name above it. */
const LEAST_LANE = 9;
const OVER_FIGHTER = 2.5;
/** The row of chips, with the gap below it. */
const CHIPS = 2.125;
const TOUCH_CHIPS = 2.625;
/** The parts of both totals, and the table height from which they fit. */
const PARTS = 3.6;
const TALL = 40;
const LEAST_FIGHTER = 4.5;
const MOST_FIGHTER = 10.5;
const NARROW_FIGHTER = 5.5;
/** From this champion width, the row of chips fits next to a battle. */
const GOOD_FIGHTER = 6.5;
/** How much of a fanned card is visible, in card widths: the most, the least, and all of them together in between. */
const MOST_SHOWN = 0.42;
const LEAST_SHOWN = 0.2;
const FAN = 1.4;
/** The width of a fighter with a full fan; the text between the two needs the rest. */
const FANNED = 1 + FAN;
const WORDS = 20;
/** Two lines of names, stacked, and what sticks out under a realm there; the formation takes half the width. */
export const STRIP = 4.25;
export const STRIP_TUCK = 0.75;
const MOST_STRIP_TILE = 3.375;
const STRIP_SHARE = 0.5;
/** A pool as a line of names. */
const LINE = 2.6;
const TOUCH_LINE = 3.4;
const LEAST_TILE = 2;
const LEAST_TOUCH = 2.75;
const MOST_TILE = 6.5;
/** Smaller cards are hard to read. */
const LEAST_CHAMPION = 3.25;
const MOST_CHAMPION = 7.5;
/** Below this height, and in a duel below this width, battle texts are short. */
const BRIEF = 26;
const BRIEF_DUEL = 76;
/** Below this width a board's pool goes under its formation. */
const BESIDE = 38;
/** The share of the formation in a stacked board. */
const FORMATION = 0.62;
/** The opponents' share of all boards. */
const FAR = 0.54;

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

function tileIn(width: number, height: number, rows: number, coarse: boolean): number {
  const byHeight = (height - GAP * (rows - 1)) / rows;
  const byWidth = ((width - GAP * (rows - 1)) / rows - TUCK) / TILE_WIDE;
  return within(Math.min(byHeight, byWidth), coarse ? LEAST_TOUCH : LEAST_TILE, MOST_TILE);
}

/** The width of a formation: what sticks out under the realms on the right is matched on the left. */
export function pyramidWide(tile: number, rows: number): number {
  return rows * (tile * TILE_WIDE + TUCK) + (rows - 1) * GAP + TUCK;
}

function championIn(height: number): number {
  const width = (height - 0.6) / CARD_HIGH;
  return width < LEAST_CHAMPION ? 0 : Math.min(width, MOST_CHAMPION);
}

function stackedIn(width: number, height: number, { rows, coarse }: Room): Sizes {
  const high = height - (width < ONE_LINE ? TWO_LINES : HEADING);
  const tile = tileIn(width, high * FORMATION, rows, coarse);
  const champion = championIn(high - rows * tile - rows * GAP);
  if (champion) return { tile, champion };
  return { tile: tileIn(width, high - (coarse ? TOUCH_LINE : LINE), rows, coarse), champion };
}

function laneOf(fighter: number, parts: boolean): number {
  return Math.max(LEAST_LANE + (parts ? PARTS : 0), fighter * CARD_HIGH + OVER_FIGHTER) + 2 * GAP;
}

function chipsIn({ coarse }: Room): number {
  return coarse ? TOUCH_CHIPS : CHIPS;
}

function duel(room: Room): Fit {
  if (room.battle) return staged(room);
  const { width, height, rows, coarse } = room;
  const tile = tileIn(width * 0.46, (height - PADDING - 3 * GAP) / 2, rows, coarse);
  const champion = championIn((height - PADDING - chipsIn(room) - GAP) / 2 - HEADING);
  const sizes = { tile, champion };
  return { layout: 'duel', strip: false, beside: false, far: sizes, near: sizes, fighter: 0, parts: false, chips: true, brief: false };
}

/** A duel with a battle: each formation in one row with its pool as names next to it, and the stage between them. */
function staged(room: Room): Fit {
  const { width, height, rows, coarse } = room;
  const places = (rows * (rows + 1)) / 2;
  const byWidth = ((width * STRIP_SHARE) / places - GAP - STRIP_TUCK) / TILE_WIDE;
  const tile = within(byWidth, coarse ? LEAST_TOUCH : LEAST_TILE, MOST_STRIP_TILE);
  const free = height - PADDING - 2 * STRIP - 3 * GAP;
  const widest = Math.min(MOST_FIGHTER, (width - WORDS) / (2 * FANNED));
  const fighterIn = (high: number): number => within((high - OVER_FIGHTER) / CARD_HIGH, LEAST_FIGHTER, widest);
  const chips = fighterIn(free - chipsIn(room)) >= Math.min(GOOD_FIGHTER, widest);
  const fighter = fighterIn(chips ? free - chipsIn(room) : free);
  const sizes = { tile, champion: 0 };
  const brief = height < BRIEF || width < BRIEF_DUEL;
  return { layout: 'duel', strip: true, beside: false, far: sizes, near: sizes, fighter, parts: height >= TALL, chips, brief };
}

function narrow(room: Room): Fit {
  const sizes = stackedIn(room.width - PADDING, (room.height - PADDING - GAP - chipsIn(room)) / 2, room);
  const fighter = NARROW_FIGHTER;
  return { layout: 'narrow', strip: false, beside: false, far: sizes, near: sizes, fighter, parts: false, chips: true, brief: true };
}

/** How many rows champions need, where a row holds the given number of card widths. */
function rowsIn(champions: number[], room: (count: number) => number): number {
  let rows = 0;
  let taken = Infinity;
  let count = 0;
  for (const wide of champions) {
    if (taken + wide > room(count + 1)) {
      rows += 1;
      taken = 0;
      count = 0;
    }
    taken += wide;
    count += 1;
  }
  return rows;
}

/** The largest card width that fits each side into rows; 0 if there are too many cards. */
function crowdIn(width: number, height: number, crowds: Crowd[]): number {
  for (let wide = MOST_CHAMPION; wide >= LEAST_CHAMPION; wide -= 0.25) {
    const rows = crowds.map((crowd) => crowd.reduce((sum, kind) => sum + rowsIn(kind, (count) => (width - ROW_GAP * (count - 1)) / wide), 0));
    if (Math.max(1, ...rows) * (wide * CARD_HIGH + ROW_MORE) <= height) return wide;
  }
  return 0;
}

/** One formation with a pool on each side; in a narrow space, one pool above it and one below. */
function solo(room: Room): Fit {
  const { width, height, rows, battle, coarse } = room;
  const small = width < NARROW;
  const fighter = small ? LEAST_FIGHTER : within(height / 7, LEAST_FIGHTER, MOST_CHAMPION);
  const parts = !small && height >= TALL;
  const low = !small && height < BRIEF;
  const chips = !battle || !low;
  const free = height - PADDING - (chips ? chipsIn(room) : 0) - (battle ? laneOf(fighter, parts) : GAP);
  const layout = small ? 'narrow' : 'stacked';
  const brief = small || low;
  if (small) {
    const tile = tileIn(width - PADDING, free - 2 * HEADING - 2 * (coarse ? TOUCH_LINE : LINE), rows, coarse);
    return { layout, strip: false, beside: false, far: { tile, champion: 0 }, near: { tile, champion: 0 }, fighter, parts, chips, brief };
  }
  const tile = tileIn(width * 0.36, free - COMMON_PILES, rows, coarse);
  const side = (width - ACROSS - pyramidWide(tile, rows)) / 2 - SIDE_PADDING;
  const champion = crowdIn(side, free - TWO_LINES - (room.open ? OPEN_HAND : 0), room.crowds ?? []);
  const sizes = { tile, champion };
  return { layout, strip: false, beside: true, far: sizes, near: sizes, fighter, parts, chips, brief };
}

/** Opponents side by side, your board below them. */
function stacked(room: Room): Fit {
  const { width, height, opponents, rows, battle, coarse } = room;
  const fighter = within(height / 7, LEAST_FIGHTER, MOST_CHAMPION);
  const parts = height >= TALL;
  const free = height - PADDING - chipsIn(room) - (battle ? laneOf(fighter, parts) : GAP);
  const each = (width - PADDING) / Math.max(1, opponents) - 1;
  const beside = each >= BESIDE;
  const farHigh = free * (beside ? 0.5 : FAR);
  const nearHigh = opponents ? free - farHigh : free;
  const flat = (wide: number, high: number): Sizes => ({ tile: tileIn(wide, high, rows, coarse), champion: championIn(high - HEADING) });
  const far = beside ? flat(each * 0.56, farHigh) : stackedIn(each, farHigh, room);
  return { layout: 'stacked', strip: false, beside, far, near: flat(width * 0.4, nearHigh), fighter, parts, chips: true, brief: false };
}

export function fit(room: Room): Fit {
  if (room.shared) return solo(room);
  if (room.width < NARROW) return narrow(room);
  return room.opponents === 1 ? duel(room) : stacked(room);
}

/** The face that suits a card width. */
export function faceSize(width: number): 'tiny' | 'small' {
  return width < 5 ? 'tiny' : 'small';
}
