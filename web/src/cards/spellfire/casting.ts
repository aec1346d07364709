/** Who is shown on the card of a champion or ally: a creature that its name or traits speak of, or a person of its type. */

import { beast, type Beast, type Hide } from '../art/beasts';
import { person, tonesOf, type Arm, type Head, type Tones } from '../art/people';
import { moved, pick, type Dice, type Shape } from '../art/shape';
import type { SpellfireCard } from './card';

const CREATURES: readonly [RegExp, Beast][] = [
  [/dracolich|lich\b|skelet|dead\b|bone|pereghost/i, 'skull'],
  [/dragon|avangion|wyrm|borys|drake/i, 'dragon'],
  [/golem|automaton/i, 'golem'],
  [/eye tyrant|beholder|gatekeeper|thought eater/i, 'eye'],
  [/hound|loup|wolf|wolves|myrmidon dog/i, 'wolf'],
  [/roc\b|bird|harpy|hawk/i, 'bird'],
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

interface Role {
  readonly heads: readonly [Head, ...Head[]];
  readonly arms: readonly [Arm, ...Arm[]];
  readonly beard: number;
}

const ROLES: Record<string, Role> = {
  hero: { heads: ['helm', 'open helm', 'circlet', 'bare'], arms: ['sword', 'spear', 'axe', 'bow'], beard: 0.35 },
  wizard: { heads: ['hat', 'hat', 'hood', 'circlet'], arms: ['staff'], beard: 0.65 },
  cleric: { heads: ['mitre', 'halo', 'hood'], arms: ['mace', 'staff'], beard: 0.35 },
  psionicist: { heads: ['aura'], arms: ['none'], beard: 0.15 },
  regent: { heads: ['crown'], arms: ['sceptre', 'sword'], beard: 0.5 },
  thief: { heads: ['mask', 'hood'], arms: ['daggers'], beard: 0.2 },
  ally: { heads: ['helm', 'open helm', 'hood', 'circlet'], arms: ['spear', 'axe', 'sword', 'bow'], beard: 0.3 },
  monster: { heads: ['bare'], arms: ['axe', 'none'], beard: 0.2 },
};
const LONE: Role = { heads: ['bare'], arms: ['none'], beard: 0 };

function creatureOf(card: SpellfireCard): Beast | undefined {
  const { traits, type } = card.facts;
  const named = CREATURES.find(([words]) => words.test(card.name))?.[1];
  if (named && (type === 'monster' || type === 'ally' || traits.length)) return named;
  const born = TRAITS.find(([trait]) => traits.includes(trait))?.[1];
  if (born && (type === 'monster' || type === 'ally' || born !== 'skull')) return born;
  return type === 'monster' ? 'brute' : undefined;
}

/** Skins of peoples that are not human. */
const SKINS: Record<string, string> = { drow: '#5a5070', orc: '#86975a', undead: '#c3cbb2', duergar: '#8d8791', mul: '#b98a5e' };

function someone(dice: Dice, card: SpellfireCard, light: string): Shape[] {
  const { traits, type } = card.facts;
  const role = ROLES[type] ?? LONE;
  const tones: Tones = tonesOf(dice, light);
  for (const trait of traits) tones.skin = SKINS[trait] ?? tones.skin;
  if (traits.includes('drow')) tones.hair = '#eeeaf2';
  const elf = traits.includes('elf') || traits.includes('half-elf');
  const dwarf = traits.includes('dwarf') || traits.includes('gnome');
  const head = pick(dice, role.heads);
  const lot = dice();
  const beard = dwarf ? 'long' : elf || lot > role.beard ? 'none' : lot < role.beard / 2 ? 'long' : 'short';
  const hair = head === 'aura' ? 'none' : dice() < 0.5 ? 'long' : 'short';
  const wings = traits.includes('flyer') ? (traits.includes('undead') ? 'leather' : 'feathers') : 'none';
  const shown = person({ head, arm: pick(dice, role.arms), tones, ears: elf, beard, hair, wings });
  return traits.includes('dwarf') || traits.includes('halfling') || traits.includes('gnome') ? moved(shown, 8, 11, 0.84) : moved(shown, 0, 3);
}

/** The figure of a champion or ally. */
export function figure(dice: Dice, card: SpellfireCard, light: string): Shape[] {
  const creature = creatureOf(card);
  if (!creature) return someone(dice, card, light);
  return beast(creature, pick(dice, HIDES));
}
