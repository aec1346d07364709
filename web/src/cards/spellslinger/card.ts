import type { CatalogueCard } from '../../lib/live/catalogue.svelte';
import type { SpellslingerFacts } from '../../lib/shapes/spellslinger';

export type SpellslingerCard = CatalogueCard<SpellslingerFacts>;
