/** How large the cards of one side can be with all its boards visible at once. All lengths in rem. */

import { factsOf } from './parts';
import { pilesOf, type Rows } from './rows';
import type { Bloc, Scale } from './seating';

/** What a board has to make room for. */
export interface Shape {
  /** How many characters: each keeps its width when it turns sideways, so that the others stay where they are. */
  characters: number;
  /** The most cards attached to any one of them. */
  fan: number;
  /** Piles of terrains and enchantments: how many cards, and whether they're sideways. */
  behind: readonly { count: number; turned: boolean }[];
}

export interface Room {
  width: number;
  height: number;
  /** Name plates are above and below the cards, not next to them. */
  stacked: boolean;
}

/** Character widths, best to worst: only a few, so that cards rarely change size. */
export const WIDTHS = [6.5, 5.5, 4.75, 4, 3.5, 3.25] as const;
const LEAST = 3.25;
/** From this width a card shows more of itself. */
export const SMALL = 4.75;
const RATIO = 1.4;
const GAP = { y: 1.5, rows: 0.75 };
const FAN = 1.6;
const SLIVER = 0.7;
const PLATE = { width: 11.25, block: 5.25, line: 4, slim: 12 };
/** Terrains of a board that shares its side with others. */
export const PART_LAND = 2.25;
/** In a side lower than this, terrains go at the side of characters. */
const LOW_SIDE = 12;
/** How many rows of terrains go at the side of characters, and the slack in each. */
const MOST_ASIDE = 2;
const SPARE = 1;
/** The border of the felt, plus a possible scroll bar. */
const EDGE = 2.5;
/** What both sides together leave to the line between them. */
const LINE = 3.75;
/** A team's frame and name. */
const TEAM = 1.5;
/** A line that counts terrains. */
const COUNT = 1.5;

/** The width of terrains and enchantments, for a character width. */
export function landWidth(width: number): number {
  return Math.min(3.25, Math.max(2.75, width * 0.68));
}

/** The gap between characters, for a character width. */
export function gapBetween(width: number): number {
  return width < 3.5 ? 0.25 : width < 4 ? 0.5 : 0.75;
}

export function shapeOf(rows: Rows, fan: (token: string) => number): Shape {
  return {
    characters: rows.characters.length,
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
  /** Terrains and enchantments go at the side of a full board's characters, not behind them: in a low room. */
  aside: boolean;
  /** Boards that share their side show only a count of their terrains. */
  tight: boolean;
}

/** The height of one side: half of what the line leaves, whatever lies on either. */
export function sideHigh(height: number): number {
  return (height - LINE) / 2;
}

/**
 * The largest width that fits everything of one side. Where the cards behind the characters go depends on the room
 * alone, as long as anything fits there; if nothing does, boards that share a side drop their terrains.
 */
export function fitted(blocs: readonly Bloc[], shape: (seat: number) => Shape, room: Room): Fit {
  const low = room.height < LOW_SIDE;
  for (const tight of [false, true]) {
    for (const aside of room.stacked ? [false] : [low, !low]) {
      for (const width of room.stacked ? WIDTHS.filter((width) => width <= SMALL) : WIDTHS) {
        const fit = { width, aside, tight };
        if (heightAt(fit, blocs, shape, room) <= room.height) return fit;
      }
    }
  }
  return { width: LEAST, aside: false, tight: true };
}

function heightAt(fit: Fit, blocs: readonly Bloc[], shape: (seat: number) => Shape, room: Room): number {
  const inner = room.width - EDGE;
  const places = blocs.flatMap(({ places }) => places);
  const boards = places.filter(({ scale }) => scale !== 'plate');
  const slim = (places.length - boards.length) * PLATE.slim;
  const share = room.stacked ? inner : (inner - slim) / Math.max(1, boards.length);
  const heights = places.map(({ seat, scale }) => boardHeight(fit, shape(seat), scale, share, room.stacked));
  const plates = room.stacked ? (places.length - boards.length) * PLATE.line : 0;
  const frame = blocs.some(({ team }) => team >= 0) ? TEAM : 0;
  return Math.max(PLATE.line, ...heights) + plates + frame;
}

function boardHeight({ width, aside, tight }: Fit, shape: Shape, scale: Scale, board: number, stacked: boolean): number {
  if (scale === 'plate') return PLATE.line;
  const beside = scale === 'full' && !stacked;
  const room = board - (beside ? PLATE.width + GAP.rows : 0);
  const land = scale === 'part' ? PART_LAND : landWidth(width);
  const front = Array<number>(shape.characters).fill(width);
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

/** The total width of all of them side by side. */
function widthOf(widths: readonly number[], gap: number): number {
  return widths.reduce((sum, width) => sum + width + gap, 0);
}

/** How many lines the given widths take. */
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
