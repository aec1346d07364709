/**
 * The geometry of the arcs: from box to box, with a head at the end. All in pixels of the element they're drawn over.
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/**
 * "attack": to the attacked player. "stopped": the same, but blocked, so it doesn't get there. "block": from the
 * blocker to the attacker. "aim": from a pending card to its target. "negation": to the negated card. "threat": the
 * same, in the forecast.
 */
export type LinkKind = 'attack' | 'stopped' | 'block' | 'aim' | 'negation' | 'threat';

export interface Link {
  kind: LinkKind;
  /** What's at each end: "card TOKEN", "seat N" or "slot N". */
  from: string;
  to: string;
  /** Whose colour it has. */
  seat: number;
}

export interface Line {
  path: string;
  /** The corners of the arrow head; empty for kinds that end in a dot. */
  head: string;
  end: Point;
}

export type Arc = Link & Line;

/** The path of a line from box to box. */
export type Route = (from: Box, to: Box, pointed: boolean) => Line;

/** These end in an arrow head, the others in a dot. */
const POINTED: ReadonlySet<LinkKind> = new Set<LinkKind>(['attack', 'aim', 'negation', 'threat']);
const HEAD = 13;
const GAP = 4;
const BEND = 0.16;
const MOST_BEND = 56;

/** The arcs between things on the page; other links are left out. */
export function arcsBetween(links: readonly Link[], boxes: ReadonlyMap<string, Box>, route: Route = arc): Arc[] {
  return links.flatMap((link) => {
    const from = boxes.get(link.from);
    const to = boxes.get(link.to);
    return from && to ? [{ ...link, ...route(from, to, POINTED.has(link.kind)) }] : [];
  });
}

/** One arc from the border of one box to the border of another, slightly curved. */
export function arc(from: Box, to: Box, pointed: boolean): Line {
  const start = border(from, centre(to), GAP);
  const end = border(to, centre(from), GAP);
  const across = { x: end.x - start.x, y: end.y - start.y };
  const length = Math.hypot(across.x, across.y) || 1;
  const bend = Math.min(MOST_BEND, length * BEND) * (across.x < 0 ? -1 : 1);
  const control = {
    x: (start.x + end.x) / 2 + (across.y / length) * bend,
    y: (start.y + end.y) / 2 - (across.x / length) * bend,
  };
  const path = `M${at(start)} Q${at(control)} ${at(end)}`;
  return { path, end, head: pointed ? headAt(end, Math.atan2(end.y - control.y, end.x - control.x)) : '' };
}

export function centre({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where the line from a box's centre towards a point leaves the box, plus a gap. */
export function border(box: Box, towards: Point, gap: number): Point {
  const middle = centre(box);
  const across = { x: towards.x - middle.x, y: towards.y - middle.y };
  const length = Math.hypot(across.x, across.y);
  if (!length) return middle;
  const part = Math.min(
    across.x ? box.width / 2 / Math.abs(across.x) : Infinity,
    across.y ? box.height / 2 / Math.abs(across.y) : Infinity,
  );
  const reach = Math.min(1, part + gap / length);
  return { x: middle.x + across.x * reach, y: middle.y + across.y * reach };
}

/** The corners of an arrow head that points at an angle. */
export function headAt(tip: Point, angle: number): string {
  const corner = (turn: number): Point => ({
    x: tip.x - HEAD * Math.cos(angle + turn),
    y: tip.y - HEAD * Math.sin(angle + turn),
  });
  return [tip, corner(0.45), corner(-0.45)].map(at).join(' ');
}

/** A point in path syntax. */
export function at({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
