/** The search fields of each game's cards; a game without any has its cards searched by type. */

import { capital, plainFacts } from '../../cards/live';
import type { CatalogueCard, GameName } from '../../lib/live/catalogue.svelte';
import type { Fact, Measure, Sought } from './sought';

const NO_MEASURE: Measure = { name: 'number', title: 'Number', value: () => null };

const PLAIN: Sought = {
  example: '-name:dragon',
  facets: [{ name: 'type', title: 'Type', values: (card) => [capital(card.kind)] }],
  measure: NO_MEASURE,
  curve: NO_MEASURE,
  facts: (card) => plainFacts(card.facts).map(([name, text]) => ({ title: capital(name), text })),
  badge: () => ['', ''],
};

const BY_GAME = import.meta.glob<{ SOUGHT: Sought }>('../../cards/*/sought.ts', { eager: true });

export function soughtOf(game: GameName): Sought {
  return BY_GAME[`../../cards/${game}/sought.ts`]?.SOUGHT ?? PLAIN;
}

/** What's on a card besides its text, in words. */
export function factsOf(card: CatalogueCard): Fact[] {
  return soughtOf(card.game)
    .facts(card)
    .filter(({ text }) => text);
}
