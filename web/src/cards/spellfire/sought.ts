/** Search fields and details of Spellfire cards. */

import { word } from '../../lib/settings/language';
import { soughtBy, type Fact } from '../../library/cards/sought';
import type { SpellfireFacts } from '../../lib/shapes/spellfire';
import { capital } from '../live';
import type { SpellfireCard } from './card';
import { emblemOf } from './emblems';
import { lookOf } from './worlds';

// As printed on the cards.
// @wc-ignore
const NO_WORLD = 'No world';
// @wc-ignore
const ANY_TIME = 'At any time';

function facts({ facts: printed, key }: SpellfireCard): Fact[] {
  const limit = printed.limit === 1 ? '' : printed.limit || 'any number';
  return [
    { title: 'World', text: printed.worlds.join(', ') },
    { title: printed.bonus ? 'Bonus' : 'Level', text: printed.level },
    { title: 'Can use', text: printed.uses && `${printed.uses}s`.replace('ys', 'ies') },
    { title: 'Classification', text: [...(printed.avatar ? [word('avatar')] : []), ...printed.traits].join(', ') },
    { title: 'Blueline', text: printed.bluelines.join(', ') },
    { title: 'Side', text: printed.side || printed.nature },
    { title: 'Phases', text: printed.phases.join(', ') },
    { title: 'Per deck', text: String(limit) },
    { title: 'Set', text: printed.set },
    { title: 'Number', text: key },
  ];
}

/** The sets a deck may use the card from. */
function setsOf({ facts: printed, printings }: SpellfireCard): string[] {
  const sets = (printings ?? []).filter(({ playable }) => playable).map(({ set }) => set);
  return sets.length ? [...new Set(sets)] : [printed.set];
}

export const SOUGHT = soughtBy<SpellfireFacts>({
  example: 'type:realm level>7',
  facets: [
    {
      name: 'type',
      title: 'Type',
      values: (card) => [capital(card.kind)],
      sign: (value) => emblemOf(value.toLowerCase()),
    },
    {
      name: 'world',
      title: 'World',
      sign: (value) => (value === NO_WORLD ? undefined : lookOf(value, '').sign),
      values: (card) => (card.facts.worlds.length ? card.facts.worlds : [NO_WORLD]),
    },
    {
      name: 'mark',
      title: 'Mark',
      values: (card) => {
        const { side, nature, anytime } = card.facts;
        return [...[side, nature].filter(Boolean).map(capital), ...(anytime ? [ANY_TIME] : [])];
      },
    },
    {
      name: 'class',
      title: 'Classification',
      values: (card) => [...card.facts.traits, ...(card.facts.avatar ? ['avatar'] : [])].map(capital),
      folded: true,
    },
    { name: 'set', title: 'Set', values: setsOf, folded: true },
  ],
  measure: { name: 'level', title: 'Level', value: (card) => card.facts.base },
  curve: {
    name: 'champions',
    title: 'Levels of champions',
    value: (card) => (card.facts.champion ? card.facts.base : null),
    summed: true,
  },
  facts,
  badge: ({ facts }) => [facts.level, `level ${facts.level}`],
  limit: ({ facts }) => facts.limit || null,
  programs: ['crossfire'],
});
