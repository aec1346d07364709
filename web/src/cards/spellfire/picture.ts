/** The picture on a Spellfire card: drawn from its type and name, the same for the same card. */

import { airOf, heavens, type Air } from '../art/air';
import { backdrop } from '../art/backdrop';
import { building, namedBuilding } from '../art/buildings';
import { features } from '../art/foreground';
import { cave, country, hills, sea, type Ground } from '../art/land';
import { drawn, motif, secondMotif } from '../art/motifs';
import { namedThing, thing } from '../art/objects';
import { beams, between, circle, diceOf, n, pick, whole, type Dice, type Shape } from '../art/shape';
import { cast, found } from '../art/showing';
import { stronghold, type Manner } from '../art/stronghold';
import { near, turned } from '../art/tones';
import type { SpellfireCard } from './card';
import { figure, places } from './casting';
import { emblemOf } from './emblems';
import { lookOf, type World } from './worlds';

const GROUNDS: readonly [RegExp, Ground][] = [
  [/mountain|peak|cliff|giantdowns|hell furnaces|ridge|dale|spur/i, 'peaks'],
  [/forest|wood|grove|sielwode|drannor|evermeet/i, 'woods'],
  [/waste|desert|raurin|dune|silt|sphinx/i, 'dunes'],
  [/moor|fen|bog|swamp|adder|mist/i, 'moor'],
  [/city|anytown|waterdeep|tyr\b|urik/i, 'city'],
];
/** Other landscapes a world may have. */
const GROUNDS_BESIDE: Record<Ground, readonly [Ground, ...Ground[]]> = {
  hills: ['hills', 'hills', 'woods', 'peaks', 'city'],
  peaks: ['peaks', 'peaks', 'woods', 'moor', 'hills'],
  dunes: ['dunes', 'dunes', 'peaks', 'city'],
  woods: ['woods', 'woods', 'hills', 'peaks', 'moor'],
  city: ['city', 'hills', 'peaks', 'woods'],
  moor: ['moor', 'moor', 'woods', 'peaks'],
};
const MANNERS: Record<Ground, readonly [Manner, ...Manner[]]> = {
  hills: ['north', 'north', 'fair'],
  peaks: ['north', 'fallen'],
  dunes: ['south'],
  woods: ['fair', 'north'],
  city: ['north', 'south'],
  moor: ['fallen', 'north'],
};
const LIGHTS = '#ffdf8a';
const FLAGS = ['#c23b35', '#e0b13c', '#4a78c0', '#5a9a58', '#8d5aa8', '#f0ead8'] as const;

/** The three moons of one of the worlds. */
function moons(dice: Dice): Shape[] {
  const x = between(dice, 12, 78);
  const y = between(dice, 8, 18);
  return [
    { d: circle(x, y, between(dice, 4, 6)), fill: '#f6f1ff' },
    { d: circle(x + between(dice, 8, 14), y - between(dice, -4, 5), between(dice, 2.5, 4)), fill: '#d4625f' },
    { d: circle(x + between(dice, 2, 8), y + between(dice, 6, 10), 2.6), fill: '#2a2440' },
  ];
}

/** What's built in a landscape: the building mentioned in its name, or a random stronghold. */
function seatOf(dice: Dice, name: string, manner: Manner, x: number, y: number, size: number, fill: string, light = LIGHTS): Shape[] {
  const kind = namedBuilding(name);
  const flag = pick(dice, FLAGS);
  const walls = stronghold(dice, manner, x, y, size, fill, light, flag);
  if (!kind || kind === 'ship') return walls;
  const side = dice() < 0.5 ? -1 : 1;
  return [...stronghold(dice, manner, x + side * between(dice, 12, 20) * size, y + 1, size * 0.55, fill, light, flag), ...building(kind, x, y, size * between(dice, 1, 1.25), fill, light)];
}

function place(dice: Dice, card: SpellfireCard, world: World): Shape[] {
  const holding = card.facts.type === 'holding';
  const ground = GROUNDS.find(([words]) => words.test(card.name))?.[1] ?? pick(dice, GROUNDS_BESIDE[world.ground]);
  const size = holding ? between(dice, 1.7, 2.2) : between(dice, 0.9, 1.5);
  const x = holding ? between(dice, 40, 60) : between(dice, 24, 76);
  const manner = pick(dice, MANNERS[ground]);
  if (card.facts.traits.includes('underdark')) {
    const [far, mid, close] = near(dice, ['#6a4d78', '#3a2a48', '#17101f'] as const, 30, 0.03);
    return [...cave(dice, [far, mid, close], '#8fe6ea'), ...seatOf(dice, card.name, manner, x, 57, size, '#1d1328', '#9ff0ee')];
  }
  const air = airOf(dice, world);
  const sky = heavens(dice, air, card.facts.world === 'Dragonlance' ? moons : undefined);
  const water = near(dice, ['#2c6d94', '#d8eef5'] as const, 25, 0.06);
  const wall = near(dice, [ground === 'dunes' ? '#4a2415' : air.hour === 'night' ? '#14101c' : '#33222e'] as const, 20, 0.05)[0];
  if (namedBuilding(card.name) === 'ship') return islands(dice, card, air, sky, water, wall);
  const land = country(dice, ground, air.land, air.light);
  const seat = seatOf(dice, card.name, manner, x, holding ? 58 : between(dice, 50, 55), size, wall);
  const before = features(dice, ground, air, holding ? 1 : 2);
  if (!card.facts.traits.includes('coastal')) return [...sky, ...land.slice(0, -1), ...seat, ...before, ...(holding ? land.slice(-1) : [])];
  return [...sky, ...land.slice(0, -1), ...seat, ...sea(dice, between(dice, 53, 56), ...water)];
}

/** Islands, with a ship in front. */
function islands(dice: Dice, card: SpellfireCard, air: Air, sky: readonly Shape[], water: readonly [string, string], wall: string): Shape[] {
  const [y, x] = [between(dice, 33, 40), between(dice, 16, 84)];
  const isle: Shape = { d: `M-22 0Q-10-${whole(dice, 5, 12)} 0-${whole(dice, 6, 14)} 10-${whole(dice, 3, 9)} 22 0Z`, fill: air.land[1], at: `translate(${Math.round(x)} ${Math.round(y + 2)})` };
  const ship = building('ship', 100 - x + between(dice, -6, 6), between(dice, 50, 56), between(dice, 0.9, 1.5), wall, LIGHTS);
  return [...sky, hills(dice, y, 9, air.land[0]), ...sea(dice, y, ...water), isle, ...seatOf(dice, card.name, 'north', x, y - 4, 0.8, wall), ...ship];
}

function treasure(dice: Dice, card: SpellfireCard, look: World): Shape[] {
  const kind = namedThing(card.name) ?? pick(dice, ['jewel', 'orb', 'bottle', 'chest', 'figurine', 'ring', 'book', 'cup', 'shield', 'mirror']);
  const [metal, trim, light] = near(
    dice,
    [
      pick(dice, ['#c5ced8', '#aab7c4', '#d8d2c2', '#8f8a94']),
      pick(dice, ['#d6a23a', '#c97b3c', '#b9962f', '#9a4f3a', '#6b7fa8', '#7d9a5a']),
      pick(dice, ['#ffe9a8', '#9fe3ff', '#ffb3c7', '#b8f2b0', '#e3c8ff']),
    ] as const,
    18,
    0.05,
  );
  return found(dice, airOf(dice, look, 'noon'), thing(kind, { metal, trim, light, shade: '#1a1216' }), card.facts.type === 'artifact' ? 1 : 0);
}

function magic(dice: Dice, card: SpellfireCard, look: World): Shape[] {
  const paints = airOf(dice, look, 'noon');
  return cast(dice, paints, motif(card.name, emblemOf(card.facts.type)), secondMotif(card.name), { light: paints.light, dark: paints.land[2] });
}

/** An event: an icon in the sky above a landscape. */
function happening(dice: Dice, card: SpellfireCard, look: World): Shape[] {
  const air = airOf(dice, look);
  const [, mid, close] = air.land;
  const sign = motif(card.name, emblemOf(card.facts.type));
  const second = secondMotif(card.name);
  const [x, y, r] = [between(dice, 30, 70), between(dice, 22, 30), between(dice, 17, 23)];
  const ground = pick(dice, ['hills', 'peaks', 'woods', 'city', 'moor', 'dunes'] as const);
  return [
    ...heavens(dice, air, () => [{ d: beams(x, y, whole(dice, 7, 17), dice()), fill: air.light, opacity: 0.25 }]),
    ...country(dice, ground, air.land, air.light),
    ...features(dice, ground, air, 1),
    { d: circle(x, y, r), fill: card.facts.nature === 'harmful' ? close : air.sky[1], opacity: 0.7 },
    { d: circle(x, y, r), fill: air.light, line: between(dice, 0.6, 1.6), opacity: 0.6 },
    ...drawn(sign, x + 0.8, y + 1, r / 20, close, 0.7),
    ...drawn(sign, x, y, r / 20, card.facts.nature === 'harmful' ? '#ffd9c9' : air.light),
    ...(second ? drawn(second, x < 50 ? x + r + 12 : x - r - 12, y + 6, 0.5, mid, 0.9) : []),
  ];
}

/** A vault that leads down: a number of arches deep, with light at its end and torches at the sides. */
function vault(dice: Dice, look: World): Shape[] {
  const { land, light } = airOf(dice, look, 'noon');
  const [far, mid, close] = near(dice, land, 60, 0.06);
  const [x, torch] = [between(dice, 36, 64), between(dice, 26, 38)];
  const arch = (r: number): string => `M${n(x - r)} 64V${n(38 - r * 0.2)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(38 - r * 0.2)}V64Z`;
  const arches: Shape[] = [];
  let r = between(dice, 38, 46);
  for (let at = 0; r > 19; at++, r -= between(dice, 4, 11)) arches.push({ d: arch(r), fill: at % 2 ? close : mid });
  const flames = [x - 30, x + 30].map((left) => `M${n(left)} ${n(torch)}q4 5 0 9-4-4 0-9Z`).join('');
  return [
    { d: 'M0 0H100V64H0Z', fill: close },
    ...arches,
    { d: arch(15), fill: turned(light, between(dice, -60, 60)), opacity: 0.85 },
    { d: `M${n(x - 10)} 64H${n(x + 10)}L${n(x + 6)} 44H${n(x - 6)}Z`, fill: far, opacity: 0.6 },
    { d: circle(x - 30, torch + 5, 9) + circle(x + 30, torch + 5, 9), fill: '#ffb85c', opacity: 0.25 },
    { d: flames, fill: '#ffcf7a' },
  ];
}

/** Cards whose first drawing is too much like another card's: they are drawn once more. `pictures.test.ts` finds them. */
const AGAIN: ReadonlySet<string> = new Set(['AR/026', 'UD/054']);

function paint(card: SpellfireCard): Shape[] {
  const dice = diceOf(AGAIN.has(card.key) ? `${card.key} again` : card.key);
  const { type, world } = card.facts;
  const look = lookOf(world, type);
  if (type === 'realm' || type === 'holding') return place(dice, card, look);
  if (card.facts.champion || type === 'ally') {
    const air = airOf(dice, look);
    const halo: Shape = { d: circle(50, 30, 28), fill: air.sky[1], opacity: 0.3 };
    return [...backdrop(dice, places(card), air, look.ground), halo, ...figure(dice, card, look.light)];
  }
  if (type === 'magical item' || type === 'artifact') return treasure(dice, card, look);
  if (type === 'event') return happening(dice, card, look);
  if (type === 'dungeon card') return [...vault(dice, look), ...drawn(motif(card.name, emblemOf(type)), pick(dice, [14, 86]), pick(dice, [12, 54]), 0.55, look.light)];
  return magic(dice, card, look);
}

const painted = new Map<string, Shape[]>();

/** A card's picture; each is painted once. */
export function pictureOf(card: SpellfireCard): readonly Shape[] {
  let shapes = painted.get(card.key);
  if (!shapes) {
    shapes = paint(card);
    painted.set(card.key, shapes);
  }
  return shapes;
}
