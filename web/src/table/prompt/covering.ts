/** Where the list of choices lies over the felt: where it covers as little as possible of what can be pressed. */

import type { Attachment } from 'svelte/attachments';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

// Selectors, not texts.
// @wc-ignore
const UNCOVERED = '#table-middle :is(.lit, [data-place])';
const BOARD = '#table-middle';
/** In pixels. In a narrower window the list goes to the top first, where it covers none of your cards. */
const NARROW = 640;

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The first of some places that covers the least of the given boxes. */
export function best<P extends Box>(places: readonly P[], boxes: readonly Box[]): P | undefined {
  const covered = places.map((place) => boxes.reduce((sum, box) => sum + shared(place, box), 0));
  return places[covered.indexOf(Math.min(...covered))];
}

/**
 * Lays a list over the board, again for other choices: at the bottom of it, on the right, in the middle or on the left,
 * or else at its top; not over your own formation or anything lit if there's room elsewhere.
 */
export const coversLeast = (_: readonly unknown[]): Attachment<HTMLElement> => (list) => {
  const lay = (): void => {
    const board = document.querySelector(BOARD)?.getBoundingClientRect();
    const from = list.offsetParent?.getBoundingClientRect();
    if (!board || !from) return;
    const { offsetWidth: width, offsetHeight: height } = list;
    const lefts = [board.right - width, board.left + (board.width - width) / 2, board.left];
    const tops = [board.bottom - height, board.top];
    if (board.width < NARROW) tops.reverse();
    const places = tops.flatMap((top) => lefts.map((left) => ({ left, top, width, height })));
    const parts = document.querySelectorAll(UNCOVERED);
    const place = best(places, [...parts].map((part) => part.getBoundingClientRect()));
    if (!place) return;
    list.style.left = `${place.left - from.left}px`;
    list.style.top = `${place.top - from.top}px`;
  };
  lay();
  const room = new ResizeObserver(lay);
  room.observe(list);
  return () => room.disconnect();
};
