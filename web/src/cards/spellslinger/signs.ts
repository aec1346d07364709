import { BOLT, BURST, DROP, FLAME, type Sign } from '../signs';

/** A Spellslinger colour, with its own icon and pattern, so that nothing depends on colour alone. */
export interface Colour {
  /** As written in costs. */
  readonly letter: string;
  readonly name: string;
  readonly sign: Sign;
}

const SUN: Sign = {
  fill: 'M16 8.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM14.5 0h3l1 6h-5ZM14.5 32h3l1-6h-5ZM0 14.5v3l6 1v-5ZM32 14.5v3l-6 1v-5ZM3.6 5.7l2.1-2.1 5 3.5-3.6 3.6ZM28.4 5.7l-2.1-2.1-5 3.5 3.6 3.6ZM3.6 26.3l2.1 2.1 5-3.5-3.6-3.6ZM28.4 26.3l-2.1 2.1-5-3.5 3.6-3.6Z',
};
const LEAF: Sign = {
  fill: 'M29 2c1 13-2 22-13 23.5-3 .4-5.5 0-7.5-1L4 31l-2.5-2L7 22.5C3 13 12 4 29 2ZM24 7C15 9.5 9.5 15 8.5 21.5 12 15.5 17 11 24 7Z',
};
const GEAR: Sign = {
  fill: 'M13 1h6l.7 4 3 1.7L26.5 5l3.5 5-2.7 3v4l2.7 3-3.5 5-3.8-1.7-3 1.7-.7 4h-6l-.7-4-3-1.7L5.5 25 2 20l2.7-3v-4L2 10l3.5-5 3.8 1.7 3-1.7ZM16 10a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
};
const HILLS: Sign = { fill: 'M1 28 12 6l6 11 4-6 9 17Zm11-16-3.5 7 3 2 2.5-2.5 1 .5Z' };

export const YELLOW: Colour = { letter: 'Y', name: 'yellow', sign: SUN };
export const BLUE: Colour = { letter: 'B', name: 'blue', sign: DROP };
export const RED: Colour = { letter: 'R', name: 'red', sign: FLAME };
export const GREEN: Colour = { letter: 'G', name: 'green', sign: LEAF };
export const COLOURLESS: Colour = { letter: '', name: 'colourless', sign: GEAR };
export const TERRAIN: Colour = { letter: '', name: 'terrain', sign: HILLS };

const COLOURS: readonly Colour[] = [YELLOW, BLUE, RED, GREEN];

export function colourOf(symbol: string): Colour | undefined {
  return COLOURS.find((colour) => colour.letter === symbol || colour.name === symbol);
}

const TYPES: Record<string, Sign> = {
  Character: {
    fill: 'M16 2a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM3 30c0-8 5-13 13-13s13 5 13 13Z',
  },
  Event: BURST,
  Interrupt: BOLT,
  Enchantment: {
    fill: 'M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28Zm0 4a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 3 2 5 5 2-5 2-2 5-2-5-5-2 5-2Z',
  },
  Terrain: HILLS,
};

export function typeSign(type: string): Sign {
  return TYPES[type] ?? GEAR;
}

export const STRENGTH: Sign = {
  fill: 'M30 2 28 9 14 23l3 3-2.5 2.5-3.5-3.5L6 30l-4-4 5-5-3.5-3.5L6 15l3 3L23 4Z',
};
export const SPEED: Sign = {
  fill: 'M2 8h14l5 8-5 8H2l5-8ZM18 8h5l7 8-7 8h-5l5-8Z',
};

const RARITIES: Record<string, Sign> = {
  common: { fill: 'M16 7a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z' },
  uncommon: { fill: 'M16 3 29 16 16 29 3 16Z' },
  rare: { fill: 'M16 1l4.5 9.5L31 12l-7.5 7.5L25 30l-9-5-9 5 1.5-10.5L1 12l10.5-1.5Z' },
};

export function raritySign(rarity: string): Sign {
  return RARITIES[rarity] ?? {};
}
