/**
 * Which head each character has. No head is shared by more than three characters of a kind: the first line whose words
 * are in a card's name decides; a card whose name has none of them gets one of its kind's heads by its key.
 */

import { ANIMALS } from '../art/animals';
import { beast, type Beast, type Hide } from '../art/beasts';
import { FACES } from '../art/faces';
import { FIENDS } from '../art/fiends';
import { HEADDRESSES } from '../art/headdresses';
import type { Arm, Face, Head, Headdress } from '../art/people';
import { hash, type Shape } from '../art/shape';
import { WYRMS } from '../art/wyrms';
import type { SpellslingerCard } from './card';

type Named<What> = readonly [readonly [RegExp, What], ...(readonly [RegExp, What])[]];

const MORE = { ...ANIMALS, ...FIENDS, ...WYRMS };

export type Creature = Beast | keyof typeof MORE;

const CREATURES: Record<string, Named<Creature>> = {
  Demon: [
    [/\bimp\b/i, 'imp'],
    [/brute|furnace/i, 'maw'],
    [/overseer|road/i, 'ramhorn'],
    [/bailiff|print/i, 'clerk'],
    [/winged/i, 'gargoyle'],
    [/prince/i, 'overlord'],
    [/fiend/i, 'fiend'],
  ],
  Animal: [
    [/badger/i, 'badger'],
    [/adder|snake/i, 'serpent'],
    [/boar/i, 'boar'],
    [/bear/i, 'bear'],
    [/lynx/i, 'lynx'],
    [/wolf|hound/i, 'wolf'],
    [/stag/i, 'stag'],
  ],
  Pterosaur: [
    [/fog|storm|outrider/i, 'soaring'],
    [/chalk|reef|gull/i, 'pterosaur'],
  ],
  Dragon: [
    [/whelp/i, 'whelp'],
    [/two-headed/i, 'twohead'],
    [/wyrm|ninth/i, 'frilled'],
    [/quarry/i, 'dragon'],
  ],
  Troll: [
    [/bridge/i, 'longnose'],
    [/moss/i, 'mossy'],
    [/king/i, 'hillking'],
    [/boulder/i, 'boulder'],
  ],
  Dog: [
    [/collie/i, 'collie'],
    [/sheepdog/i, 'sheepdog'],
    [/mastiff/i, 'mastiff'],
    [/hound/i, 'hound'],
  ],
  Pegasus: [
    [/foal/i, 'foal'],
    [/mother|matriarch/i, 'steed'],
    [/courier/i, 'horse'],
  ],
  Horse: [
    [/dray/i, 'steed'],
    [/mare|warhorse/i, 'horse'],
  ],
  Donkey: [[/donkey/i, 'donkey']],
  Automaton: [
    [/fairground/i, 'doll'],
    [/engine/i, 'engine'],
    [/colossus/i, 'golem'],
  ],
  Bird: [
    [/gander/i, 'goose'],
    [/dove/i, 'bird'],
  ],
  Ox: [[/ox/i, 'ox']],
  Cat: [[/cat/i, 'cat']],
  Sheep: [[/ram/i, 'ram']],
  Swarm: [[/hive/i, 'swarm']],
};

interface Worn {
  readonly head: Head | keyof typeof HEADDRESSES;
  readonly face?: keyof typeof FACES;
}

const PEOPLE: Record<string, Named<Worn>> = {
  Wizard: [
    [/cataloguer|professor/i, { head: 'mortarboard' }],
    [/mesmerist|hypnotist/i, { head: 'turban' }],
    [/conjurer/i, { head: 'shell' }],
    [/librarian/i, { head: 'beret' }],
    [/clockmaker|dreaming/i, { head: 'hat' }],
  ],
  Sorcerer: [
    [/bonfire|firebrand/i, { head: 'flames' }],
    [/ruin/i, { head: 'skullcap' }],
    [/moon/i, { head: 'aura' }],
    [/hedge|pact/i, { head: 'hood' }],
  ],
  Angel: [
    [/almshouse|infirmary/i, { head: 'veil' }],
    [/noon|archangel/i, { head: 'sunburst' }],
    [/threshold/i, { head: 'winged' }],
    [/lamplight|accounts/i, { head: 'halo' }],
  ],
  Faerie: [
    [/queen/i, { head: 'crown', face: 'round' }],
    [/thimble/i, { head: 'thimble', face: 'round' }],
    [/keyhole|pickpocket/i, { head: 'feelers', face: 'round' }],
    [/inkwell|ringleader/i, { head: 'petals', face: 'round' }],
  ],
  Elf: [
    [/fowler/i, { head: 'plume', face: 'slim' }],
    [/cloak/i, { head: 'hood', face: 'slim' }],
    [/mossfoot/i, { head: 'circlet', face: 'slim' }],
  ],
  Dwarf: [
    [/ironmonger/i, { head: 'goggles', face: 'broad' }],
    [/lord/i, { head: 'crown', face: 'broad' }],
    [/quarryman/i, { head: 'open helm', face: 'broad' }],
  ],
  Druid: [
    [/oak/i, { head: 'antlers' }],
    [/stones/i, { head: 'bare' }],
    [/springs/i, { head: 'wreath' }],
  ],
  Gnome: [
    [/mapmaker/i, { head: 'goggles', face: 'broad' }],
    [/garden/i, { head: 'cone', face: 'broad' }],
  ],
  Satyr: [[/satyr/i, { head: 'goat', face: 'goat' }]],
  Townsfolk: [
    [/coachman/i, { head: 'topper' }],
    [/pawnbroker/i, { head: 'kerchief' }],
  ],
};

export interface Role {
  readonly arms: readonly [Arm, ...Arm[]];
  readonly wings?: 'feathers' | 'leather' | 'gauze';
  readonly small?: boolean;
  /** How many of them have a beard, from 0 to 1. */
  readonly beards?: number;
  /** What they wear leaves no room for hair. */
  readonly bald?: boolean;
  /** No scars, no eye patches. */
  readonly spotless?: boolean;
}

const ROLES: Record<string, Role> = {
  Wizard: { arms: ['staff'], beards: 0.5 },
  Sorcerer: { arms: ['staff', 'daggers'], bald: true },
  Angel: { arms: ['sword', 'spear', 'none'], wings: 'feathers', spotless: true },
  Faerie: { arms: ['none', 'daggers'], wings: 'gauze', small: true },
  Elf: { arms: ['bow', 'spear'] },
  Dwarf: { arms: ['axe', 'mace'], small: true, beards: 1 },
  Druid: { arms: ['staff'], beards: 0.5 },
  Gnome: { arms: ['none', 'mace'], small: true, beards: 1 },
  Satyr: { arms: ['spear', 'none'], bald: true },
  Townsfolk: { arms: ['none', 'sceptre'] },
};
const STRANGER: Role = { arms: ['none'] };

function named<What>(card: SpellslingerCard, lines: Named<What> | undefined): What | undefined {
  const found = lines?.find(([words]) => words.test(card.name)) ?? lines?.[hash(card.key) % lines.length];
  return found?.[1];
}

/** Which creature a character is; undefined for people. */
export function beastOf(card: SpellslingerCard): Creature | undefined {
  return named(card, CREATURES[card.facts.kinds.find((kind) => kind in CREATURES) ?? '']);
}

/** The shapes of a creature. */
export function bodyOf(kind: Creature, hide: Hide): Shape[] {
  return kind in MORE ? MORE[kind as keyof typeof MORE](hide) : beast(kind as Beast, hide);
}

/** What a person wears on their head, and the face below it if it isn't a plain one. */
export function wornBy(card: SpellslingerCard): { head: Head | Headdress; face?: Face } {
  const { head, face } = named(card, PEOPLE[card.facts.kinds.find((kind) => kind in PEOPLE) ?? '']) ?? { head: 'circlet' };
  const dress = head in HEADDRESSES ? HEADDRESSES[head as keyof typeof HEADDRESSES] : (head as Head);
  return face ? { head: dress, face: FACES[face] } : { head: dress };
}

/** What else is typical of a person's kind. */
export function roleOf(card: SpellslingerCard): Role {
  return ROLES[card.facts.kinds.find((kind) => kind in ROLES) ?? ''] ?? STRANGER;
}
