/** Small pieces of a Spellfire table for the tests. */

import { EMPTY_FRAME } from '../../lib/live/emptyframe';
import type { SpellfireCard } from '../../cards/spellfire/card';
import { hero, item, realm } from '../../cards/sample';
import type {
  SpellfirePage,
  SpellfireRegisters,
  SpellfireSeen,
  SpellfireTable,
  Sums,
} from '../../lib/shapes/spellfire';
import type { CardSeen, Frame, Option } from '../../lib/wire';

/** The catalogue used in the tests. */
export const CARDS: SpellfireCard[] = [
  { ...realm, key: 'ash', name: 'Ashmark' },
  { ...realm, key: 'mere', name: 'Mere' },
  { ...realm, key: 'keep', name: 'Old Keep', facts: { ...realm.facts, type: 'holding' } },
  { ...hero, key: 'sable', name: 'Sable' },
  { ...hero, key: 'rook', name: 'Rook' },
  { ...item, key: 'sword', name: 'Plain Sword' },
];

type Placed = Partial<Omit<CardSeen, 'facts'>> & { facts?: Partial<SpellfireSeen> };

export function seen(key: string | null, zone: string, more: Placed = {}): CardSeen {
  return { seat: 0, zone, at: 0, key, owner: more.seat ?? 0, host: null, facts: {}, numbers: [], ...more };
}

export function realmAt(key: string, seat: number, place: string, razed = false): CardSeen {
  return seen(key, 'formation', { seat, facts: { type: 'realm', place, razed } });
}

export function option(verb: string, card: string | null): Option {
  return { text: `${verb} it`, verb, card, seat: null, copies: [] };
}

const REGISTERS: Partial<SpellfireRegisters> = { phase: 3, active: 0, turn: 5, attacker: -1, defender: -1, target: null, offence: null, defence: null, round: 0 };

export function sampleFrame(cards: Record<string, CardSeen>, more: Partial<Frame> = {}, seats = 2): Frame {
  const counts = { 'draw pile': 30, hand: 5, 'discard pile': 0, limbo: 0, abyss: 0, void: 0 };
  return {
    ...EMPTY_FRAME,
    code: 'ABCD',
    game: 'spellfire',
    stage: 'playing',
    you: 0,
    options: { victory_realms: '6' },
    seats: ['Ana', 'Bo', 'Cy', 'Dee'].slice(0, seats).map((name, seat) => ({ seat, kind: 'person', name, deck: '', ready: true, here: true, login: '', bot: false, agent: '' })),
    sides: Array.from({ length: seats }, (_, seat) => ({ seat, counts: { ...counts }, columns: {} })),
    cards,
    ...more,
    registers: { ...REGISTERS, ...more.registers },
    table: { hand_limits: [8, 8, 8, 8], pending: [], ...more.table },
  };
}

/** Ana attacks Bo's Ashmark with Sable, who carries a sword; Rook defends and is winning. */
export function battleFrame(you = 0): Frame {
  const cards = {
    tip: realmAt('ash', 1, 'A'),
    sable: seen('sable', 'battle', { facts: { now: 8 } }),
    sword: seen('sword', 'attached', { host: 'sable' }),
    rook: seen('rook', 'battle', { seat: 1, facts: { now: 11 } }),
  };
  const registers: Partial<SpellfireRegisters> = { attacker: 0, defender: 1, target: 'tip', offence: 'sable', defence: 'rook', round: 2 };
  const parts: Sums['parts'] = [[['Sable: printed', 5], ['Plain Sword', 3]], [['Rook: printed', 11]]];
  const table: Partial<SpellfireTable & SpellfirePage> = { battle: { stage: 'playing cards', totals: [8, 11] }, totals: { parts, behind: 0 } };
  return sampleFrame(cards, { you, registers, table });
}
