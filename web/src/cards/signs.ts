/** An icon in one colour in a box of 32 by 32: areas (overlaps cut each other out), and lines. */
export interface Sign {
  readonly fill?: string;
  readonly lines?: string;
  /** The width of the lines. */
  readonly width?: number;
}

/** Icons that several games use. */
export const UP: Sign = { fill: 'M16 5 29 27H3Z' };
export const DOWN: Sign = { fill: 'M16 27 3 5h26Z' };
export const SWORDS: Sign = {
  fill:
    'M4 2l5 1 14 15 3-3 2 2-3.5 3.5L30 26l-3 3-5.5-5.5L18 27l-2-2 3-3L4.5 8Z' +
    'M28 2l-5 1-4.5 4.7 4.3 4.5L27.5 8ZM13.3 13.3 9 18l-3-3-2 2 3.5 3.5L2 26l3 3 5.5-5.5L14 27l2-2-3-3 4.5-4.5Z',
};
export const BURST: Sign = {
  fill: 'M16 1l3 7 6-4-1 7 7 1-5 5 5 5-7 1 1 7-6-4-3 6-3-6-6 4 1-7-7-1 5-5-5-5 7-1-1-7 6 4Z',
};
export const CROSS: Sign = { fill: 'M12 3h8v9h9v8h-9v9h-8v-9H3v-8h9Z' };
export const SHIELD: Sign = { fill: 'M3 4c9 2 17 2 26 0v10c0 8-5 13-13 17C8 27 3 22 3 14Z' };
export const FLAME: Sign = {
  fill: 'M17 1c1 6 9 9 9 18 0 7-4 11-10 11S6 26 6 19c0-5 3-8 5-12 1 2 2 4 2 6 3-3 4-8 4-12Zm-1 16c-1 3-4 4-4 7.5 0 2.5 1.5 4 4 4s4-1.5 4-4c0-3.5-3-4.5-4-7.5Z',
};
export const DROP: Sign = {
  fill: 'M16 1c6 8 10 13 10 19a10 10 0 0 1-20 0c0-6 4-11 10-19Zm-5 16c-2 3-1 7 3 9 0-3-2-5-3-9Z',
};
export const BOLT: Sign = { fill: 'M19 1 6 18h8l-3 13L26 12h-9Z' };
export const MOON: Sign = { fill: 'M20 2a14.5 14.5 0 1 0 10 20A13 13 0 0 1 20 2Z' };
export const EYE: Sign = {
  fill:
    'M16 9c6 0 11 4 14 9-3 5-8 9-14 9S5 23 2 18c3-5 8-9 14-9Zm0 2.8a6.2 6.2 0 1 0 0 12.4 6.2 6.2 0 0 0 0-12.4Zm0 3.2a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z' +
    'M15 1h2l.3 5h-2.6ZM5.5 4 7 2.5l4 4-1.7 1.3ZM26.5 4 25 2.5l-4 4 1.7 1.3Z',
};
/** A crossed-out eye: not everyone sees it. */
export const UNSEEN: Sign = {
  fill: 'M16 8c6 0 11 4 14 8-3 4-8 8-14 8S5 20 2 16c3-4 8-8 14-8Zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  lines: 'M5 29 27 3',
  width: 3,
};
export const SKULL: Sign = {
  fill: 'M16 2c8 0 12 5 12 12 0 4-2 6.5-4.5 8v6h-15v-6C6 20.5 4 18 4 14 4 7 8 2 16 2Zm-5.5 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm11 0a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16 19l-2 4h4Z',
};
