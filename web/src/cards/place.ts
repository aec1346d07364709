/** Where the enlarged card goes: next to its card, inside the window, and not under the pointer. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Room {
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  /** The height available there. */
  height: number;
}

/** To the window's edge, and to the card. */
const MARGIN = 8;
const GAP = 10;

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/**
 * Above or below the anchor if there's room, so that its neighbours in a row stay uncovered; else on the side with more
 * room. If it fits nowhere, it takes the taller of the spaces above and below, at that height.
 */
export function placed(anchor: Box, size: Room, window: Room): Place {
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const above = anchor.top - GAP - MARGIN;
  const below = window.height - bottom - GAP - MARGIN;
  const left = within(anchor.left + anchor.width / 2 - size.width / 2, MARGIN, Math.max(MARGIN, window.width - size.width - MARGIN));
  if (size.height <= above) return { left, top: anchor.top - GAP - size.height, height: size.height };
  if (size.height <= below) return { left, top: bottom + GAP, height: size.height };
  const after = window.width - right - GAP - MARGIN;
  const before = anchor.left - GAP - MARGIN;
  if (size.width <= Math.max(after, before)) {
    const height = Math.min(size.height, window.height - 2 * MARGIN);
    const top = within(anchor.top + anchor.height / 2 - height / 2, MARGIN, window.height - height - MARGIN);
    return { left: after >= before ? right + GAP : anchor.left - GAP - size.width, top, height };
  }
  if (above >= below) return { left, top: MARGIN, height: Math.max(above, 0) };
  return { left, top: bottom + GAP, height: Math.max(below, 0) };
}

/**
 * If a table reserves no place for the enlarged card: an upper corner of the window that doesn't cover the card.
 * `ceiling` is where anything that stays free above it ends.
 */
export function cornered(anchor: Box, size: Room, window: Room, ceiling = 0): Place {
  const top = ceiling + MARGIN;
  const height = Math.min(size.height, window.height - top - MARGIN);
  const right = window.width - size.width - MARGIN;
  const free = anchor.left + anchor.width < right - GAP || anchor.top > top + height + GAP;
  return { left: free ? Math.max(MARGIN, right) : MARGIN, top, height };
}
