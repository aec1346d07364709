/** One area or line of a picture, which is 100 wide and 64 high. */
export interface Shape {
  readonly d: string;
  readonly fill: string;
  readonly opacity?: number;
  /** The width, if it's a line and not an area. */
  readonly line?: number;
  /** Overlapping areas cut each other out. */
  readonly holes?: boolean;
  /** Its position and size: `move`. */
  readonly at?: string;
}

/** Random numbers from 0 up to, but not including, 1: the same sequence for the same text. */
export type Dice = () => number;

/** A hash of a text (FNV-1a). */
export function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

/** Dice seeded with a text (mulberry32). */
export function diceOf(text: string): Dice {
  let seed = hash(text);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
}

export function between(dice: Dice, least: number, most: number): number {
  return least + dice() * (most - least);
}

export function whole(dice: Dice, least: number, most: number): number {
  return Math.floor(between(dice, least, most + 1));
}

export function pick<One>(dice: Dice, many: readonly [One, ...One[]]): One {
  return many[Math.floor(dice() * many.length)] ?? many[0];
}

/** A number in path syntax. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function move(x: number, y: number, size = 1, wide = size): string {
  return `translate(${n(x)} ${n(y)})${size === 1 && wide === 1 ? '' : ` scale(${wide.toFixed(2)} ${size.toFixed(2)})`}`;
}

/** Shapes moved, scaled, or mirrored (`wide` below 0). */
export function moved(shapes: readonly Shape[], x: number, y: number, size = 1, wide = size): Shape[] {
  const at = move(x, y, size, wide);
  return shapes.map((shape) => ({ ...shape, at: shape.at ? `${at} ${shape.at}` : at }));
}

/** Shapes rotated about the centre of the picture, in degrees. */
export function tilted(shapes: readonly Shape[], degrees: number): Shape[] {
  const at = `rotate(${n(degrees)} 50 32)`;
  return shapes.map((shape) => ({ ...shape, at: shape.at ? `${at} ${shape.at}` : at }));
}

/** A shape and its mirror image on the other side of the picture. */
export function pair(d: string, fill: string, more: Partial<Shape> = {}): Shape[] {
  return [{ d, fill, ...more }, { d, fill, ...more, at: 'translate(100 0) scale(-1 1)' }];
}

export function circle(x: number, y: number, r: number): string {
  const round = Math.round(r * 20) / 20;
  return `M${n(x - round)} ${n(y)}a${round} ${round} 0 1 0 ${2 * round} 0a${round} ${round} 0 1 0 ${-2 * round} 0Z`;
}

/** A star or polygon: every `step`th of `points` points on a circle. */
export function star(x: number, y: number, r: number, points: number, step: number, turn = 0): string {
  const rounds = common(points, step);
  let path = '';
  for (let round = 0; round < rounds; round++) {
    for (let at = 0; at < points / rounds; at++) {
      const angle = turn + ((round + at * step) / points) * 2 * Math.PI - Math.PI / 2;
      path += `${at ? 'L' : 'M'}${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
    }
    path += 'Z';
  }
  return path;
}

function common(one: number, other: number): number {
  return other ? common(other, one % other) : one;
}

/** Spokes from one circle to another. */
export function spokes(x: number, y: number, inner: number, outer: number, count: number, turn = 0): string {
  let path = '';
  for (let at = 0; at < count; at++) {
    const angle = turn + (at / count) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    path += `M${n(x + inner * cos)} ${n(y + inner * sin)}L${n(x + outer * cos)} ${n(y + outer * sin)}`;
  }
  return path;
}

/** Beams of light: every second sector of a wheel that's larger than the picture. */
export function beams(x: number, y: number, count: number, turn = 0): string {
  let path = '';
  for (let at = 0; at < count; at++) {
    const [from, to] = [turn + (at / count) * 2 * Math.PI, turn + ((at + 0.5) / count) * 2 * Math.PI];
    path += `M${n(x)} ${n(y)}L${n(x + 120 * Math.cos(from))} ${n(y + 120 * Math.sin(from))}L${n(x + 120 * Math.cos(to))} ${n(y + 120 * Math.sin(to))}Z`;
  }
  return path;
}
