/** The picture on a Spellslinger card: a poster in the tones of its colour, the same for the same card. */

import { beast, type Beast } from '../art/beasts';
import { building, type Building } from '../art/buildings';
import { country, hills, sea, type Ground } from '../art/land';
import { circleOfMagic, drawn, motif } from '../art/motifs';
import { person, tonesOf, type Arm, type Head } from '../art/people';
import { beams, between, circle, diceOf, moved, pick, star, whole, type Dice, type Shape } from '../art/shape';
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

/** The ground behind a figure: a great disc with beams, in the tones of the colour. */
function poster(dice: Dice, { sky, land, light }: Look): Shape[] {
  const [x, y] = [between(dice, 38, 62), between(dice, 22, 34)];
  return [
    { d: beams(x, y, whole(dice, 10, 18), dice()), fill: light, opacity: 0.25 },
    { d: circle(x, y, 24), fill: sky[1], opacity: 0.75 },
    hills(dice, 54, 7, land[1]),
  ];
}

function someone(dice: Dice, card: SpellslingerCard, { light, hide }: Look): Shape[] {
  const kind = card.facts.kinds.find((one) => one in ROLES) ?? '';
  const role = ROLES[kind] ?? STRANGER;
  const tones = { ...tonesOf(dice, light), trim: hide.pale };
  const shown = person({
    head: pick(dice, role.heads),
    arm: pick(dice, role.arms),
    tones,
    ears: role.ears ?? false,
    beard: kind === 'Dwarf' || kind === 'Gnome' || (kind === 'Wizard' && dice() < 0.5) ? 'long' : 'none',
    hair: pick(dice, ['short', 'long']),
    wings: role.wings ?? (card.facts.keywords.includes('Flying') ? 'feathers' : 'none'),
  });
  return role.small ? moved(shown, 9, 11, 0.82) : moved(shown, 0, 3);
}

function creature(dice: Dice, card: SpellslingerCard, kind: Beast, { hide, light }: Look): Shape[] {
  const flies = card.facts.keywords.includes('Flying') && kind !== 'bird' && kind !== 'swarm';
  const feathered = card.facts.kinds.includes('Pegasus');
  const wings = flies
    ? person({ head: 'bare', arm: 'none', tones: { ...tonesOf(dice, light), cloth: hide.shade }, wings: feathered ? 'feathers' : 'leather' }).slice(0, 2)
    : [];
  const body = beast(kind, hide);
  return [...moved(wings, 0, -2), ...(dice() < 0.5 ? body : moved(body, 100, 0, 1, -1))];
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
  const { land, light, sky } = lookOfSymbol(first);
  const other = lookOfSymbol(second);
  const [x, y] = [between(dice, 18, 82), between(dice, 9, 17)];
  const seat = SEATS.find(([words]) => words.test(card.name))?.[1] ?? 'village';
  const shapes: Shape[] = [
    { d: 'M0 0H100V64H0Z', fill: sky[1] },
    { d: 'M0 0H100V22Q50 34 0 22Z', fill: sky[0], opacity: 0.6 },
    { d: circle(x, y, 6.5), fill: light },
    ...country(dice, GROUNDS[first] ?? 'city', [land[0], land[1], other.land[2]], light),
  ];
  if (first === 'B' || second === 'B') shapes.push(...sea(dice, 46, '#2f78ad', '#dff2fb'));
  return [...shapes, ...building(seat, between(dice, 34, 66), first === 'B' && seat !== 'ship' ? 47 : 55, 1.2, '#2b2230', '#ffdf8a')];
}

/** An event bursts, an interrupt strikes across, an enchantment goes round. */
function deed(dice: Dice, card: SpellslingerCard, { land, light, sky, dark }: Look): Shape[] {
  const { type } = card.facts;
  const sign = motif(card.name, typeSign(type));
  const mark = [...drawn(sign, 51, 33, 1.05, dark, 0.55), ...drawn(sign, 50, 32, 1.05, light)];
  const ground: Shape = { d: 'M0 0H100V64H0Z', fill: land[1] };
  if (type === 'Enchantment') {
    return [ground, { d: circle(50, 32, 30), fill: land[2], opacity: 0.5 }, ...circleOfMagic(dice, 50, 32, 29, light), ...mark];
  }
  if (type === 'Interrupt') {
    const y = between(dice, -6, 6);
    return [
      { ...ground, fill: land[2] },
      { d: `M0 ${26 + y}L38 ${18 + y} 34 ${28 + y} 100 ${14 + y}V${40 + y}L60 ${46 + y} 64 ${38 + y} 0 ${52 + y}Z`, fill: land[0], opacity: 0.7 },
      { d: beams(50, 32, 24, dice()), fill: light, opacity: 0.14 },
      { d: circle(50, 32, 21), fill: land[1] },
      { d: circle(50, 32, 21), fill: light, line: 1.2 },
      ...mark,
    ];
  }
  return [
    ground,
    { d: beams(50, 32, whole(dice, 10, 16), dice()), fill: sky[0], opacity: 0.65 },
    { d: star(50, 32, 33, whole(dice, 9, 14), 4, dice()), fill: land[2], opacity: 0.75 },
    ...mark,
  ];
}

function paint(card: SpellslingerCard): Shape[] {
  const dice = diceOf(card.key);
  const look = lookOf(card);
  if (card.facts.type === 'Terrain') return place(dice, card);
  if (card.facts.type !== 'Character') return deed(dice, card, look);
  const named = card.facts.kinds.includes('Animal') ? ANIMALS.find(([words]) => words.test(card.name))?.[1] : undefined;
  const kind = named ?? card.facts.kinds.map((one) => CREATURES[one]).find((one) => one !== undefined);
  return [...poster(dice, look), ...(kind ? creature(dice, card, kind, look) : someone(dice, card, look))];
}

const painted = new Map<string, Shape[]>();

/** The picture of a card; each is painted once. */
export function pictureOf(card: SpellslingerCard): readonly Shape[] {
  let shapes = painted.get(card.key);
  if (!shapes) {
    shapes = paint(card);
    painted.set(card.key, shapes);
  }
  return shapes;
}
