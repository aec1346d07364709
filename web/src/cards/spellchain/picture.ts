/** The picture on a Spell Chain card: a magic figure in the ink of its seals, the same for the same card. */

import { roaming, type Beast } from '../art/beasts';
import { drawn, motif, secondMotif } from '../art/motifs';
import { surround } from '../art/rounds';
import { namedThing, thing } from '../art/objects';
import { beams, between, circle, diceOf, n, pick, spokes, tilted, whole, type Dice, type Shape } from '../art/shape';
import { mixed, near } from '../art/tones';
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

/** The night behind everything: nebulae in the card's inks, stars, and a constellation of some of them. */
function night(dice: Dice, inks: readonly [string, string]): Shape[] {
  let stars = '';
  for (let at = 0; at < 18; at++) stars += circle(between(dice, 2, 98), between(dice, 2, 62), between(dice, 0.25, 0.8));
  let [x, y] = [between(dice, 4, 60), between(dice, 4, 58)];
  let [lines, knots] = [`M${n(x)} ${n(y)}`, circle(x, y, 1)];
  for (let at = whole(dice, 3, 6); at > 0; at--) {
    x = Math.min(97, Math.max(3, x + between(dice, -12, 24)));
    y = Math.min(61, Math.max(3, y + between(dice, -17, 17)));
    lines += `L${n(x)} ${n(y)}`;
    knots += circle(x, y, between(dice, 0.6, 1.3));
  }
  const nebulae = inks.map((ink): Shape => ({ d: circle(between(dice, 5, 95), between(dice, 5, 60), between(dice, 14, 30)), fill: mixed(ink, NIGHT, 0.45), opacity: 0.4 }));
  return [
    { d: 'M0 0H100V64H0Z', fill: near(dice, [NIGHT] as const, 28, 0.04)[0] },
    ...nebulae,
    { d: stars, fill: '#ffffff', opacity: 0.55 },
    { d: lines, fill: '#ffffff', line: 0.4, opacity: 0.4 },
    { d: knots, fill: '#ffffff', opacity: 0.85 },
  ];
}

function paint(card: SpellchainCard): Shape[] {
  const dice = diceOf(card.key);
  const seals = card.facts.seals.filter((seal) => seal !== 'Continuous' && seal !== 'Summon' && seal !== 'Ultimate');
  const [ink, other] = near(dice, [sealOf(seals[0] ?? '').ink, sealOf(seals[1] ?? seals[0] ?? '').ink] as const, 14, 0.03);
  const shapes = night(dice, [ink, other]);
  if (card.facts.kind === 'Artifact') {
    const metals = { metal: '#c9d3e2', trim: near(dice, [GOLD] as const, 25, 0.05)[0], light: ink, shade: NIGHT };
    const r = between(dice, 25, 30);
    return [
      ...shapes,
      { d: beams(50, 32, whole(dice, 7, 18), dice()), fill: ink, opacity: 0.16 },
      { d: circle(50, 32, r), fill: other, opacity: 0.16 },
      { d: circle(50, 32, r), fill: GOLD, line: 0.8, opacity: 0.8 },
      { d: spokes(50, 32, r, r + between(dice, 1.5, 5), whole(dice, 12, 40)), fill: GOLD, line: 0.6, opacity: 0.8 },
      ...tilted(thing(namedThing(card.name) ?? 'jewel', metals), between(dice, -20, 20)),
    ];
  }
  const creature = CREATURES.find(([words]) => words.test(card.name))?.[1];
  if (creature) {
    const ring: Shape = { d: circle(50, 32, between(dice, 26, 30)), fill: ink, line: 0.9, opacity: 0.8 };
    return [...shapes, ring, ...roaming(dice, creature, { body: ink, shade: NIGHT, pale: '#f4ecff', eyes: GOLD }, /twin|s$/i.test(card.name))];
  }
  const sign = motif(card.name, seals[0] ? sealOf(seals[0]).sign : (KINDS['Spell'] ?? {}));
  const second = secondMotif(card.name) ?? (seals[1] ? sealOf(seals[1]).sign : undefined);
  const [size, x, y] = [between(dice, 0.8, 1.1), 50 + between(dice, -2, 2), 32 + between(dice, -2, 2)];
  const middle = tilted([...drawn(sign, x + 0.8, y + 0.8, size, NIGHT, 0.7), ...drawn(sign, x, y, size, other)], between(dice, -14, 14));
  const beside = second ? drawn(second, pick(dice, [12, 88]), pick(dice, [13, 51]), 0.4, other, 0.9) : [];
  return [...shapes, ...surround(dice, 50, 32, between(dice, 24, 29), ink), ...middle, ...beside];
}

const painted = new Map<string, Shape[]>();

/** A card's picture; each is painted once. */
export function pictureOf(card: SpellchainCard): readonly Shape[] {
  let shapes = painted.get(card.key);
  if (!shapes) {
    shapes = paint(card);
    painted.set(card.key, shapes);
  }
  return shapes;
}
