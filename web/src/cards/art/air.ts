/** Time of day and weather over a landscape: they tint it, and fill its sky. */

import { beams, between, circle, n, pick, whole, type Dice, type Shape } from './shape';
import type { Depths } from './land';
import { mixed, near, turned } from './tones';

export type Hour = 'dawn' | 'noon' | 'dusk' | 'night' | 'storm' | 'mist';

/** A picture's paints: sky from top to horizon, land from far to near, and what shines. */
export interface Paints {
  readonly sky: readonly [string, string];
  readonly land: Depths;
  readonly light: string;
}

export interface Air extends Paints {
  readonly hour: Hour;
}

/** How a time of day tints the sky at the top and at the horizon, and the land: target colours and strength. */
const TINTS: Record<Hour, { high: string; low: string; sky: number; land: string; far: number; near: number }> = {
  dawn: { high: '#7f86bd', low: '#ffd7bd', sky: 0.6, land: '#e9a890', far: 0.3, near: 0.1 },
  noon: { high: '#ffffff', low: '#ffffff', sky: 0, land: '#ffffff', far: 0.08, near: 0 },
  dusk: { high: '#3b2a5e', low: '#ef8746', sky: 0.68, land: '#52233f', far: 0.25, near: 0.4 },
  night: { high: '#0a1230', low: '#3d5088', sky: 0.82, land: '#0e1737', far: 0.5, near: 0.6 },
  storm: { high: '#323a47', low: '#98a3a8', sky: 0.75, land: '#3a444e', far: 0.45, near: 0.3 },
  mist: { high: '#c2cfd2', low: '#f5f1e8', sky: 0.6, land: '#e3e6e1', far: 0.55, near: 0.05 },
};
const HOURS = ['dawn', 'noon', 'noon', 'dusk', 'night', 'storm', 'mist'] as const;

/** The paints of a look at a time of day, varied slightly at random. */
export function airOf(dice: Dice, look: Paints, hour: Hour = pick(dice, HOURS)): Air {
  const tint = TINTS[hour];
  const [high, low, far, mid, close] = near(dice, [...look.sky, ...look.land] as const, 22, 0.04);
  return {
    hour,
    sky: [mixed(high, tint.high, tint.sky), mixed(low, tint.low, tint.sky)],
    land: [mixed(far, tint.land, tint.far), mixed(mid, tint.land, (tint.far + tint.near) / 2), mixed(close, tint.land, tint.near)],
    light: look.light,
  };
}

/** The sky in bands down to the horizon, with everything in it. */
export function heavens(dice: Dice, air: Air, bodies: (dice: Dice) => Shape[] = (own) => lamps(own, air)): Shape[] {
  return [...bands(dice, air.sky), ...bodies(dice), ...weather(dice, air)];
}

export function bands(dice: Dice, [high, low]: readonly [string, string], foot = 50): Shape[] {
  const count = whole(dice, 3, 5);
  const bend = between(dice, -7, 7);
  const shapes: Shape[] = [{ d: 'M0 0H100V64H0Z', fill: high }];
  for (let at = 1; at <= count; at++) {
    const y = (foot * at) / (count + 0.6);
    shapes.push({ d: `M0 ${n(y)}Q50 ${n(y + bend)} 100 ${n(y + between(dice, -2, 2))}V64H0Z`, fill: mixed(high, low, at / count) });
  }
  return shapes;
}

/** Sun, or moon and stars. */
function lamps(dice: Dice, { hour, light, sky }: Air): Shape[] {
  const x = between(dice, 10, 90);
  switch (hour) {
    case 'noon': {
      const [y, r] = [between(dice, 7, 17), between(dice, 4, 8)];
      return [{ d: circle(x, y, r * 1.8), fill: light, opacity: 0.25 }, { d: circle(x, y, r), fill: light, opacity: 0.95 }];
    }
    case 'dawn':
    case 'dusk': {
      const [y, r] = [between(dice, 24, 36), between(dice, 8, 14)];
      return [
        { d: beams(x, y, whole(dice, 8, 14), dice()), fill: light, opacity: 0.16 },
        { d: circle(x, y, r), fill: mixed(light, hour === 'dusk' ? '#e2502a' : '#ffb27a', 0.45), opacity: 0.95 },
      ];
    }
    case 'night': {
      const [y, r] = [between(dice, 9, 18), between(dice, 4, 8)];
      let stars = '';
      for (let at = 0; at < 22; at++) stars += circle(between(dice, 1, 99), between(dice, 1, 34), between(dice, 0.2, 0.65));
      const wane = between(dice, -0.9, 0.9);
      return [
        { d: stars, fill: '#ffffff', opacity: 0.8 },
        { d: circle(x, y, r), fill: '#f4efd9' },
        { d: circle(x + wane * r * 1.6, y - r * 0.3, r * 0.95), fill: sky[0] },
      ];
    }
    case 'mist':
      return [{ d: circle(x, between(dice, 14, 28), between(dice, 5, 9)), fill: '#ffffff', opacity: 0.75 }];
    case 'storm':
      return [];
  }
}

function cloud(dice: Dice, x: number, y: number, size: number): string {
  let path = `M${n(x - size)} ${n(y)}H${n(x + size)}V${n(y + size * 0.16)}H${n(x - size)}Z`;
  for (let at = 0; at < 4; at++) path += circle(x + size * between(dice, -0.75, 0.75), y - size * between(dice, 0, 0.18), size * between(dice, 0.18, 0.36));
  return path;
}

function weather(dice: Dice, { hour, sky, light }: Air): Shape[] {
  switch (hour) {
    case 'storm': {
      let clouds = '';
      for (let at = 0; at < 5; at++) clouds += cloud(dice, between(dice, 0, 100), between(dice, 3, 14), between(dice, 12, 22));
      const x = between(dice, 12, 84);
      let rain = '';
      for (let at = 0; at < 16; at++) rain += `M${n(between(dice, 2, 100))} ${n(between(dice, 14, 40))}l-1.6 6`;
      return [
        { d: rain, fill: '#dfe8ee', line: 0.5, opacity: 0.5 },
        ...(dice() < 0.6 ? [{ d: `M${n(x)} 10l-5 12h4l-4 10 10-14h-5l5-8Z`, fill: '#fff7c9' }] : []),
        { d: clouds, fill: turned(sky[0], 0, -0.06), opacity: 0.9 },
      ];
    }
    case 'mist': {
      let bars = '';
      for (let at = 0; at < 4; at++) bars += `M${n(between(dice, -10, 50))} ${n(between(dice, 18, 40))}h${n(between(dice, 30, 60))}`;
      return [{ d: bars, fill: '#ffffff', line: 2.2, opacity: 0.4 }];
    }
    case 'night':
      return [];
    default: {
      let clouds = '';
      for (let at = whole(dice, 0, 3); at > 0; at--) clouds += cloud(dice, between(dice, 5, 95), between(dice, 8, 26), between(dice, 6, 13));
      let birds = '';
      for (let at = whole(dice, 0, 4), x = between(dice, 12, 80), y = between(dice, 8, 24); at > 0; at--) {
        birds += `M${n(x + between(dice, -9, 9))} ${n(y + between(dice, -5, 5))}q1.6-1.9 3.2 0 1.6-1.9 3.2 0`;
      }
      return [
        ...(clouds ? [{ d: clouds, fill: mixed(light, '#ffffff', 0.5), opacity: 0.6 }] : []),
        ...(birds ? [{ d: birds, fill: '#2b2430', line: 0.7, opacity: 0.7 }] : []),
      ];
    }
  }
}
