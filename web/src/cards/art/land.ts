/** Land, sea, caves and what people build on them. */

import { between, circle, move, n, pick, whole, type Dice, type Shape } from './shape';

/** Far, middle and near. */
export type Depths = readonly [string, string, string];
export type Ground = 'hills' | 'peaks' | 'dunes' | 'woods' | 'city' | 'moor';

/** A soft line of hills from left to right, filled to the bottom. */
export function hills(dice: Dice, y: number, height: number, fill: string): Shape {
  const steps = whole(dice, 2, 3);
  const wide = 100 / steps;
  let path = `M0 64V${n(y)}`;
  for (let at = 0; at < steps; at++) {
    const top = y - between(dice, height * 0.5, height * 1.5);
    path += `Q${n((at + between(dice, 0.35, 0.65)) * wide)} ${n(top)} ${n((at + 1) * wide)} ${n(y + between(dice, -2, 2))}`;
  }
  return { d: `${path}V64Z`, fill };
}

/** Mountains, each with a shaded side, and snow. */
export function peaks(dice: Dice, y: number, height: number, fill: string, shade: string, snow: string): Shape[] {
  const count = whole(dice, 3, 5);
  let bodies = '';
  let shades = '';
  let caps = '';
  for (let at = 0; at < count; at++) {
    const x = ((at + 0.5) / count) * 100 + between(dice, -8, 8);
    const top = y - between(dice, height * 0.55, height);
    const half = between(dice, 14, 22);
    bodies += `M${n(x - half)} ${n(y)}L${n(x)} ${n(top)}L${n(x + half)} ${n(y)}Z`;
    shades += `M${n(x)} ${n(top)}L${n(x + half)} ${n(y)}H${n(x + half * 0.3)}L${n(x - half * 0.1)} ${n(top + (y - top) * 0.45)}Z`;
    const [w, h] = [half * 0.3, (y - top) * 0.3];
    caps += `M${n(x - w)} ${n(top + h)}L${n(x)} ${n(top)}L${n(x + w)} ${n(top + h)}L${n(x + w * 0.3)} ${n(top + h * 0.75)}L${n(x)} ${n(top + h * 1.2)}L${n(x - w * 0.4)} ${n(top + h * 0.75)}Z`;
  }
  const foot: Shape = { d: `M0 ${n(y - 1)}H100V64H0Z`, fill };
  return [foot, { d: bodies, fill }, { d: shades, fill: shade, opacity: 0.55 }, { d: caps, fill: snow, opacity: 0.9 }];
}

export function dunes(dice: Dice, y: number, fill: string, shade: string): Shape[] {
  const crest = between(dice, 30, 70);
  const top = y - between(dice, 5, 9);
  return [
    { d: `M0 64V${n(y + 2)}Q${n(crest - 12)} ${n(y)} ${n(crest)} ${n(top)}Q${n(crest + 20)} ${n(y + 3)} 100 ${n(y)}V64Z`, fill },
    { d: `M${n(crest)} ${n(top)}Q${n(crest + 20)} ${n(y + 3)} 100 ${n(y)}V64H${n(crest - 6)}Q${n(crest + 6)} ${n(y + 6)} ${n(crest)} ${n(top)}Z`, fill: shade, opacity: 0.5 },
  ];
}

/** A table mountain. */
export function mesa(dice: Dice, y: number, fill: string): Shape {
  const x = between(dice, 4, 62);
  const wide = between(dice, 20, 34);
  const high = between(dice, 9, 16);
  return { d: `M${n(x)} ${n(y)}l4 ${n(-high)}h${n(wide * 0.4)}l2 2h${n(wide * 0.3)}l5 ${n(high - 2)}Z`, fill };
}

export function firs(dice: Dice, y: number, size: number, count: number, fill: string): Shape {
  let path = '';
  for (let at = 0; at < count; at++) {
    const x = ((at + between(dice, 0.1, 0.9)) / count) * 104 - 2;
    const s = size * between(dice, 0.75, 1.2);
    path += `M${n(x)} ${n(y - s)}l${n(s * 0.24)} ${n(s * 0.4)}h${n(-s * 0.1)}l${n(s * 0.2)} ${n(s * 0.35)}h${n(-s * 0.28)}v${n(s * 0.3)}h${n(-s * 0.12)}v${n(-s * 0.3)}h${n(-s * 0.28)}l${n(s * 0.2)} ${n(-s * 0.35)}h${n(-s * 0.1)}Z`;
  }
  return { d: path, fill };
}

export function oaks(dice: Dice, y: number, size: number, count: number, fill: string): Shape {
  let path = '';
  for (let at = 0; at < count; at++) {
    const x = ((at + between(dice, 0.1, 0.9)) / count) * 104 - 2;
    const s = size * between(dice, 0.8, 1.15);
    path += `${circle(x, y - s * 0.7, s * 0.3)}${circle(x - s * 0.22, y - s * 0.5, s * 0.22)}${circle(x + s * 0.22, y - s * 0.5, s * 0.22)}M${n(x - s * 0.06)} ${n(y - s * 0.4)}h${n(s * 0.12)}v${n(s * 0.45)}h${n(-s * 0.12)}Z`;
  }
  return { d: path, fill };
}

export function skyline(dice: Dice, y: number, fill: string, light: string): Shape[] {
  let houses = '';
  let windows = '';
  for (let x = -2; x < 100; ) {
    const wide = between(dice, 5, 10);
    const high = between(dice, 6, 20);
    const rise = dice() < 0.5 ? between(dice, 3, 8) : 0;
    houses += `M${n(x)} 64V${n(y - high)}l${n(wide / 2)} ${n(-rise)}l${n(wide / 2)} ${n(rise)}V64Z`;
    if (dice() < 0.7) windows += `M${n(x + wide * 0.3)} ${n(y - high + 4)}h1.6v2.2h-1.6ZM${n(x + wide * 0.6)} ${n(y - high + 9)}h1.6v2.2h-1.6Z`;
    x += wide + between(dice, -0.5, 2.5);
  }
  return [
    { d: houses, fill },
    { d: windows, fill: light, opacity: 0.85 },
  ];
}

export function sea(dice: Dice, y: number, fill: string, foam: string): Shape[] {
  let waves = '';
  for (let at = 0; at < 7; at++) {
    const x = between(dice, 0, 86);
    waves += `M${n(x)} ${n(y + 3 + at * 2.2)}q2.5-2 5 0t5 0`;
  }
  return [
    { d: `M0 ${n(y)}H100V64H0Z`, fill },
    { d: waves, fill: foam, line: 0.7, opacity: 0.7 },
  ];
}

export function bareTree(dice: Dice, x: number, y: number, fill: string): Shape {
  const lean = between(dice, -3, 3);
  return {
    d: `M0 0C1-8 ${n(lean)}-12 ${n(lean)}-22M${n(lean * 0.6)}-10C5-14 8-15 9-21M${n(lean * 0.8)}-14C-4-17-7-18-9-24M6.5-16l5-1M-6-19l-5 0M${n(lean)}-18l3-6`,
    fill,
    line: 1.4,
    at: move(x, y, between(dice, 1, 1.3)),
  };
}

/** Underground: stone teeth from above and below, and glowing crystals. */
export function cave(dice: Dice, [far, mid, near]: Depths, light: string): Shape[] {
  const teeth = (from: number, sign: number, least: number, most: number): string => {
    let path = `M0 ${n(from - sign * 30)}V${n(from)}`;
    for (let x = 0; x < 100; ) {
      const wide = between(dice, 7, 14);
      path += `L${n(x + wide / 2)} ${n(from + sign * between(dice, least, most))}L${n(x + wide)} ${n(from)}`;
      x += wide;
    }
    return `${path}V${n(from - sign * 30)}Z`;
  };
  let crystals = '';
  for (let at = 0; at < 4; at++) {
    const x = between(dice, 8, 92);
    const high = between(dice, 5, 11);
    crystals += `M${n(x - 2)} 58L${n(x - 1)} ${n(56 - high)}L${n(x + 2)} ${n(58 - high)}L${n(x + 3)} 58Z`;
  }
  return [
    { d: 'M0 0H100V64H0Z', fill: mid },
    { d: circle(50, 36, 25), fill: far, opacity: 0.75 },
    { d: circle(50, 38, 14), fill: light, opacity: 0.25 },
    { d: teeth(8, 1, 8, 20), fill: near },
    { d: crystals, fill: light, opacity: 0.8 },
    { d: teeth(57, -1, 2, 9), fill: near },
  ];
}

/** A whole landscape of one kind, from the horizon to the bottom of the picture. */
export function country(dice: Dice, ground: Ground, [far, mid, near]: Depths, light: string): Shape[] {
  switch (ground) {
    case 'peaks':
      return [...peaks(dice, 46, 32, far, mid, light), hills(dice, 50, 7, mid), hills(dice, 57, 5, near)];
    case 'dunes':
      return [mesa(dice, 42, far), ...dunes(dice, 42, far, mid), ...dunes(dice, 50, mid, near), hills(dice, 60, 3, near)];
    case 'woods':
      return [hills(dice, 42, 10, far), firs(dice, 47, 12, 12, mid), hills(dice, 49, 5, mid), oaks(dice, 61, 13, 5, near), hills(dice, 60, 3, near)];
    case 'city':
      return [hills(dice, 40, 12, far), ...skyline(dice, 46, mid, light), hills(dice, 56, 4, near)];
    case 'moor':
      return [hills(dice, 46, 8, far), { d: 'M0 47q25-4 50 0t50 0v6H0Z', fill: light, opacity: 0.16 }, hills(dice, 55, 6, mid), bareTree(dice, pick(dice, [14, 82]), 60, near), hills(dice, 60, 3, near)];
    case 'hills':
      return [hills(dice, 43, 12, far), hills(dice, 50, 8, mid), oaks(dice, 53, 8, 4, near), hills(dice, 58, 4, near)];
  }
}
