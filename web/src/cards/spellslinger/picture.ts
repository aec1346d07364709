/** The picture on a Spellslinger card: a poster in the tones of its colour, the same for the same card. */

import { airOf, heavens } from '../art/air';
import { building, type Building } from '../art/buildings';
import { features } from '../art/foreground';
import { country, sea, type Ground } from '../art/land';
import { drawn, motif, secondMotif } from '../art/motifs';
import { surround } from '../art/rounds';
import { beams, between, circle, diceOf, pick, tilted, whole, type Dice, type Shape } from '../art/shape';
import { cast } from '../art/showing';
import { near } from '../art/tones';
import type { SpellslingerCard } from './card';
import { lookOf, lookOfSymbol, type Look } from './looks';
import { typeSign } from './signs';

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

let characters: typeof import('./characters') | undefined;

/** Fetches the painter of characters, who are many and have many heads: a card can be played before it arrives. */
export async function rest(): Promise<void> {
  characters ??= await import('./characters');
}

function paint(card: SpellslingerCard): Shape[] {
  const dice = diceOf(card.key);
  const look = lookOf(card);
  if (card.facts.type === 'Terrain') return place(dice, card);
  if (card.facts.type !== 'Character') return deed(dice, card, look);
  return characters?.character(dice, card, look) ?? heavens(dice, airOf(dice, look));
}

const painted = new Map<string, Shape[]>();

/** A card's picture; each is painted once. */
export function pictureOf(card: SpellslingerCard): readonly Shape[] {
  const kept = painted.get(card.key);
  if (kept) return kept;
  const shapes = paint(card);
  if (characters || card.facts.type !== 'Character') painted.set(card.key, shapes);
  return shapes;
}
