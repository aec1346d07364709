/** What a player has gathered, as labelled chips that explain themselves. */

import { plural } from '../../lib/language';
import type { SpellchainColumns } from '../../lib/shapes/spellchain';
import type { CardSeen, Side } from '../../lib/wire';
import { seenOf } from './parts';

export interface Chip {
  name: string;
  label: string;
  /** What it means, in a sentence or two. */
  text: string;
  /** A defence helps, a burden hurts, a store waits to be used. */
  kind: 'defence' | 'burden' | 'store';
}

type Maker = (amount: number) => Omit<Chip, 'name'>;

const THIS_CHAIN = 'It is gone when the chain is over.';
const THIS_ROUND = 'Counters are taken off at the end of the round.';

/** What is told of a column when it is not 0. */
const MAKERS: Partial<Record<keyof SpellchainColumns, Maker>> = {
  block: (n) => ({
    label: `Block ${n}`,
    text: `${plural(n, ['The next point of damage is prevented.', 'The next # points of damage are prevented.'])} ${THIS_CHAIN}`,
    kind: 'defence',
  }),
  avoid: (n) => ({
    label: `Avoid ${n}`,
    text: `${plural(n, ['The next hit is avoided, however big.', 'The next # hits are avoided, however big.'])} ${THIS_CHAIN}`,
    kind: 'defence',
  }),
  reflect: (n) => ({
    label: `Reflect ${n}`,
    text: `${plural(n, ['Up to # point of the next hit is prevented and dealt back.', 'Up to # points of the next hit are prevented and dealt back.'])} ${THIS_CHAIN}`,
    kind: 'defence',
  }),
  redirect: (n) => ({
    label: `Redirect ${n}`,
    text: `${plural(n, ['Up to # point of the next hit goes to the player who deals it.', 'Up to # points of the next hit go to the player who deals it.'])} ${THIS_CHAIN}`,
    kind: 'defence',
  }),
  cap: (n) => ({
    label: `Hits at most ${n}`,
    text: `No hit deals more than ${n}. ${THIS_CHAIN}`,
    kind: 'defence',
  }),
  poison: (n) => ({
    label: `Poison ${n}`,
    text: `${plural(n, [
      'At the end of the chain # HP is lost; then half of the counters go, rounded up.',
      'At the end of the chain # HP are lost; then half of the counters go, rounded up.',
    ])} ${THIS_ROUND}`,
    kind: 'burden',
  }),
  stripped: () => ({
    label: 'No defences',
    text: `Block, Avoid and Reflect cannot be gained. ${THIS_CHAIN}`,
    kind: 'burden',
  }),
  no_heal: () => ({ label: 'No healing', text: `Nothing heals. ${THIS_CHAIN}`, kind: 'burden' }),
  suffered: (n) => ({
    label: `Took ${n}`,
    text: 'The damage taken in this chain. Some cards count it.',
    kind: 'burden',
  }),
  mercury: (n) => ({
    label: `Mercury ${n}`,
    text: `Mercury cards grow with these counters or spend them; ten are the most. ${THIS_ROUND}`,
    kind: 'store',
  }),
  prevented: (n) => ({
    label: `Blocked ${n}`,
    text: 'The damage that Block has prevented in this chain. Some cards count it.',
    kind: 'store',
  }),
  reshape: (n) => ({
    label: `Reshape ${n}`,
    text: plural(n, [
      'When the next chain starts, one card of the hand may be exchanged.',
      'When the next chain starts, up to # cards of the hand may be exchanged.',
    ]),
    kind: 'store',
  }),
};

const MAD = 3;

/** The chips of a side; what it has none of has no chip. */
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

/** How near a player is to losing the use of Spells; only what lies in the zone counts. */
function madnessChip(continuous: readonly CardSeen[]): Chip | null {
  const count = continuous.filter(isMadnessSpell).length;
  if (!count) return null;
  return {
    name: 'madness',
    label: `Madness ${count} of ${MAD}`,
    text: 'With three Madness Spells in the Continuous Zone, a player’s own Spells are negated; Artifacts work as ever.',
    kind: 'burden',
  };
}

function isMadnessSpell(card: CardSeen): boolean {
  const { kind, seals = [] } = seenOf(card);
  return kind === 'Spell' && seals.includes('Madness');
}
