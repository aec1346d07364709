/** People from the front, down to the shoulders: flat colours in three tones, as in a woodcut. */

import { circle, pick, type Dice, type Shape } from './shape';

export interface Tones {
  skin: string;
  hair: string;
  cloth: string;
  trim: string;
  metal: string;
  light: string;
}

export type Head = 'helm' | 'open helm' | 'hat' | 'hood' | 'mask' | 'mitre' | 'halo' | 'crown' | 'aura' | 'bare' | 'circlet';
export type Arm = 'sword' | 'staff' | 'mace' | 'spear' | 'bow' | 'daggers' | 'axe' | 'sceptre' | 'none';

export interface Person {
  head: Head;
  arm: Arm;
  tones: Tones;
  ears?: boolean;
  beard?: 'none' | 'short' | 'long';
  hair?: 'none' | 'short' | 'long';
  wings?: 'none' | 'feathers' | 'leather' | 'gauze';
  /** Larger than the picture, as giants are. */
  giant?: boolean;
}

const DARK = '#1a1216';

const HEADGEAR: Record<Head, (tones: Tones) => Shape[]> = {
  bare: () => [],
  aura: ({ light }) => [
    { d: circle(50, 24, 19), fill: light, line: 1.4, opacity: 0.9 },
    { d: circle(50, 24, 25), fill: light, line: 1, opacity: 0.6 },
    { d: circle(50, 24, 31), fill: light, line: 0.7, opacity: 0.4 },
    { d: 'M50 13.5 52 16.5 50 19.5 48 16.5Z', fill: light },
  ],
  circlet: ({ metal }) => [{ d: 'M39.5 17.5q10.5-3 21 0v2.4q-10.5-3-21 0ZM48 15.5 50 11.5 52 15.5 50 18.5Z', fill: metal }],
  helm: ({ metal, trim }) => [
    { d: 'M37.5 38V21C37.5 11 43 6 50 6S62.5 11 62.5 21V38L56 42H44Z', fill: metal },
    { d: 'M50 6C57 6 62.5 11 62.5 21V38L56 42H50Z', fill: DARK, opacity: 0.25 },
    { d: 'M39.5 21.5 48.5 24V26.5L39.5 25ZM60.5 21.5 51.5 24V26.5L60.5 25ZM46 30h1.3v8H46ZM49.3 30h1.4v8.5h-1.4ZM52.7 30H54v8h-1.3Z', fill: DARK },
    { d: 'M49 7C48 2 50-2 56-3 54 0 53.5 3 51 7Z', fill: trim },
  ],
  'open helm': ({ metal, trim }) => [
    { d: 'M38 25C37 12 43 6 50 6S63 12 62 25L58.5 22 52 19.5V30L50 31.5 48 30V19.5L41.5 22Z', fill: metal },
    { d: 'M50 6C57 6 63 12 62 25L58.5 22 52 19.5V30L50 31.5Z', fill: DARK, opacity: 0.22 },
    { d: 'M38.3 18C31 17 27 11 29 3c2.5 5 6 8 11 8.5ZM61.7 18C69 17 73 11 71 3c-2.5 5-6 8-11 8.5Z', fill: trim },
  ],
  hat: ({ cloth, trim, light }) => [
    { d: 'M25 21C32 16.5 40 15.5 41 15 43 7 47 1 57-4 55 3 57 9 59 15 60 15.5 68 16.5 75 21 63 25.5 37 25.5 25 21Z', fill: cloth },
    { d: 'M57-4C55 3 57 9 59 15 60 15.5 68 16.5 75 21 69 23.3 60 24.3 52 24.4 56 14 55 4 57-4Z', fill: DARK, opacity: 0.25 },
    { d: 'M41 15C46 17.5 54 17.5 59 15L59.9 18.2C54 20.7 46 20.7 40.1 18.2Z', fill: trim },
    { d: 'M49.5 6.5 50.5 9 53 9.2 51 10.8 51.7 13.3 49.5 12 47.3 13.3 48 10.8 46 9.2 48.5 9Z', fill: light },
  ],
  hood: ({ cloth, light }) => [
    { d: 'M50 16C42 17 40 24 41 34 44 38 56 38 59 34 60 24 58 17 50 16Z', fill: DARK, opacity: 0.82 },
    { d: 'M44 25.5 48 27M56 25.5 52 27', fill: light, line: 1.3 },
    { d: 'M50 3C36 6 32 21 33.5 36 35 42 39 46 43.5 47.5 38.5 37 38.5 22 50 15.5 61.5 22 61.5 37 56.5 47.5 61 46 65 42 66.5 36 68 21 64 6 50 3Z', fill: cloth },
    { d: 'M50 3C64 6 68 21 66.5 36 65 42 61 46 56.5 47.5 61.5 37 61.5 22 50 15.5Z', fill: DARK, opacity: 0.28 },
  ],
  mask: ({ cloth, trim }) => [
    { d: 'M39 22C43 20.5 47 21.5 50 23 53 21.5 57 20.5 61 22 61 27 57.5 29 54 28.5 52 28 51 27 50 26 49 27 48 28 46 28.5 42.5 29 39 27 39 22Z', fill: DARK },
    { d: 'M43 24.3h4M53 24.3h4', fill: '#f7efe0', line: 1.1 },
    { d: 'M38 18C40 8 45 6 50 6S60 8 62 18C58 15 54 14 50 14S42 15 38 18ZM61 15c5 1 8 4 10 9-4-2-7-3-10-5Z', fill: trim },
    { d: 'M38 40C44 44 56 44 62 40L66 50C56 55 44 55 34 50Z', fill: cloth },
  ],
  mitre: ({ cloth, trim, light }) => [
    { d: circle(50, 22, 19), fill: light, line: 1.5, opacity: 0.85 },
    { d: 'M39 19C37.5 9 44 3 50-3 56 3 62.5 9 61 19 55 16 45 16 39 19Z', fill: trim },
    { d: 'M49 0h2v5.5h4v2h-4v6.5h-2V7.5h-4v-2h4ZM39 19C45 16 55 16 61 19V16.7C55 13.7 45 13.7 39 16.7Z', fill: cloth },
  ],
  halo: ({ light }) => [
    { d: 'M50 1c9 0 15 1.8 15 4s-6 4-15 4-15-1.8-15-4 6-4 15-4Z', fill: light, line: 2 },
  ],
  crown: ({ metal, trim }) => [
    { d: 'M37.5 18 35 4 43 11 50 1 57 11 65 4 62.5 18C55 15 45 15 37.5 18Z', fill: metal },
    { d: 'M50 1 57 11 65 4 62.5 18C58.5 16.5 54 15.8 50 15.8Z', fill: DARK, opacity: 0.18 },
    { d: `M50 9 52 12 50 15 48 12Z${circle(42.5, 14, 1.3)}${circle(57.5, 14, 1.3)}`, fill: trim },
  ],
};

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

const HAIR = {
  short: 'M38.5 25C36 12 44 7 50 7S64 12 61.5 25C60 19 56 15.5 50 15.5S40 19 38.5 25Z',
  long: 'M37 44C33 30 35 9 50 8 65 9 67 30 63 44L58 40C62 29 60 21 55 16.5 48 19.5 43 18.5 41 24 38.5 30 40.5 36 42 40Z',
};
const BEARD = {
  short: 'M40 26C40 36 44 42 50 43.5 56 42 60 36 60 26 57 32 54 32.5 50 32.5S43 32 40 26Z',
  long: 'M39.5 26C39 40 43 52 50 60 57 52 61 40 60.5 26 57 32 54 32.5 50 32.5S43 32 39.5 26Z',
};

/** A person: what is behind first, headgear last. */
export function person({ head, arm, tones, ears, beard = 'none', hair = 'none', wings = 'none' }: Person): Shape[] {
  const { skin, cloth, trim } = tones;
  const covered = head === 'helm';
  const shapes: Shape[] = [];
  if (wings !== 'none') shapes.push(...WINGS[wings](tones));
  shapes.push(...ARMS[arm](tones));
  if (head === 'mitre' || head === 'aura') shapes.push(...HEADGEAR[head](tones).slice(0, head === 'mitre' ? 1 : 3));
  shapes.push(
    { d: 'M50 39C40 39 29 42 23 49 18.5 55 17 60 17 64H83C83 60 81.5 55 77 49 71 42 60 39 50 39Z', fill: cloth },
    { d: 'M50 39C60 39 71 42 77 49 81.5 55 83 60 83 64H50Z', fill: DARK, opacity: 0.2 },
    { d: 'M50 60 39.5 41.5 44 39.5H56L60.5 41.5Z', fill: trim },
    { d: 'M45 32H55V42L50 47 45 42Z', fill: skin },
  );
  if (ears && !covered) shapes.push({ d: 'M40 23 31.5 15.5 40.5 30ZM60 23 68.5 15.5 59.5 30Z', fill: skin });
  shapes.push(
    { d: 'M50 11C57 11 61 16 61 23.5S56 38 50 38 39 31 39 23.5 43 11 50 11Z', fill: skin },
    { d: 'M50 11C57 11 61 16 61 23.5S56 38 50 38Z', fill: DARK, opacity: 0.16 },
  );
  if (!covered) {
    shapes.push({ d: 'M43.5 24.5h4M52.5 24.5h4', fill: DARK, line: 1.5 }, { d: 'M42.5 21.2l5.3-.6M57.5 21.2l-5.3-.6M50.3 25.5 48.8 30h2.4M47 33.7q3 1 6 0', fill: DARK, line: 0.8, opacity: 0.75 });
    if (hair !== 'none') shapes.push({ d: HAIR[hair], fill: tones.hair });
    if (beard !== 'none') shapes.push({ d: BEARD[beard], fill: tones.hair }, { d: 'M47 33.7q3 1 6 0', fill: DARK, line: 0.8, opacity: 0.6 });
  }
  shapes.push(...(head === 'mitre' ? HEADGEAR.mitre(tones).slice(1) : head === 'aura' ? HEADGEAR.aura(tones).slice(3) : HEADGEAR[head](tones)));
  return shapes;
}

const SKINS = ['#f1cba6', '#e2b183', '#c48a5a', '#9a633c', '#6e4529', '#edbf98'] as const;
const HAIRS = ['#2b1d16', '#5f3a20', '#c8994a', '#8c3320', '#d9d4cc', '#3a3a40'] as const;
const CLOTHS = ['#7c2430', '#234a7a', '#2f5f3c', '#5e3170', '#7a5a1c', '#34384a', '#7e4722', '#1f5c62'] as const;
const TRIMS = ['#e2b84f', '#d9d2c3', '#c97b3c', '#b7c4cf'] as const;

/** Tones by lot. */
export function tonesOf(dice: Dice, light: string): Tones {
  return {
    skin: pick(dice, SKINS),
    hair: pick(dice, HAIRS),
    cloth: pick(dice, CLOTHS),
    trim: pick(dice, TRIMS),
    metal: pick(dice, ['#b9c2cc', '#c9b98f', '#9aa7b5', '#d4d8dc']),
    light,
  };
}
