/** What's behind a figure: a coat of arms, a hall, trees, a shore. */

import { bands, heavens, type Air } from './air';
import { bareTree, country, firs, hills, sea, type Ground } from './land';
import { beams, between, circle, n, pick, star, whole, type Dice, type Shape } from './shape';
import { mixed } from './tones';

export type Backdrop =
  | 'arms' | 'land' | 'hall' | 'window' | 'trees' | 'shelves' | 'cave' | 'fire' | 'moon' | 'rays' | 'shore' | 'drape' | 'ruins'; // prettier-ignore

const ALL = 'M0 0H100V64H0Z';

/** The divisions of coats of arms. */
const PARTINGS = [
  'M50 0H100V64H50Z',
  'M0 0H50V32H0ZM50 32H100V64H50Z',
  'M0 0 100 64H0Z',
  'M0 64 50 8 100 64H78L50 32 22 64Z',
  'M0 22H100V42H0Z',
  'M0 0H20V64H0ZM40 0H60V64H40ZM80 0H100V64H80Z',
  'M0 0H100L50 50Z',
  'M0 10 50 26 100 10V26L50 42 0 26ZM0 44 50 60 100 44V60L50 76 0 60Z',
  'M0 0H16L100 54V64H84L0 10Z',
  'M0 0H25V16H0ZM50 0H75V16H50ZM25 16H50V32H25ZM75 16H100V32H75ZM0 32H25V48H0ZM50 32H75V48H50ZM25 48H50V64H25ZM75 48H100V64H75Z',
] as const;

const BACKDROPS: Record<Backdrop, (dice: Dice, air: Air, ground: Ground) => Shape[]> = {
  arms: (dice, { land: [far, mid], sky }) => [
    { d: ALL, fill: mid },
    { d: dice() < 0.25 ? beams(50, 32, whole(dice, 6, 14), dice()) : pick(dice, PARTINGS), fill: mixed(far, sky[0], between(dice, 0, 0.8)) },
    { d: circle(50, 30, 27), fill: sky[1], opacity: 0.35 },
  ],
  land: (dice, air, ground) => [...heavens(dice, air), ...country(dice, ground, air.land, air.light)],
  hall: (dice, { land: [far, mid, close], light }) => {
    const [count, lit] = [whole(dice, 3, 5), dice() < 0.5];
    let [arches, pillars] = ['', ''];
    for (let at = 0; at < count; at++) {
      const [x, wide] = [(100 * at) / count, 100 / count];
      arches += `M${n(x + wide * 0.15)} 64V26a${n(wide * 0.35)} ${n(wide * 0.4)} 0 0 1 ${n(wide * 0.7)} 0V64Z`;
      pillars += `M${n(x - 1.6)} 12h3.2v52h-3.2ZM${n(x - 2.8)} 12h5.6v2.4h-5.6Z`;
    }
    return [{ d: ALL, fill: mid }, { d: arches, fill: lit ? mixed(light, far, 0.35) : close }, { d: pillars, fill: far }, { d: 'M0 0H100V8H0Z', fill: close }];
  },
  window: (dice, { sky, land: [far, , close], light }) => {
    const x = between(dice, 24, 76);
    return [
      { d: ALL, fill: close },
      { d: `M${n(x - 17)} 58V20a17 17 0 0 1 34 0V58Z`, fill: sky[0] },
      { d: star(x, 20, 9, whole(dice, 5, 9), 2, dice()), fill: light, opacity: 0.9 },
      { d: `M${n(x - 17)} 44Q${n(x)} 36 ${n(x + 17)} 46V58H${n(x - 17)}Z`, fill: far },
      { d: `M${n(x)} 3V58M${n(x - 17)} 32H${n(x + 17)}`, fill: close, line: 1.2 },
    ];
  },
  trees: (dice, air) => {
    const [far, mid, close] = air.land;
    let trunks = '';
    for (let at = 0; at < 6; at++) {
      const [x, wide] = [between(dice, -2, 98), between(dice, 2, 6)];
      trunks += `M${n(x)} 0h${n(wide)}l${n(between(dice, -1, 2))} 64h${n(-wide - 2)}Z`;
    }
    return [...bands(dice, [mixed(far, air.sky[1], 0.5), air.sky[1]]), firs(dice, 50, 26, 9, far), { d: trunks, fill: mid }, hills(dice, 58, 4, close)];
  },
  shelves: (dice, { land: [, mid, close] }) => {
    const shapes: Shape[] = [{ d: ALL, fill: close }];
    for (let row = 0; row < 4; row++) {
      let books = '';
      for (let x = between(dice, 0, 3); x < 99; x += between(dice, 2, 4.2)) if (dice() < 0.85) books += `M${n(x)} ${n(15 + row * 16)}v-${n(between(dice, 8, 12))}h${n(between(dice, 1.4, 2.8))}v12Z`;
      shapes.push({ d: books, fill: pick(dice, ['#8d3a31', '#3f5f86', '#7c6a35', '#4f6b4c', '#6c4a78', '#b08d57']), opacity: 0.85 });
    }
    return [...shapes, { d: 'M0 15H100V17H0ZM0 31H100V33H0ZM0 47H100V49H0Z', fill: mid }];
  },
  cave: (dice, { land: [far, mid, close], light }) => {
    let [teeth, gems] = [`M0 0`, ''];
    for (let x = 0; x < 100; ) {
      const wide = between(dice, 6, 14);
      teeth += `L${n(x + wide / 2)} ${n(between(dice, 8, 28))}L${n(x + wide)} 2`;
      x += wide;
    }
    for (let at = 0; at < 7; at++) gems += star(between(dice, 2, 98), between(dice, 30, 62), between(dice, 1, 2.6), 4, 1, dice());
    return [{ d: ALL, fill: mixed(close, '#0d0a12', 0.35) }, { d: circle(between(dice, 35, 65), 34, between(dice, 20, 30)), fill: far, opacity: 0.6 }, { d: `${teeth}L100 0Z`, fill: mid }, { d: gems, fill: light, opacity: 0.75 }];
  },
  fire: (dice, { land: [, , close] }) => {
    const flame = (high: number, step: number): string => {
      let path = 'M0 64';
      for (let x = 0; x < 100; x += step) path += `Q${n(x + step * 0.2)} ${n(64 - high * 0.5)} ${n(x + step * between(dice, 0.4, 0.7))} ${n(64 - high * between(dice, 0.6, 1.2))}Q${n(x + step * 0.75)} ${n(64 - high * 0.4)} ${n(x + step)} ${n(64 - high * 0.25)}`;
      return `${path}V64Z`;
    };
    return [{ d: ALL, fill: mixed(close, '#3a0d10', 0.6) }, { d: flame(56, between(dice, 14, 22)), fill: '#a8331d' }, { d: flame(40, between(dice, 10, 16)), fill: '#e0762a' }, { d: flame(22, between(dice, 8, 12)), fill: '#f7c453' }];
  },
  moon: (dice, { land: [far, mid, close], light }) => {
    const [x, r] = [between(dice, 30, 70), between(dice, 18, 27)];
    let stars = '';
    for (let at = 0; at < 18; at++) stars += circle(between(dice, 1, 99), between(dice, 1, 44), between(dice, 0.25, 0.8));
    return [{ d: ALL, fill: mixed(close, '#0b1230', 0.65) }, { d: stars, fill: '#ffffff', opacity: 0.75 }, { d: circle(x, 28, r), fill: mixed(light, far, 0.15) }, { d: `${circle(x - r * 0.35, 22, r * 0.2)}${circle(x + r * 0.3, 33, r * 0.14)}`, fill: mixed(light, mid, 0.35) }, bareTree(dice, pick(dice, [10, 90]), 60, '#120d16'), hills(dice, 57, 4, '#120d16')];
  },
  rays: (dice, { sky, land: [, mid, close], light }) => {
    const [x, y] = [between(dice, 25, 75), between(dice, 14, 40)];
    return [{ d: ALL, fill: mid }, { d: beams(x, y, whole(dice, 7, 20), dice()), fill: mixed(sky[0], light, 0.3), opacity: 0.75 }, { d: circle(x, y, between(dice, 12, 24)), fill: sky[1], opacity: 0.8 }, hills(dice, 57, 6, close)];
  },
  shore: (dice, air) => [...heavens(dice, air), ...sea(dice, between(dice, 34, 44), mixed('#2c6d94', air.sky[0], 0.35), air.sky[1]), hills(dice, 60, 4, air.land[2])],
  drape: (dice, { land: [far, mid, close] }) => {
    const [count, fill] = [whole(dice, 4, 8), mixed(mid, pick(dice, ['#7c2430', '#234a7a', '#5e3170', '#2f5f3c']), 0.6)];
    let folds = '';
    for (let at = 0; at < count; at++) folds += `M${n((100 * at) / count)} 0h${n(40 / count)}q${n(between(dice, -3, 3))} 32 0 64h${n(-40 / count)}q${n(between(dice, -3, 3))}-32 0-64Z`;
    return [{ d: ALL, fill }, { d: folds, fill: close, opacity: 0.4 }, { d: `M0 0H100V${n(between(dice, 5, 9))}Q75 ${n(between(dice, 12, 18))} 50 8 25 ${n(between(dice, 12, 18))} 0 9Z`, fill: far, opacity: 0.7 }];
  },
  ruins: (dice, air) => {
    const [far, mid, close] = air.land;
    let stones = '';
    for (let x = between(dice, -4, 6); x < 96; x += between(dice, 14, 26)) stones += `M${n(x)} 60V${n(between(dice, 12, 40))}l${n(between(dice, 2, 5))} ${n(between(dice, -4, 4))} ${n(between(dice, 2, 5))} 3V60Z`;
    return [...bands(dice, air.sky), hills(dice, 46, 9, far), { d: stones, fill: mid }, hills(dice, 58, 4, close)];
  },
};

/** One of several places, in the paints of a time of day. */
export function backdrop(dice: Dice, places: readonly [Backdrop, ...Backdrop[]], air: Air, ground: Ground): Shape[] {
  return BACKDROPS[pick(dice, places)](dice, air, ground);
}
