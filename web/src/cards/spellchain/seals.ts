import { BOLT, BURST, CROSS, DROP, FLAME, MOON, SHIELD, SKULL, type Sign } from '../signs';

/** A seal as stamped on a card: its own shape, letters and ink colour. */
export interface Seal {
  readonly letters: string;
  readonly sign: Sign;
  /** Light enough to read on the night of the card. */
  readonly ink: string;
}

const SEALS: Record<string, Seal> = {
  Continuous: {
    letters: 'Co',
    ink: '#f0c767',
    sign: { lines: 'M16 16c-3-5-5-7.5-8.5-7.5a7.5 7.5 0 0 0 0 15c3.5 0 5.5-2.5 8.5-7.5s5-7.5 8.5-7.5a7.5 7.5 0 0 1 0 15c-3.5 0-5.5-2.5-8.5-7.5Z', width: 4 },
  },
  Summon: {
    letters: 'Su',
    ink: '#d9a6ff',
    sign: { lines: 'M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28ZM16 4l7.6 21L4.8 11.5h22.4L8.4 25Z', width: 2 },
  },
  Ultimate: {
    letters: 'Ul',
    ink: '#ffd84d',
    sign: { fill: 'M2 7l7 5 7-10 7 10 7-5-3 16H5ZM5 26h22v4H5ZM16 13l-3 4 3 4 3-4Z' },
  },
  Fire: { letters: 'Fi', ink: '#ff9a6b', sign: FLAME },
  Water: { letters: 'Wa', ink: '#7fc4ff', sign: DROP },
  Counter: {
    letters: 'Ct',
    ink: '#ff9db0',
    sign: { lines: 'M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24ZM24.5 7.5l-17 17', width: 4.5 },
  },
  Heal: { letters: 'He', ink: '#8fe3a0', sign: CROSS },
  Strategy: {
    letters: 'St',
    ink: '#cfd6e6',
    sign: { fill: 'M7 30c0-3 1-4 3-5 0-6 3-8 5-11l-6 3-3-3c2-4 5-6 7-8L13 2l4 2c6 1 10 6 10 14 0 3-1 5-2 7 2 1 2 2 2 5ZM15.5 8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z' },
  },
  Avoid: {
    letters: 'Av',
    ink: '#a9e6df',
    sign: { fill: 'M30 2C16 2 7 8 5 19l-3 9 2.5 1.5L8 22c3 1 7 .6 10-1l-4-.5c4-1 7-3 9-6l-4 .5c4-2.5 8-6 11-13Z' },
  },
  Dark: { letters: 'Da', ink: '#c3b1ff', sign: MOON },
  Lightning: { letters: 'Li', ink: '#fff07a', sign: BOLT },
  Block: { letters: 'Bl', ink: '#b9cbe0', sign: SHIELD },
  Crimson: {
    letters: 'Cr',
    ink: '#ff8a92',
    sign: { fill: 'M16 1c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11ZM8 15c3 4 5 6.5 5 9.5a5 5 0 0 1-10 0C3 21.5 5 19 8 15ZM24 15c3 4 5 6.5 5 9.5a5 5 0 0 1-10 0c0-3 2-5.5 5-9.5Z' },
  },
  Mercury: {
    letters: 'Me',
    ink: '#d6e2e8',
    sign: { lines: 'M9 2c1 4 4 5.5 7 5.5S22 6 23 2M16 7.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM16 20.5V30M10.5 26h11', width: 3.2 },
  },
  Madness: {
    letters: 'Ma',
    ink: '#f2a5e0',
    sign: { lines: 'M16 16c1-2 4-1 4 2 0 4-5 6-8.5 3.5C7 18 8 11 13 8.5 20 5 27 10 27 18c0 5-3 9-8 11', width: 3.6 },
  },
};

const UNKNOWN: Seal = { letters: '?', ink: '#e6e0f5', sign: {} };

export function sealOf(name: string): Seal {
  return SEALS[name] ?? { ...UNKNOWN, letters: name.slice(0, 2) };
}

/** The two kinds of cards. */
export const KINDS: Record<string, Sign> = {
  Spell: { fill: 'M16 1l3.5 8.5L28 6l-3.5 8.5L31 16l-6.5 3.5L28 26l-8.5-3.5L16 31l-3.5-8.5L4 26l3.5-6.5L1 16l6.5-1.5L4 6l8.5 3.5Z' },
  Artifact: { fill: 'M9 2h14v3l-2 2v5c5 2 8 6 8 10 0 5-5 8-13 8S3 27 3 22c0-4 3-8 8-10V7L9 5ZM8 21c2 2 5 3 8 3s6-1 8-3c-.5-2.5-2.5-4.5-5.5-6h-5C10.5 16.5 8.5 18.5 8 21Z' },
};

const NUMBERS: Record<string, Sign> = {
  damage: BURST,
  heal: CROSS,
  Poison: SKULL,
  Reflect: { lines: 'M28 4 8 14l20 14M8 14l1-8M8 14l8 1M3 3v26', width: 3 },
  Redirect: { lines: 'M5 28V17a8 8 0 0 1 8-8h14M20 2l7 7-7 7', width: 3.4 },
};

/** The icon of a card's effect, by the hall's name for its number: a seal's icon if there is one. */
export function numberSign(name: string): Sign {
  return NUMBERS[name] ?? sealOf(name).sign;
}
