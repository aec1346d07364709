/** Cards for tests, with as few facts as possible. */

import type { SpellchainCard } from '../cards/spellchain/card';
import type { SpellfireCard } from '../cards/spellfire/card';
import type { SpellslingerCard } from '../cards/spellslinger/card';
import type { SpellfireFacts } from '../lib/shapes/spellfire';

const card = (key: string, name: string, kind: string) => ({
  key,
  name,
  kind,
  heading: `${name} (${kind})`,
  text: '',
  rules: [],
});

export function fireCard(key: string, name: string, kind: string, facts: Partial<SpellfireFacts> = {}): SpellfireCard {
  const base = facts.base ?? null;
  return {
    ...card(key, name, kind),
    game: 'spellfire',
    facts: {
      type: kind,
      champion: kind === 'hero',
      world: '',
      worlds: facts.world ? [facts.world] : [],
      level: base === null ? '' : String(base),
      base,
      bonus: false,
      uses: '',
      traits: [],
      bluelines: [],
      side: '',
      nature: '',
      phases: [],
      anytime: false,
      avatar: false,
      limit: 1,
      edition: '4th',
      set: 'Fourth Edition',
      number: 1,
      rarity: '',
      ...facts,
    },
  };
}

export function slingerCard(key: string, colours: string[], total = 1): SpellslingerCard {
  return {
    ...card(key, key, 'Event'),
    game: 'spellslinger',
    facts: {
      type: 'Event',
      cost: [],
      total,
      x: false,
      colours,
      gives: [],
      kinds: [],
      strength: null,
      speed: null,
      keywords: [],
      rarity: 'common',
      basic: false,
    },
  };
}

export function chainCard(key: string, damage: number, limit = 4): SpellchainCard {
  return {
    ...card(key, key, 'Spell'),
    game: 'spellchain',
    facts: { kind: 'Spell', seals: [], limit, stays: false, numbers: {}, damage },
  };
}
