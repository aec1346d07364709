/** Random strongholds: number of towers, their heights and their roofs. No two are alike. */

import { between, moved, n, pick, whole, type Dice, type Shape } from './shape';

type Roof = 'battlements' | 'cone' | 'dome' | 'onion' | 'broken' | 'steps';
export type Manner = 'north' | 'south' | 'fallen' | 'fair';

/** Building styles: cold lands, hot lands, ruins, elves. */
const ROOFS: Record<Manner, readonly [Roof, ...Roof[]]> = {
  north: ['battlements', 'cone', 'cone', 'battlements'],
  south: ['dome', 'onion', 'battlements', 'steps'],
  fallen: ['broken', 'broken', 'battlements'],
  fair: ['cone', 'onion', 'cone'],
};

/** A tower's roof from its left edge at x, above the height y. */
function roofed(dice: Dice, roof: Roof, x: number, y: number, wide: number): string {
  const mid = x + wide / 2;
  switch (roof) {
    case 'cone': {
      const high = wide * between(dice, 1, 1.9);
      return `M${n(x - 0.6)} ${n(y)}L${n(mid)} ${n(y - high)}L${n(x + wide + 0.6)} ${n(y)}Z`;
    }
    case 'dome':
      return `M${n(x)} ${n(y)}A${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(x + wide)} ${n(y)}ZM${n(mid - 0.3)} ${n(y - wide * 0.8)}h.6v${n(wide * 0.5)}h-.6Z`;
    case 'onion':
      return `M${n(x)} ${n(y)}C${n(x - wide * 0.35)} ${n(y - wide * 0.55)} ${n(mid)} ${n(y - wide * 0.6)} ${n(mid)} ${n(y - wide * 1.25)}C${n(mid)} ${n(y - wide * 0.6)} ${n(x + wide * 1.35)} ${n(y - wide * 0.55)} ${n(x + wide)} ${n(y)}Z`;
    case 'broken':
      return `M${n(x)} ${n(y)}v${n(-between(dice, 0, 3))}l${n(wide * 0.3)} ${n(between(dice, 0.4, 1.6))}l${n(wide * 0.25)} ${n(-between(dice, 1, 3.5))}l${n(wide * 0.45)} ${n(between(dice, 1, 3))}V${n(y)}Z`;
    case 'steps':
      return `M${n(x + wide * 0.15)} ${n(y)}v-1.6h${n(wide * 0.7)}v1.6ZM${n(x + wide * 0.32)} ${n(y - 1.6)}v-1.6h${n(wide * 0.36)}v1.6Z`;
    case 'battlements': {
      const merlon = wide / 5;
      return [0, 2, 4].map((at) => `M${n(x + at * merlon)} ${n(y)}v-1.3h${n(merlon)}v1.3Z`).join('');
    }
  }
}

/** A stronghold whose base is at x and y. */
export function stronghold(dice: Dice, manner: Manner, x: number, y: number, size: number, fill: string, light: string, flag: string): Shape[] {
  const count = whole(dice, 2, 5);
  const wall = between(dice, 3.5, 7);
  let [body, lights, flags] = ['', '', ''];
  let at = 0;
  const keep = whole(dice, 0, count - 1);
  for (let tower = 0; tower < count; tower++) {
    const wide = between(dice, 2.6, 5);
    const high = wall + between(dice, 1.5, 6) + (tower === keep ? between(dice, 4, 9) : 0);
    const roof = pick(dice, ROOFS[manner]);
    body += `M${n(at)} 0V${n(-high)}h${n(wide)}V0Z${roofed(dice, roof, at, -high, wide)}`;
    lights += `M${n(at + wide / 2 - 0.45)} ${n(-high + 2)}h.9v1.7h-.9Z`;
    if (tower === keep || dice() < 0.3) {
      const top = -high - wide * (roof === 'cone' ? 1.6 : roof === 'onion' ? 1.2 : 0.6);
      body += `M${n(at + wide / 2 - 0.15)} ${n(-high)}V${n(top - 2.6)}h.3V${n(-high)}Z`;
      flags += `M${n(at + wide / 2 + 0.15)} ${n(top - 2.6)}l${n(between(dice, 2.4, 4))} .9-${n(between(dice, 2.4, 4))} .9Z`;
    }
    at += wide + (tower < count - 1 ? between(dice, 0.6, 4.5) : 0);
  }
  body += `M0 0V${n(-wall)}H${n(at)}V0Z`;
  const gate = at * between(dice, 0.3, 0.7);
  const arch = between(dice, 1, 1.7);
  lights += `M${n(gate - arch)} 0v${n(-wall * 0.35)}a${n(arch)} ${n(arch)} 0 0 1 ${n(2 * arch)} 0V0Z`;
  return moved(
    [{ d: body, fill }, { d: lights, fill: light }, { d: flags, fill: flag }],
    x - (at * size) / 2,
    y,
    size,
  );
}
