/** A few cards for tests. */

import type { SpellchainCard } from './spellchain/card';
import type { SpellfireCard } from './spellfire/card';
import type { SpellslingerCard } from './spellslinger/card';

export const hero: SpellfireCard = {
  game: 'spellfire',
  key: '4th/1',
  name: 'Sable the Quick',
  kind: 'hero',
  heading: '',
  text: 'Elf, flyer. Sable the Quick gains 2 levels when attacking.',
  rules: [],
  facts: {
    type: 'hero',
    champion: true,
    world: 'Greyhawk',
    worlds: ['Greyhawk'],
    level: '5',
    base: 5,
    bonus: false,
    uses: '',
    traits: ['elf', 'flyer'],
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
  },
};

export const realm: SpellfireCard = {
  ...hero,
  name: 'Ashmark',
  text: '',
  facts: { ...hero.facts, type: 'realm', champion: false, level: '', base: null, traits: ['coastal'] },
};

export const item: SpellfireCard = {
  ...hero,
  name: 'Plain Sword',
  facts: { ...hero.facts, type: 'magical item', champion: false, world: '', worlds: [], level: '+3', base: 3, bonus: true, traits: [] },
};

export const imp: SpellslingerCard = {
  game: 'spellslinger',
  key: 'imp',
  name: 'Imp',
  kind: 'Character',
  heading: '',
  text: 'Flying. Turn sideways, [2][R]: deal 1 damage.',
  rules: [],
  facts: {
    type: 'Character',
    cost: ['X', '1', 'R'],
    total: 2,
    x: true,
    colours: ['red'],
    gives: [],
    kinds: ['Demon'],
    strength: 1,
    speed: 2,
    keywords: ['Flying'],
    rarity: 'uncommon',
    basic: false,
  },
};

export const bolt: SpellchainCard = {
  game: 'spellchain',
  key: 'bolt',
  name: 'Bolt',
  kind: 'Spell',
  heading: '',
  text: 'Deal 3 DMG for each [Fire] card.',
  rules: [],
  facts: { kind: 'Spell', seals: ['Fire', 'Dark'], limit: 2, stays: false, numbers: { damage: '3' }, damage: 3 },
};
