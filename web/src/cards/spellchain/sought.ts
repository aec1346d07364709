/** Search fields and details of Spell Chain cards. */

import { soughtBy, type Fact, type Measure } from '../../library/cards/sought';
import type { SpellchainFacts } from '../../lib/shapes/spellchain';
import { capital } from '../live';
import type { SpellchainCard } from './card';
import { KINDS, sealOf } from './seals';

function facts({ facts: printed }: SpellchainCard): Fact[] {
  return [
    { title: 'Seals', text: printed.seals.join(', ') },
    ...Object.entries(printed.numbers).map(([title, text]) => ({ title: capital(title), text })),
    { title: 'Stays', text: printed.stays ? 'in its own zone' : '' },
    { title: 'Per deck', text: `up to ${printed.limit}` },
  ];
}

const damage: Measure<SpellchainFacts> = {
  name: 'damage',
  title: 'Damage',
  value: (card) => (card.facts.damage ? card.facts.damage : null),
};

export const SOUGHT = soughtBy<SpellchainFacts>({
  example: 'type:spell seal:fire',
  facets: [
    { name: 'type', title: 'Type', values: (card) => [card.kind], sign: (value) => KINDS[value] },
    { name: 'seal', title: 'Seal', values: (card) => card.facts.seals, sign: (value) => sealOf(value).sign },
    { name: 'copies', title: 'Copies per deck', values: (card) => [String(card.facts.limit)] },
  ],
  measure: damage,
  curve: damage,
  limit: ({ facts }) => facts.limit,
  facts,
  badge: ({ facts: { numbers } }) => {
    const dealt = numbers['damage'] ?? '';
    return [dealt, `deals ${dealt}`];
  },
});
