/** Creatures, heads only or whole, each in two tones and with glowing eyes. */

import { between, circle, moved, pair, pick, type Dice, type Shape } from './shape';
import { near } from './tones';

export type Beast =
  | 'brute' | 'fiend' | 'dragon' | 'skull' | 'wolf' | 'eye' | 'golem' | 'horse' | 'bird' | 'ox' | 'cat' | 'serpent'
  | 'octopus' | 'bat' | 'tree' | 'swarm' | 'stag' | 'ghost' | 'giant' | 'djinni'; // prettier-ignore

export interface Hide {
  /** The body, its shade, its pale parts (teeth, horns), and its eyes. */
  body: string;
  shade: string;
  pale: string;
  eyes: string;
}

const BEASTS: Record<Beast, (hide: Hide) => Shape[]> = {
  brute: ({ body, shade, pale, eyes }) => [
    { d: 'M50 64C20 64 14 58 12 50 22 44 30 42 38 42H62C70 42 78 44 88 50 86 58 80 64 50 64Z', fill: shade },
    ...pair('M34 26C26 22 22 24 20 28 23 33 28 36 34 36Z', body),
    { d: 'M50 8C63 8 69 16 69 27 69 34 67 38 66 43 64 52 57 57 50 57S36 52 34 43C33 38 31 34 31 27 31 16 37 8 50 8Z', fill: body },
    { d: 'M50 8C63 8 69 16 69 27 69 34 67 38 66 43 64 52 57 57 50 57Z', fill: shade, opacity: 0.5 },
    ...pair('M37 26 47 29V31.5C43 33 39 31 37 26Z', eyes),
    ...pair('M35 22 48 26V29L36 25Z', shade),
    { d: 'M46 34 44 39H56L54 34Z', fill: shade, opacity: 0.7 },
    { d: 'M39 45C46 42 54 42 61 45 58 50 42 50 39 45Z', fill: shade },
    ...pair('M40 47 42 38 45 45.5Z', pale),
  ],
  fiend: (hide) => [
    ...pair('M37 18C28 18 20 12 19-2 24 6 32 9 42 11Z', hide.pale),
    ...BEASTS.brute(hide),
    { d: 'M50 54 46 62H54Z', fill: hide.shade },
  ],
  giant: ({ body, shade, pale, eyes }) => [
    { d: 'M-4 64C0 46 18 42 32 42H68C82 42 100 46 104 64Z', fill: shade },
    { d: 'M50-6C68-6 74 8 74 24 74 44 64 56 50 56S26 44 26 24C26 8 32-6 50-6Z', fill: body },
    { d: 'M50-6C68-6 74 8 74 24 74 44 64 56 50 56Z', fill: shade, opacity: 0.4 },
    { d: 'M27 28C27 52 36 66 50 68 64 66 73 52 73 28 68 42 60 40 50 40S32 42 27 28Z', fill: pale },
    ...pair('M33 22 46 25V28C41 30 36 28 33 22Z', eyes),
    ...pair('M30 17 47 21.5V25L31 21Z', shade),
    { d: 'M46 26 43 37H57L54 26Z', fill: shade, opacity: 0.45 },
    { d: 'M42 47q8-4 16 0-8 4-16 0Z', fill: shade },
  ],
  dragon: ({ body, shade, pale, eyes }) => [
    { d: 'M56 64C62 54 60 46 50 44L66 20C82 22 92 38 92 64Z', fill: shade },
    { d: 'M70 10 92 2 82 15 99 18 86 25 100 34 86 35 95 48 82 46Z', fill: pale },
    { d: 'M10 36C14 30 22 28 32 27L44 17C52 10 64 8 72 13 80 18 83 28 80 38 76 50 64 54 58 64H48C52 56 52 50 47 46L33 47 26 53 25 47 18 50 19 44 12 43Z', fill: body },
    { d: 'M12 43 19 44 33 40 50 38C60 36 70 40 80 38 76 50 64 54 58 64H48C52 56 52 50 47 46L33 47 26 53 25 47 18 50 19 44Z', fill: shade, opacity: 0.55 },
    { d: 'M18 44 20 39.5 22 43.5ZM25 43 27 38.5 29 42ZM33 41 35 37.5 37 40Z', fill: pale },
    { d: 'M45 22 57 19C56 25 51 27 45 22Z', fill: eyes },
    { d: 'M50 19.5 51.5 20 51 25 49.5 24.5Z', fill: shade },
    { d: 'M14 33.5 18 32 17 35Z', fill: shade },
  ],
  skull: ({ body, shade, pale, eyes }) => [
    { d: 'M50 0C22 2 18 30 20 64H80C82 30 78 2 50 0Z', fill: shade },
    { d: 'M50 7C65 7 71 16 71 27 71 34 68 37 65 40L64 48H58V53H42V48H36L35 40C32 37 29 34 29 27 29 16 35 7 50 7Z', fill: pale },
    { d: 'M50 7C65 7 71 16 71 27 71 34 68 37 65 40L64 48H58V53H50Z', fill: body, opacity: 0.35 },
    ...pair('M35 26C36 21 45 21 47 27 47 33 42 36 38 34 35 32 34.5 29 35 26Z', shade),
    { d: `${circle(41.5, 29, 2)}${circle(58.5, 29, 2)}`, fill: eyes },
    { d: 'M50 33 47 40H53Z', fill: shade },
    { d: 'M45 46V53M50 46V53M55 46V53', fill: shade, line: 1.2 },
  ],
  wolf: ({ body, shade, pale, eyes }) => [
    { d: 'M20 64C24 52 30 46 36 44H64C70 46 76 52 80 64Z', fill: shade },
    ...pair('M26 4 42 18 32 30Z', body),
    ...pair('M29 10 38 19 33 25Z', shade),
    { d: 'M50 58 39 48 24 42 30 32C32 22 40 16 50 16S68 22 70 32L76 42 61 48Z', fill: body },
    { d: 'M50 16C60 16 68 22 70 32L76 42 61 48 50 58Z', fill: shade, opacity: 0.45 },
    { d: 'M50 34 43 46 46 54 50 57 54 54 57 46Z', fill: pale },
    ...pair('M35 31 45 34C43 38 38 37 35 31Z', eyes),
    { d: 'M45 47H55L50 53Z', fill: shade },
  ],
  cat: ({ body, shade, pale, eyes }) => [
    { d: 'M24 64C28 54 34 50 40 48H60C66 50 72 54 76 64Z', fill: shade },
    ...pair('M29 8C36 10 41 14 44 19L32 28C29 22 28 15 29 8Z', body),
    { d: 'M50 15C63 15 70 23 70 34S62 54 50 54 30 45 30 34 37 15 50 15Z', fill: body },
    { d: 'M50 15C63 15 70 23 70 34S62 54 50 54Z', fill: shade, opacity: 0.4 },
    ...pair('M35 33C39 28 44 29 46 35 42 37 38 36 35 33Z', eyes),
    ...pair('M40.7 30.5h1.5v5.5h-1.5Z', shade),
    { d: 'M47 40H53L50 43.5Z', fill: shade },
    { d: 'M40 43 22 41M40 45.5 23 48M60 43 78 41M60 45.5 77 48M50 43.5v3q-4 3-7 0M50 46.5q4 3 7 0', fill: pale, line: 0.8 },
  ],
  eye: ({ body, shade, pale, eyes }) => [
    ...[[-26, -18], [-15, -27], [0, -31], [15, -27], [26, -18]].flatMap(([x = 0, y = 0]): Shape[] => [
      { d: `M50 38Q${50 + x * 0.9} ${38 + y * 0.4} ${50 + x} ${38 + y}`, fill: body, line: 3 },
      { d: circle(50 + x, 38 + y, 3.6), fill: pale },
      { d: circle(50 + x, 38 + y, 1.6), fill: shade },
    ]),
    { d: circle(50, 40, 22), fill: body },
    { d: 'M50 18a22 22 0 0 1 0 44Z', fill: shade, opacity: 0.45 },
    { d: 'M34 34C40 24 60 24 66 34 60 43 40 43 34 34Z', fill: pale },
    { d: circle(50, 33.5, 6), fill: eyes },
    { d: circle(50, 33.5, 2.6), fill: shade },
    { d: 'M36 48C44 52 56 52 64 48 62 58 38 58 36 48Z', fill: shade },
    { d: 'M39 49.5 41 54 43.5 50.5ZM46 51 48 56 50.5 51.2ZM54 51 56.5 55.5 58.5 50Z', fill: pale },
  ],
  golem: ({ body, shade, pale, eyes }) => [
    { d: 'M14 64V50L30 42H70L86 50V64Z', fill: body },
    { d: 'M50 42H70L86 50V64H50Z', fill: shade, opacity: 0.5 },
    { d: 'M34 10H66V36H61V44H39V36H34Z', fill: body },
    { d: 'M50 10H66V36H61V44H50Z', fill: shade, opacity: 0.5 },
    { d: 'M34 18H66V21H34Z', fill: shade },
    { d: 'M38 23H47V28H38ZM53 23H62V28H53Z', fill: eyes },
    { d: 'M43 36H57V38H43Z', fill: shade },
    { d: `${circle(22, 55, 2)}${circle(78, 55, 2)}${circle(38, 14, 1.3)}${circle(62, 14, 1.3)}M44 50H56V58H44Z`, fill: pale },
  ],
  horse: ({ body, shade, pale, eyes }) => [
    { d: 'M44 64C46 54 46 48 42 44L34 50 24 52 20 46 34 26 38 14 36 5 45 11C58 12 68 22 72 36 75 46 76 55 76 64Z', fill: body },
    { d: 'M42 44C52 42 58 36 58 28 62 40 62 52 58 64H44C46 54 46 48 42 44Z', fill: shade, opacity: 0.4 },
    { d: 'M45 11 38 2C56 2 74 14 80 40 82 50 82 58 80 64H70C74 40 66 20 45 11Z', fill: pale },
    { d: 'M38 22C41 20 43 21 44 23 42 25 39 25 38 22Z', fill: eyes },
    { d: 'M23 46.5 26 45.5 25 48.5Z', fill: shade },
  ],
  bird: ({ body, shade, pale, eyes }) => [
    { d: 'M44 34C30 30 14 18 6 2 22 6 40 14 50 26 60 14 78 6 94 2 86 18 70 30 56 34Z', fill: body },
    { d: 'M10 8C22 20 34 28 46 32M90 8C78 20 66 28 54 32M20 8C28 18 38 24 48 28M80 8C72 18 62 24 52 28', fill: shade, line: 1, opacity: 0.6 },
    { d: 'M50 14C57 14 60 20 60 28 62 40 58 48 54 52L60 64H40L46 52C42 48 38 40 40 28 40 20 43 14 50 14Z', fill: body },
    { d: 'M50 14C57 14 60 20 60 28 62 40 58 48 54 52L60 64H50Z', fill: shade, opacity: 0.4 },
    { d: 'M46 24 50 33 54 24Z', fill: pale },
    { d: `${circle(45, 21.5, 1.5)}${circle(55, 21.5, 1.5)}`, fill: eyes },
  ],
  ox: ({ body, shade, pale, eyes }) => [
    { d: 'M16 64C22 52 30 46 38 44H62C70 46 78 52 84 64Z', fill: shade },
    ...pair('M37 18C26 20 14 16 10 2 20 10 30 10 41 11Z', pale),
    ...pair('M33 22C26 20 20 22 17 28 22 32 28 32 34 30Z', body),
    { d: 'M50 8C60 8 67 14 67 24L61 46C60 54 56 58 50 58S40 54 39 46L33 24C33 14 40 8 50 8Z', fill: body },
    { d: 'M50 8C60 8 67 14 67 24L61 46C60 54 56 58 50 58Z', fill: shade, opacity: 0.4 },
    { d: 'M41 44H59C60 54 56 58 50 58S40 54 41 44Z', fill: pale },
    { d: `${circle(45, 50, 1.6)}${circle(55, 50, 1.6)}`, fill: shade },
    ...pair('M36 27C39 24 43 25 44 29 41 31 38 30 36 27Z', eyes),
  ],
  stag: (hide) => [
    ...pair('M40 14C30 12 22 6 22-4M29 10C22 12 15 10 11 2M34 13C28 18 20 18 15 14', hide.pale, { line: 2.2 }),
    ...pair('M34 24C27 20 21 20 17 24 22 30 28 31 35 29Z', hide.body),
    { d: 'M20 64C26 54 34 50 40 48H60C66 50 74 54 80 64Z', fill: hide.shade },
    { d: 'M50 11C59 11 65 16 65 25L58 46C57 53 54 57 50 57S43 53 42 46L35 25C35 16 41 11 50 11Z', fill: hide.body },
    { d: 'M50 11C59 11 65 16 65 25L58 46C57 53 54 57 50 57Z', fill: hide.shade, opacity: 0.4 },
    ...pair('M37 28C40 25 43 26 44 30 41 32 38 31 37 28Z', hide.eyes),
    { d: 'M45 49H55C55 54 53 57 50 57S45 54 45 49Z', fill: hide.shade },
  ],
  serpent: ({ body, shade, pale, eyes }) => [
    { d: 'M20 64C10 48 30 42 44 46 62 51 76 46 72 34 70 28 62 27 56 30', fill: body, line: 11 },
    { d: 'M20 64C10 48 30 42 44 46 62 51 76 46 72 34', fill: pale, line: 2.5, opacity: 0.55 },
    { d: 'M62 36C52 40 38 36 33 28 30 22 36 14 46 14 58 14 68 20 68 28Z', fill: body },
    { d: 'M33 28C42 30 54 30 66 32L62 36C52 40 38 36 33 28Z', fill: shade, opacity: 0.5 },
    { d: 'M44 20 53 18C53 23 48 25 44 20Z', fill: eyes },
    { d: 'M34 29C28 31 24 34 20 33M27 32 22 37M38 31 40 36 42 31.5Z', fill: pale, line: 1.2 },
  ],
  octopus: ({ body, shade, pale, eyes }) => [
    { d: 'M38 38C34 50 26 52 20 64M44 42C42 54 38 56 36 64M56 42C58 54 62 56 64 64M62 38C66 50 74 52 80 64M50 42V64', fill: body, line: 5.5 },
    { d: 'M50 4C66 4 74 16 72 28 70 38 62 42 58 48H42C38 42 30 38 28 28 26 16 34 4 50 4Z', fill: body },
    { d: 'M50 4C66 4 74 16 72 28 70 38 62 42 58 48H50Z', fill: shade, opacity: 0.4 },
    ...pair('M35 28 46 31C44 36 37 35 35 28Z', eyes),
    { d: 'M42 12C38 14 36 18 35 22M58 12C62 14 64 18 65 22M50 8V16', fill: pale, line: 1, opacity: 0.7 },
  ],
  bat: ({ body, shade, pale, eyes }) => [
    { d: 'M44 28C32 16 16 12 2 16 10 22 12 32 10 44 18 38 26 40 30 48 36 42 42 44 46 52H54C58 44 64 42 70 48 74 40 82 38 90 44 88 32 90 22 98 16 84 12 68 16 56 28L62 6 54 14H46L38 6Z', fill: body },
    { d: 'M44 28C30 24 14 22 10 44M44 30C36 34 32 40 30 48M56 28C70 24 86 22 90 44M56 30C64 34 68 40 70 48', fill: shade, line: 1.2, opacity: 0.7 },
    { d: `${circle(46.5, 21, 1.8)}${circle(53.5, 21, 1.8)}`, fill: eyes },
    { d: 'M47.5 26 48.5 29.5 49.5 26ZM50.5 26 51.5 29.5 52.5 26Z', fill: pale },
  ],
  tree: ({ body, shade, pale, eyes }) => [
    { d: `${circle(34, 20, 16)}${circle(52, 12, 16)}${circle(68, 22, 15)}${circle(50, 28, 14)}`, fill: body },
    { d: `${circle(70, 24, 11)}${circle(54, 32, 9)}`, fill: shade, opacity: 0.35 },
    { d: 'M38 64C42 54 42 44 40 32H60C58 44 58 54 62 64ZM40 36 24 30 26 28 41 32ZM60 36 76 28 74 26 59 32Z', fill: pale },
    { d: 'M44 42 48.5 44V46ZM56 42 51.5 44V46Z', fill: eyes },
    { d: 'M45 52Q50 56 55 52L53 55H47Z', fill: shade },
  ],
  swarm: ({ body, pale, eyes }) => {
    const spots = [[50, 30, 5], [34, 22, 3.5], [66, 20, 3.5], [28, 40, 3], [72, 42, 3.5], [42, 46, 3], [60, 52, 2.5], [22, 14, 2.5], [80, 10, 2.5], [48, 12, 2.5], [14, 30, 2], [86, 30, 2]];
    return spots.flatMap(([x = 0, y = 0, r = 0]): Shape[] => [
      { d: `${circle(x - r * 0.9, y - r, r * 0.8)}${circle(x + r * 0.9, y - r, r * 0.8)}`, fill: pale, opacity: 0.65 },
      { d: circle(x, y, r), fill: body },
      { d: `M${x - r} ${y}h${2 * r}`, fill: eyes, line: r * 0.4 },
    ]);
  },
  ghost: ({ shade, pale, eyes }) => [
    { d: 'M50 4C68 4 76 18 76 34V64L68 56 60 64 50 56 40 64 32 56 24 64V34C24 18 32 4 50 4Z', fill: pale, opacity: 0.85 },
    { d: 'M50 4C68 4 76 18 76 34V64L68 56 60 64 50 56Z', fill: shade, opacity: 0.25 },
    ...pair('M37 24C40 20 46 22 46 28 45 33 38 33 37 24Z', shade),
    { d: `${circle(42, 27.5, 1.6)}${circle(58, 27.5, 1.6)}`, fill: eyes },
    { d: 'M45 39C47 36 53 36 55 39 55 46 45 46 45 39Z', fill: shade },
  ],
  djinni: ({ body, shade, pale, eyes }) => [
    { d: 'M50 64C44 58 40 60 34 54 30 48 36 44 42 42H58C66 44 72 50 66 56 60 62 54 58 50 64Z', fill: shade },
    { d: 'M24 44C28 34 38 32 44 32H56C62 32 72 34 76 44 68 50 60 46 50 46S32 50 24 44Z', fill: body },
    { d: 'M50 8C58 8 62 14 62 21S57 35 50 35 38 28 38 21 42 8 50 8Z', fill: body },
    { d: 'M50 8C58 8 62 14 62 21S57 35 50 35Z', fill: shade, opacity: 0.35 },
    { d: 'M48 8C46 2 52 0 54-3 54 2 54 5 53 8ZM42 27Q50 38 58 27 56 40 50 42 44 40 42 27Z', fill: shade },
    ...pair('M42 19.5 48 21C46.5 23.5 43 23 42 19.5Z', eyes),
    { d: 'M26 44 36 40 38 43 28 47ZM74 44 64 40 62 43 72 47Z', fill: pale },
  ],
};

export function beast(kind: Beast, hide: Hide): Shape[] {
  return BEASTS[kind](hide);
}

/** A hide, varied slightly at random: no two wolves are quite the same grey. */
export function hideNear(dice: Dice, { body, shade, pale, eyes }: Hide, most = 30): Hide {
  const [fur, dark] = near(dice, [body, shade] as const, most, 0.07);
  return { body: fur, shade: dark, pale, eyes: near(dice, [eyes] as const, 60)[0] };
}

/** What a beast wears, or what was done to it. */
const MARKS: readonly ((hide: Hide) => Shape[])[] = [
  () => [],
  () => [],
  () => [{ d: 'M30 57Q50 64 70 57V61.5Q50 68 30 61.5Z', fill: '#8d6a2c' }, { d: circle(50, 63, 2.4), fill: '#e8c25a' }],
  ({ pale }) => [{ d: 'M60 20 66 40M64 18 70 38M68 17 73 34', fill: pale, line: 1, opacity: 0.8 }],
  () => [{ d: 'M72 62 92 10M94 6 89.5 11 95 12.5Z', fill: '#5b3b22', line: 1.6 }, { d: 'M72 62 68 66', fill: '#c9d1d6', line: 3 }],
  ({ eyes }) => [{ d: circle(50, 32, 30), fill: eyes, line: 1, opacity: 0.5 }, { d: circle(50, 32, 33), fill: eyes, line: 0.5, opacity: 0.5 }],
  () => [{ d: 'M16 64l3-9 3 9ZM24 64l2-6 2 6ZM74 64l2-7 2 7ZM80 64l3-10 3 10Z', fill: '#efe5cc' }],
];

/** A beast in a random pose: facing either way, larger or smaller, alone or in front of others. */
export function roaming(dice: Dice, kind: Beast, hide: Hide, pack: boolean): Shape[] {
  return posed(dice, beast(kind, hide), hide, pack && kind !== 'swarm');
}

/** The same for a creature's own shapes. */
export function posed(dice: Dice, body: readonly Shape[], hide: Hide, pack: boolean): Shape[] {
  const size = between(dice, 0.84, 1.06);
  const wide = dice() < 0.5 ? -size : size;
  const others = pack
    ? [[20, -0.5], [80, 0.5]].flatMap(([x = 0, side = 0]) => moved(body, x - 50 * side + between(dice, -5, 5), between(dice, 22, 30), 0.5, side)) // prettier-ignore
    : [];
  const marked = [...body, ...pick(dice, MARKS as [(hide: Hide) => Shape[]])(hide)];
  return [...others, ...moved(marked, 50 - 50 * wide + between(dice, -8, 8), 64 - 64 * size + between(dice, 0, 2), size, wide)];
}
