/** Spell Chain cards: how they're drawn, and in words. */

import type { SpellchainFacts, SpellchainSeen } from '../../lib/shapes/spellchain';
import { circle, star } from '../art/shape';
import { kindOf } from '../kind';
import type { SpellchainCard } from './card';
import Face from './Face.svelte';
import Symbol from './Symbol.svelte';

/** Eight rings of a chain around the centre. */
function links(r: number): string {
  let path = '';
  for (let at = 0; at < 8; at++) {
    const angle = (at / 8) * 2 * Math.PI;
    path += circle(50 + r * Math.cos(angle), 32 + r * Math.sin(angle), r * 0.46);
  }
  return path;
}

const back = {
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
};

function parts({ facts: printed }: SpellchainCard, { slot = 0, status }: Partial<SpellchainSeen>): string[] {
  const seals = printed.seals.length === 1 ? `seal ${printed.seals[0]}` : `seals ${printed.seals.join(', ')}`;
  return [
    printed.kind,
    printed.seals.length ? seals : 'no seal',
    ...Object.entries(printed.numbers).map(([what, amount]) => `${what} ${amount}`),
    slot > 0 ? `in slot ${slot}` : '',
    status ?? '',
  ];
}

export const KIND = kindOf<SpellchainFacts>({ Face, back, parts, Symbol });
