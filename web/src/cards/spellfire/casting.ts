/** Who is shown on a champion's or ally's card: a creature its name or traits mention, or a person of its type. */

import type { Backdrop } from '../art/backdrop';
import { hideNear, roaming, type Beast, type Hide } from '../art/beasts';
import { bearing, hairBy, person, tonesOf, type Arm, type Beard, type Head, type Tones } from '../art/people';
import { between, moved, pick, type Dice, type Shape } from '../art/shape';
import type { SpellfireCard } from './card';

const CREATURES: readonly [RegExp, Beast][] = [
  [/dracolich|lich\b|skelet|dead\b|bone|pereghost/i, 'skull'],
  [/dragon|avangion|wyrm|borys|drake|ceratops|saurus/i, 'dragon'],
  [/golem|automaton/i, 'golem'],
  [/eye tyrant|beholder|gatekeeper|thought eater/i, 'eye'],
  [/hound|loup|wolf|wolves|myrmidon dog/i, 'wolf'],
  [/roc\b|bird|harpy|hawk|pteran/i, 'bird'],
  [/ghost|shade|wraith|apocalypse/i, 'ghost'],
  [/mind flayer|devourer|roper|ssilcroth|leviathan/i, 'octopus'],
  [/treant|wood/i, 'tree'],
  [/djinni|genie|elemental/i, 'djinni'],
  [/giant|cyclops|ettin|ogre/i, 'giant'],
  [/drider|saurial|serpent|snake|naga/i, 'serpent'],
  [/horror|bat\b|ashathra/i, 'bat'],
  [/ki-rin|pegasus/i, 'horse'],
  [/rust monster|silt|swarm/i, 'swarm'],
  [/sloth|cat\b|panther/i, 'cat'],
  [/iuz|marilith|tanar|avatar of evil|urdlen/i, 'fiend'],
  [/minotaur|bull/i, 'ox'],
];
const TRAITS: readonly [string, Beast][] = [
  ['beholder', 'eye'],
  ['dragon', 'dragon'],
  ['golem', 'golem'],
  ['undead', 'skull'],
  ['giant', 'giant'],
  ['werebeast', 'wolf'],
  ['lycanthrope', 'wolf'],
];

const HIDES: readonly [Hide, ...Hide[]] = [
  { body: '#7f8f55', shade: '#2c3420', pale: '#f1e5c6', eyes: '#ffd04f' },
  { body: '#9c5a3c', shade: '#3a1c17', pale: '#f3e3c8', eyes: '#ffe27a' },
  { body: '#6d7c93', shade: '#232b3b', pale: '#e9ecef', eyes: '#ffb45c' },
  { body: '#8a4a5f', shade: '#311527', pale: '#f1dccf', eyes: '#ffe27a' },
  { body: '#4f8078', shade: '#17302f', pale: '#efe9cf', eyes: '#ffd04f' },
  { body: '#b08a4a', shade: '#4a3317', pale: '#fbf0d2', eyes: '#c9342b' },
];

/** Colours mentioned in names. */
const COLOURS: readonly [RegExp, Hide][] = [
  [/gold|avangion|ki-rin/i, { body: '#d0a33c', shade: '#5e3d12', pale: '#fff3cf', eyes: '#fff7d8' }],
  [/fire|hell|apocalypse|marilith/i, { body: '#b23e25', shade: '#3f0e10', pale: '#f8d9a8', eyes: '#ffd94d' }],
  [/brine|leviathan|silt|mermaid|selkie/i, { body: '#3f8791', shade: '#10303c', pale: '#dff2ee', eyes: '#ffe27a' }],
  [/clay|flesh|sloth/i, { body: '#b58768', shade: '#4b2c22', pale: '#f3dfca', eyes: '#fff2b8' }],
  [/rust/i, { body: '#a5572c', shade: '#43200f', pale: '#e9c9a2', eyes: '#ffe27a' }],
  [/ghost|dead|lich|skelet|apocal|winged/i, { body: '#8d97ab', shade: '#262b3d', pale: '#eef1ee', eyes: '#8ff0e0' }],
];
const PACK = /s$|horde|legion|conclave|marches|allies/i;

interface Role {
  readonly heads: readonly [Head, ...Head[]];
  readonly arms: readonly [Arm, ...Arm[]];
  readonly beard: number;
  /** Where to find such people. */
  readonly places: readonly [Backdrop, ...Backdrop[]];
}

const WILDS: readonly [Backdrop, ...Backdrop[]] = ['land', 'cave', 'fire', 'trees', 'moon', 'ruins', 'rays', 'shore'];
const ROLES: Record<string, Role> = {
  hero: { heads: ['helm', 'open helm', 'circlet', 'bare'], arms: ['sword', 'spear', 'axe', 'bow'], beard: 0.35, places: ['arms', 'land', 'hall', 'ruins', 'rays', 'drape', 'shore'] },
  wizard: { heads: ['hat', 'hat', 'hood', 'circlet'], arms: ['staff'], beard: 0.65, places: ['shelves', 'window', 'moon', 'rays', 'cave', 'hall'] },
  cleric: { heads: ['mitre', 'halo', 'hood'], arms: ['mace', 'staff'], beard: 0.35, places: ['window', 'hall', 'rays', 'ruins', 'land'] },
  psionicist: { heads: ['aura'], arms: ['none'], beard: 0.15, places: ['rays', 'cave', 'moon', 'ruins', 'land'] },
  regent: { heads: ['crown'], arms: ['sceptre', 'sword'], beard: 0.5, places: ['hall', 'drape', 'arms', 'window'] },
  thief: { heads: ['mask', 'hood'], arms: ['daggers'], beard: 0.2, places: ['moon', 'drape', 'hall', 'trees'] },
  ally: { heads: ['helm', 'open helm', 'hood', 'circlet'], arms: ['spear', 'axe', 'sword', 'bow'], beard: 0.3, places: ['land', 'arms', 'ruins', 'trees', 'shore', 'drape'] },
  monster: { heads: ['bare'], arms: ['axe', 'none'], beard: 0.2, places: WILDS },
};
const LONE: Role = { heads: ['bare'], arms: ['none'], beard: 0, places: ['arms', 'land', 'rays'] };

function creatureOf(card: SpellfireCard): Beast | undefined {
  const { traits, type } = card.facts;
  const named = CREATURES.find(([words]) => words.test(card.name))?.[1];
  if (named && (type === 'monster' || type === 'ally' || traits.length)) return named;
  const born = TRAITS.find(([trait]) => traits.includes(trait))?.[1];
  if (born && (type === 'monster' || type === 'ally' || born !== 'skull')) return born;
  return type === 'monster' ? 'brute' : undefined;
}

/** Skin tones of non-human peoples. */
const SKINS: Record<string, string> = { drow: '#5a5070', orc: '#86975a', undead: '#c3cbb2', duergar: '#8d8791', mul: '#b98a5e' };

const BEARDS: readonly [Beard, ...Beard[]] = ['short', 'long', 'forked', 'moustache', 'chin'];

function someone(dice: Dice, card: SpellfireCard, light: string): Shape[] {
  const { traits, type } = card.facts;
  const role = ROLES[type] ?? LONE;
  const tones: Tones = tonesOf(dice, light);
  for (const trait of traits) tones.skin = SKINS[trait] ?? tones.skin;
  if (traits.includes('drow')) tones.hair = '#eeeaf2';
  const elf = traits.includes('elf') || traits.includes('half-elf');
  const dwarf = traits.includes('dwarf') || traits.includes('gnome');
  const head = pick(dice, role.heads);
  const beard = dwarf ? pick(dice, ['long', 'forked'] as const) : elf || dice() > role.beard ? 'none' : pick(dice, BEARDS);
  const hair = head === 'aura' ? 'none' : hairBy(dice);
  const wings = traits.includes('flyer') ? (traits.includes('undead') ? 'leather' : 'feathers') : 'none';
  const arm = pick(dice, role.arms);
  const shown = person({ head, arm, tones, ears: elf, beard, hair, wings, ...bearing(dice) });
  const small = traits.includes('dwarf') || traits.includes('halfling') || traits.includes('gnome');
  const size = small ? 0.84 : between(dice, 0.92, 1.04);
  const wide = dice() < 0.5 ? -size : size;
  return moved(shown, 50 - 50 * wide + between(dice, -6, 6), 67 - 64 * size, size, wide);
}

/** The figure of a champion or ally. */
export function figure(dice: Dice, card: SpellfireCard, light: string): Shape[] {
  const creature = creatureOf(card);
  if (!creature) return someone(dice, card, light);
  const told = COLOURS.find(([words]) => words.test(card.name))?.[1];
  return roaming(dice, creature, told ? hideNear(dice, told, 12) : hideNear(dice, pick(dice, HIDES)), PACK.test(card.name));
}

/** The backdrop of a champion or ally. */
export function places(card: SpellfireCard): readonly [Backdrop, ...Backdrop[]] {
  return creatureOf(card) ? WILDS : (ROLES[card.facts.type] ?? LONE).places;
}
