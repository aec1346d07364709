/** What surrounds a spell's icon: at random a magic circle, rays, a web, or rings with moons on them. */

import { circleOfMagic } from './motifs';
import { between, circle, n, pick, spokes, star, tilted, whole, type Dice, type Shape } from './shape';

type Round = (dice: Dice, x: number, y: number, r: number, ink: string) => Shape[];

const ROUNDS: readonly [Round, ...Round[]] = [
  (dice, x, y, r, ink) => circleOfMagic(dice, x, y, r, ink),
  (dice, x, y, r, ink) => {
    const points = whole(dice, 7, 14);
    return [
      { d: star(x, y, r * 1.15, points, whole(dice, 2, 3), dice()), fill: ink, opacity: 0.22 },
      { d: circle(x, y, r) + circle(x, y, r * between(dice, 0.6, 0.9)), fill: ink, line: 0.9, opacity: 0.8 },
      { d: spokes(x, y, r, r * 1.3, points * 2, dice()), fill: ink, line: 0.8, opacity: 0.7 },
    ];
  },
  (dice, x, y, r, ink) => {
    const [points, turn] = [whole(dice, 3, 8), dice()];
    const rings = [1, 0.86, 0.72].map((part): Shape => ({ d: star(x, y, r * part * 1.1, points, 1, turn + (part < 0.9 ? 0.4 : 0)), fill: ink, line: 1, opacity: 0.75 }));
    return [{ d: circle(x, y, r * 0.7), fill: ink, opacity: 0.15 }, ...rings];
  },
  (dice, x, y, r, ink) => {
    const orbits: Shape[] = [];
    for (let at = whole(dice, 2, 4); at > 0; at--) {
      const [wide, angle] = [between(dice, 1.1, 1.6), between(dice, -40, 40)];
      const shapes: Shape[] = [
        { d: `M${n(x - r * wide)} ${n(y)}a${n(r * wide)} ${n(r * 0.5)} 0 1 0 ${n(2 * r * wide)} 0a${n(r * wide)} ${n(r * 0.5)} 0 1 0 ${n(-2 * r * wide)} 0Z`, fill: ink, line: 0.8, opacity: 0.75 },
        { d: circle(x + r * wide * pick(dice, [-1, 1]), y, between(dice, 1.6, 3.4)), fill: ink },
      ];
      orbits.push(...tilted(shapes, angle));
    }
    return [{ d: circle(x, y, r * 0.75), fill: ink, opacity: 0.2 }, ...orbits];
  },
];

export function surround(dice: Dice, x: number, y: number, r: number, ink: string): Shape[] {
  return pick(dice, ROUNDS)(dice, x, y, r, ink);
}
