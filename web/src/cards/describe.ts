/** What a face shows, in one sentence: for labels, and for the table as text. */

import type { CatalogueCard, SpellchainCard, SpellfireCard, SpellslingerCard } from '../lib/catalogue.svelte';
import type { SpellchainSeen } from '../lib/shapes/spellchain';
import type { SpellfireSeen } from '../lib/shapes/spellfire';
import type { SpellslingerSeen } from '../lib/shapes/spellslinger';
import type { Facts, Size } from './live';

/**
 * A card as a sentence: everything that its face of this size shows. The text stands on the larger faces only; a card
 * that is not known is "a hidden card".
 */
export function describeCard(card: CatalogueCard | undefined, facts: Facts = {}, size: Size = 'full'): string {
  if (!card) return 'a hidden card';
  const parts = partsOf(card, facts).filter(Boolean);
  const sentence = `${card.name}: ${parts.join(', ')}`;
  const text = size === 'hand' || size === 'full' ? spoken(card.text) : '';
  return text ? `${sentence}. ${text}` : sentence;
}

function partsOf(card: CatalogueCard, facts: Facts): string[] {
  switch (card.game) {
    case 'spellfire':
      return spellfire(card, facts);
    case 'spellslinger':
      return spellslinger(card, facts);
    case 'spellchain':
      return spellchain(card, facts);
  }
}

function spellfire({ facts: printed }: SpellfireCard, { now, place, razed }: Partial<SpellfireSeen>): string[] {
  return [
    printed.type,
    printed.worlds.join(' and '),
    level(printed.level, printed.base, printed.bonus, now),
    printed.avatar ? 'avatar' : '',
    ...printed.traits,
    place ? `in place ${place}` : '',
    razed ? 'razed' : '',
  ];
}

function level(printed: string, base: number | null, bonus: boolean, now: number | undefined): string {
  if (base === null) return '';
  if (now === undefined || now === base) return `level ${printed}`;
  return `level ${bonus && now >= 0 ? '+' : ''}${now}, printed ${printed}`;
}

const SYMBOLS: Record<string, string> = { Y: 'yellow', B: 'blue', R: 'red', G: 'green' };

function symbols(cost: readonly string[]): string {
  return cost.map((symbol) => SYMBOLS[symbol] ?? symbol).join(' ');
}

function spellslinger({ facts: printed }: SpellslingerCard, facts: Partial<SpellslingerSeen>): string[] {
  const { now, keywords = printed.keywords, damage = 0, sideways } = facts;
  const gives = printed.gives.map((symbol) => (symbol === '1' ? 'colourless' : symbol));
  return [
    printed.colours.join(' and ') || (printed.type === 'Terrain' ? '' : 'colourless'),
    printed.kinds.length ? `${printed.type} ${printed.kinds.join(' ')}` : printed.type,
    printed.cost.length ? `cost ${symbols(printed.cost)}` : '',
    gives.length ? `gives ${symbols(gives)}` : '',
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
  return `${number('strength', strength, now?.[0])}, ${number('speed', speed, now?.[1])}`;
}

function spellchain({ facts: printed }: SpellchainCard, { slot = 0, status }: Partial<SpellchainSeen>): string[] {
  const seals = printed.seals.length === 1 ? `seal ${printed.seals[0]}` : `seals ${printed.seals.join(', ')}`;
  return [
    printed.kind,
    printed.seals.length ? seals : 'no seal',
    ...Object.entries(printed.numbers).map(([what, amount]) => `${what} ${amount}`),
    slot > 0 ? `in slot ${slot}` : '',
    status ?? '',
  ];
}

/** A text with its [symbols] as words. */
function spoken(text: string): string {
  return text.replaceAll('][', '] [').replace(/\[(\w+)\]/g, (_, symbol: string) => SYMBOLS[symbol] ?? symbol);
}
