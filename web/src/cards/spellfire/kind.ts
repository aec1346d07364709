/** Spellfire cards: how they're drawn, and in words. */

import { listed, word } from '../../lib/settings/language';
import type { SpellfireFacts, SpellfireSeen } from '../../lib/shapes/spellfire';
import { drawn } from '../art/motifs';
import { beams, circle, star } from '../art/shape';
import { kindOf } from '../kind';
import { FLAME } from '../signs';
import type { SpellfireCard } from './card';
import Face from './Face.svelte';

const back = {
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
};

function parts({ facts: printed }: SpellfireCard, { now, place, razed, attacked }: Partial<SpellfireSeen>): string[] {
  return [
    printed.type,
    listed(printed.worlds),
    level(printed.level, printed.base, printed.bonus, now),
    printed.avatar ? word('avatar') : '',
    ...printed.traits,
    place ? `in place ${place}` : '',
    razed ? word('razed') : '',
    attacked ? `attacked ${times(attacked)}` : '',
  ];
}

function level(printed: string, base: number | null, bonus: boolean, now: number | undefined): string {
  if (base === null) return '';
  if (now === undefined || now === base) return `level ${printed}`;
  return `level ${bonus && now >= 0 ? '+' : ''}${now}, printed ${printed}`;
}

/** "once", "twice", "3 times" */
function times(count: number): string {
  return count === 1 ? word('once') : count === 2 ? word('twice') : `${count} times`;
}

function notes({ facts: printed }: SpellfireCard, { razed, attacked }: Partial<SpellfireSeen>): string[] {
  const { bluelines, limit, uses, anytime } = printed;
  return [
    razed ? 'It’s razed.' : '',
    attacked ? `It was attacked ${times(attacked)}.` : '',
    uses ? `Its icon lets it use ${/s$/.test(uses) ? uses : `${uses}s`.replace(/ys$/, 'ies')}.` : '',
    anytime ? 'You can play it at any time.' : '',
    bluelines.length ? `Errata: ${bluelines.join(', ')}.` : '',
    limit > 1 ? `Deck limit: ${limit}.` : '',
  ];
}

export const KIND = kindOf<SpellfireFacts>({
  Face,
  back,
  parts,
  notes,
  lies: ({ razed }: Partial<SpellfireSeen>) => ({ ruin: razed ? 'Razed' : '' }),
});
