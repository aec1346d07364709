/** How the computer players look: one bird for each level, in the feathers of its name, 64 wide and high. */

export type Mood = 'calm' | 'glad' | 'sad';

export interface Part {
  readonly d: string;
  /** A colour, or what has it: the bird's feathers, its seat. */
  readonly fill: string;
  /** The width, if it's a line and not an area. */
  readonly line?: number;
}

export interface Bird {
  /** The feathers of the level's own player. */
  readonly feathers: string;
  readonly parts: readonly Part[];
  /** Where its eyes are, and how big. */
  readonly eyes: readonly (readonly [x: number, y: number, r: number])[];
  /** The direction it looks in: the shift of its pupils. */
  readonly looks: readonly (readonly [x: number, y: number])[];
  /** What's in front of its eyes: spectacles, half-closed lids. */
  readonly front: readonly Part[];
}

export const FEATHERS = 'feathers';
export const SEAT = 'seat';
const INK = '#20242f';
const BEAK = '#e8932f';
const CREAM = '#f7e8cd';
const GOLD = '#d9a93a';

/** The light of an eye. */
const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const BIRDS: Readonly<Record<string, Bird>> = {
  /** Round, with big eyes, a tuft, and a scarf that someone knitted. */
  novice: {
    feathers: '#9a5f35',
    parts: [
      { d: 'M10 66C10 50 18 42 32 42S54 50 54 66Z', fill: FEATHERS },
      { d: 'M30 13C24 9 23 5 24 1 28 4 30 5 32 8 33 4 36 2 41 2 39 6 39 9 36 13Z', fill: FEATHERS },
      { d: disc(32, 30, 20), fill: FEATHERS },
      { d: 'M32 22C37 17 49 20 49 32 49 42 42 48 32 48S15 42 15 32C15 20 27 17 32 22Z', fill: CREAM },
      { d: 'M27.5 35.5 32 33.5 36.5 35.5 32 42.5Z', fill: BEAK },
      { d: 'M11 47C20 54 44 54 53 47L55 54C44 62 20 62 9 54Z', fill: SEAT },
      { d: 'M40 53 50 51 53 66H44Z', fill: SEAT },
      { d: 'M22 52 20.5 58M30 53.5V60M38 53.5 38.5 60', fill: INK, line: 1.6 },
    ],
    eyes: [[23.5, 29, 5.6], [40.5, 29, 5.6]], // prettier-ignore
    looks: [[0.6, 0.4], [-0.6, 0.4]], // prettier-ignore
    front: [],
  },
  /** Dark, with a strong pale beak, spectacles and a waistcoat. */
  club: {
    feathers: '#3a3f55',
    parts: [
      { d: 'M6 66C8 52 20 46 32 46S56 52 58 66Z', fill: SEAT },
      { d: 'M24 47 32 62 40 47Z', fill: CREAM },
      { d: 'M16 18 11 6 23 11 28 1 35 9 45 3 46 15Z', fill: FEATHERS },
      { d: 'M32 8C45 8 52 17 52 29 52 41 44 49 32 49S12 41 12 29C12 17 19 8 32 8Z', fill: FEATHERS },
      { d: 'M32 26C38 27 41 32 40 38L32 60 24 38C23 32 26 27 32 26Z', fill: '#d9d2c2' },
      { d: 'M32 26C38 27 41 32 40 38L32 60Z', fill: '#b3aa97' },
      { d: 'M29 34V37M35 34V37', fill: INK, line: 1.4 },
    ],
    eyes: [[22.5, 25, 4.8], [41.5, 25, 4.8]], // prettier-ignore
    looks: [[1, 0.4], [-1, 0.4]], // prettier-ignore
    front: [
      { d: `${disc(22.5, 25, 7.2)}${disc(41.5, 25, 7.2)}M29.5 24q2.5-1.6 5 0`, fill: GOLD, line: 2 },
    ],
  },
  /** White, from the side, with a red crown, a long beak and a monocle. */
  master: {
    feathers: '#f4f1e8',
    parts: [
      { d: 'M41 16C48 11 56 13 63 8 61 17 54 23 45 25ZM44 23C52 22 58 25 64 23 60 31 51 32 44 30Z', fill: INK },
      { d: 'M22 66C30 54 36 46 33 38L47 28C51 40 52 54 54 66Z', fill: FEATHERS },
      { d: 'M33 38C36 46 30 54 22 66H34C40 54 42 44 38 35Z', fill: INK },
      { d: 'M28 10C40 10 48 18 48 28 48 36 42 41 34 40 24 39 16 34 15 26 14 16 20 10 28 10Z', fill: FEATHERS },
      { d: 'M16 18C19 6 37 3 44 14 35 11 25 12 16 18Z', fill: '#cf3b33' },
      { d: 'M17 22-4 33 18 33C20 30 20 25 17 22Z', fill: GOLD },
      { d: 'M-4 33 18 28', fill: INK, line: 1.2 },
      { d: 'M12 66C14 56 26 51 38 52S58 58 60 66Z', fill: SEAT },
      { d: 'M30 52 36 60 46 53', fill: INK, line: 1.6 },
    ],
    eyes: [[29, 24, 5.2]],
    looks: [[-1.4, 0.6]],
    front: [
      { d: disc(29, 24, 8), fill: GOLD, line: 2.2 },
      { d: 'M36.5 27C40 34 42 42 41 52', fill: GOLD, line: 1.4 },
    ],
  },
  /** Grey and striped, with eyes that don't agree, an open beak and a cap with a propeller. */
  random: {
    feathers: '#8791a5',
    parts: [
      { d: 'M10 66C10 50 18 44 32 44S54 50 54 66Z', fill: CREAM },
      { d: 'M13 54H51M12 60H52', fill: INK, line: 2 },
      { d: disc(32, 32, 20), fill: FEATHERS },
      { d: 'M13 24C12 6 52 6 51 24 40 19 24 19 13 24Z', fill: SEAT },
      { d: 'M32 11V4M32 4C26-1 17 0 15 4 20 7 27 7 32 4 37 7 44 7 49 4 47 0 38-1 32 4Z', fill: INK, line: 1.4 },
      { d: 'M32 4C26-1 17 0 15 4 20 7 27 7 32 4Z', fill: BEAK },
      { d: 'M32 4C37 7 44 7 49 4 47 0 38-1 32 4Z', fill: GOLD },
      { d: 'M24 38 32 34 40 38 32 54Z', fill: BEAK },
      { d: 'M27 39.5 32 38 37 39.5 32 49Z', fill: '#8c2f2a' },
    ],
    eyes: [[22, 29, 7], [42, 30, 5.4]], // prettier-ignore
    looks: [[-2.4, -1.6], [1.6, 1.6]], // prettier-ignore
    front: [],
  },
};

/** The feathers of those who sit down when a level's own player has a seat already. */
const OTHERS: Readonly<Record<string, string>> = {
  Finch: '#c8743c',
  Swift: '#566079',
  Teal: '#2f8a8c',
  Stork: '#dcd5c6',
  Starling: '#5a4a86',
  Puffin: '#44506a',
  Gannet: '#e3c884',
  Petrel: '#7d8ea3',
  Sandpiper: '#b39765',
  Bullfinch: '#c4504f',
  Toucan: '#2b6a55',
};

/** The feathers of a computer player. */
export function feathersOf(level: string, name: string): string {
  return OTHERS[name] ?? BIRDS[level]?.feathers ?? INK;
}
