import type { CatalogueCard } from '../../lib/catalogue.svelte';
import type { SpellslingerFacts } from '../../lib/shapes/spellslinger';

export type SpellslingerCard = CatalogueCard<SpellslingerFacts>;
