/** The pictures of characters: people and creatures in front of their land. */

import { airOf } from '../art/air';
import { backdrop, type Backdrop } from '../art/backdrop';
import { hideNear, posed } from '../art/beasts';
import { bearing, hairBy, person, tonesOf } from '../art/people';
import { between, circle, moved, pick, type Dice, type Shape } from '../art/shape';
import type { SpellslingerCard } from './card';
import { beastOf, bodyOf, roleOf, wornBy, type Creature } from './heads';
import type { Look } from './looks';

const FABULOUS: ReadonlySet<string> = new Set(['Demon', 'Dragon', 'Troll', 'Pterosaur', 'Automaton']);
const WILDS: readonly [Backdrop, ...Backdrop[]] = ['land', 'rays', 'trees', 'moon', 'shore', 'cave', 'ruins', 'fire'];
const TOWNS: readonly [Backdrop, ...Backdrop[]] = ['land', 'rays', 'hall', 'window', 'drape', 'arms', 'shelves', 'trees'];

function someone(dice: Dice, card: SpellslingerCard, { light, hide }: Look): Shape[] {
  const role = roleOf(card);
  const tones = { ...tonesOf(dice, light), trim: hide.pale };
  const shown = person({
    ...wornBy(card),
    arm: pick(dice, role.arms),
    tones,
    beard: role.beards && dice() < role.beards ? pick(dice, ['long', 'forked', 'short'] as const) : 'none',
    hair: role.bald ? 'none' : hairBy(dice),
    wings: role.wings ?? (card.facts.keywords.includes('Flying') ? 'feathers' : 'none'),
    ...bearing(dice),
    ...(role.spotless ? { trace: 'none' as const } : {}),
  });
  const size = role.small ? between(dice, 0.78, 0.86) : between(dice, 0.92, 1.04);
  const wide = dice() < 0.5 ? -size : size;
  return moved(shown, 50 - 50 * wide + between(dice, -6, 6), 67 - 64 * size, size, wide);
}

/** Horses and badgers come in fewer colours than demons. */
const natural = ({ facts }: SpellslingerCard): boolean => !facts.kinds.some((kind) => FABULOUS.has(kind));

function creature(dice: Dice, card: SpellslingerCard, kind: Creature, { hide, light }: Look): Shape[] {
  const flies = card.facts.keywords.includes('Flying') && kind !== 'bird' && kind !== 'swarm';
  const feathered = card.facts.kinds.includes('Pegasus');
  const own = hideNear(dice, hide, natural(card) ? 14 : 34);
  const wings = flies
    ? person({ head: 'bare', arm: 'none', tones: { ...tonesOf(dice, light), cloth: own.shade }, wings: feathered ? 'feathers' : 'leather' }).slice(0, 2)
    : [];
  return [...moved(wings, 0, between(dice, -5, 2)), ...posed(dice, bodyOf(kind, own), own, kind !== 'swarm' && /s$|pack|herd|flock/i.test(card.name))];
}

/** A character's picture. */
export function character(dice: Dice, card: SpellslingerCard, look: Look): Shape[] {
  const kind = beastOf(card);
  const air = airOf(dice, look);
  const behind = backdrop(dice, kind ? WILDS : TOWNS, air, look.ground);
  const halo: Shape = { d: circle(50, 30, 28), fill: air.sky[1], opacity: 0.35 };
  return [...behind, halo, ...(kind ? creature(dice, card, kind, look) : someone(dice, card, look))];
}
