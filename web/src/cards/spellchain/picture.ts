/** The picture on a Spell Chain card: a figure of magic drawn in the ink of its seals, the same for the same card. */

import { circleOfMagic, drawn, motif } from '../art/motifs';
import { namedThing, thing } from '../art/objects';
import { beams, between, circle, diceOf, spokes, whole, type Dice, type Shape } from '../art/shape';
import { beast, type Beast } from '../art/beasts';
import type { SpellchainCard } from './card';
import { KINDS, sealOf } from './seals';

const NIGHT = '#110f2e';
const GOLD = '#f0c767';

const CREATURES: readonly [RegExp, Beast][] = [
  [/zombie|hassan|progenitor/i, 'skull'],
  [/beelzebub|king of/i, 'fiend'],
  [/blob/i, 'octopus'],
  [/witch/i, 'ghost'],
  [/yggdrasil/i, 'tree'],
  [/knight/i, 'golem'],
  [/dragon/i, 'dragon'],
  [/web/i, 'swarm'],
];

/** The stars behind everything. */
function night(dice: Dice): Shape {
  let stars = '';
  for (let at = 0; at < 16; at++) stars += circle(between(dice, 2, 98), between(dice, 2, 62), between(dice, 0.25, 0.8));
  return { d: stars, fill: '#ffffff', opacity: 0.55 };
}

function paint(card: SpellchainCard): Shape[] {
  const dice = diceOf(card.key);
  const seals = card.facts.seals.filter((seal) => seal !== 'Continuous' && seal !== 'Summon' && seal !== 'Ultimate');
  const ink = sealOf(seals[0] ?? '').ink;
  const other = sealOf(seals[1] ?? seals[0] ?? '').ink;
  const shapes: Shape[] = [night(dice), { d: circle(50, 32, 29), fill: ink, opacity: 0.14 }];
  if (card.facts.kind === 'Artifact') {
    const metals = { metal: '#c9d3e2', trim: GOLD, light: ink, shade: NIGHT };
    return [
      ...shapes,
      { d: beams(50, 32, whole(dice, 10, 16), dice()), fill: ink, opacity: 0.12 },
      { d: circle(50, 32, 29), fill: GOLD, line: 0.8, opacity: 0.8 },
      { d: spokes(50, 32, 29, 31, 32), fill: GOLD, line: 0.6, opacity: 0.8 },
      ...thing(namedThing(card.name) ?? 'jewel', metals),
    ];
  }
  const sign = motif(card.name, seals[0] ? sealOf(seals[0]).sign : (KINDS['Spell'] ?? {}));
  const creature = CREATURES.find(([words]) => words.test(card.name))?.[1];
  const middle = creature
    ? beast(creature, { body: ink, shade: NIGHT, pale: '#f4ecff', eyes: GOLD })
    : [...drawn(sign, 50.8, 32.8, 0.95, NIGHT, 0.7), ...drawn(sign, 50, 32, 0.95, other)];
  if (creature) return [...shapes, { d: circle(50, 32, 29), fill: ink, line: 0.9, opacity: 0.8 }, ...middle];
  return [...shapes, ...circleOfMagic(dice, 50, 32, 28, ink), ...middle];
}

const painted = new Map<string, Shape[]>();

/** The picture of a card; each is painted once. */
export function pictureOf(card: SpellchainCard): readonly Shape[] {
  let shapes = painted.get(card.key);
  if (!shapes) {
    shapes = paint(card);
    painted.set(card.key, shapes);
  }
  return shapes;
}
