/** People from the front, down to the shoulders: flat colours in three tones, as in a woodcut. */

import { DARK, headdress, type Head, type Headdress, type Tones } from './headgear';
import { between, circle, pick, type Dice, type Shape } from './shape';
import { turned } from './tones';

export type { Head, Headdress, Tones } from './headgear';

export type Arm = 'sword' | 'staff' | 'mace' | 'spear' | 'bow' | 'daggers' | 'axe' | 'sceptre' | 'none';

export type Hair = 'none' | 'short' | 'long' | 'braids' | 'wild' | 'knot' | 'curls' | 'crest';
export type Beard = 'none' | 'short' | 'long' | 'forked' | 'moustache' | 'chin';
export type Dress = 'plain' | 'halves' | 'chevron' | 'stripes' | 'cross' | 'fur' | 'buttons' | 'mail' | 'sash' | 'cloak';
export type Burden = 'none' | 'shield' | 'book' | 'torch' | 'hawk' | 'orb' | 'cup' | 'banner' | 'lantern';
export type Trace = 'none' | 'scar' | 'patch' | 'paint' | 'earrings' | 'brand';

export interface Person {
  head: Head | Headdress;
  /** The shape of the face: a plain one by default. */
  face?: Face;
  arm: Arm;
  tones: Tones;
  ears?: boolean;
  beard?: Beard;
  hair?: Hair;
  /** The cut of the clothes, what the other hand holds, and the marks of life in the face. */
  dress?: Dress;
  burden?: Burden;
  trace?: Trace;
  /** The width of the shoulders: 1 by default. */
  broad?: number;
  wings?: 'none' | 'feathers' | 'leather' | 'gauze';
}

const WOOD = '#5b3b22';

const ARMS: Record<Arm, (tones: Tones) => Shape[]> = {
  none: () => [],
  sword: ({ metal, trim }) => [
    { d: 'M80 4 82.5 8V44H77.5V8Z', fill: metal },
    { d: 'M80 4 82.5 8V44H80Z', fill: DARK, opacity: 0.25 },
    { d: 'M72 44H88V47H72ZM78.5 47H81.5V56H78.5Z', fill: trim },
  ],
  staff: ({ light, trim }) => [
    { d: 'M79 14H82V64H79Z', fill: WOOD },
    { d: 'M80.5 18C73 16 72 6 80.5 3 89 6 88 16 80.5 18ZM80.5 6.5C76 8 76 13 80.5 14.5 85 13 85 8 80.5 6.5Z', fill: trim, holes: true },
    { d: circle(80.5, 10.5, 3.6), fill: light },
  ],
  mace: ({ metal }) => [
    { d: 'M79 16H82V64H79Z', fill: WOOD },
    { d: 'M80.5 2 83 5 87 4 86 8 89 10.5 86 13 87 17 83 16 80.5 19 78 16 74 17 75 13 72 10.5 75 8 74 4 78 5Z', fill: metal },
  ],
  spear: ({ metal, trim }) => [
    { d: 'M79.5 12H81.5V64H79.5Z', fill: WOOD },
    { d: 'M80.5-2 84.5 8 80.5 15 76.5 8Z', fill: metal },
    { d: 'M81.5 15 95 18.5 81.5 24Z', fill: trim },
  ],
  bow: ({ light }) => [
    { d: 'M74 2C90 10 90 48 74 58', fill: WOOD, line: 2.4 },
    { d: 'M74 2V58', fill: light, line: 0.7 },
    { d: 'M60 30H90M90 30l-5-2.5M90 30l-5 2.5', fill: light, line: 1.2 },
  ],
  daggers: ({ metal, trim }) => [
    { d: 'M80 20 82 24V44H78V24ZM20 20 22 24V44H18V24Z', fill: metal },
    { d: 'M74 44H86V46.5H74ZM78.7 46.5H81.3V54H78.7ZM14 44H26V46.5H14ZM18.7 46.5H21.3V54H18.7Z', fill: trim },
  ],
  axe: ({ metal }) => [
    { d: 'M79 4H82V64H79Z', fill: WOOD },
    { d: 'M82 6C90 4 95 8 96 15 95 22 90 26 82 24ZM79 9 72 6C70 12 70 18 72 24L79 21Z', fill: metal },
  ],
  sceptre: ({ metal, light }) => [
    { d: 'M79 14H82V60H79ZM77 28h7v2h-7Z', fill: metal },
    { d: circle(80.5, 9, 5.5), fill: metal },
    { d: 'M80.5 3 83 9 80.5 15 78 9Z', fill: light },
  ],
};

const WINGS: Record<'feathers' | 'leather' | 'gauze', (tones: Tones) => Shape[]> = {
  feathers: ({ light }) => {
    const wing = 'M32 52C14 50 3 36 2 10 8 18 14 20 20 20 17 24 22 28 28 28 26 32 29 35 34 36Z';
    const other = 'M68 52C86 50 97 36 98 10 92 18 86 20 80 20 83 24 78 28 72 28 74 32 71 35 66 36Z';
    return [{ d: wing + other, fill: light }, { d: 'M8 24C12 32 20 36 28 37M92 24C88 32 80 36 72 37M12 36C17 42 24 45 31 45M88 36C83 42 76 45 69 45', fill: DARK, line: 0.8, opacity: 0.4 }];
  },
  leather: ({ cloth }) => [
    { d: 'M34 54C28 46 22 46 16 50 16 42 12 38 4 38 10 28 14 18 12 4 22 10 32 20 36 36ZM66 54C72 46 78 46 84 50 84 42 88 38 96 38 90 28 86 18 88 4 78 10 68 20 64 36Z', fill: cloth },
    { d: 'M12 4C18 18 26 30 35 40M12 4C14 22 15 36 16 50M88 4C82 18 74 30 65 40M88 4C86 22 85 36 84 50', fill: DARK, line: 0.9, opacity: 0.5 },
  ],
  gauze: ({ light }) => [
    { d: 'M36 42C20 40 6 26 8 8 24 10 36 24 40 38ZM36 46C24 44 14 50 12 60 24 62 34 56 38 48ZM64 42C80 40 94 26 92 8 76 10 64 24 60 38ZM64 46C76 44 86 50 88 60 76 62 66 56 62 48Z', fill: light, opacity: 0.55 },
    { d: 'M38 41C28 34 18 24 12 13M62 41C72 34 82 24 88 13', fill: light, line: 0.9 },
  ],
};

const HAIR: Record<Exclude<Hair, 'none'>, string> = {
  short: 'M38.5 25C36 12 44 7 50 7S64 12 61.5 25C60 19 56 15.5 50 15.5S40 19 38.5 25Z',
  long: 'M37 44C33 30 35 9 50 8 65 9 67 30 63 44L58 40C62 29 60 21 55 16.5 48 19.5 43 18.5 41 24 38.5 30 40.5 36 42 40Z',
  braids: 'M38.5 26C36 11 44 7 50 7S64 11 61.5 26C60 19 56 16 50 13 44 16 40 19 38.5 26ZM37 26l3 3-2 4 3 4-2 4 2 4-1 5-4-5 2-4-3-4 2-4ZM63 26l-3 3 2 4-3 4 2 4-2 4 1 5 4-5-2-4 3-4-2-4Z',
  wild: 'M37 30 32 27 36 23 31 18 37 16 35 9 42 10 45 3 50 8 56 3 58 10 65 9 63 16 69 18 64 23 68 27 63 30C62 21 57 16 50 16S38 21 37 30Z',
  knot: 'M38.5 24C36 12 44 8.5 50 8.5S64 12 61.5 24C60 17 56 14.5 50 14.5S40 17 38.5 24ZM50 9C44 8 44 0 50-.5 56 0 56 8 50 9Z',
  curls: `${circle(40, 17, 4.6)}${circle(45, 11, 5)}${circle(52, 9.5, 5)}${circle(58, 13, 4.8)}${circle(61, 19, 4.2)}${circle(38, 24, 4)}${circle(62.5, 26, 4)}${circle(37.5, 31, 3.6)}${circle(63, 33, 3.6)}`,
  crest: 'M47 16C45 8 47 0 50-4 54 0 55 8 53 16Z',
};
const BEARD: Record<Exclude<Beard, 'none'>, string> = {
  short: 'M40 26C40 36 44 42 50 43.5 56 42 60 36 60 26 57 32 54 32.5 50 32.5S43 32 40 26Z',
  long: 'M39.5 26C39 40 43 52 50 60 57 52 61 40 60.5 26 57 32 54 32.5 50 32.5S43 32 39.5 26Z',
  forked: 'M39.5 26C39 38 41 46 45 56L50 45 55 56C59 46 61 38 60.5 26 57 32 54 32.5 50 32.5S43 32 39.5 26Z',
  moustache: 'M50 31.5C46 30 43 32 40.5 36 44 36 47 35.5 50 33.5 53 35.5 56 36 59.5 36 57 32 54 30 50 31.5Z',
  chin: 'M46 36C47 41 49 44 50 45.5 51 44 53 41 54 36 52 37 48 37 46 36Z',
};

const BODY = 'M50 39C40 39 29 42 23 49 18.5 55 17 60 17 64H83C83 60 81.5 55 77 49 71 42 60 39 50 39Z';

const DRESSES: Record<Dress, (tones: Tones) => Shape[]> = {
  plain: () => [],
  halves: ({ trim }) => [{ d: 'M50 39C60 39 71 42 77 49 81.5 55 83 60 83 64H50Z', fill: trim, opacity: 0.75 }],
  chevron: ({ trim }) => [{ d: 'M24 48 50 60 76 48 79 53 50 66 21 53Z', fill: trim, opacity: 0.85 }],
  stripes: ({ trim }) => [{ d: 'M28 46 33 43.5V64H28ZM39 41 43 40V64H39ZM57 40 61 41V64H57ZM67 43.5 72 46V64H67Z', fill: trim, opacity: 0.6 }],
  cross: ({ trim }) => [{ d: 'M47.5 46H52.5V53H60V57.5H52.5V64H47.5V57.5H40V53H47.5Z', fill: trim }],
  fur: ({ hair }) => [{ d: [24, 31, 38, 44, 56, 62, 69, 76].map((x, at) => circle(x, [50, 46, 43.5, 45, 45, 43.5, 46, 50][at] ?? 45, 5)).join(''), fill: hair }],
  buttons: ({ metal }) => [{ d: 'M49.6 44V64', fill: DARK, line: 0.8, opacity: 0.6 }, { d: `${circle(50, 49, 1.4)}${circle(50, 54, 1.4)}${circle(50, 59, 1.4)}`, fill: metal }],
  mail: ({ metal }) => [
    { d: 'M22 50C28 43 36 41 42 40L39 50 26 56ZM78 50C72 43 64 41 58 40L61 50 74 56Z', fill: metal },
    { d: 'M24 52q4-4 8-5M26 55q4-4 9-5.5M76 52q-4-4-8-5M74 55q-4-4-9-5.5', fill: DARK, line: 0.7, opacity: 0.6 },
  ],
  sash: ({ trim, metal }) => [{ d: 'M27 46 34 43 70 64H58Z', fill: trim }, { d: circle(36, 47, 2.2), fill: metal }],
  cloak: ({ trim, metal }) => [
    { d: 'M40 40C27 42 14 52 11 64H27C29 54 34 46 44 42ZM60 40C73 42 86 52 89 64H73C71 54 66 46 56 42Z', fill: trim },
    { d: `${circle(42, 42, 2)}${circle(58, 42, 2)}`, fill: metal },
  ],
};

/** Held on the left, next to the body. */
const BURDENS: Record<Burden, (tones: Tones) => Shape[]> = {
  none: () => [],
  shield: ({ trim, metal }) => [
    { d: 'M4 34Q16 30 28 34V46C28 56 22 61 16 64 10 61 4 56 4 46Z', fill: metal },
    { d: 'M7 37Q16 34 25 37V46C25 53 20 58 16 60 12 58 7 53 7 46Z', fill: trim },
  ],
  book: ({ cloth, light }) => [{ d: 'M6 42 24 38V58L6 62Z', fill: cloth }, { d: 'M8 44 22 41V43L8 46ZM8 49 22 46V48L8 51Z', fill: light, opacity: 0.9 }],
  torch: () => [
    { d: 'M17 30H20V64H17Z', fill: WOOD },
    { d: 'M18.5 12C24 19 25 24 22 30H15C12 24 13 19 18.5 12Z', fill: '#ef7f2b' },
    { d: 'M18.5 19C21 23 21.5 26 20 30H17C15.5 26 16 23 18.5 19Z', fill: '#ffe48d' },
  ],
  hawk: ({ hair, metal }) => [
    { d: 'M14 36C10 40 10 50 13 56L18 60 21 54C24 48 23 40 20 36 22 32 18 28 15 29 11 30 11 34 14 36Z', fill: hair },
    { d: 'M12 32 8 33.5 12 35Z', fill: metal },
    { d: circle(15.5, 32, 0.9), fill: '#fff6cf' },
  ],
  orb: ({ light }) => [{ d: circle(17, 48, 12), fill: light, opacity: 0.3 }, { d: circle(17, 48, 7), fill: light }],
  cup: ({ metal }) => [{ d: 'M9 40H25C25 48 22 51 18.5 52V57L23 60H11L15.5 57V52C12 51 9 48 9 40Z', fill: metal }],
  banner: ({ cloth, trim }) => [
    { d: 'M15 0H17V64H15Z', fill: WOOD },
    { d: 'M17 3H38L33 11 38 19H17Z', fill: cloth },
    { d: circle(25, 11, 3.4), fill: trim },
  ],
  lantern: ({ metal, light }) => [{ d: circle(16, 46, 13), fill: light, opacity: 0.28 }, { d: 'M10 40H22L20 54H12ZM14 40 16 34 18 40Z', fill: metal }, { d: 'M12.5 42.5H19.5L18.5 51.5H13.5Z', fill: light }],
};

const TRACES: Record<Trace, (tones: Tones) => Shape[]> = {
  none: () => [],
  scar: () => [{ d: 'M55 17.5 58 31M55.5 21.5l2.5-1M56.5 26l2.5-.8', fill: '#8f2f2a', line: 0.8, opacity: 0.8 }],
  patch: () => [{ d: 'M51.5 21.5H59V27C57 29.5 53 29 51.5 26.5ZM39.5 18 52 22M58.5 22 61 20', fill: DARK }, { d: 'M39.5 17.5 60.5 23', fill: DARK, line: 1 }],
  paint: ({ trim }) => [{ d: 'M40 27.5 47.5 29.5M40.5 30 47 31.5M60 27.5 52.5 29.5M59.5 30 53 31.5', fill: trim, line: 1.2 }],
  earrings: ({ metal }) => [{ d: `${circle(39, 31, 1.5)}${circle(61, 31, 1.5)}`, fill: metal }],
  brand: ({ light }) => [{ d: 'M50 13.5 52.2 16.5 50 19.5 47.8 16.5Z', fill: light }],
};

/** The face of a person: its outline, then what's in it. */
export interface Face {
  readonly head: (tones: Tones) => Shape[];
  readonly features: (tones: Tones) => Shape[];
}

/** A head, and the shade on its right side. */
export const shaded = (skin: string, all: string, right: string): Shape[] => [
  { d: all, fill: skin },
  { d: right, fill: DARK, opacity: 0.16 },
];

const PLAIN: Face = {
  head: ({ skin }) => shaded(skin, 'M50 11C57 11 61 16 61 23.5S56 38 50 38 39 31 39 23.5 43 11 50 11Z', 'M50 11C57 11 61 16 61 23.5S56 38 50 38Z'),
  features: () => [
    { d: 'M43.5 24.5h4M52.5 24.5h4', fill: DARK, line: 1.5 },
    { d: 'M42.5 21.2l5.3-.6M57.5 21.2l-5.3-.6M50.3 25.5 48.8 30h2.4', fill: DARK, line: 0.8, opacity: 0.75 },
    { d: 'M47 33.7q3 1 6 0', fill: DARK, line: 0.8, opacity: 0.75 },
  ],
};

/** How broad the shoulders are, for what's worn on them. */
const widened = (broad: number): Shape['at'] => (broad === 1 ? undefined : `translate(${Math.round(500 * (1 - broad)) / 10} 0) scale(${broad.toFixed(2)} 1)`);

/** A person, drawn from back to front: headgear last. */
export function person(shown: Person): Shape[] {
  const { head, face = PLAIN, arm, tones, ears, beard = 'none', hair = 'none', wings = 'none', dress = 'plain', burden = 'none', trace = 'none' } = shown;
  const { skin, cloth, trim } = tones;
  const at = widened(shown.broad ?? 1);
  const covered = head === 'helm';
  const { behind, shapes: gear } = typeof head === 'string' ? headdress(head) : head;
  const worn = gear(tones);
  const shapes: Shape[] = [];
  if (wings !== 'none') shapes.push(...WINGS[wings](tones));
  shapes.push(...ARMS[arm](tones));
  shapes.push(...worn.slice(0, behind));
  const clothes: Shape[] = [{ d: BODY, fill: cloth }, ...DRESSES[dress](tones), { d: 'M50 39C60 39 71 42 77 49 81.5 55 83 60 83 64H50Z', fill: DARK, opacity: 0.2 }];
  shapes.push(...(at ? clothes.map((shape) => ({ ...shape, at })) : clothes));
  shapes.push(
    { d: 'M50 60 39.5 41.5 44 39.5H56L60.5 41.5Z', fill: trim },
    { d: 'M45 32H55V42L50 47 45 42Z', fill: skin },
  );
  if (ears && !covered) shapes.push({ d: 'M40 23 31.5 15.5 40.5 30ZM60 23 68.5 15.5 59.5 30Z', fill: skin });
  shapes.push(...face.head(tones));
  if (!covered) {
    shapes.push(...face.features(tones));
    if (hair !== 'none') shapes.push({ d: HAIR[hair], fill: tones.hair });
    if (beard !== 'none') shapes.push({ d: BEARD[beard], fill: tones.hair }, { d: 'M47 33.7q3 1 6 0', fill: DARK, line: 0.8, opacity: 0.6 });
    if (trace !== 'patch' || face === PLAIN) shapes.push(...TRACES[trace](tones)); // an eye patch fits a plain face only
  }
  shapes.push(...worn.slice(behind), ...BURDENS[burden](tones));
  return shapes;
}

const SKINS = ['#f1cba6', '#e2b183', '#c48a5a', '#9a633c', '#6e4529', '#edbf98'] as const;
const HAIRS = ['#2b1d16', '#5f3a20', '#c8994a', '#8c3320', '#d9d4cc', '#3a3a40'] as const;
const CLOTHS = ['#7c2430', '#234a7a', '#2f5f3c', '#5e3170', '#7a5a1c', '#34384a', '#7e4722', '#1f5c62'] as const;
const TRIMS = ['#e2b84f', '#d9d2c3', '#c97b3c', '#b7c4cf'] as const;

/** Random tones. */
export function tonesOf(dice: Dice, light: string): Tones {
  const some = (all: readonly [string, ...string[]], degrees: number, lighter: number): string => turned(pick(dice, all), between(dice, -degrees, degrees), between(dice, -lighter, lighter));
  return {
    skin: some(SKINS, 4, 0.05),
    hair: some(HAIRS, 12, 0.06),
    cloth: some(CLOTHS, 28, 0.08),
    trim: some(TRIMS, 24, 0.06),
    metal: some(['#b9c2cc', '#c9b98f', '#9aa7b5', '#d4d8dc'], 6, 0.06),
    light,
  };
}

const KEPT: readonly [Burden, ...Burden[]] = ['none', 'none', 'none', 'shield', 'book', 'torch', 'hawk', 'orb', 'cup', 'banner', 'lantern'];

/** Random clothes and other distinguishing features. */
export function bearing(dice: Dice): Required<Pick<Person, 'dress' | 'burden' | 'trace' | 'broad'>> {
  return {
    dress: pick(dice, ['plain', 'halves', 'chevron', 'stripes', 'cross', 'fur', 'buttons', 'mail', 'sash', 'cloak']),
    burden: pick(dice, KEPT),
    trace: pick(dice, ['none', 'none', 'scar', 'patch', 'paint', 'earrings', 'brand']),
    broad: between(dice, 0.86, 1.14),
  };
}

/** A hairstyle. */
export function hairBy(dice: Dice): Hair {
  return pick(dice, ['short', 'long', 'braids', 'wild', 'knot', 'curls', 'crest', 'none']);
}
