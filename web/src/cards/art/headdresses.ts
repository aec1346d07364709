/** More of what people wear on their heads: what tells one mage, angel or gnome from the next. */

import { DARK, type Tones } from './headgear';
import { circle, star, type Shape } from './shape';

export const HEADDRESSES = {
  winged: {
    behind: 1,
    shapes: ({ metal, trim, light }: Tones): Shape[] => [
      { d: 'M39 20C28 20 20 12 18-3 24 3 30 6 36 6 34 10 37 14 40 14ZM61 20C72 20 80 12 82-3 76 3 70 6 64 6 66 10 63 14 60 14Z', fill: light },
      { d: 'M38 30V19C38 9 43 4 50 4S62 9 62 19V30L58.5 27V20H53V30L50 33 47 30V20H41.5V27Z', fill: metal },
      { d: 'M50 4C57 4 62 9 62 19V30L58.5 27V20H53V30L50 33Z', fill: DARK, opacity: 0.2 },
      { d: 'M48.5 4H51.5V20H48.5ZM38 17.5H62V20H38Z', fill: trim },
    ],
  },
  sunburst: {
    behind: 2,
    shapes: ({ light, metal, trim }: Tones): Shape[] => [
      { d: star(50, 22, 32, 24, 11), fill: light, opacity: 0.85 },
      { d: circle(50, 22, 19), fill: trim },
      { d: 'M38.5 20C40 12 44 9 50 9S60 12 61.5 20C58 16.5 54 15 50 15S42 16.5 38.5 20Z', fill: metal },
      { d: 'M50 5 53 11 50 16 47 11Z', fill: light },
    ],
  },
  veil: {
    behind: 1,
    shapes: ({ light, trim }: Tones): Shape[] => [
      { d: 'M50 3C67 3 70 20 69 34 70 46 76 54 80 64H20C24 54 30 46 31 34 30 20 33 3 50 3Z', fill: light },
      { d: 'M37 32C36 16 42 10 50 10S64 16 63 32C62 22 58 17.5 50 17.5S38 22 37 32Z', fill: trim, opacity: 0.65 },
      { d: 'M50 3C62 3 67 12 68 22 64 12 58 8 50 8S36 12 32 22C33 12 38 3 50 3Z', fill: light },
      { d: 'M48.8 8.5h2.4v2.6h2.6v2.4h-2.6v3.6h-2.4v-3.6h-2.6v-2.4h2.6Z', fill: trim },
    ],
  },
  turban: {
    behind: 0,
    shapes: ({ cloth, trim, metal, light }: Tones): Shape[] => [
      { d: 'M35 22C28 12 34-2 50-3 66-2 72 12 65 22 60 16 55 15 50 15S40 16 35 22Z', fill: cloth },
      { d: 'M33 17C40 4 52 0 65 5M36 21C42 9 54 4 68 12M42 1C50 1 60 6 65 17', fill: DARK, line: 1.2, opacity: 0.45 },
      { d: 'M47 8C45-2 47-10 55-14 54-6 55 2 53 8Z', fill: trim },
      { d: circle(50, 10, 4), fill: metal },
      { d: circle(50, 10, 2.2), fill: light },
    ],
  },
  mortarboard: {
    behind: 0,
    shapes: ({ cloth, metal }: Tones): Shape[] => [
      { d: 'M38 20C37 14 38 9 39 6H61C62 9 63 14 62 20 55 14.5 45 14.5 38 20Z', fill: cloth },
      { d: 'M50-6 78 4 50 13 22 4Z', fill: cloth },
      { d: 'M50-6 78 4 50 13Z', fill: DARK, opacity: 0.3 },
      { d: 'M50 4 29 7 28 17', fill: metal, line: 1.3 },
      { d: 'M26.5 16h3l1.2 7h-5.4Z', fill: metal },
      { d: `${circle(45.3, 25, 4.2)}${circle(54.7, 25, 4.2)}M49 24.5h2`, fill: metal, line: 1.1 },
    ],
  },
  beret: {
    behind: 0,
    shapes: ({ cloth, trim }: Tones): Shape[] => [
      { d: 'M38 19C26 18 22 8 32 3 44-3 66 0 70 9 73 16 66 18 62 18 55 14.5 45 15 38 19Z', fill: cloth },
      { d: 'M70 9C73 16 66 18 62 18 55 14.5 45 15 38 19 46 12 62 14 70 9Z', fill: DARK, opacity: 0.3 },
      { d: 'M49 0 52-4 54 0Z', fill: trim },
      { d: 'M38 19C45 14.5 55 14 62 18V20.4C55 17 45 17.4 38 21.4Z', fill: trim },
    ],
  },
  shell: {
    behind: 0,
    shapes: ({ metal, light, trim }: Tones): Shape[] => [
      { d: 'M38 19C45 15.5 55 15.5 62 19V21.5C55 18.5 45 18.5 38 21.5Z', fill: metal },
      { d: 'M46 17C34 14 30 6 32-3 38-6 42-9 50-9S62-6 68-3C70 6 66 14 54 17Z', fill: light },
      { d: 'M47 16 36-2M48.5 16 43-6M50 16V-8M51.5 16 57-6M53 16 64-2', fill: DARK, line: 1.2, opacity: 0.35 },
      { d: circle(50, 18, 2.4), fill: trim },
    ],
  },
  flames: {
    behind: 2,
    shapes: ({ trim, light }: Tones): Shape[] => [
      { d: 'M33 36C22 28 22 14 31 8 30 13 33 15 35 15 33 6 39-4 49-11 47-3 52 1 55 3 59 0 60-4 59-8 69-2 72 8 68 15 72 15 73 12 73 9 80 18 78 30 66 37Z', fill: '#d9481f' },
      { d: 'M36 34C28 27 29 18 35 15 35 20 38 21 39 20 37 12 43 4 50 0 48 7 53 9 56 9 60 8 61 4 61 2 67 8 67 15 64 20 68 20 69 18 69 16 72 24 70 31 64 34Z', fill: '#f39a2d' },
      { d: 'M39 22C39 14 44 10 50 8 49 12 53 13 55 12 59 14 61 18 61 22 58 17 54 16 50 16S42 17 39 22Z', fill: light },
      { d: 'M50 15 52 18.5 50 22 48 18.5Z', fill: trim },
    ],
  },
  skullcap: {
    behind: 0,
    shapes: ({ trim, light }: Tones): Shape[] => [
      { d: 'M36 30C32 14 38 0 50 0S68 14 64 30L61 34 59.5 22H40.5L39 34Z', fill: '#e9e0cb' },
      { d: 'M36 30C32 14 38 0 50 0S68 14 64 30L61 34 59.5 22H50V0Z', fill: DARK, opacity: 0.18 },
      { d: 'M38 9C30 6 25-2 28-10 33-4 39 0 45 2ZM62 9C70 6 75-2 72-10 67-4 61 0 55 2Z', fill: trim },
      { d: `${circle(44.5, 12, 3.4)}${circle(55.5, 12, 3.4)}M48.8 16.5 50 14 51.2 16.5Z`, fill: DARK },
      { d: `${circle(44.5, 12, 1.2)}${circle(55.5, 12, 1.2)}`, fill: light },
      { d: 'M42 22v4M45.2 22v5M48.4 22v5M51.6 22v5M54.8 22v5M58 22v4', fill: '#e9e0cb', line: 2.2 },
    ],
  },
  petals: {
    behind: 1,
    shapes: (): Shape[] => [
      { d: [0, 1, 2, 3, 4, 5, 6].map((at) => circle(50 + 17 * Math.cos(2.75 + at * 0.63), 22 + 17 * Math.sin(2.75 + at * 0.63), 8)).join(''), fill: '#b978cf' },
      { d: [0, 1, 2, 3, 4].map((at) => circle(50 + 12 * Math.cos(3.6 + at * 0.5), 23 + 12 * Math.sin(3.6 + at * 0.5), 4.4)).join(''), fill: '#ecc9f2' },
      { d: circle(50, 10.5, 3), fill: '#e8b23c' },
    ],
  },
  feelers: {
    behind: 1,
    shapes: ({ light, trim }: Tones): Shape[] => [
      { d: 'M45 12C42 2 36-4 29-4M55 12C58 2 64-4 71-4', fill: trim, line: 1.6 },
      { d: `${circle(28, -3, 3.4)}${circle(72, -3, 3.4)}`, fill: light },
      { d: 'M38 21C38 13 43 9 50 9S62 13 62 21C58 17 54 20 50 14 46 20 42 17 38 21Z', fill: trim },
    ],
  },
  thimble: {
    behind: 0,
    shapes: ({ metal, light }: Tones): Shape[] => [
      { d: 'M37 20 41-5C46-8 54-8 59-5L63 20C55 15.5 45 15.5 37 20Z', fill: metal },
      { d: 'M50-7C54-7 57-6 59-5L63 20C59 17.5 54 16.6 50 16.6Z', fill: DARK, opacity: 0.22 },
      { d: 'M36.5 20C45 15.2 55 15.2 63.5 20V23C55 18 45 18 36.5 23Z', fill: light },
      { d: [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((at) => circle(42.5 + row * 0.3 + at * 4.9, -1 + row * 5.4, 1))).join(''), fill: DARK, opacity: 0.5 },
    ],
  },
  plume: {
    behind: 0,
    shapes: ({ cloth, trim, light }: Tones): Shape[] => [
      { d: 'M34 21C38 8 50 2 62 6L72 18C60 13 46 15 34 21Z', fill: cloth },
      { d: 'M34 21C46 15 60 13 74 19 62 20 46 20 34 24Z', fill: DARK, opacity: 0.4 },
      { d: 'M58 12C66 4 68-8 84-12 84-2 76 8 62 15Z', fill: light },
      { d: 'M60 13C70 6 74-2 83-11', fill: trim, line: 1 },
    ],
  },
  antlers: {
    behind: 1,
    shapes: ({ cloth, trim, light }: Tones): Shape[] => [
      { d: 'M43 11C34 6 28-2 29-12M34-1C28 0 22-4 20-11M31 3C25 6 18 4 14-1M57 11C66 6 72-2 71-12M66-1C72 0 78-4 80-11M69 3C75 6 82 4 86-1', fill: light, line: 2.6 },
      { d: 'M50 5C38 6 34 18 35 32 36 40 39 44 43 47 39 36 39.5 22 50 15.5 60.5 22 61 36 57 47 61 44 64 40 65 32 66 18 62 6 50 5Z', fill: cloth },
      { d: 'M50 5C62 6 66 18 65 32 64 40 61 44 57 47 61 36 60.5 22 50 15.5Z', fill: DARK, opacity: 0.28 },
      { d: 'M44 10 50 14 56 10 50 18Z', fill: trim },
    ],
  },
  wreath: {
    behind: 0,
    shapes: ({ trim }: Tones): Shape[] => [
      { d: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => { const [x, y] = [50 + 14.5 * Math.cos(3.3 + at * 0.35), 22 + 12.5 * Math.sin(3.3 + at * 0.35)]; return `M${(x - 3).toFixed(1)} ${(y + 3).toFixed(1)}Q${(x - 5).toFixed(1)} ${(y - 5).toFixed(1)} ${(x + (x - 50) * 0.35).toFixed(1)} ${(y - 8).toFixed(1)} ${(x + 5).toFixed(1)} ${(y - 2).toFixed(1)} ${(x - 3).toFixed(1)} ${(y + 3).toFixed(1)}Z`; }).join(''), fill: '#3f7d3c' },
      { d: 'M37 22C39 14 44 11 50 11S61 14 63 22', fill: '#2c5a30', line: 2.2 },
      { d: `${circle(42, 14, 2)}${circle(50, 10.5, 2.2)}${circle(58, 14, 2)}`, fill: trim },
    ],
  },
  goggles: {
    behind: 0,
    shapes: ({ metal, light, trim }: Tones): Shape[] => [
      { d: 'M38 20C37 9 43 5 50 5S63 9 62 20C55 16 45 16 38 20Z', fill: trim },
      { d: 'M50 5C57 5 63 9 62 20 58 17.6 54 17 50 17Z', fill: DARK, opacity: 0.25 },
      { d: 'M37 15H63V19H37Z', fill: DARK },
      { d: `${circle(44, 16.5, 5.4)}${circle(56, 16.5, 5.4)}`, fill: metal },
      { d: `${circle(44, 16.5, 3.6)}${circle(56, 16.5, 3.6)}`, fill: light },
      { d: 'M42.2 17.5 44.6 14.6M54.2 17.5 56.6 14.6', fill: DARK, line: 0.8, opacity: 0.6 },
    ],
  },
  kerchief: {
    behind: 0,
    shapes: ({ trim, light }: Tones): Shape[] => [
      { d: 'M37 24C35 11 42 5 50 5S65 11 63 24C58 17 54 15 50 15S42 17 37 24Z', fill: trim },
      { d: 'M62 20C70 20 76 25 79 32 73 31 67 30 63 26ZM62 22C67 26 69 32 68 39 64 35 61 31 60 26Z', fill: trim },
      { d: `${circle(43, 12, 1.4)}${circle(50, 9.5, 1.4)}${circle(57, 12, 1.4)}${circle(46.5, 15, 1.1)}${circle(54, 15, 1.1)}`, fill: light },
    ],
  },
  cone: {
    behind: 0,
    shapes: ({ trim, cloth, light }: Tones): Shape[] => [
      { d: 'M33 21C38 12 42-2 54-16 60-14 66-8 66-2 63-4 60-4 58-2 60 8 63 15 67 21 56 15.5 44 15.5 33 21Z', fill: trim },
      { d: 'M54-16C60-14 66-8 66-2 63-4 60-4 58-2 60 8 63 15 67 21 60 17.5 55 16.8 50 16.8 55 8 56-4 54-16Z', fill: DARK, opacity: 0.24 },
      { d: 'M32 21C44 14.5 56 14.5 68 21L67 25C56 19 44 19 33 25Z', fill: cloth },
      { d: circle(66, 0, 3), fill: light },
    ],
  },
  goat: {
    behind: 2,
    shapes: ({ light, hair }: Tones): Shape[] => [
      { d: 'M42 14C32 12 25 2 30-10 34-3 40 2 47 6ZM58 14C68 12 75 2 70-10 66-3 60 2 53 6Z', fill: light },
      { d: 'M39 24C30 22 24 26 21 33 28 35 35 33 40 29ZM61 24C70 22 76 26 79 33 72 35 65 33 60 29Z', fill: hair },
      { d: 'M39 20C37 10 43 5 50 7 57 5 63 10 61 20 57 15 54 18 50 13 46 18 43 15 39 20Z', fill: hair },
      { d: 'M33-2 37 1M31 3 36 5M67-2 63 1M69 3 64 5', fill: DARK, line: 0.9, opacity: 0.6 },
      { d: 'M46 38C47 45 49 49 50 51 51 49 53 45 54 38Z', fill: hair },
    ],
  },
  topper: {
    behind: 0,
    shapes: ({ cloth, trim }: Tones): Shape[] => [
      { d: 'M39 15 37-10C43-13 57-13 63-10L61 15C54 12.5 46 12.5 39 15Z', fill: cloth },
      { d: 'M50-12C55-12 60-11.5 63-10L61 15C57.5 13.6 54 13.1 50 13.1Z', fill: DARK, opacity: 0.28 },
      { d: 'M38.4 8C46 5.5 54 5.5 61.6 8L61 15C54 12.5 46 12.5 39 15Z', fill: trim },
      { d: 'M27 17C34 12 66 12 73 17 66 22 34 22 27 17Z', fill: cloth },
      { d: 'M27 17C40 20 60 20 73 17 66 22 34 22 27 17Z', fill: DARK, opacity: 0.35 },
    ],
  },
};
