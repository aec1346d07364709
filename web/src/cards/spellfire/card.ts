import type { CatalogueCard } from '../../lib/live/catalogue.svelte';
import type { SpellfireFacts } from '../../lib/shapes/spellfire';

export type SpellfireCard = CatalogueCard<SpellfireFacts>;

export function isSpellfire(card: CatalogueCard | undefined): card is SpellfireCard {
  return card?.game === 'spellfire';
}
