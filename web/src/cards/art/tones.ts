/** Computed colours: neighbours of a colour, and mixtures of two. */

import { between, type Dice } from './shape';

type Three = [number, number, number];

function parts(hex: string): Three {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Three;
}

function hex(rgb: Three): string {
  return `#${rgb.map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255).toString(16).padStart(2, '0')).join('')}`;
}

/** A mixture: `share` of the way from one colour to the other. */
export function mixed(one: string, other: string, share: number): string {
  const [from, to] = [parts(one), parts(other)];
  return hex(from.map((part, at) => part + ((to[at] ?? 0) - part) * share) as Three);
}

/**
 * A colour rotated on the colour wheel by some degrees, and made lighter or darker. It rotates about the grey axis, so
 * near-greys stay grey.
 */
export function turned(colour: string, degrees: number, lighter = 0): string {
  const [r, g, b] = parts(colour);
  const angle = (degrees / 180) * Math.PI;
  const [cos, third] = [Math.cos(angle), (1 - Math.cos(angle)) / 3];
  const across = Math.sqrt(1 / 3) * Math.sin(angle);
  const [a, up, down] = [cos + third, third - across, third + across];
  return hex([r * a + g * up + b * down + lighter, r * down + g * a + b * up + lighter, r * up + g * down + b * a + lighter]);
}

/**
 * Several colours, all rotated and lightened by the same random amount: within `most` degrees, and `light` of
 * lightness.
 */
export function near<Colours extends readonly string[]>(dice: Dice, colours: Colours, most: number, light = 0): Colours {
  const [degrees, lighter] = [between(dice, -most, most), between(dice, -light, light)];
  return colours.map((colour) => turned(colour, degrees, lighter)) as unknown as Colours;
}
