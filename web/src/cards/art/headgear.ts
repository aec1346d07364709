/** What people wear on their heads. */

import { circle, type Shape } from './shape';

export interface Tones {
  skin: string;
  hair: string;
  cloth: string;
  trim: string;
  metal: string;
  light: string;
}

export type Head = 'helm' | 'open helm' | 'hat' | 'hood' | 'mask' | 'mitre' | 'halo' | 'crown' | 'aura' | 'bare' | 'circlet';

export const DARK = '#1a1216';

/** Something worn on the head: its shapes, and how many of them are behind it. */
export interface Headdress {
  readonly behind: number;
  readonly shapes: (tones: Tones) => Shape[];
}

const BEHIND: Partial<Record<Head, number>> = { mitre: 1, aura: 3 };

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

/** A headdress by its name. */
export function headdress(head: Head): Headdress {
  return { behind: BEHIND[head] ?? 0, shapes: HEADGEAR[head] };
}
