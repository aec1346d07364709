/** How large the cards can be so that all boards are seen at once. All lengths in rem. */

import { factsOf } from './parts';
import { pilesOf, type Rows } from './rows';
import type { Scale, Seating } from './seating';

/** What a board has to find room for. */
export interface Shape {
  /** Its characters: whether each lies sideways, which takes more room. */
  turned: readonly boolean[];
  /** The most cards that are attached to one of them. */
  fan: number;
  /** Piles of terrains and enchantments: how many cards, and whether they lie sideways. */
  behind: readonly { count: number; turned: boolean }[];
}

export interface Room {
  width: number;
  height: number;
  /** Name plates lie above and below the cards, not beside them. */
  stacked: boolean;
  /** What is pending has a column at the side. */
  wide: boolean;
}

/** The widths of characters, from the best to the least: few, so that cards seldom change their size. */
export const WIDTHS = [6.5, 5.5, 4.75, 4, 3.5, 3.25] as const;
const LEAST = 3.25;
/** From this width on a card shows more of itself. */
export const SMALL = 4.75;
const RATIO = 1.4;
const GAP = { y: 1.5, rows: 0.75 };
const FAN = 1.6;
const SLIVER = 0.7;
const PLATE = { width: 11.25, block: 5.25, line: 4, slim: 12 };
/** Terrains of a board that shares its side with others. */
export const PART_LAND = 2.25;
const ASIDE = 11.5;
/** So many rows of terrains stand at the side of characters, with so much to spare in each. */
const MOST_ASIDE = 2;
const SPARE = 1;
/** The border of the felt, and a scroll bar that may be there. */
const EDGE = 2.5;
const LINE = 3.75;
/** The frame and the name of a team. */
const TEAM = 1.5;
/** A line that counts terrains. */
const COUNT = 1.5;

/** The width of terrains and enchantments beside characters of some width. */
export function landWidth(width: number): number {
  return Math.min(3.25, Math.max(2.75, width * 0.68));
}

/** The distance between characters of some width. */
export function gapBetween(width: number): number {
  return width < 3.5 ? 0.25 : width < 4 ? 0.5 : 0.75;
}

export function shapeOf(rows: Rows, fan: (token: string) => number): Shape {
  return {
    turned: rows.characters.map(({ card }) => factsOf(card).sideways),
    fan: Math.max(0, ...rows.characters.map(({ token }) => fan(token))),
    behind: [
      ...pilesOf(rows.terrains).map(({ card, count }) => ({ count, turned: factsOf(card).sideways })),
      ...rows.enchantments.map(({ card }) => ({ count: 1, turned: factsOf(card).sideways })),
    ],
  };
}

export interface Fit {
  /** The width of characters. */
  width: number;
  /** Terrains and enchantments lie at the side of the characters of a whole board, not behind them. */
  aside: boolean;
  /** Boards that share their side only count their terrains. */
  tight: boolean;
}

/**
 * The largest width where everything fits, with what lies behind the characters at their side where that lets them be
 * larger; if nothing fits, boards that share a side give up their terrains.
 */
export function fitted(seating: Seating, shape: (seat: number) => Shape, room: Room): Fit {
  for (const tight of [false, true]) {
    for (const width of WIDTHS) {
      for (const aside of room.stacked ? [false] : [false, true]) {
        const fit = { width, aside, tight };
        if (heightAt(fit, seating, shape, room) <= room.height) return fit;
      }
    }
  }
  return { width: LEAST, aside: false, tight: true };
}

function heightAt(fit: Fit, { far, near }: Seating, shape: (seat: number) => Shape, room: Room): number {
  const inner = room.width - EDGE - (room.wide ? ASIDE : 0);
  const sides = [far, near].map((blocs) => {
    const places = blocs.flatMap(({ places }) => places);
    const boards = places.filter(({ scale }) => scale !== 'plate');
    const slim = (places.length - boards.length) * PLATE.slim;
    const share = room.stacked ? inner : (inner - slim) / Math.max(1, boards.length);
    const heights = places.map(({ seat, scale }) => boardHeight(fit, shape(seat), scale, share, room.stacked));
    const plates = room.stacked ? (places.length - boards.length) * PLATE.line : 0;
    const frame = blocs.some(({ team }) => team >= 0) ? TEAM : 0;
    return Math.max(PLATE.line, ...heights) + plates + frame;
  });
  return LINE + sides.reduce((sum, height) => sum + height, 0);
}

function boardHeight({ width, aside, tight }: Fit, shape: Shape, scale: Scale, board: number, stacked: boolean): number {
  if (scale === 'plate') return PLATE.line;
  const beside = scale === 'full' && !stacked;
  const room = board - (beside ? PLATE.width + GAP.rows : 0);
  const land = scale === 'part' ? PART_LAND : landWidth(width);
  const front = shape.turned.map((turned) => (turned ? RATIO * width : width));
  const piles = shape.behind.map(({ count, turned }) => (turned ? RATIO * land : land) + (count - 1) * SLIVER);
  if (beside && aside) {
    const left = room - widthOf(front, gapBetween(width)) - GAP.rows;
    const share = Math.min(widthOf(piles, 0.5) + SPARE, Math.max(left, ...piles));
    const lines = Math.max(1, linesOf(front, gapBetween(width), room - share - GAP.rows));
    const rows = linesOf(piles, 0.5, share - SPARE);
    if (rows > MOST_ASIDE) return Infinity;
    const behind = rows * (RATIO * land + 0.5);
    return Math.max(lines * RATIO * width + (lines - 1) * GAP.y + shape.fan * FAN + 0.6, behind, PLATE.block);
  }
  const lines = Math.max(1, linesOf(front, gapBetween(width), room));
  const behindHeight = tight && scale === 'part' ? COUNT : linesOf(piles, 0.5, room) * RATIO * land;
  const cards =
    lines * RATIO * width + (lines - 1) * GAP.y + shape.fan * FAN + GAP.rows + behindHeight + 0.6;
  return beside ? Math.max(cards, PLATE.block) : cards + PLATE.line;
}

/** How wide all of them are beside each other. */
function widthOf(widths: readonly number[], gap: number): number {
  return widths.reduce((sum, width) => sum + width + gap, 0);
}

/** How many lines some widths take. */
export function linesOf(widths: readonly number[], gap: number, room: number): number {
  let lines = widths.length ? 1 : 0;
  let taken = -gap;
  for (const width of widths) {
    taken += gap + width;
    if (taken > room && taken > width) {
      lines += 1;
      taken = width;
    }
  }
  return lines;
}
