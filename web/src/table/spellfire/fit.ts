/** How large everything is drawn, from the room that there is. All in rem. */

/** What lies at one side, kind below kind: how wide each champion is with all that it carries, in widths of a card. */
export type Crowd = number[][];

export interface Room {
  width: number;
  height: number;
  /** Opponents whose boards are shown. */
  opponents: number;
  rows: number;
  /** Both sides share one deck: one formation, and a pool at each side of it. */
  shared?: boolean;
  /** What lies at each side then. */
  crowds?: Crowd[];
  /** The hand of the opponent lies open below their pool. */
  open?: boolean;
  battle: boolean;
  /** A finger needs more than a pointer. */
  coarse: boolean;
}

/**
 * `duel`: two boards, the formations on the left tip to tip, all else beside them; for the length of a battle each is a
 * strip, so that the battle has a stage as wide as the table. `stacked`: each board has its
 * formation over its pool, those of opponents beside each other. `narrow`: one opponent at a time.
 */
export type Layout = 'duel' | 'stacked' | 'narrow';

export interface Sizes {
  /** The height of a realm; its width follows. */
  tile: number;
  /** The width of a champion; 0 where there is room for a line of names only. */
  champion: number;
}

export interface Fit {
  layout: Layout;
  /** Boards lie in strips above and below the battle. */
  strip: boolean;
  /** The boards of opponents are wide enough for their pools beside their formations. */
  beside: boolean;
  far: Sizes;
  near: Sizes;
  /** The width of a champion that fights. */
  fighter: number;
  /** There is room for what the totals are made of. */
  parts: boolean;
  /** There is room for the row of chips: not while there is a battle in a low window. */
  chips: boolean;
  /** Words about a battle are few. */
  brief: boolean;
}

/** Realms are as wide as their pictures: 100 by 64. */
export const TILE_WIDE = 100 / 64;
/** How far a holding looks out under its realm. */
export const TUCK = 1.5;
export const GAP = 0.375;
const CARD_HIGH = 1.4;
const NARROW = 40;
/** The line with the name, the numbers and the piles of a board. */
const HEADING = 2.6;
/** Under this width that takes two lines. */
const ONE_LINE = 15;
const TWO_LINES = 4.2;
const PADDING = 1.2;
/** The common piles under the one formation. */
const COMMON_PILES = 2.6;
/** The edges of a table for one with what is free between its three columns, and the edges of a side. */
const ACROSS = 3.325;
const SIDE_PADDING = 0.6;
/** What a row of champions takes besides its cards: the gap after it, and what a fan hangs lower. */
const ROW_GAP = 0.6;
const ROW_MORE = ROW_GAP + 0.35;
/** A hand that lies open, its cards as large as they have to be. */
const OPEN_HAND = 6;
/** What a lane needs for its words, and a champion for its name over it. */
const LEAST_LANE = 9;
const OVER_FIGHTER = 2.5;
/** The row of chips, with the gap after it. */
const CHIPS = 2.125;
const TOUCH_CHIPS = 2.625;
/** The parts of both totals, and the height of the table from which on there is room for them. */
const PARTS = 3.6;
const TALL = 40;
const LEAST_FIGHTER = 4.5;
const MOST_FIGHTER = 10.5;
const NARROW_FIGHTER = 5.5;
/** From this width of champions on, the row of chips has room beside a battle. */
const GOOD_FIGHTER = 6.5;
/** Of a card in a fan so much is seen, in widths of a card: at most, at least, and all of them together between that. */
const MOST_SHOWN = 0.42;
const LEAST_SHOWN = 0.2;
const FAN = 1.4;
/** Who fights is so wide with a full fan; the words between both need the rest. */
const FANNED = 1 + FAN;
const WORDS = 20;
/** Two lines of names, one below the other, and what looks out under a realm there; of the width the formation has half. */
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
/** A card that is smaller than this is hard to read. */
const LEAST_CHAMPION = 3.25;
const MOST_CHAMPION = 7.5;
/** Under this height, and in a duel under this width, the battle is reported in few words. */
const BRIEF = 26;
const BRIEF_DUEL = 76;
/** Under this width a board has its pool under its formation. */
const BESIDE = 38;
/** Of a stacked board, how much is formation. */
const FORMATION = 0.62;
/** Of all boards together, how much are those of opponents. */
const FAR = 0.54;

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** How much of each card of a fan is seen, in widths of a card: the more there are, the closer they lie. */
export function shownOf(cards: number): number {
  return within(FAN / Math.max(1, cards), LEAST_SHOWN, MOST_SHOWN);
}

/** How wide a card is with so many fanned out behind it, in widths of a card. */
export function fanned(cards: number): number {
  return 1 + cards * shownOf(cards);
}

function tileIn(width: number, height: number, rows: number, coarse: boolean): number {
  const byHeight = (height - GAP * (rows - 1)) / rows;
  const byWidth = ((width - GAP * (rows - 1)) / rows - TUCK) / TILE_WIDE;
  return within(Math.min(byHeight, byWidth), coarse ? LEAST_TOUCH : LEAST_TILE, MOST_TILE);
}

/** How wide a formation is: what looks out under the realms at the right has its like at the left. */
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

/** A duel with a battle: the formations in a row each, the pools as names beside them, and between them the stage. */
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

/** How many rows champions take that stand one behind the other, where a row has room for so many widths of a card. */
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

/** The width where those at each side stand in rows in a room; 0 where they are too many. */
function crowdIn(width: number, height: number, crowds: Crowd[]): number {
  for (let wide = MOST_CHAMPION; wide >= LEAST_CHAMPION; wide -= 0.25) {
    const rows = crowds.map((crowd) => crowd.reduce((sum, kind) => sum + rowsIn(kind, (count) => (width - ROW_GAP * (count - 1)) / wide), 0));
    if (Math.max(1, ...rows) * (wide * CARD_HIGH + ROW_MORE) <= height) return wide;
  }
  return 0;
}

/** One formation with a pool at each side; in a narrow room a pool above it and one below. */
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

/** Opponents beside each other, your board below them. */
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

/** Which face suits a card of a width. */
export function faceSize(width: number): 'tiny' | 'small' {
  return width < 5 ? 'tiny' : 'small';
}
