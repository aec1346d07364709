import type { CatalogueCard } from '../../lib/live/catalogue.svelte';
import type { SpellchainFacts } from '../../lib/shapes/spellchain';

export type SpellchainCard = CatalogueCard<SpellchainFacts>;
