/** How objects and spells are shown: a treasure where it was found, and magic being cast. */

import { bands, type Paints } from './air';
import { drawn } from './motifs';
import { surround } from './rounds';
import { beams, between, circle, moved, n, pick, star, tilted, whole, type Dice, type Shape } from './shape';
import type { Sign } from '../signs';
import { mixed, near } from './tones';

const ALL = 'M0 0H100V64H0Z';

type Place = (dice: Dice, paints: Paints) => Shape[];

const FINDS: readonly [Place, ...Place[]] = [
  // rays, as if it had been sought for long
  (dice, { land: [, mid, close], sky }) => [{ d: ALL, fill: mixed(close, mid, 0.3) }, { d: beams(50, between(dice, 26, 38), whole(dice, 8, 18), dice()), fill: sky[0], opacity: 0.35 }, { d: circle(50, 32, between(dice, 22, 29)), fill: mid, opacity: 0.6 }],
  // a niche in a wall
  (dice, { land: [far, mid, close], light }) => {
    let bricks = '';
    for (let y = 0; y < 8; y++) for (let x = y % 2 ? -6 : 0; x < 100; x += 12) if (dice() < 0.8) bricks += `M${x + 0.6} ${y * 8 + 0.6}h10.8v6.8h-10.8Z`;
    return [{ d: ALL, fill: close }, { d: bricks, fill: mid, opacity: 0.7 }, { d: `M22 64V${n(between(dice, 24, 32))}a28 24 0 0 1 56 0V64Z`, fill: mixed(close, '#0d0a10', 0.4) }, { d: circle(50, 30, 20), fill: light, opacity: 0.16 }, { d: 'M16 58H84V64H16Z', fill: far }];
  },
  // a cushion
  (dice, { land: [far, , close] }) => {
    const cloth = pick(dice, ['#7d2335', '#274d80', '#37653f', '#6a3a80', '#8a6a24']);
    return [{ d: ALL, fill: mixed(close, '#141018', 0.3) }, { d: circle(50, 28, 27), fill: far, opacity: 0.3 }, { d: 'M6 58Q8 44 28 46H72Q92 44 94 58 80 66 50 65 20 66 6 58Z', fill: cloth }, { d: 'M6 58Q20 54 50 56 80 54 94 58 80 66 50 65 20 66 6 58Z', fill: mixed(cloth, '#000000', 0.35) }, { d: `${circle(7, 58, 2.6)}${circle(93, 58, 2.6)}`, fill: '#d8a93c' }];
  },
  // chains in the dark
  (dice, { land: [far, , close], light }) => {
    let links = '';
    for (const x of [between(dice, 8, 20), between(dice, 80, 92)]) for (let y = -2; y < 64; y += 6) links += circle(x + between(dice, -0.6, 0.6), y, 3.2);
    return [{ d: ALL, fill: mixed(close, '#0b090f', 0.55) }, { d: `M50 -10L${n(between(dice, 14, 26))} 64H${n(between(dice, 74, 86))}Z`, fill: light, opacity: 0.2 }, { d: links, fill: far, line: 1.5 }];
  },
  // a table with a cloth
  (dice, { land: [far, mid, close], sky }) => {
    const cloth = mixed(mid, pick(dice, ['#8b2f3f', '#2d5b8f', '#3c7a55', '#d6c49a']), 0.6);
    return [{ d: ALL, fill: mixed(sky[0], close, 0.55) }, { d: `M0 ${n(between(dice, 34, 42))}H100V64H0Z`, fill: cloth }, { d: Array.from({ length: 9 }, (_, at) => star(6 + at * 11, 58, 3, 4, 1)).join(''), fill: far, opacity: 0.7 }, { d: circle(50, 40, 24), fill: close, opacity: 0.22 }];
  },
  // under water
  (dice, { sky, light }) => {
    const sea = mixed('#16506b', sky[0], 0.35);
    let bubbles = '';
    for (let at = 0; at < 12; at++) bubbles += circle(between(dice, 4, 96), between(dice, 4, 60), between(dice, 0.6, 2.4));
    return [...bands(dice, [mixed(sea, '#9ee0e8', 0.5), mixed(sea, '#04141f', 0.6)], 64), { d: `M${n(between(dice, 20, 50))}-4L10 64H34ZM${n(between(dice, 50, 80))}-4L62 64H92Z`, fill: light, opacity: 0.14 }, { d: bubbles, fill: '#d5f4f6', line: 0.6, opacity: 0.8 }];
  },
  // on an altar, candles next to it
  (dice, { land: [far, mid, close], light }) => {
    const [left, right] = [between(dice, 8, 20), between(dice, 80, 92)];
    const candle = (x: number, y: number): string => `M${n(x - 1.6)} 52V${n(y)}h3.2V52Z`;
    const [one, other] = [between(dice, 26, 40), between(dice, 26, 40)];
    return [{ d: ALL, fill: mixed(close, '#120e16', 0.35) }, { d: `${circle(left, one - 3, 11)}${circle(right, other - 3, 11)}`, fill: light, opacity: 0.22 }, { d: candle(left, one) + candle(right, other), fill: '#efe5cd' }, { d: `M${n(left)} ${n(one - 6)}q2.6 4 0 6-2.6-2 0-6ZM${n(right)} ${n(other - 6)}q2.6 4 0 6-2.6-2 0-6Z`, fill: '#ffd36b' }, { d: 'M0 52H100V64H0Z', fill: mid }, { d: 'M0 52H100V54.5H0Z', fill: far }];
  },
  // in the open, half buried
  (dice, { sky, land: [far, mid] }) => [...bands(dice, sky), { d: `M0 64V${n(between(dice, 42, 50))}Q${n(between(dice, 20, 40))} ${n(between(dice, 34, 44))} 50 46T100 ${n(between(dice, 40, 52))}V64Z`, fill: far }, { d: `M0 64V56Q50 ${n(between(dice, 48, 58))} 100 57V64Z`, fill: mid }],
];

/** An object where it was found, in a random setting. */
export function found(dice: Dice, paints: Paints, thing: readonly Shape[], shine: number): Shape[] {
  const size = between(dice, 0.8, 1);
  const wide = dice() < 0.5 ? -size : size;
  const lies = moved(tilted(thing, between(dice, -14, 14)), 50 - 50 * wide + between(dice, -5, 5), 33 - 32 * size + between(dice, -2, 2), size, wide);
  let gleams = '';
  for (let at = whole(dice, 1, 3) + shine * 3; at > 0; at--) gleams += star(between(dice, 14, 86), between(dice, 6, 52), between(dice, 1.2, 3), 4, 1, 0.2);
  return [...pick(dice, FINDS)(dice, paints), ...(shine ? [{ d: circle(50, 32, 26), fill: paints.light, opacity: 0.22 }] : []), ...lies, { d: gleams, fill: '#ffffff', opacity: 0.75 }];
}

const CASTS: readonly [Place, ...Place[]] = [
  // a magic circle
  (dice, { land: [, , close], light, sky }) => [{ d: ALL, fill: close }, { d: circle(50, 32, 30), fill: sky[1], opacity: 0.25 }, ...surround(dice, 50, 32, between(dice, 24, 30), light)],
  // a vortex
  (dice, { land: [far, mid, close], light }) => {
    const [arms, turns] = [whole(dice, 3, 7), between(dice, 0.5, 1.2)];
    let path = '';
    for (let arm = 0; arm < arms; arm++) {
      const begin = (arm / arms) * 2 * Math.PI;
      for (let step = 0; step <= 14; step++) {
        const [angle, r] = [begin + (step / 14) * turns * 2 * Math.PI, 8 + step * 3.6];
        path += `${step ? 'L' : 'M'}${n(50 + r * Math.cos(angle))} ${n(32 + r * 0.75 * Math.sin(angle))}`;
      }
    }
    return [{ d: ALL, fill: close }, { d: path, fill: far, line: 4.5, opacity: 0.5 }, { d: path, fill: light, line: 1, opacity: 0.7 }, { d: circle(50, 32, 20), fill: mid, opacity: 0.75 }];
  },
  // two hands holding it
  (dice, { land: [far, mid, close], sky, light }) => {
    const skin = pick(dice, ['#e5b98d', '#c08a5c', '#8f5c3a', '#9fb088', '#d8cfc4']);
    const hand = 'M-4 66C2 54 8 52 14 50L24 40C28 37 31 40 29 43L23 50 34 45C38 44 40 48 36 50L27 55 36 54C40 54 40 59 36 59L22 63 16 68Z';
    return [{ d: ALL, fill: mixed(close, mid, 0.25) }, { d: beams(50, 32, whole(dice, 10, 20), dice()), fill: sky[0], opacity: 0.22 }, { d: circle(50, 30, 24), fill: light, opacity: 0.28 }, { d: hand, fill: skin }, { d: hand, fill: skin, at: 'translate(100 0) scale(-1 1)' }, { d: 'M-4 66 6 57 12 68ZM104 66 94 57 88 68Z', fill: far }];
  },
  // a scroll
  (dice, { land: [, mid, close] }) => {
    const paper = pick(dice, ['#efe0bb', '#e6d3a3', '#f3ead6']);
    let lines = '';
    for (let y = 14; y < 56; y += 5) lines += `M${n(24 + between(dice, 0, 3))} ${y}h${n(between(dice, 12, 18))}M${n(62 + between(dice, 0, 3))} ${y}h${n(between(dice, 8, 14))}`;
    return [{ d: ALL, fill: mixed(close, mid, 0.35) }, { d: 'M18 6H82V58H18Z', fill: paper }, { d: lines, fill: '#6e5a3c', line: 1, opacity: 0.6 }, { d: 'M14 2H86V9H14ZM14 55H86V62H14Z', fill: mixed(paper, '#7a5526', 0.4) }, { d: circle(50, 32, 19), fill: mixed(close, mid, 0.5), opacity: 0.92 }];
  },
  // a pillar of light over a land
  (dice, { sky, land: [far, mid, close], light }) => {
    const x = between(dice, 42, 58);
    return [...bands(dice, [mixed(close, sky[0], 0.5), mixed(mid, sky[1], 0.5)]), { d: `M${n(x - 9)} 0H${n(x + 9)}L${n(x + 20)} 64H${n(x - 20)}Z`, fill: light, opacity: 0.32 }, { d: `M0 64V50L${n(between(dice, 12, 24))} ${n(between(dice, 36, 46))} 30 52 50 54 ${n(between(dice, 66, 82))} ${n(between(dice, 38, 48))} 100 51V64Z`, fill: far }, { d: 'M0 64V59Q50 54 100 60V64Z', fill: close }];
  },
  // something breaking apart
  (dice, { land: [far, mid, close], light }) => {
    let [shards, cracks] = ['', ''];
    for (let at = 0; at < 13; at++) {
      const [angle, r] = [(at / 13) * 2 * Math.PI + between(dice, -0.15, 0.15), between(dice, 25, 46)];
      const [x, y] = [50 + r * Math.cos(angle), 32 + r * 0.7 * Math.sin(angle)];
      shards += star(x, y, between(dice, 3, 7), 3, 1, angle);
      cracks += `M50 32L${n(x)} ${n(y)}`;
    }
    return [{ d: ALL, fill: mid }, { d: cracks, fill: close, line: 1.4, opacity: 0.7 }, { d: shards, fill: far }, { d: shards, fill: light, opacity: 0.25 }, { d: circle(50, 32, 21), fill: close, opacity: 0.8 }];
  },
  // rings that spread
  (dice, { land: [far, , close], sky, light }) => {
    const [x, y] = [between(dice, 40, 60), between(dice, 26, 40)];
    const rings: Shape[] = [];
    for (let r = 12; r < 66; r += between(dice, 6, 11)) rings.push({ d: circle(x, y, r), fill: r % 2 < 1 ? far : sky[0], line: between(dice, 1, 4), opacity: 0.55 });
    return [{ d: ALL, fill: close }, ...rings, { d: circle(x, y, 14), fill: light, opacity: 0.2 }];
  },
  // a spell book
  (dice, { land: [, mid, close], light }) => {
    const leather = pick(dice, ['#6d2b2b', '#2b4a6d', '#3c5a34', '#5a3a6a', '#6b4a24']);
    return [{ d: ALL, fill: mixed(close, mid, 0.2) }, { d: circle(50, 32, 33), fill: light, opacity: 0.12 }, { d: 'M18 2H80Q84 2 84 6V58Q84 62 80 62H18Z', fill: leather }, { d: 'M18 2H25V62H18ZM78 2H84V10L78 4ZM78 62H84V54L78 60Z', fill: '#d0a445' }, { d: circle(53, 32, 21), fill: '#d0a445', line: 1.4 }, { d: Array.from({ length: whole(dice, 3, 7) }, (_, at) => circle(53 + 25 * Math.cos(at * 0.9), 32 + 25 * Math.sin(at * 0.9), 1.1)).join(''), fill: '#d0a445' }];
  },
];

/** The rim of a spell's picture. */
const RIMS: readonly [Place, ...Place[]] = [
  () => [],
  (dice, { light }) => {
    const inset = between(dice, 1.5, 4.5);
    return [{ d: `M${n(inset)} ${n(inset)}H${n(100 - inset)}V${n(64 - inset)}H${n(inset)}Z`, fill: light, line: between(dice, 0.5, 1.6), opacity: 0.7 }];
  },
  (dice, { light, land: [far] }) => {
    const r = between(dice, 7, 14);
    const corners = [[0, 0], [100, 0], [0, 64], [100, 64]].map(([x = 0, y = 0]) => circle(x, y, r)).join(''); // prettier-ignore
    return [{ d: corners, fill: far, opacity: 0.9 }, { d: corners, fill: light, line: 0.7, opacity: 0.7 }];
  },
  (dice, { light, land: [, , close] }) => {
    let runes = '';
    for (let x = 4; x < 97; x += between(dice, 3.4, 5)) runes += `M${n(x)} 62V57M${n(x)} ${n(between(dice, 57, 60))}l${n(between(dice, 1, 2.2))} ${n(between(dice, -1.5, 1.5))}`;
    const above = dice() < 0.5;
    return [{ d: above ? 'M0 0H100V9H0Z' : 'M0 55H100V64H0Z', fill: close, opacity: 0.85 }, { d: runes, fill: light, line: 0.8, ...(above ? { at: 'translate(0 -55)' } : {}) }];
  },
  (dice, { light, land: [far, mid] }) => {
    const wide = between(dice, 5, 9);
    const pillar = (x: number): string => `M${n(x)} 0h${n(wide)}v64h${n(-wide)}Z`;
    return [{ d: pillar(0) + pillar(100 - wide), fill: far }, { d: `M${n(wide / 2)} 0V64M${n(100 - wide / 2)} 0V64`, fill: mid, line: wide / 4 }, { d: `M0 4H${n(wide + 1)}M${n(99 - wide)} 4H100M0 60H${n(wide + 1)}M${n(99 - wide)} 60H100`, fill: light, line: 1.4 }];
  },
  (dice, { light }) => {
    let stars = '';
    for (let at = 0; at < 14; at++) stars += star(at % 2 ? between(dice, 3, 26) : between(dice, 74, 97), between(dice, 4, 60), between(dice, 0.9, 2.4), 4, 1, dice());
    return [{ d: stars, fill: light, opacity: 0.85 }];
  },
];

/** Magic being cast, with its icon in the middle and a second one around it. */
export function cast(dice: Dice, { sky, land, light }: Paints, sign: Sign, second: Sign | undefined, tones: { light: string; dark: string }): Shape[] {
  const [high, low, far, mid, close] = near(dice, [...sky, ...land] as const, 22, 0.07);
  const paints: Paints = { sky: [high, low], land: [far, mid, close], light };
  const size = between(dice, 0.86, 1.12);
  const [x, y] = [50 + between(dice, -3, 3), 32 + between(dice, -2, 2)];
  const turn = between(dice, -12, 12);
  const middle = tilted([...drawn(sign, x + 1, y + 1, size, tones.dark, 0.6), ...drawn(sign, x, y, size, tones.light)], turn);
  return [...pick(dice, CASTS)(dice, paints), ...pick(dice, RIMS)(dice, paints), ...middle, ...(second ? around(dice, second, tones) : [])];
}

/** A few small copies of an icon, around the centre. */
function around(dice: Dice, sign: Sign, { light, dark }: { light: string; dark: string }): Shape[] {
  const [count, begin, r] = [whole(dice, 2, 5), dice() * 2 * Math.PI, between(dice, 22, 26)];
  return Array.from({ length: count }, (_, at) => {
    const angle = begin + (at / count) * 2 * Math.PI;
    const [x, y] = [50 + 1.45 * r * Math.cos(angle), 32 + r * Math.sin(angle)];
    return [...drawn(sign, x + 0.4, y + 0.4, 0.3, dark, 0.6), ...drawn(sign, x, y, 0.3, light)];
  }).flat();
}
