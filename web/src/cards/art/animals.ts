/** The heads of more animals: dogs, horses, and what lives in the woods. */

import type { Hide } from './beasts';
import { circle, pair, type Shape } from './shape';

const NOSE = '#1c1513';

export const ANIMALS = {
  /** White, with two black stripes. */
  badger: ({ body, shade, pale, eyes }: Hide): Shape[] => [
    { d: 'M14 66C18 50 32 42 50 42S82 50 86 66Z', fill: body },
    ...pair(circle(32, 16, 6), shade),
    { d: 'M50 8C64 8 73 18 73 30 68 40 60 44 57 52 55 60 45 60 43 52 40 44 32 40 27 30 27 18 36 8 50 8Z', fill: pale },
    ...pair('M45 9C37 11 32 20 33 30 35 40 41 46 44 53 46 44 47 24 48 9Z', shade),
    ...pair('M29 22C26 30 34 40 41 46 36 38 31 32 29 22Z', body),
    ...pair(circle(40.5, 28, 2.2), eyes),
    ...pair(circle(40.5, 28, 1.1), NOSE),
    { d: 'M44 51H56C56 57 53 60 50 60S44 57 44 51Z', fill: NOSE },
  ],
  /** A bristling crest, tusks, and a snout like a plate. */
  boar: ({ body, shade, pale, eyes }: Hide): Shape[] => [
    { d: 'M8 66C12 46 28 36 50 36S88 46 92 66Z', fill: shade },
    { d: 'M32 18 33 2 40 10 44-4 50 7 56-4 60 10 67 2 68 18Z', fill: shade },
    ...pair('M37 16 20 4 23 24 34 28Z', body),
    { d: 'M50 10C63 10 70 18 69 28L63 44H37L31 28C30 18 37 10 50 10Z', fill: body },
    { d: 'M50 10C63 10 70 18 69 28L63 44H50Z', fill: shade, opacity: 0.4 },
    ...pair('M35 24 46 28C43 32 37 31 35 24Z', eyes),
    { d: 'M35 42C35 34 65 34 65 42V48C65 57 58 60 50 60S35 57 35 48Z', fill: body },
    { d: 'M35 42C35 34 65 34 65 42V48C65 57 58 60 50 60S35 57 35 48Z', fill: pale, opacity: 0.4 },
    ...pair('M42 45c4-3 5 1 5 4s-4 3-5 0Z', shade),
    ...pair('M38 51C28 52 23 44 25 32 29 40 34 43 40 45Z', pale),
  ],
  /** Round ears, a pale muzzle. */
  bear: ({ body, shade, pale, eyes }: Hide): Shape[] => [
    { d: 'M4 66C10 50 26 44 38 42H62C74 44 90 50 96 66Z', fill: shade },
    ...pair(circle(31, 13, 9.5), body),
    ...pair(circle(31, 13.5, 5), shade),
    { d: 'M50 8C67 8 76 19 76 32 76 47 63 58 50 58S24 47 24 32C24 19 33 8 50 8Z', fill: body },
    { d: 'M50 8C67 8 76 19 76 32 76 47 63 58 50 58Z', fill: shade, opacity: 0.35 },
    { d: 'M50 31C61 31 65 38 64 45 63 52 56 56 50 56S37 52 36 45C35 38 39 31 50 31Z', fill: pale },
    { d: 'M43 34.5H57L50 42Z', fill: NOSE },
    { d: 'M50 42v4q-4 5-8 1M50 46q4 5 8 1', fill: NOSE, line: 1.3 },
    ...pair(circle(39, 26, 3), eyes),
    ...pair(circle(39.4, 26.3, 1.6), NOSE),
  ],
  /** Tufts on its ears, a ruff on its cheeks, spots. */
  lynx: ({ body, shade, pale, eyes }: Hide): Shape[] => [
    { d: 'M22 66C26 54 34 50 42 49H58C66 50 74 54 78 66Z', fill: shade },
    ...pair('M29 0 44 16 30 28Z', body),
    ...pair('M31 8 39 17 32 23Z', shade),
    ...pair('M29.5 3 24-7', shade, { line: 2.2 }),
    { d: 'M50 13C63 13 69 22 71 30L86 42 73 43 77 55 62 51 50 58 38 51 23 55 27 43 14 42 29 30C31 22 37 13 50 13Z', fill: body },
    { d: 'M50 13C63 13 69 22 71 30L86 42 73 43 77 55 62 51 50 58Z', fill: shade, opacity: 0.35 },
    { d: 'M50 36 39 45C42 53 58 53 61 45Z', fill: pale },
    ...pair('M33 28 47 34C44 39 36 37 33 28Z', eyes),
    ...pair('M41 30.5h1.6v6h-1.6Z', NOSE),
    { d: 'M45.5 40H54.5L50 44.5Z', fill: NOSE },
    { d: `${circle(45, 20, 1.3)}${circle(55, 20, 1.3)}${circle(50, 25, 1.3)}${circle(30, 41, 1.2)}${circle(70, 41, 1.2)}${circle(33, 46, 1.2)}${circle(67, 46, 1.2)}`, fill: shade },
  ],
  /** A narrow white blaze, ears that tip over. */
  collie: ({ body, shade, pale, eyes }: Hide): Shape[] => [
    { d: 'M18 66C22 50 34 42 50 42S78 50 82 66Z', fill: pale },
    ...pair('M40 15 28 3 25 20 33 28Z', body),
    ...pair('M28 3 20 12 27 18Z', shade),
    { d: 'M50 10C61 10 68 18 68 28L59 44 56 55C54 60 46 60 44 55L41 44 32 28C32 18 39 10 50 10Z', fill: body },
    { d: 'M50 10C61 10 68 18 68 28L59 44 56 55C55 58 52 59 50 59Z', fill: shade, opacity: 0.4 },
    { d: 'M47.5 10H52.5L54 32 57 46C57 56 54 60 50 60S43 56 43 46L46 32Z', fill: pale },
    { d: 'M45 49H55L50 55Z', fill: NOSE },
    ...pair(circle(40.5, 30, 2.6), eyes),
    ...pair(circle(40.8, 30.3, 1.5), NOSE),
    { d: 'M47 57H53V62C53 66 47 66 47 62Z', fill: '#d8635f' },
  ],
  /** Hair over the eyes. */
  sheepdog: ({ body, shade, pale }: Hide): Shape[] => [
    { d: 'M12 66C16 48 30 40 50 40S84 48 88 66Z', fill: body },
    ...pair('M32 14C22 14 16 26 16 42 22 52 30 48 34 40Z', body),
    { d: 'M50 4C68 4 76 16 76 32L72 52 64 46 58 58H42L36 46 28 52 24 32C24 16 32 4 50 4Z', fill: pale },
    { d: 'M36 10C30 22 29 34 30 46M44 7C38 18 36 30 37 42M50 6V34M56 7C62 18 64 30 63 42M64 10C70 22 71 34 70 46', fill: shade, line: 1.3, opacity: 0.55 },
    { d: 'M42 40C45 35 55 35 58 40 58 46 54 48 50 48S42 46 42 40Z', fill: NOSE },
    { d: 'M50 48V52q-4 4-8 1M50 52q4 4 8 1', fill: NOSE, line: 1.3 },
    { d: 'M46 54H54V60C54 66 46 66 46 60Z', fill: '#d8635f' },
  ],
  /** Broad, wrinkled, with hanging jowls and small ears. */
  mastiff: ({ body, shade, pale, eyes }: Hide): Shape[] => [
    { d: 'M6 66C12 50 28 44 38 44H62C72 44 88 50 94 66Z', fill: shade },
    { d: 'M50 8C66 8 73 18 74 30L77 46C74 57 64 60 50 60S26 57 23 46L26 30C27 18 34 8 50 8Z', fill: body },
    ...pair('M37 12C27 8 19 14 17 30 24 34 31 28 34 20Z', shade),
    { d: 'M50 33C60 33 69 39 71 48 67 60 58 62 50 53 42 62 33 60 29 48 31 39 40 33 50 33Z', fill: shade },
    { d: 'M42 33.5H58L55 41H45Z', fill: NOSE },
    { d: 'M50 41V53', fill: NOSE, line: 1.2 },
    ...pair('M42.5 55 44 49.5 46.5 54Z', pale),
    ...pair(circle(39, 26.5, 2.8), eyes),
    ...pair(circle(39.4, 26.8, 1.5), NOSE),
    ...pair('M33 21q5-3 11 .5M45 12q3 4 1 9', shade, { line: 1.4 }),
  ],
  /** Ears that reach below the chin, and mournful eyes. */
  hound: ({ body, shade, pale, eyes }: Hide): Shape[] => [
    { d: 'M26 66C30 54 38 50 44 49H56C62 50 70 54 74 66Z', fill: body },
    { d: 'M50 6C60 6 65 13 65 24L61 44C60 55 56 60 50 60S40 55 39 44L35 24C35 13 40 6 50 6Z', fill: body },
    ...pair('M39 12C26 10 18 24 16 44 17 56 28 58 32 48 34 36 36 28 41 22Z', shade),
    { d: 'M48 7H52L54 28C58 36 61 42 60 48 59 56 55 60 50 60S41 56 40 48C39 42 42 36 46 28Z', fill: pale },
    { d: 'M43.5 43C46 40 54 40 56.5 43L53 49H47Z', fill: NOSE },
    { d: 'M50 49V53M44 55q6-4 12 0', fill: NOSE, line: 1.2 },
    ...pair('M37.5 24C40 22 44.5 24 45.5 28 42 30 38.5 28.5 37.5 24Z', eyes),
    ...pair(circle(42, 26.4, 1.6), NOSE),
  ],
  /** A horse from the front. */
  steed: ({ body, shade, pale, eyes }: Hide): Shape[] => [
    { d: 'M26 66C30 54 36 46 40 42H60C64 46 70 54 74 66Z', fill: shade },
    ...pair('M43 9 35-8 49 4Z', body),
    ...pair('M41 5C30 14 26 32 28 52L36 46C35 32 38 18 44 9Z', pale),
    { d: 'M50 2C59 2 64 9 63.5 18L59 40C59 46 62 50 61 55 58 62 54 64 50 64S42 62 39 55C38 50 41 46 41 40L36.5 18C36 9 41 2 50 2Z', fill: body },
    { d: 'M50 2C59 2 64 9 63.5 18L59 40C59 46 62 50 61 55 58 62 54 64 50 64Z', fill: shade, opacity: 0.35 },
    { d: 'M48 16H52L53.5 44H46.5Z', fill: pale },
    { d: 'M42 0 46 16 50 20 54 16 58 0 50-4Z', fill: pale },
    ...pair('M38.5 22C41 19.5 44.5 21 45 25.5 42 27.5 39 26 38.5 22Z', eyes),
    ...pair(circle(42.3, 23.8, 1.5), NOSE),
    { d: 'M40 52C43 46 57 46 60 52 59 60 54 64 50 64S41 60 40 52Z', fill: shade, opacity: 0.7 },
    ...pair('M44 54c3-2 4 1 3 4Z', NOSE),
  ],
  /** A short face, big eyes and a tuft. */
  foal: ({ body, shade, pale, eyes }: Hide): Shape[] => [
    { d: 'M32 66C34 54 40 50 44 48H56C60 50 66 54 68 66Z', fill: shade },
    ...pair('M43 14 27-4C23 8 28 20 36 25Z', body),
    ...pair('M39 14 29 3C28 10 31 17 36 21Z', pale),
    { d: 'M50 8C64 8 69 17 68 27 67 35 62 39 61 47 60 56 55 60 50 60S40 56 39 47C38 39 33 35 32 27 31 17 36 8 50 8Z', fill: body },
    { d: 'M50 8C64 8 69 17 68 27 67 35 62 39 61 47 60 56 55 60 50 60Z', fill: shade, opacity: 0.3 },
    { d: 'M40 12C38 4 42-4 46-8 46-2 50-1 52-8 58-4 62 4 60 12L54 10 50 20 46 10Z', fill: pale },
    ...pair(circle(40, 29, 4.6), eyes),
    ...pair(circle(40.6, 29.6, 2.7), NOSE),
    ...pair(circle(39.4, 28, 1.1), '#ffffff'),
    { d: 'M40 48C43 43 57 43 60 48 59 56 55 60 50 60S41 56 40 48Z', fill: pale },
    ...pair(circle(46, 50, 1.4), NOSE),
    { d: 'M45 55q5 3 10 0', fill: NOSE, line: 1.2 },
  ],
  /** The longest ears of all. */
  donkey: ({ body, shade, pale, eyes }: Hide): Shape[] => [
    { d: 'M26 66C30 54 36 50 42 48H58C64 50 70 54 74 66Z', fill: shade },
    ...pair('M45 14C34 8 22-4 19-16 32-12 46-2 50 10Z', body),
    ...pair('M42 11C34 5 27-3 24-10 33-6 41 0 45 9Z', shade),
    { d: 'M44 10 46 0 50 6 54 0 56 10 50 20Z', fill: shade },
    { d: 'M50 8C60 8 65 15 64 24L59 42C60 50 61 54 60 57 57 63 43 63 40 57 39 54 40 50 41 42L36 24C35 15 40 8 50 8Z', fill: body },
    { d: 'M50 8C60 8 65 15 64 24L59 42C60 50 61 54 60 57 58 61 54 62 50 62Z', fill: shade, opacity: 0.35 },
    { d: 'M39.5 48C43 42 57 42 60.5 48 62 58 57 62 50 62S38 58 39.5 48Z', fill: pale },
    ...pair(circle(41, 26, 4.4), pale),
    ...pair(circle(41.4, 26.4, 2.4), eyes),
    ...pair(circle(41.4, 26.4, 1.4), NOSE),
    ...pair(circle(45.5, 51, 1.5), NOSE),
    { d: 'M43 57q7 3 14 0', fill: NOSE, line: 1.2 },
  ],
  /** A dark face between curls of horn, under wool. */
  ram: ({ body, shade, pale, eyes }: Hide): Shape[] => [
    { d: [14, 26, 38, 50, 62, 74, 86].map((x, at) => circle(x, [60, 52, 48, 47, 48, 52, 60][at] ?? 50, 10)).join(''), fill: pale },
    { d: 'M50 12C60 12 65 19 64 27L58 46C57 54 54 58 50 58S43 54 42 46L36 27C35 19 40 12 50 12Z', fill: shade },
    { d: [36, 43, 50, 57, 64].map((x, at) => circle(x, [14, 8, 6, 8, 14][at] ?? 8, 6.5)).join(''), fill: pale },
    ...pair('M37 18C20 10 8 22 12 34 16 44 30 42 29 33 28 27 21 27 20 32', body, { line: 6.5 }),
    ...pair('M37 18C20 10 8 22 12 34 16 44 30 42 29 33', shade, { line: 1, opacity: 0.6 }),
    ...pair('M38.5 28C41 25.5 45 27 45 31 42 33 39 32 38.5 28Z', eyes),
    ...pair('M41 29.5h2.6', NOSE, { line: 1.3 }),
    { d: 'M46 50 50 53 54 50M50 53V56', fill: pale, line: 1.3 },
  ],
};
