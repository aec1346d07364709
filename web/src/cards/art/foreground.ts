/** What's in the foreground of a landscape: a river, tents, graves, a windmill. */

import { between, circle, moved, n, pick, whole, type Dice, type Shape } from './shape';
import type { Air } from './air';
import type { Ground } from './land';
import { mixed } from './tones';

export type Feature =
  | 'river' | 'road' | 'stones' | 'bridge' | 'tents' | 'fields' | 'graves' | 'palms' | 'reeds' | 'windmill' | 'arch' | 'pyres'
  | 'bones' | 'pools' | 'obelisk' | 'masts'; // prettier-ignore

const WATER = '#2f74a0';
const DARK = '#241a22';

/** A band that winds from the horizon to the bottom of the picture. */
function winding(dice: Dice, fill: string, wide: number): Shape {
  const [from, to] = [between(dice, 30, 70), between(dice, 8, 92)];
  const swing = between(dice, -26, 26);
  return {
    d: `M${n(from)} 45C${n(from + swing)} 50 ${n(to - swing)} 53 ${n(to)} 65H${n(to + wide)}C${n(to - swing + wide * 0.5)} 53 ${n(from + swing + wide * 0.2)} 50 ${n(from + wide * 0.08)} 45Z`,
    fill,
    opacity: 0.9,
  };
}

const FEATURES: Record<Feature, (dice: Dice, air: Air, x: number) => Shape[]> = {
  river: (dice, { sky }) => [winding(dice, mixed(WATER, sky[1], 0.35), between(dice, 14, 26))],
  road: (dice, { light, land }) => [winding(dice, mixed(light, land[1], 0.35), between(dice, 7, 12))],
  pools: (dice, { sky }) =>
    [0, 1, 2].map(() => ({ d: circle(0, 0, 5), fill: mixed(WATER, sky[1], 0.5), at: `translate(${n(between(dice, 8, 92))} ${n(between(dice, 51, 62))}) scale(${between(dice, 0.8, 2.2).toFixed(1)} .3)` })),
  stones: (dice, { land }, x) => {
    let path = '';
    for (let at = whole(dice, 4, 7), left = x - 16; at > 0; at--, left += between(dice, 4, 6)) path += `M${n(left)} 60l.6-${n(between(dice, 5, 10))} 2.4-.6.8 ${n(between(dice, 5, 9))}Z`;
    return [{ d: path, fill: mixed(land[0], '#5b5a60', 0.5) }];
  },
  bridge: (_, { land }, x) => [
    { d: 'M-24 12V4Q0-6 24 4V12H20A6 6 0 0 0 8 12H6A6 6 0 0 0-6 12H-8A6 6 0 0 0-20 12Z', fill: mixed(land[2], '#6d6470', 0.4), at: `translate(${n(x)} 51)` },
  ],
  tents: (dice, _, x) => {
    const cloth = pick(dice, ['#b5452f', '#d9b24a', '#4f6f9e', '#7d4a78', '#e0d3b5']);
    return [0, 1, 2].flatMap((at) => {
      const [left, wide] = [x - 14 + at * between(dice, 8, 11), between(dice, 7, 10)];
      return [
        { d: `M${n(left)} 60l${n(wide / 2)}-7 ${n(wide / 2)} 7Z`, fill: at % 2 ? mixed(cloth, '#ffffff', 0.25) : cloth },
        { d: `M${n(left + wide / 2)} 60v-4.5l1.6 4.5Z`, fill: DARK, opacity: 0.7 },
      ];
    });
  },
  fields: (dice, { light, land }) => {
    const to = between(dice, 10, 90);
    let rows = '';
    for (let at = -5; at <= 5; at++) rows += `M${n(to + at * 3)} 50L${n(to + at * 22)} 66`;
    return [{ d: rows, fill: mixed(light, land[1], 0.3), line: 0.9, opacity: 0.55 }];
  },
  graves: (dice, { land }, x) => {
    let path = '';
    for (let at = 0; at < 5; at++) {
      const left = x - 20 + at * 9 + between(dice, -2, 2);
      path += dice() < 0.5 ? `M${n(left)} 61v-5a1.8 1.8 0 0 1 3.6 0v5Z` : `M${n(left)} 61v-7h1.2v-2h1.2v2h1.2v1.2h-1.2v5.8Z`;
    }
    return [{ d: path, fill: mixed(land[0], '#84808c', 0.5) }];
  },
  palms: (dice, _, x) =>
    [0, 1].flatMap((at) =>
      moved(
        [
          { d: 'M0 0C1-6 0-10 2-15', fill: '#4a2f1c', line: 1.2 },
          { d: 'M2-15C-3-19-7-17-9-12M2-15C-1-20 6-21 10-15M2-15C-4-16-6-12-5-8M2-15C6-17 9-13 8-9', fill: '#3c6b3a', line: 1.5 },
        ],
        x + at * between(dice, 6, 12),
        61,
        between(dice, 0.8, 1.25),
      ),
    ),
  reeds: (dice, { land }) => {
    let path = '';
    for (let at = 0; at < 22; at++) path += `M${n(between(dice, 0, 100))} 65l${n(between(dice, -2, 2))}-${n(between(dice, 6, 13))}`;
    return [{ d: path, fill: mixed(land[2], '#7c8a4a', 0.35), line: 0.8 }];
  },
  windmill: (dice, { light }, x) =>
    moved(
      [
        { d: 'M-3.4 0-2.4-12H2.4L3.4 0ZM-3-12 0-15.5 3-12Z', fill: DARK },
        { d: 'M0-12L7-18M0-12L6-5M0-12L-7-6M0-12L-6-19', fill: mixed(light, '#c9a36a', 0.3), line: 1.6 },
      ],
      x,
      58,
      between(dice, 0.9, 1.4),
    ),
  arch: (dice, { land }, x) =>
    moved([{ d: 'M-9 0V-13L-6-15.5H5L9-12V0H5V-7A5 5 0 0 0-5-7V0Z', fill: mixed(land[0], '#6a5f66', 0.45) }], x, 61, between(dice, 0.8, 1.2)),
  pyres: (dice, _, x) =>
    [0, 1, 2].flatMap((at) =>
      moved(
        [
          { d: 'M-3 0H3L0-1.4Z', fill: DARK },
          { d: 'M0-8C2.4-5 3-3.6 2-1.2H-2C-3-3.6-1.6-5 0-8Z', fill: '#f0822c' },
          { d: 'M0-4.6C1-3.2 1.2-2.4.8-1.2H-.8C-1.2-2.4-.8-3.2 0-4.6Z', fill: '#ffe38a' },
        ],
        x - 18 + at * between(dice, 14, 20),
        61,
        between(dice, 0.8, 1.2),
      ),
    ),
  bones: (dice, _, x) => {
    let ribs = '';
    for (let at = 0; at < 6; at++) ribs += `M${n(x - 12 + at * 4)} 62q-1-${n(6 + 3 * Math.sin(at * 0.6))} 3-${n(8 + 3 * Math.sin(at * 0.6))}`;
    return [{ d: ribs, fill: '#efe5cc', line: 1.1 }, { d: `M${n(x - 16)} 62q14-3 30-${n(between(dice, 0, 3))}`, fill: '#efe5cc', line: 1.3 }];
  },
  obelisk: (dice, { light }, x) =>
    moved([{ d: 'M-2.6 0-1.8-17 0-20 1.8-17 2.6 0Z', fill: DARK }, { d: 'M-.6-14h1.2M-.7-11h1.4M-.8-8h1.6M-.9-5h1.8', fill: light, line: 0.7 }], x, 60, between(dice, 0.7, 1.2)),
  masts: (dice, { land }, x) =>
    [0, 1].flatMap((at) =>
      moved(
        [
          { d: 'M-7 0H7L5 3H-5Z', fill: DARK },
          { d: 'M0-1V-12M0-11.5L6-2.5H0M0-10L-5-2.5', fill: mixed(land[0], '#f4ead2', 0.7), line: 1 },
        ],
        x - 12 + at * between(dice, 18, 30),
        58,
        between(dice, 0.8, 1.3),
      ),
    ),
};

/** Which foregrounds suit which land. */
const SUITS: Record<Ground, readonly [Feature, ...Feature[]]> = {
  hills: ['river', 'road', 'fields', 'windmill', 'bridge', 'tents', 'stones', 'arch'],
  peaks: ['river', 'road', 'stones', 'bridge', 'pyres', 'obelisk', 'pools', 'graves'],
  dunes: ['road', 'palms', 'bones', 'obelisk', 'tents', 'arch', 'pools', 'pyres'],
  woods: ['river', 'stones', 'pools', 'road', 'bridge', 'arch', 'reeds', 'tents'],
  city: ['bridge', 'river', 'road', 'masts', 'obelisk', 'fields', 'windmill', 'arch'],
  moor: ['graves', 'reeds', 'pools', 'bones', 'stones', 'pyres', 'road', 'arch'],
};

/** One thing in front of the land, or several, at random. */
export function features(dice: Dice, ground: Ground, air: Air, count: number): Shape[] {
  const left = [...SUITS[ground]];
  const shapes: Shape[] = [];
  for (let at = 0; at < count && left.length; at++) {
    const [feature] = left.splice(Math.floor(dice() * left.length), 1);
    if (feature) shapes.push(...FEATURES[feature](dice, air, between(dice, 18, 82)));
  }
  return shapes;
}
