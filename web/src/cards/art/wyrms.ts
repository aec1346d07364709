/** The heads of winged reptiles and birds: pterosaurs, dragons, geese. */

import type { Hide } from './beasts';
import { circle, moved, pair, type Shape } from './shape';

/** The skull of a dragon from the side. */
function profile({ body, shade, pale, eyes }: Hide): Shape[] {
  return [
    { d: 'M56 64C62 54 60 46 50 44L66 20C82 22 92 38 92 64Z', fill: shade },
    { d: 'M68 12 90-2 80 14 98 18 84 26 96 38 80 36Z', fill: pale },
    { d: 'M10 36C14 30 22 28 32 27L44 17C52 10 64 8 72 13 80 18 83 28 80 38 76 50 64 54 58 64H48C52 56 52 50 47 46L33 47 26 53 25 47 18 50 19 44 12 43Z', fill: body },
    { d: 'M18 44 20 39.5 22 43.5ZM25 43 27 38.5 29 42ZM33 41 35 37.5 37 40Z', fill: pale },
    { d: 'M45 22 57 19C56 25 51 27 45 22Z', fill: eyes },
    { d: 'M50 19.5 51.5 20 51 25 49.5 24.5ZM14 33.5 18 32 17 35Z', fill: shade },
  ];
}

export const WYRMS = {
  /** From the side: a beak like a sword, and a crest as long. */
  pterosaur: ({ body, shade, pale, eyes }: Hide): Shape[] => [
    { d: 'M58 42C70 30 86 30 104 18 104 40 96 52 78 66Z', fill: shade },
    { d: 'M52 66C56 54 56 46 50 38L68 28C78 40 80 54 78 66Z', fill: body },
    { d: 'M64 34C72 44 74 56 72 66H78C80 54 78 40 68 28Z', fill: shade, opacity: 0.5 },
    { d: 'M-4 35 38 24C43 17 51 14 58 16L98-4C90 12 80 24 70 32 64 42 53 44 45 39L30 38Z', fill: body },
    { d: 'M58 16 98-4C90 12 80 24 70 32 70 26 66 20 58 16Z', fill: pale },
    { d: 'M64 18 88 5M68 24 80 14', fill: shade, line: 1.2, opacity: 0.6 },
    { d: 'M2 37.5 46 40 48 46C32 47 16 43 2 37.5Z', fill: body },
    { d: 'M2 37.5 46 40 48 46C32 47 16 43 2 37.5Z', fill: shade, opacity: 0.65 },
    { d: 'M-2 35.5 40 29', fill: shade, line: 1, opacity: 0.5 },
    { d: circle(52, 26, 3.6), fill: eyes },
    { d: circle(52, 26, 1.6), fill: shade },
  ],
  /** Seen from below, soaring. */
  soaring: ({ body, shade, pale, eyes }: Hide): Shape[] => [
    { d: 'M50 24C36 12 18 8-4 16 12 24 24 36 32 50 36 42 44 44 48 52L50 66 52 52C56 44 64 42 68 50 76 36 88 24 104 16 82 8 64 12 50 24Z', fill: body },
    { d: 'M50 24C64 12 82 8 104 16 88 24 76 36 68 50 64 42 56 44 52 52L50 66Z', fill: shade, opacity: 0.35 },
    { d: 'M-2 16C18 12 34 18 47 29M102 16C82 12 66 18 53 29M32 50C34 40 39 33 47 30M68 50C66 40 61 33 53 30', fill: shade, line: 1.8 },
    { d: 'M47 24 44 10C46 4 48 0 50-6 52 0 54 4 56 10L53 24 50 40Z', fill: shade },
    { d: 'M48 9 50-5 52 9 50 13ZM49 14 50 28 51 14Z', fill: pale },
    ...pair(circle(47, 12, 1.2), eyes),
  ],
  /** A young dragon, all eyes. */
  whelp: ({ body, shade, pale, eyes }: Hide): Shape[] => [
    ...pair('M36 50C24 34 12 28 0 28 8 36 8 46 4 56 14 50 24 52 30 60Z', shade),
    { d: 'M32 66C32 54 40 48 50 48S68 54 68 66Z', fill: body },
    { d: 'M40 66C40 56 44 52 50 52S60 56 60 66Z', fill: pale },
    ...pair('M40 13C35 8 34 1 37-5 41 0 46 4 48 10Z', pale),
    ...pair('M33 26 16 18 21 29 13 35 32 38Z', shade),
    { d: 'M50 9C65 9 72 19 71 30 70 39 63 42 60 48 56 55 44 55 40 48 37 42 30 39 29 30 28 19 35 9 50 9Z', fill: body },
    { d: 'M50 9C65 9 72 19 71 30 70 39 63 42 60 48 58 52 54 53 50 53Z', fill: shade, opacity: 0.35 },
    ...pair(circle(40, 28, 6), eyes),
    ...pair('M39 23h2.4v10h-2.4Z', shade),
    ...pair(circle(38, 26, 1.3), '#ffffff'),
    { d: 'M41 42C44 37 56 37 59 42 58 49 54 52 50 52S42 49 41 42Z', fill: pale, opacity: 0.45 },
    ...pair(circle(46, 42, 1.4), shade),
    { d: 'M44 47.5q6 3 12 0', fill: shade, line: 1.2 },
  ],
  /** Two heads that look away from each other. */
  twohead: (hide: Hide): Shape[] => [
    { d: 'M24 66C26 56 30 50 40 48 48 46 50 40 52 34L72 36C74 46 76 56 76 66Z', fill: hide.body },
    { d: 'M38 66C40 56 46 52 52 50S60 56 60 66Z', fill: hide.pale, opacity: 0.5 },
    ...moved(profile(hide), 0, 20, 0.54),
    ...moved(profile(hide), 100, 4, 0.54, -0.54),
  ],
  /** A dragon from the front, in a frill of spines. */
  frilled: ({ body, shade, pale, eyes }: Hide): Shape[] => [
    { d: 'M50 30 36-6 34 10 12-4 20 16-2 18 16 32-2 46 20 46 14 64H86L80 46 102 46 84 32 102 18 80 16 88-4 66 10 64-6Z', fill: shade },
    { d: 'M50 32 34 10M50 32 20 16M50 32 16 32M50 32 20 46M50 32 66 10M50 32 80 16M50 32 84 32M50 32 80 46', fill: pale, line: 1.2, opacity: 0.7 },
    { d: 'M50 6C63 8 69 19 67 30L60 48C58 57 54 61 50 61S42 57 40 48L33 30C31 19 37 8 50 6Z', fill: body },
    { d: 'M50 6C63 8 69 19 67 30L60 48C58 57 54 61 50 61Z', fill: shade, opacity: 0.4 },
    ...pair('M35 24 48 31C45 37 37 35 35 24Z', eyes),
    ...pair('M42 28.5h1.6v5h-1.6Z', shade),
    { d: 'M50 8V38M45 13 50 18 55 13M46 21 50 25 54 21', fill: pale, line: 1.3 },
    ...pair('M44 46 48 48 45 50Z', shade),
    { d: 'M41 53q9 5 18 0', fill: shade, line: 1.6 },
    ...pair('M42 54 44.5 63 48 56Z', pale),
  ],
  /** A long neck, and an opinion. */
  goose: ({ body, shade, pale }: Hide): Shape[] => [
    { d: 'M26 66C34 56 50 56 58 66Z', fill: body },
    { d: 'M36 66C36 56 46 46 44 34 36 35 30 32 29 26 29 17 36 10 46 10 57 10 64 18 64 30 64 42 60 52 66 66Z', fill: pale },
    { d: 'M50 11C58 12 64 19 64 30 64 42 60 52 66 66H54C52 52 58 40 56 28 55 20 53 14 50 11Z', fill: body, opacity: 0.55 },
    { d: 'M31 19C24 20 14 24 6 29 14 34 24 34 32 32 30 28 30 23 31 19Z', fill: '#e08a2e' },
    { d: 'M8 29.5C16 29 24 29 30 27.5', fill: shade, line: 1.1 },
    { d: circle(40, 20, 2.4), fill: shade },
    { d: circle(39.3, 19.3, 0.8), fill: '#ffffff' },
    { d: 'M36 15.5 44 17', fill: shade, line: 1.4 },
  ],
};
