/** The paths of the chain's arrows: across the pictures within a row, and from row to row through the lane between. */

import { arc, at, headAt, type Box, type Line } from '../../stage/arcs';

/** Parts of a card, as fractions: the middle of its picture, and almost its full width at that height. */
const FROM = { x: 0.4, width: 0.2, y: 0.5, height: 0.2 };
const TO = { x: 0.08, width: 0.84, y: 0.5, height: 0.2 };

/**
 * How far from a side an arrow meets a card: in the upper row next to the words below it, in the lower next to its
 * number.
 */
const UPPER = 0.14;
const LOWER = 0.3;
/**
 * In pixels: how far the lane is above the lower row, the radius of its corners, how far a tip reaches into a card, and
 * how far before it the line ends.
 */
const LANE = 12;
const CORNER = 8;
const REACH = 8;
const TIP = 10;

export function route(from: Box, to: Box, pointed: boolean): Line {
  const apart = to.y + to.height < from.y || from.y + from.height < to.y;
  return apart ? throughLane(from, to) : arc(part(from, FROM), part(to, TO), pointed);
}

function throughLane(from: Box, to: Box): Line {
  const up = to.y < from.y;
  const lane = (up ? from.y : to.y) - LANE;
  const way = Math.sign(to.x - from.x);
  const start = { x: meets(from, way, up ? LOWER : UPPER), y: up ? from.y : from.y + from.height };
  const end = { x: meets(to, -way, up ? UPPER : LOWER), y: up ? to.y + to.height - REACH : to.y + REACH };
  const on = up ? -1 : 1;
  const turn = Math.min(CORNER, Math.abs(end.x - start.x) / 2) * Math.sign(end.x - start.x);
  const path = [
    `M${at(start)}`,
    `L${at({ x: start.x, y: lane - on * CORNER })}`,
    `Q${at({ x: start.x, y: lane })} ${at({ x: start.x + turn, y: lane })}`,
    `L${at({ x: end.x - turn, y: lane })}`,
    `Q${at({ x: end.x, y: lane })} ${at({ x: end.x, y: lane + on * CORNER })}`,
    `L${at({ x: end.x, y: end.y - on * TIP })}`,
  ].join(' ');
  return { path, end, head: headAt(end, (on * Math.PI) / 2) };
}

/** Where an arrow meets a card: at its right side (1), or at its left (-1, and 0 for the card above or below). */
function meets({ x, width }: Box, side: number, share: number): number {
  return x + width * (side > 0 ? 1 - share : share);
}

function part({ x, y, width, height }: Box, share: Box): Box {
  return { x: x + width * share.x, y: y + height * share.y, width: width * share.width, height: height * share.height };
}
