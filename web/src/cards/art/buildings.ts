/** Buildings in a landscape: silhouettes in a box of 20 by 20, on its lower edge. */

import { moved, type Shape } from './shape';

export type Building = 'castle' | 'tower' | 'spire' | 'dome' | 'ziggurat' | 'village' | 'temple' | 'ruin' | 'ship' | 'palisade' | 'wall';

interface Drawing {
  readonly body: string;
  /** Windows and doors that light comes out of. */
  readonly light: string;
}

const BUILDINGS: Record<Building, Drawing> = {
  castle: {
    body: 'M0 20V11h1V9h1v1h1V9h1v1h1V9h1v4h1.5V7h-.5L10 1l2.5 6H12v6h2V9h1v1h1V9h1v1h1V9h1v2h1v9Z',
    light: 'M8.5 20v-3a1.5 1.5 0 0 1 3 0v3ZM9.5 8.5h1V11h-1ZM3 13h1v2H3ZM16 13h1v2h-1Z',
  },
  tower: {
    body: 'M6.5 20V9h-1V4.5H7V6h1.7V4.5h2.6V6H13V4.5h1.5V9h-1v11ZM9.6 4.5V0L13.5 1.5 10.4 3v1.5Z',
    light: 'M8.7 20v-3a1.3 1.3 0 0 1 2.6 0v3ZM9.4 9.5h1.2v2.7H9.4Z',
  },
  spire: {
    body: 'M7.5 20V9L10-2l2.5 11v11ZM12 20v-8h3V9l1.5-3L18 9v11ZM3 20v-6l1.5-3L6 14v6Z',
    light: 'M9.5 7h1v2h-1ZM9 14h2v2.5H9ZM16 10.5h1v2h-1Z',
  },
  dome: {
    body: 'M1 20v-7h3a6 6 0 0 1 5.5-6.5V3h1v3.5A6 6 0 0 1 16 13h3v7ZM2 13v-3l1-2 1 2v3ZM16 13v-3l1-2 1 2v3Z',
    light: 'M8.5 20v-4a1.5 1.5 0 0 1 3 0v4ZM4 15h1.5v2H4ZM14.5 15H16v2h-1.5Z',
  },
  ziggurat: {
    body: 'M0 20v-4h2.5v-4H5V8h2.5V4h5v4H15v4h2.5v4H20v4Z',
    light: 'M9 20V8h2v12ZM9.2 5h1.6v2H9.2Z',
  },
  village: {
    body: 'M0 20v-4l3.5-4L7 16v4ZM6.5 20v-6L11 9l4.5 5v6ZM15 20v-4l2.5-3 2.5 3v4Z',
    light: 'M3 17h1.2v3H3ZM10 15h2v2h-2ZM17 17h1v1.5h-1Z',
  },
  temple: {
    body: 'M0 20v-2h20v2ZM1.5 17.5v-8h3v8ZM6 17.5v-8h3v8ZM11 17.5v-8h3v8ZM15.5 17.5v-8h3v8ZM0 9 10 3l10 6Z',
    light: 'M9.3 7.5h1.4V5.8H9.3Z',
  },
  ruin: {
    body: 'M1 20V9l2 2 1.5-4L7 11v9ZM8 20v-5l2 1.5V20ZM11.5 20V5L13 8l1.5-2.5L17 12l2 2v6Z',
    light: 'M3 14h1.3v2.5H3ZM14 11h1.3v3H14Z',
  },
  ship: {
    body: 'M1 14.5h18L15.5 20h-11ZM9.4 14V1h1v13ZM11 2.5l7 10.5h-7ZM9 3 3 12.5h6ZM10.4 1l4-1-4-1Z',
    light: 'M6 16.5h1.2v1.2H6ZM9.5 16.5h1.2v1.2H9.5ZM13 16.5h1.2v1.2H13Z',
  },
  palisade: {
    body: 'M0 20v-9l1.5-2 1.5 2v9ZM3.5 20v-9L5 9l1.5 2v9ZM7 20v-9l1.5-2L10 11v9ZM10.5 20v-9l1.5-2 1.5 2v9ZM14 20v-9l1.5-2 1.5 2v9ZM17.5 20v-9L19 9l1.5 2v9ZM-.5 14H21v1.6H-.5Z',
    light: '',
  },
  wall: {
    body: 'M-4 20v-9h2v1.5h2V11h2v1.5h2V11h2v1.5h2V11h4v1.5h2V11h2v1.5h2V11h2v1.5h2V11h2v9Z',
    light: 'M8 20v-4a2 2 0 0 1 4 0v4ZM1 14.5h1v2.5H1ZM18 14.5h1v2.5h-1Z',
  },
};

/** A building whose base is at x and y. */
export function building(kind: Building, x: number, y: number, size: number, fill: string, light: string): Shape[] {
  const { body, light: lit } = BUILDINGS[kind];
  const shapes: Shape[] = [{ d: body, fill }];
  if (lit) shapes.push({ d: lit, fill: light });
  return moved(shapes, x - 10 * size, y - 20 * size, size);
}

const NAMES: readonly [RegExp, Building][] = [
  [/ruin|ancient|kalidnay|giustenal|myth/i, 'ruin'],
  [/temple|monastery|aerie|candlekeep|beacon/i, 'temple'],
  [/isle|island|sea|coral|spindrift|harbou?r|bluff|reef|waters/i, 'ship'],
  [/tower|valley of the mage|mage|witch/i, 'spire'],
  [/keep|hold\b|bastion|parapet|bailey|red jack/i, 'tower'],
  [/rampart|wall|bulwark|breastwork/i, 'wall'],
  [/barricade|lair|hut|giants?|trolls?/i, 'palisade'],
  [/city|anytown|milborne|mulmaster|palace|bazaar|menzo/i, 'dome'],
];

/** The building mentioned in a name. */
export function namedBuilding(name: string): Building | undefined {
  return NAMES.find(([words]) => words.test(name))?.[1];
}
