/** The cards of a game without card faces of its own. */

import { circle, star } from './art/shape';
import type { CardKind } from './kind';
import { plainFacts } from './live';
import PlainFace from './PlainFace.svelte';

export const PLAIN: CardKind = {
  Face: PlainFace,
  back: {
    high: '#4a5a52',
    low: '#222c2a',
    line: '#c9c2a5',
    shapes: [
      { d: star(50, 32, 24, 8, 4), fill: '#c9c2a5', line: 0.8, opacity: 0.7 },
      { d: circle(50, 32, 24) + circle(50, 32, 9), fill: '#c9c2a5', line: 0.9 },
    ],
  },
  parts: (card, facts) => [
    card.kind,
    ...plainFacts({ ...card.facts, ...facts }).map(([name, value]) => `${name} ${value}`),
  ],
};
