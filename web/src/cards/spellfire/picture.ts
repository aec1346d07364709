/** The picture on a Spellfire card: drawn from what it is and what it is called, the same for the same card. */

import { building, namedBuilding, type Building } from '../art/buildings';
import { cave, country, hills, sea, type Ground } from '../art/land';
import { circleOfMagic, drawn, motif } from '../art/motifs';
import { namedThing, thing } from '../art/objects';
import { beams, between, circle, diceOf, pick, whole, type Dice, type Shape } from '../art/shape';
import type { SpellfireCard } from './card';
import { figure } from './casting';
import { emblemOf } from './emblems';
import { lookOf, type World } from './worlds';

const GROUNDS: readonly [RegExp, Ground][] = [
  [/mountain|peak|cliff|giantdowns|hell furnaces|ridge|dale/i, 'peaks'],
  [/forest|wood|grove|sielwode|drannor/i, 'woods'],
  [/waste|desert|raurin|dune|silt|sphinx/i, 'dunes'],
  [/moor|fen|bog|swamp|adder|mist/i, 'moor'],
  [/city|anytown|waterdeep|tyr\b|urik/i, 'city'],
];
const SEATS: Record<Ground, readonly [Building, ...Building[]]> = {
  hills: ['castle', 'village', 'tower', 'castle'],
  peaks: ['castle', 'tower', 'temple'],
  dunes: ['ziggurat', 'dome', 'ruin'],
  woods: ['spire', 'village', 'castle'],
  city: ['castle', 'dome', 'spire'],
  moor: ['castle', 'ruin', 'tower'],
};

function sun(dice: Dice, { light, ground }: World): Shape[] {
  const [x, y] = [between(dice, 16, 84), between(dice, 9, 18)];
  const r = ground === 'dunes' ? between(dice, 8, 11) : between(dice, 5, 8);
  return [
    { d: circle(x, y, r * 1.7), fill: light, opacity: 0.22 },
    { d: circle(x, y, r), fill: light, opacity: 0.95 },
  ];
}

function moons(dice: Dice): Shape[] {
  const x = between(dice, 20, 70);
  return [
    { d: circle(x, 12, 5), fill: '#f6f1ff' },
    { d: circle(x + 11, 9, 3.5), fill: '#d4625f' },
    { d: circle(x + 5, 20, 2.6), fill: '#2a2440' },
  ];
}

function place(dice: Dice, card: SpellfireCard, world: World): Shape[] {
  const holding = card.facts.type === 'holding';
  const ground = GROUNDS.find(([words]) => words.test(card.name))?.[1] ?? world.ground;
  const kind = namedBuilding(card.name) ?? pick(dice, SEATS[ground]);
  const [far, mid, near] = world.land;
  const size = holding ? 2.2 : between(dice, 1.15, 1.5);
  const x = holding ? 50 : between(dice, 34, 66);
  if (card.facts.traits.includes('underdark')) {
    return [...cave(dice, ['#6a4d78', '#3a2a48', '#17101f'], '#8fe6ea'), ...building(kind, x, 57, size, '#1d1328', '#9ff0ee')];
  }
  const sky = card.facts.world === 'Dragonlance' ? moons(dice) : sun(dice, world);
  const lights = '#ffdf8a';
  const wet = card.facts.traits.includes('coastal') || kind === 'ship';
  if (kind === 'ship') {
    return [...sky, hills(dice, 36, 9, far), ...sea(dice, 36, '#2c6d94', '#d8eef5'), ...building('ship', x, 52, size * 1.1, '#3a2430', lights), { d: 'M30 53q5-3 10 0t10 0 10 0 10 0V57H30Z', fill: '#2c6d94' }];
  }
  const land = country(dice, ground, [far, mid, near], world.light);
  const seat = building(kind, x, holding ? 58 : 53, size, ground === 'dunes' ? '#4a2415' : '#33222e', lights);
  if (!wet) return [...sky, ...land.slice(0, -1), ...seat, ...land.slice(-1)];
  return [...sky, ...land.slice(0, -1), ...seat, ...sea(dice, 54, '#2c6d94', '#d8eef5')];
}

/** The field behind a figure, parted as coats of arms are. */
function field(dice: Dice, { land: [far, mid], sky }: World): Shape[] {
  const parted = pick(dice, [
    'M50 0H100V64H50Z',
    'M0 0H50V32H0ZM50 32H100V64H50Z',
    'M0 0 100 64H0Z',
    'M0 64 50 8 100 64H78L50 32 22 64Z',
    'M0 22H100V42H0Z',
    'M0 0H20V64H0ZM40 0H60V64H40ZM80 0H100V64H80Z',
    beams(50, 34, 8, 0.2),
    beams(50, 34, 12),
  ]);
  return [
    { d: 'M0 0H100V64H0Z', fill: mid, opacity: 0.55 },
    { d: parted, fill: far, opacity: 0.85 },
    { d: circle(50, 30, 27), fill: sky[1], opacity: 0.4 },
  ];
}

function treasure(dice: Dice, card: SpellfireCard, { land: [, mid, near], light, sky }: World): Shape[] {
  const kind = namedThing(card.name) ?? pick(dice, ['jewel', 'orb', 'bottle', 'chest', 'figurine']);
  const metals = {
    metal: pick(dice, ['#c5ced8', '#aab7c4', '#d8d2c2']),
    trim: pick(dice, ['#d6a23a', '#c97b3c', '#b9962f', '#9a4f3a']),
    light: pick(dice, ['#ffe9a8', '#9fe3ff', '#ffb3c7', '#b8f2b0', '#e3c8ff']),
    shade: '#1a1216',
  };
  const precious = card.facts.type === 'artifact';
  return [
    { d: 'M0 0H100V64H0Z', fill: near, opacity: 0.75 },
    { d: beams(50, 32, precious ? 16 : 10, dice()), fill: precious ? light : sky[0], opacity: precious ? 0.4 : 0.3 },
    { d: circle(50, 32, 27), fill: precious ? sky[1] : mid, opacity: 0.55 },
    ...thing(kind, metals),
  ];
}

function magic(dice: Dice, card: SpellfireCard, { land: [, , near], light, sky }: World): Shape[] {
  const sign = motif(card.name, emblemOf(card.facts.type));
  return [
    { d: 'M0 0H100V64H0Z', fill: near, opacity: 0.6 },
    { d: circle(50, 32, 30), fill: sky[1], opacity: 0.3 },
    ...circleOfMagic(dice, 50, 32, 28, light),
    ...drawn(sign, 51, 33, 1.05, near, 0.6),
    ...drawn(sign, 50, 32, 1.05, light),
  ];
}

function happening(dice: Dice, card: SpellfireCard, { land: [far, mid, near], light, sky }: World): Shape[] {
  const sign = motif(card.name, emblemOf(card.facts.type));
  const x = between(dice, 36, 64);
  return [
    { d: beams(x, 26, whole(dice, 9, 15), dice()), fill: light, opacity: 0.28 },
    { d: circle(x, 26, 21), fill: sky[1], opacity: 0.55 },
    hills(dice, 52, 8, mid),
    hills(dice, 58, 5, near),
    ...drawn(sign, x + 0.8, 27, 1.1, near, 0.7),
    ...drawn(sign, x, 26, 1.1, card.facts.nature === 'harmful' ? near : light),
    { d: circle(x, 26, 21), fill: far, line: 1, opacity: 0.6 },
  ];
}

function vault({ land: [far, mid, near], light }: World): Shape[] {
  const arch = (r: number): string => `M${50 - r} 64V${38 - r * 0.2}A${r} ${r} 0 0 1 ${50 + r} ${38 - r * 0.2}V64Z`;
  return [
    { d: 'M0 0H100V64H0Z', fill: near },
    { d: arch(44), fill: mid },
    { d: arch(34), fill: near },
    { d: arch(29), fill: mid },
    { d: arch(20), fill: near },
    { d: arch(15), fill: light, opacity: 0.85 },
    { d: 'M40 64H60L56 44H44ZM30 64 42 50H58L70 64', fill: far, opacity: 0.6 },
  ];
}

function paint(card: SpellfireCard): Shape[] {
  const dice = diceOf(card.key);
  const { type, world } = card.facts;
  const look = lookOf(world, type);
  if (type === 'realm' || type === 'holding') return place(dice, card, look);
  if (card.facts.champion || type === 'ally') return [...field(dice, look), ...figure(dice, card, look.light)];
  if (type === 'magical item' || type === 'artifact') return treasure(dice, card, look);
  if (type === 'event') return happening(dice, card, look);
  if (type === 'dungeon card') return [...vault(look), ...drawn(motif(card.name, emblemOf(type)), 50, 40, 0.5, look.land[2])];
  return magic(dice, card, look);
}

const painted = new Map<string, Shape[]>();

/** The picture of a card; each is painted once. */
export function pictureOf(card: SpellfireCard): readonly Shape[] {
  let shapes = painted.get(card.key);
  if (!shapes) {
    shapes = paint(card);
    painted.set(card.key, shapes);
  }
  return shapes;
}
