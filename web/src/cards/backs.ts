import type { GameName } from '../lib/catalogue.svelte';
import { drawn } from './art/motifs';
import { beams, circle, spokes, star, type Shape } from './art/shape';
import { BURST, FLAME } from './signs';
import { BLUE, GREEN, RED, YELLOW } from './spellslinger/signs';

interface Back {
  readonly high: string;
  readonly low: string;
  readonly line: string;
  readonly shapes: readonly Shape[];
}

/** Eight rings of a chain around the middle. */
function links(r: number): string {
  let path = '';
  for (let at = 0; at < 8; at++) {
    const angle = (at / 8) * 2 * Math.PI;
    path += circle(50 + r * Math.cos(angle), 32 + r * Math.sin(angle), r * 0.46);
  }
  return path;
}

export const BACKS: Record<GameName, Back> = {
  spellfire: {
    high: '#7b2320',
    low: '#3c0f17',
    line: '#d9a24a',
    shapes: [
      { d: beams(50, 32, 16), fill: '#a33a26', opacity: 0.45 },
      { d: star(50, 32, 21, 8, 3), fill: '#d9a24a', line: 0.8, opacity: 0.8 },
      { d: circle(50, 32, 21) + circle(50, 32, 12.5), fill: '#d9a24a', line: 0.9 },
      { d: circle(50, 32, 12), fill: '#2b0a10' },
      ...drawn(FLAME, 50, 31.5, 0.6, '#f2b95a'),
      { d: 'M50 2 53 7 50 12 47 7ZM50 52 53 57 50 62 47 57Z', fill: '#d9a24a' },
    ],
  },
  spellslinger: {
    high: '#24606c',
    low: '#0f2c3c',
    line: '#e8d9a8',
    shapes: [
      { d: spokes(50, 32, 10, 40, 24), fill: '#3f8a90', line: 0.8, opacity: 0.8 },
      { d: circle(50, 32, 22), fill: '#12384a' },
      { d: circle(50, 32, 22) + circle(50, 32, 20), fill: '#e8d9a8', line: 0.7 },
      ...drawn(YELLOW.sign, 50, 20, 0.32, '#f2c84b'),
      ...drawn(BLUE.sign, 62, 32, 0.32, '#6cc0f2'),
      ...drawn(GREEN.sign, 50, 44, 0.32, '#74c07e'),
      ...drawn(RED.sign, 38, 32, 0.32, '#f2735c'),
      ...drawn(BURST, 50, 32, 0.28, '#fff6da'),
    ],
  },
  spellchain: {
    high: '#3d3383',
    low: '#14143f',
    line: '#c9a24f',
    shapes: [
      { d: circle(50, 32, 30), fill: '#8f7fe0', line: 0.5, opacity: 0.5 },
      { d: star(50, 32, 29, 12, 5), fill: '#8f7fe0', line: 0.4, opacity: 0.5 },
      { d: links(16), fill: '#14143f', line: 3 },
      { d: links(16), fill: '#e0b75c', line: 1.6 },
      { d: circle(50, 32, 5), fill: '#fff0bd' },
    ],
  },
};
