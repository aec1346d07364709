/** A player's counters, as labelled chips that explain themselves. */

import { plural } from '../../lib/settings/language';
import type { SpellchainColumns } from '../../lib/shapes/spellchain';
import type { CardSeen, Side } from '../../lib/wire';
import { seenOf } from './parts';

export interface Chip {
  name: string;
  label: string;
  /** What it means, in a sentence or two. */
  text: string;
  /** A defence helps, a burden hurts, a store can be spent. */
  kind: 'defence' | 'burden' | 'store';
}

type Maker = (amount: number) => Omit<Chip, 'name'>;

const THIS_CHAIN = 'Gone when the chain ends.';
const THIS_ROUND = 'Counters go away at the end of the round.';

/** The chip of a column that isn't 0. */
const MAKERS: Partial<Record<keyof SpellchainColumns, Maker>> = {
  block: (n) => ({
    label: `Block ${n}`,
    text: `${plural(n, ['Prevents the next point of damage.', 'Prevents the next # points of damage.'])} ${THIS_CHAIN}`,
    kind: 'defence',
  }),
  avoid: (n) => ({
    label: `Avoid ${n}`,
    text: `${plural(n, ['Avoids the next hit, no matter how big.', 'Avoids the next # hits, no matter how big.'])} ${THIS_CHAIN}`,
    kind: 'defence',
  }),
  reflect: (n) => ({
    label: `Reflect ${n}`,
    text: `${plural(n, ['Prevents up to # damage from the next hit and deals it back.', 'Prevents up to # damage from the next hit and deals it back.'])} ${THIS_CHAIN}`,
    kind: 'defence',
  }),
  redirect: (n) => ({
    label: `Redirect ${n}`,
    text: `${plural(n, ['Sends up to # damage from the next hit to the player who deals it.', 'Sends up to # damage from the next hit to the player who deals it.'])} ${THIS_CHAIN}`,
    kind: 'defence',
  }),
  cap: (n) => ({
    label: `Hits max ${n}`,
    text: `No hit deals more than ${n}. ${THIS_CHAIN}`,
    kind: 'defence',
  }),
  poison: (n) => ({
    label: `Poison ${n}`,
    text: `${plural(n, [
      'Costs # HP at the end of the chain; then half the counters go, rounded up.',
      'Costs # HP at the end of the chain; then half the counters go, rounded up.',
    ])} ${THIS_ROUND}`,
    kind: 'burden',
  }),
  stripped: () => ({
    label: 'No defences',
    text: `No gaining Block, Avoid or Reflect. ${THIS_CHAIN}`,
    kind: 'burden',
  }),
  no_heal: () => ({ label: 'No healing', text: `Healing does nothing. ${THIS_CHAIN}`, kind: 'burden' }),
  suffered: (n) => ({
    label: `Took ${n}`,
    text: 'Damage taken this chain. Some cards count it.',
    kind: 'burden',
  }),
  mercury: (n) => ({
    label: `Mercury ${n}`,
    text: `Mercury cards grow with these counters or spend them. Ten is the maximum. ${THIS_ROUND}`,
    kind: 'store',
  }),
  prevented: (n) => ({
    label: `Blocked ${n}`,
    text: 'Damage prevented by Block this chain. Some cards count it.',
    kind: 'store',
  }),
  reshape: (n) => ({
    label: `Reshape ${n}`,
    text: plural(n, [
      'Lets this player swap one card in hand when the next chain starts.',
      'Lets this player swap up to # cards in hand when the next chain starts.',
    ]),
    kind: 'store',
  }),
};

const MAD = 3;

/** A side's chips; zero counters have none. */
export function chipsOf(side: Side, continuous: readonly CardSeen[]): Chip[] {
  const chips: Chip[] = [];
  const columns: Partial<SpellchainColumns> = side.columns;
  for (const name of Object.keys(MAKERS) as (keyof SpellchainColumns)[]) {
    const amount = columns[name] ?? 0;
    const made = amount ? MAKERS[name]?.(amount) : undefined;
    if (made) chips.push({ name, ...made });
  }
  const madness = madnessChip(continuous);
  return madness ? [...chips, madness] : chips;
}

/** How close a player is to having their Spells negated; only cards in the zone count. */
function madnessChip(continuous: readonly CardSeen[]): Chip | null {
  const count = continuous.filter(isMadnessSpell).length;
  if (!count) return null;
  return {
    name: 'madness',
    label: `Madness ${count} of ${MAD}`,
    text: 'Three Madness Spells in a player’s Continuous Zone negate that player’s own Spells. Artifacts still work.',
    kind: 'burden',
  };
}

function isMadnessSpell(card: CardSeen): boolean {
  const { kind, seals = [] } = seenOf(card);
  return kind === 'Spell' && seals.includes('Madness');
}
