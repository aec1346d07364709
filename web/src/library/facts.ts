/** What stands on a card besides its text, in words: a title and a text each. */

import type { CatalogueCard, SpellchainCard, SpellfireCard, SpellslingerCard } from '../lib/catalogue.svelte';

export interface Fact {
  title: string;
  text: string;
}

const SYMBOLS: Record<string, string> = { Y: 'yellow', B: 'blue', R: 'red', G: 'green', X: 'X' };

export function factsOf(card: CatalogueCard): Fact[] {
  const facts = card.game === 'spellfire' ? fire(card) : card.game === 'spellslinger' ? slinger(card) : chain(card);
  return facts.filter(({ text }) => text);
}

function fire({ facts, key }: SpellfireCard): Fact[] {
  const limit = facts.limit === 1 ? '' : facts.limit || 'any number';
  return [
    { title: 'World', text: facts.worlds.join(', ') },
    { title: facts.bonus ? 'Bonus' : 'Level', text: facts.level },
    { title: 'Uses', text: facts.uses && `${facts.uses}s`.replace('ys', 'ies') },
    { title: 'Classification', text: [...(facts.avatar ? ['avatar'] : []), ...facts.traits].join(', ') },
    { title: 'Blueline', text: facts.bluelines.join(', ') },
    { title: 'Side', text: facts.side || facts.nature },
    { title: 'Phases', text: facts.phases.join(', ') },
    { title: 'In a deck', text: String(limit) },
    { title: 'Set', text: facts.set },
    { title: 'Number', text: key },
  ];
}

function slinger({ facts }: SpellslingerCard): Fact[] {
  const gives = facts.gives.map((symbol) => SYMBOLS[symbol] ?? 'no colour');
  return [
    {
      title: 'Cost',
      text: facts.cost.length
        ? `${facts.cost.map(symbol).join(', ')}: ${facts.total}${facts.x ? ' and X' : ''} in all`
        : '',
    },
    { title: 'Colour', text: facts.colours.join(', ') },
    { title: 'Gives', text: [...new Set(gives)].join(' or ') },
    { title: 'Kind', text: facts.kinds.join(', ') },
    { title: 'Strength', text: facts.strength === null ? '' : String(facts.strength) },
    { title: 'Speed', text: facts.speed === null ? '' : String(facts.speed) },
    { title: 'Keywords', text: facts.keywords.join(', ') },
    { title: 'Rarity', text: facts.rarity },
    { title: 'In a deck', text: facts.basic ? 'any number' : 'up to 4' },
  ];
}

function chain({ facts }: SpellchainCard): Fact[] {
  return [
    { title: 'Seals', text: facts.seals.join(', ') },
    ...Object.entries(facts.numbers).map(([title, text]) => ({
      title: title.charAt(0).toUpperCase() + title.slice(1),
      text,
    })),
    { title: 'Stays', text: facts.stays ? 'in a zone of its own' : '' },
    { title: 'In a deck', text: `up to ${facts.limit}` },
  ];
}

function symbol(sign: string): string {
  return SYMBOLS[sign] ?? `${sign} of any colour`;
}
