/** A small Spell Chain table for the tests: two players, some cards, one finished chain. */

import { EMPTY_FRAME } from '../../lib/live/emptyframe';
import type { SpellchainColumns, SpellchainPage, SpellchainRegisters, SpellchainSeen } from '../../lib/shapes/spellchain';
import type { CardSeen, Frame, Side } from '../../lib/wire';
import type { Resolved, Told } from './parts';

const COLUMNS: (keyof SpellchainColumns)[] = ['hp', 'block', 'avoid', 'reflect', 'redirect', 'cap', 'stripped', 'no_heal', 'poison', 'mercury'];

export function sampleSide(seat: number, columns: Partial<SpellchainColumns> = {}): Side {
  const all = Object.fromEntries(COLUMNS.map((name) => [name, 0]));
  return { seat, counts: { deck: 20, hand: 5, 'discard pile': 0 }, columns: { ...all, hp: 20, ...columns } };
}

type Placed = Partial<Omit<CardSeen, 'facts'>> & { facts?: Partial<SpellchainSeen> };

export function sampleCard(key: string, card: Placed = {}): CardSeen {
  const owner = card.owner ?? 0;
  return { seat: owner, zone: 'chain', at: 0, key, owner, host: null, facts: {}, numbers: [], ...card };
}

export function laid(key: string, owner: number, slot: number, status: SpellchainSeen['status'] = 'waiting'): CardSeen {
  return sampleCard(key, { owner, facts: { kind: 'Spell', seals: [], slot, status } });
}

export function sampleStep(slot: number, name: string, change: [number, number], more: Partial<Told> = {}): Told {
  return {
    card: `t${slot}`,
    slot,
    name,
    key: name.toLowerCase().replaceAll(' ', '-'),
    seat: 1 - (slot % 2),
    negated: false,
    by: 0,
    change,
    by_chance: false,
    lines: [`${name} activates.`],
    ...more,
  };
}

export function sampleResolved(more: Partial<Resolved> = {}): Resolved {
  return {
    chain: 1,
    before: [20, 20],
    steps: [
      sampleStep(3, 'Fireball', [0, -3]),
      sampleStep(2, 'Rejuvenate', [0, 2]),
      sampleStep(1, 'Counter Spell', [0, 0], { negated: true }),
    ],
    hp: [20, 19],
    ended: [],
    ...more,
  };
}

export function sampleFrame(more: Partial<Frame> = {}): Frame {
  return {
    ...EMPTY_FRAME,
    code: 'ABCD',
    game: 'spellchain',
    stage: 'playing',
    you: 0,
    seats: ['Ana', 'Bo'].map((name, seat) => ({ seat, kind: 'person', name, deck: '', ready: true, here: true, login: '', bot: false, agent: '' })),
    sides: [sampleSide(0), sampleSide(1)],
    registers: { round: 1, chain_number: 2, chains: 2, first: 1, resolving: null } satisfies Partial<SpellchainRegisters>,
    table: { forecast: { steps: [], hp: [20, 20] } } satisfies SpellchainPage,
    ...more,
  };
}
