/** The picture on a Spellslinger card: a poster in the tones of its colour, the same for the same card. */

import { airOf, heavens } from '../art/air';
import { backdrop, type Backdrop } from '../art/backdrop';
import { hideNear, roaming, type Beast } from '../art/beasts';
import { building, type Building } from '../art/buildings';
import { features } from '../art/foreground';
import { country, sea, type Ground } from '../art/land';
import { drawn, motif, secondMotif } from '../art/motifs';
import { bearing, hairBy, person, tonesOf, type Arm, type Head } from '../art/people';
import { surround } from '../art/rounds';
import { beams, between, circle, diceOf, moved, pick, tilted, whole, type Dice, type Shape } from '../art/shape';
import { cast } from '../art/showing';
import { near } from '../art/tones';
import type { SpellslingerCard } from './card';
import { lookOf, lookOfSymbol, type Look } from './looks';
import { typeSign } from './signs';

const CREATURES: Record<string, Beast> = {
  Demon: 'fiend',
  Pterosaur: 'bird',
  Dragon: 'dragon',
  Troll: 'brute',
  Dog: 'wolf',
  Pegasus: 'horse',
  Automaton: 'golem',
  Horse: 'horse',
  Donkey: 'horse',
  Bird: 'bird',
  Ox: 'ox',
  Cat: 'cat',
  Sheep: 'ox',
  Swarm: 'swarm',
  Animal: 'stag',
};
const ANIMALS: readonly [RegExp, Beast][] = [
  [/wolf|badger|hound|collie|mastiff/i, 'wolf'],
  [/adder|snake/i, 'serpent'],
  [/boar|bear|ram\b/i, 'ox'],
  [/lynx|cat/i, 'cat'],
];

interface Role {
  readonly heads: readonly [Head, ...Head[]];
  readonly arms: readonly [Arm, ...Arm[]];
  readonly wings?: 'feathers' | 'leather' | 'gauze';
  readonly ears?: boolean;
  readonly small?: boolean;
}

const ROLES: Record<string, Role> = {
  Wizard: { heads: ['hat', 'circlet'], arms: ['staff'] },
  Sorcerer: { heads: ['hood', 'aura'], arms: ['staff', 'daggers'] },
  Angel: { heads: ['halo'], arms: ['sword', 'spear', 'none'], wings: 'feathers' },
  Faerie: { heads: ['circlet', 'bare'], arms: ['none', 'daggers'], wings: 'gauze', ears: true, small: true },
  Elf: { heads: ['circlet', 'hood'], arms: ['bow', 'spear'], ears: true },
  Dwarf: { heads: ['open helm', 'helm'], arms: ['axe', 'mace'], small: true },
  Druid: { heads: ['hood', 'circlet'], arms: ['staff'] },
  Gnome: { heads: ['hat'], arms: ['none', 'mace'], small: true },
  Satyr: { heads: ['open helm'], arms: ['spear', 'none'], ears: true },
  Townsfolk: { heads: ['bare', 'hat'], arms: ['none', 'sceptre'] },
};
const STRANGER: Role = { heads: ['circlet'], arms: ['none'] };

const WILDS: readonly [Backdrop, ...Backdrop[]] = ['land', 'rays', 'trees', 'moon', 'shore', 'cave', 'ruins', 'fire'];
const TOWNS: readonly [Backdrop, ...Backdrop[]] = ['land', 'rays', 'hall', 'window', 'drape', 'arms', 'shelves', 'trees'];

function someone(dice: Dice, card: SpellslingerCard, { light, hide }: Look): Shape[] {
  const kind = card.facts.kinds.find((one) => one in ROLES) ?? '';
  const role = ROLES[kind] ?? STRANGER;
  const tones = { ...tonesOf(dice, light), trim: hide.pale };
  const bearded = kind === 'Dwarf' || kind === 'Gnome' || (kind === 'Wizard' && dice() < 0.5);
  const shown = person({
    head: pick(dice, role.heads),
    arm: pick(dice, role.arms),
    tones,
    ears: role.ears ?? false,
    beard: bearded ? pick(dice, ['long', 'forked', 'short'] as const) : 'none',
    hair: hairBy(dice),
    wings: role.wings ?? (card.facts.keywords.includes('Flying') ? 'feathers' : 'none'),
    ...bearing(dice),
  });
  const size = role.small ? between(dice, 0.78, 0.86) : between(dice, 0.92, 1.04);
  const wide = dice() < 0.5 ? -size : size;
  return moved(shown, 50 - 50 * wide + between(dice, -6, 6), 67 - 64 * size, size, wide);
}

function creature(dice: Dice, card: SpellslingerCard, kind: Beast, { hide, light }: Look): Shape[] {
  const flies = card.facts.keywords.includes('Flying') && kind !== 'bird' && kind !== 'swarm';
  const feathered = card.facts.kinds.includes('Pegasus');
  const own = hideNear(dice, hide, 34);
  const wings = flies
    ? person({ head: 'bare', arm: 'none', tones: { ...tonesOf(dice, light), cloth: own.shade }, wings: feathered ? 'feathers' : 'leather' }).slice(0, 2)
    : [];
  return [...moved(wings, 0, between(dice, -5, 2)), ...roaming(dice, kind, own, /s$|pack|herd|flock/i.test(card.name))];
}

const SEATS: readonly [RegExp, Building][] = [
  [/lighthouse|tower/i, 'tower'],
  [/shore|coast|cliffs|fen/i, 'ship'],
  [/hall|exhibition|observatory/i, 'dome'],
  [/orchard|downs|plains|crossroads|charcoal/i, 'village'],
  [/pilgrim|pass|mountain/i, 'temple'],
];
const GROUNDS: Record<string, Ground> = { Y: 'hills', B: 'hills', R: 'peaks', G: 'woods' };

function place(dice: Dice, card: SpellslingerCard): Shape[] {
  const [first = '1', second = first] = card.facts.gives;
  const look = lookOfSymbol(first);
  const air = airOf(dice, { ...look, land: [look.land[0], look.land[1], lookOfSymbol(second).land[2]] }, card.facts.basic ? 'noon' : undefined);
  const ground = GROUNDS[first] ?? 'city';
  const seat = SEATS.find(([words]) => words.test(card.name))?.[1] ?? 'village';
  const wet = first === 'B' || second === 'B';
  const shore = between(dice, 44, 52);
  return [
    ...heavens(dice, air),
    ...country(dice, ground, air.land, air.light),
    ...(wet ? sea(dice, shore, ...near(dice, ['#2f78ad', '#dff2fb'] as const, 20, 0.05)) : features(dice, ground, air, 2)),
    ...building(seat, between(dice, 26, 74), first === 'B' && seat !== 'ship' ? shore + 1 : 55, between(dice, 1, 1.5), '#2b2230', '#ffdf8a'),
  ];
}

/** An event bursts, an interrupt strikes across, an enchantment circles. */
function deed(dice: Dice, card: SpellslingerCard, look: Look): Shape[] {
  const { light, dark } = look;
  const { type } = card.facts;
  const sign = motif(card.name, typeSign(type));
  const second = secondMotif(card.name);
  const paints = airOf(dice, look, 'noon');
  const [far, mid, close] = paints.land;
  if (type === 'Event') return cast(dice, paints, sign, second, { light, dark });
  const size = between(dice, 0.85, 1.15);
  const mark = tilted([...drawn(sign, 51, 33, size, dark, 0.55), ...drawn(sign, 50, 32, size, light)], between(dice, -12, 12));
  const beside = second ? drawn(second, pick(dice, [14, 86]), pick(dice, [14, 50]), 0.42, light, 0.9) : [];
  if (type === 'Enchantment') {
    const [x, y] = [50 + between(dice, -3, 3), 32 + between(dice, -2, 2)];
    return [
      { d: 'M0 0H100V64H0Z', fill: mid },
      { d: beams(x, y, whole(dice, 5, 12), dice()), fill: far, opacity: 0.4 },
      { d: circle(x, y, 30), fill: close, opacity: 0.5 },
      ...surround(dice, x, y, between(dice, 24, 30), light),
      ...mark,
      ...beside,
    ];
  }
  const [y, slope] = [between(dice, -6, 6), between(dice, -8, 8)];
  return [
    { d: 'M0 0H100V64H0Z', fill: close },
    { d: beams(between(dice, 30, 70), between(dice, 20, 44), whole(dice, 12, 28), dice()), fill: light, opacity: 0.14 },
    ...tilted([{ d: `M-20 ${26 + y}L38 ${18 + y} 34 ${28 + y} 120 ${14 + y}V${40 + y}L60 ${46 + y} 64 ${38 + y} -20 ${52 + y}Z`, fill: far, opacity: 0.75 }], slope * 3 + (dice() < 0.5 ? 0 : 60)),
    { d: circle(50, 32, between(dice, 19, 23)), fill: mid },
    { d: circle(50, 32, between(dice, 21, 27)), fill: light, line: 1.2 },
    ...mark,
    ...beside,
  ];
}

function paint(card: SpellslingerCard): Shape[] {
  const dice = diceOf(card.key);
  const look = lookOf(card);
  if (card.facts.type === 'Terrain') return place(dice, card);
  if (card.facts.type !== 'Character') return deed(dice, card, look);
  const named = card.facts.kinds.includes('Animal') ? ANIMALS.find(([words]) => words.test(card.name))?.[1] : undefined;
  const kind = named ?? card.facts.kinds.map((one) => CREATURES[one]).find((one) => one !== undefined);
  const air = airOf(dice, look);
  const behind = backdrop(dice, kind ? WILDS : TOWNS, air, look.ground);
  const halo: Shape = { d: circle(50, 30, 28), fill: air.sky[1], opacity: 0.35 };
  return [...behind, halo, ...(kind ? creature(dice, card, kind, look) : someone(dice, card, look))];
}

const painted = new Map<string, Shape[]>();

/** A card's picture; each is painted once. */
export function pictureOf(card: SpellslingerCard): readonly Shape[] {
  let shapes = painted.get(card.key);
  if (!shapes) {
    shapes = paint(card);
    painted.set(card.key, shapes);
  }
  return shapes;
}
