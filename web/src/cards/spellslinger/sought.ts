/** Search fields and details of Spellslinger cards. */

import { either, word } from '../../lib/settings/language';
import { soughtBy, type Fact, type Measure } from '../../library/cards/sought';
import type { SpellslingerFacts } from '../../lib/shapes/spellslinger';
import { capital } from '../live';
import type { SpellslingerCard } from './card';
import { colourOf, COLOURLESS, raritySign, typeSign } from './signs';

// As printed on the cards.
// @wc-ignore
const COLOURS = ['Yellow', 'Blue', 'Red', 'Green', 'No colour'];
// @wc-ignore
const RARITIES = ['Common', 'Uncommon', 'Rare'];
const MOST_COPIES = 4;
const SYMBOLS: Record<string, string> = { Y: word('yellow'), B: word('blue'), R: word('red'), G: word('green'), X: 'X' };

function facts({ facts: printed }: SpellslingerCard): Fact[] {
  const gives = printed.gives.map((symbol) => SYMBOLS[symbol] ?? 'no colour');
  return [
    {
      title: 'Cost',
      text: printed.cost.length
        ? `${printed.cost.map(symbol).join(', ')}: ${printed.total}${printed.x ? ' and X' : ''} in total`
        : '',
    },
    { title: 'Colour', text: printed.colours.join(', ') },
    { title: 'Produces', text: either([...new Set(gives)]) },
    { title: 'Kind', text: printed.kinds.join(', ') },
    { title: 'Strength', text: printed.strength === null ? '' : String(printed.strength) },
    { title: 'Speed', text: printed.speed === null ? '' : String(printed.speed) },
    { title: 'Keywords', text: printed.keywords.join(', ') },
    { title: 'Rarity', text: printed.rarity },
    { title: 'Per deck', text: printed.basic ? 'any number' : `up to ${MOST_COPIES}` },
  ];
}

function symbol(sign: string): string {
  return SYMBOLS[sign] ?? `${sign} of any colour`;
}

const cost: Measure<SpellslingerFacts> = {
  name: 'cost',
  title: 'Cost',
  value: (card) => (card.kind !== 'Terrain' ? card.facts.total : null),
};

export const SOUGHT = soughtBy<SpellslingerFacts>({
  example: 'type:character cost<3',
  facets: [
    { name: 'type', title: 'Type', values: (card) => [card.kind], sign: typeSign },
    {
      name: 'colour',
      title: 'Colour',
      sign: (value) => (colourOf(value.toLowerCase()) ?? COLOURLESS).sign,
      values: (card) => (card.facts.colours.length ? card.facts.colours.map(capital) : COLOURS.slice(-1)),
      order: COLOURS,
    },
    { name: 'keyword', title: 'Keyword', values: (card) => card.facts.keywords },
    {
      name: 'rarity',
      title: 'Rarity',
      sign: (value) => raritySign(value.toLowerCase()),
      values: (card) => [capital(card.facts.rarity)],
      order: RARITIES,
    },
    { name: 'kind', title: 'Kind', values: (card) => card.facts.kinds, folded: true },
  ],
  measure: cost,
  curve: cost,
  // In limited formats, a deck is bound by its pool instead.
  limit: ({ facts }, preset) => (facts.basic || preset === 'limited' ? null : MOST_COPIES),
  facts,
  badge: ({ facts }) => [facts.cost.join(''), `costs ${facts.cost.join(' ')}`],
});
