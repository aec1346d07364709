/** Spellslinger cards: how they're drawn, and in words. */

import { listed, word } from '../../lib/settings/language';
import type { SpellslingerFacts, SpellslingerSeen } from '../../lib/shapes/spellslinger';
import { drawn } from '../art/motifs';
import { circle, spokes } from '../art/shape';
import { kindOf } from '../kind';
import { BURST } from '../signs';
import type { SpellslingerCard } from './card';
import Face from './Face.svelte';
import { BLUE, GREEN, RED, YELLOW } from './signs';
import Symbol from './Symbol.svelte';

const back = {
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
};

const SYMBOLS: Record<string, string> = { Y: word('yellow'), B: word('blue'), R: word('red'), G: word('green') };

const spoken = (symbol: string): string => SYMBOLS[symbol] ?? symbol;

function parts({ facts: printed }: SpellslingerCard, facts: Partial<SpellslingerSeen>): string[] {
  const { now, keywords = printed.keywords, damage = 0, sideways } = facts;
  const gives = printed.gives.map((symbol) => (symbol === '1' ? word('colourless') : symbol));
  return [
    listed(printed.colours) || (printed.type === 'Terrain' ? '' : word('colourless')),
    printed.kinds.length ? `${printed.type} ${printed.kinds.join(' ')}` : printed.type,
    printed.cost.length ? `cost ${printed.cost.map(spoken).join(' ')}` : '',
    gives.length ? `produces ${gives.map(spoken).join(' ')}` : '',
    fights(printed.strength, printed.speed, now),
    ...keywords,
    damage > 0 ? `damage ${damage}` : '',
    sideways ? 'turned sideways' : '',
    printed.rarity,
  ];
}

function fights(strength: number | null, speed: number | null, now: number[] | undefined): string {
  if (strength === null || speed === null) return '';
  const number = (name: string, printed: number, present = printed): string =>
    present === printed ? `${name} ${printed}` : `${name} ${present}, printed ${printed}`;
  return `${number(word('strength'), strength, now?.[0])}, ${number(word('speed'), speed, now?.[1])}`;
}

export const KIND = kindOf<SpellslingerFacts>({
  Face,
  back,
  parts,
  notes: (_, { sideways }: Partial<SpellslingerSeen>) => (sideways ? ['It’s turned sideways.'] : []),
  lies: ({ sideways }: Partial<SpellslingerSeen>) => ({ sideways }),
  Symbol,
  spoken,
});
