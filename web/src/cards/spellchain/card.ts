import type { CatalogueCard } from '../../lib/catalogue.svelte';
import type { SpellchainFacts } from '../../lib/shapes/spellchain';

export type SpellchainCard = CatalogueCard<SpellchainFacts>;
