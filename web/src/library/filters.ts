/** What cards can be sought by, game by game; and which cards a choice leaves. */

import { emblemOf } from '../cards/spellfire/emblems';
import { lookOf } from '../cards/spellfire/worlds';
import { KINDS, sealOf } from '../cards/spellchain/seals';
import { colourOf, COLOURLESS, raritySign, typeSign } from '../cards/spellslinger/signs';
import type { Sign } from '../cards/signs';
import type { CatalogueCard, GameName } from '../lib/catalogue.svelte';
import { plain, wordsOf } from './text';

/** One way to sort cards into heaps: their type, their world, ... A card may lie in several heaps, or in none. */
export interface Facet {
  /** Its name in the address. */
  name: string;
  title: string;
  values: (card: CatalogueCard) => readonly string[];
  /** The order of the heaps where it is not that of their names. */
  order?: readonly string[];
  /** The sign that stands for a heap on the cards, too. */
  sign?: (value: string) => Sign | undefined;
  /** Folded away until somebody wants it. */
  folded?: boolean;
}

/** A number on a card, by which a range is chosen or a curve is drawn. */
export interface Measure {
  name: string;
  title: string;
  value: (card: CatalogueCard) => number | null;
}

export interface Sought {
  facets: readonly Facet[];
  measure: Measure;
  /** What the curve of a deck shows, where that is not the measure of all cards; `summed`: by its sum. */
  curve: Measure & { summed?: boolean };
}

export interface Choice {
  query: string;
  /** By facet: the heaps of which one must hold the card. */
  picked: Readonly<Record<string, readonly string[]>>;
  least: number | null;
  most: number | null;
}

export const NO_CHOICE: Choice = { query: '', picked: {}, least: null, most: null };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const COLOURS = ['Yellow', 'Blue', 'Red', 'Green', 'No colour'];
const RARITIES = ['Common', 'Uncommon', 'Rare'];
const NO_WORLD = 'No world';

const spellfire: Sought = {
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
      values: (card) => (card.game === 'spellfire' && card.facts.worlds.length ? card.facts.worlds : [NO_WORLD]),
    },
    {
      name: 'mark',
      title: 'Mark',
      values: (card) => {
        if (card.game !== 'spellfire') return [];
        const { side, nature, anytime } = card.facts;
        return [...[side, nature].filter(Boolean).map(capital), ...(anytime ? ['At any time'] : [])];
      },
    },
    {
      name: 'class',
      title: 'Classification',
      values: (card) => {
        if (card.game !== 'spellfire') return [];
        return [...card.facts.traits, ...(card.facts.avatar ? ['avatar'] : [])].map(capital);
      },
      folded: true,
    },
    { name: 'set', title: 'Set', values: (card) => (card.game === 'spellfire' ? [card.facts.set] : []), folded: true },
  ],
  measure: { name: 'level', title: 'Level', value: (card) => (card.game === 'spellfire' ? card.facts.base : null) },
  curve: {
    name: 'champions',
    title: 'Levels of champions',
    value: (card) => (card.game === 'spellfire' && card.facts.champion ? card.facts.base : null),
    summed: true,
  },
};

const cost: Measure = {
  name: 'cost',
  title: 'Cost',
  value: (card) => (card.game === 'spellslinger' && card.kind !== 'Terrain' ? card.facts.total : null),
};

const spellslinger: Sought = {
  facets: [
    { name: 'type', title: 'Type', values: (card) => [card.kind], sign: typeSign },
    {
      name: 'colour',
      title: 'Colour',
      sign: (value) => (colourOf(value.toLowerCase()) ?? COLOURLESS).sign,
      values: (card) => {
        if (card.game !== 'spellslinger') return [];
        return card.facts.colours.length ? card.facts.colours.map(capital) : ['No colour'];
      },
      order: COLOURS,
    },
    { name: 'keyword', title: 'Keyword', values: (card) => (card.game === 'spellslinger' ? card.facts.keywords : []) },
    {
      name: 'rarity',
      title: 'Rarity',
      sign: (value) => raritySign(value.toLowerCase()),
      values: (card) => (card.game === 'spellslinger' ? [capital(card.facts.rarity)] : []),
      order: RARITIES,
    },
    {
      name: 'kind',
      title: 'Kind',
      values: (card) => (card.game === 'spellslinger' ? card.facts.kinds : []),
      folded: true,
    },
  ],
  measure: cost,
  curve: cost,
};

const damage: Measure = {
  name: 'damage',
  title: 'Damage',
  value: (card) => (card.game === 'spellchain' && card.facts.damage ? card.facts.damage : null),
};

const spellchain: Sought = {
  facets: [
    { name: 'type', title: 'Type', values: (card) => [card.kind], sign: (value) => KINDS[value] },
    {
      name: 'seal',
      title: 'Seal',
      values: (card) => (card.game === 'spellchain' ? card.facts.seals : []),
      sign: (value) => sealOf(value).sign,
    },
    {
      name: 'copies',
      title: 'Copies in a deck',
      values: (card) => (card.game === 'spellchain' ? [String(card.facts.limit)] : []),
    },
  ],
  measure: damage,
  curve: damage,
};

export const SOUGHT: Readonly<Record<GameName, Sought>> = { spellchain, spellfire, spellslinger };

/** A card with what is looked at again and again. */
export interface Indexed {
  card: CatalogueCard;
  name: string;
  text: string;
  number: number | null;
}

export function indexed(cards: readonly CatalogueCard[], sought: Sought): Indexed[] {
  return cards.map((card) => ({
    card,
    name: plain(card.name),
    text: plain(`${card.heading} ${card.kind} ${card.text} ${card.key}`),
    number: sought.measure.value(card),
  }));
}

/** The cards that a choice leaves; `but` leaves one facet (or the measure) out of account. */
export function chosen(cards: readonly Indexed[], sought: Sought, choice: Choice, but = ''): Indexed[] {
  const words = wordsOf(choice.query);
  const facets = sought.facets.filter(({ name }) => name !== but && choice.picked[name]?.length);
  const ranged = but !== sought.measure.name && (choice.least !== null || choice.most !== null);
  return cards.filter(
    (one) =>
      words.every((word) => one.text.includes(word)) &&
      facets.every(({ name, values }) => values(one.card).some((value) => choice.picked[name]?.includes(value))) &&
      (!ranged ||
        (one.number !== null && one.number >= (choice.least ?? -Infinity) && one.number <= (choice.most ?? Infinity))),
  );
}

export interface Heap {
  value: string;
  count: number;
  picked: boolean;
}

/** The heaps of a facet, each with the number of cards that picking it would show. */
export function heapsOf(facet: Facet, cards: readonly Indexed[], sought: Sought, choice: Choice): Heap[] {
  const counts = new Map<string, number>();
  for (const { card } of cards) for (const value of facet.values(card)) counts.set(value, 0);
  for (const { card } of chosen(cards, sought, choice, facet.name)) {
    for (const value of facet.values(card)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const picked = choice.picked[facet.name] ?? [];
  const place = (value: string): number => facet.order?.indexOf(value) ?? 0;
  return [...counts]
    .sort(([one], [other]) => place(one) - place(other) || one.localeCompare(other, 'en', { numeric: true }))
    .map(([value, count]) => ({ value, count, picked: picked.includes(value) }));
}

/** A choice with a heap picked, or put back. */
export function toggled(choice: Choice, facet: string, value: string): Choice {
  const before = choice.picked[facet] ?? [];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return { ...choice, picked: { ...choice.picked, [facet]: after } };
}

/** How many filters are set, the search aside. */
export function filtersIn(choice: Choice): number {
  const picked = Object.values(choice.picked).reduce((sum, values) => sum + values.length, 0);
  return picked + (choice.least === null && choice.most === null ? 0 : 1);
}

export type Order = 'name' | 'type' | 'number' | 'best';

/** The cards in an order; in the best one for a search, those that bear its words in their names come first. */
export function sorted(cards: readonly Indexed[], order: Order, query = ''): Indexed[] {
  const words = wordsOf(query);
  const inName = (one: Indexed): number => {
    if (!words.length) return 0;
    if (words.every((word) => one.name.startsWith(word))) return 0;
    return words.every((word) => one.name.includes(word)) ? 1 : 2;
  };
  const keys: Record<Order, (one: Indexed, other: Indexed) => number> = {
    name: () => 0,
    type: (one, other) => one.card.kind.localeCompare(other.card.kind),
    number: (one, other) => (one.number ?? Infinity) - (other.number ?? Infinity) || 0,
    best: (one, other) => inName(one) - inName(other),
  };
  const first = keys[order];
  return [...cards].sort((one, other) => first(one, other) || one.name.localeCompare(other.name));
}
