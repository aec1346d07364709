/** Faces other than the plain one: slim with slanted eyes, broad with a big nose, round with big eyes, a goat's. */

import { DARK } from './headgear';
import { shaded, type Face } from './people';
import { circle } from './shape';

export const FACES = {
  slim: {
    head: ({ skin }) => [
      { d: 'M41 20 22 8 39 31ZM59 20 78 8 61 31Z', fill: skin },
      { d: 'M39.5 22 29 14 38.5 28ZM60.5 22 71 14 61.5 28Z', fill: DARK, opacity: 0.2 },
      ...shaded(skin, 'M50 9.5C57 9.5 60.5 15 60.5 22S55 36.5 50 41C45 36.5 39.5 29 39.5 22S43 9.5 50 9.5Z', 'M50 9.5C57 9.5 60.5 15 60.5 22S55 36.5 50 41Z'),
    ],
    features: ({ light }) => [
      { d: 'M42.5 23.5C44 21.5 47 22.5 48 25.5 46 26.2 43.5 25.8 42.5 23.5ZM57.5 23.5C56 21.5 53 22.5 52 25.5 54 26.2 56.5 25.8 57.5 23.5Z', fill: light },
      { d: 'M42 23.3 48 25.6M58 23.3 52 25.6M50 26 49 30.5h2', fill: DARK, line: 0.9 },
      { d: `${circle(45.6, 24.4, 0.9)}${circle(54.4, 24.4, 0.9)}`, fill: DARK },
      { d: 'M48 34.5q2 .8 4 0', fill: DARK, line: 0.8, opacity: 0.75 },
    ],
  },
  broad: {
    head: ({ skin }) => shaded(skin, 'M50 12C61 12 65.5 18 65.5 25.5S60 41 50 41 34.5 33 34.5 25.5 39 12 50 12Z', 'M50 12C61 12 65.5 18 65.5 25.5S60 41 50 41Z'),
    features: ({ skin }) => [
      { d: `${circle(43, 24.5, 1.3)}${circle(57, 24.5, 1.3)}`, fill: DARK },
      { d: 'M38.5 22q4-3 8.5-.5M61.5 22q-4-3-8.5-.5', fill: DARK, line: 1.8, opacity: 0.8 },
      { d: circle(50, 28.5, 4.2), fill: skin },
      { d: 'M46 29.5a4.2 4.2 0 0 0 8 0', fill: DARK, line: 0.9, opacity: 0.6 },
      { d: 'M45 36q5 1.4 10 0', fill: DARK, line: 0.9, opacity: 0.75 },
    ],
  },
  round: {
    head: ({ skin }) => [
      { d: 'M37 20 27 13 36 29ZM63 20 73 13 64 29Z', fill: skin },
      ...shaded(skin, 'M50 10C60 10 64.5 17 64.5 25S59 38.5 50 38.5 35.5 33 35.5 25 40 10 50 10Z', 'M50 10C60 10 64.5 17 64.5 25S59 38.5 50 38.5Z'),
    ],
    features: ({ light, trim }) => [
      { d: `${circle(43.5, 25.5, 3.8)}${circle(56.5, 25.5, 3.8)}`, fill: '#ffffff' },
      { d: `${circle(44, 25.8, 2.4)}${circle(56, 25.8, 2.4)}`, fill: DARK },
      { d: `${circle(43.2, 24.8, 0.9)}${circle(55.2, 24.8, 0.9)}`, fill: light },
      { d: `${circle(39, 31, 2)}${circle(61, 31, 2)}`, fill: trim, opacity: 0.5 },
      { d: 'M46.5 33q3.5 3 7 0', fill: DARK, line: 1 },
    ],
  },
  goat: {
    head: ({ skin }) => shaded(skin, 'M50 10C59 10 62 16 61.5 23L58 34C57 40 54 43 50 43S43 40 42 34L38.5 23C38 16 41 10 50 10Z', 'M50 10C59 10 62 16 61.5 23L58 34C57 40 54 43 50 43Z'),
    features: () => [
      { d: `${circle(44, 24, 2)}${circle(56, 24, 2)}`, fill: '#f0c75a' },
      { d: 'M42.8 24h2.6M54.6 24h2.6', fill: DARK, line: 1 },
      { d: 'M41 20.5q3-2 6 0M59 20.5q-3-2-6 0', fill: DARK, line: 1.1 },
      { d: 'M46.5 33 50 36 53.5 33ZM50 36V38M46 39q4 2 8 0', fill: DARK, line: 0.9 },
    ],
  },
} satisfies Record<string, Face>;
