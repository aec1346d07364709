/** The course of a game of Spellfire. */

import { word } from '../../lib/settings/language';
import type { SpellfireColumns, SpellfirePage, SpellfireRegisters, SpellfireSeen } from '../../lib/shapes/spellfire';
import type { CardSeen, Frame } from '../../lib/wire';
import { columnsOf, inHand, optionAt, phase, type Course, type Standing } from '../course';
import { countsMarkers, wantedRealms } from './reading';

/** Nothing before the start. */
const registers = (frame: Frame): Partial<SpellfireRegisters> => frame.registers;

/** The rules for what a phase asks its player, and for ending the turn. */
const PHASES = /^SF-PH[0-5]-01$/;
const END = /^SF-PH6-01$/;

function isRazed(card: CardSeen): boolean {
  const { razed = false }: Partial<SpellfireSeen> = card.facts;
  return razed;
}

function realms(frame: Frame, seat: number): Standing {
  const held = Object.values(frame.cards).filter((card) => card.seat === seat && card.zone === 'formation');
  const standing = held.filter((card) => !isRazed(card)).length;
  const wanted = wantedRealms(frame);
  return { label: `unrazed realms out of ${wanted}`, noun: word('realms'), value: `${standing}/${wanted}` };
}

/** A seat's markers, where they win the game. */
function markers(frame: Frame, seat: number): Standing[] {
  if (!countsMarkers(frame)) return [];
  const { markers: won = 0 }: Partial<SpellfireColumns> = columnsOf(frame, seat);
  return [{ label: 'markers out of 4', noun: word('markers'), value: `${won}/4` }];
}

export const COURSE: Course = {
  phases: [
    phase('0', 'Rule', 'Play a rule card.'),
    phase('1', 'Draw', 'Draw three cards.'),
    phase('2', 'Realm', 'Play, rebuild or replace one realm, and play one holding.'),
    phase('3', 'Champions', 'Play champions, and give them artifacts and magical items.'),
    phase('4', 'Battle', 'Attack one realm with your champions.'),
    phase('5', 'Spells', 'Cast spells, then discard down to the hand limit.'),
    phase('6', 'End', 'The turn ends.'),
  ],
  stops: true,
  showsPending: false,
  now: (frame) => {
    const { phase: now = -1 } = registers(frame);
    return now <= 6 ? now : -1;
  },
  title: (frame) => `Turn ${Math.max(registers(frame).turn ?? 0, 0)}`,
  standings: (frame, seat) => {
    const landless = frame.options['solitaire'] === 'one-deck' && frame.seats[seat]?.kind === 'stand-in';
    return landless ? [inHand(frame, seat)] : [...markers(frame, seat), realms(frame, seat), inHand(frame, seat)];
  },
  active: (frame) => registers(frame).active,
  isOut: (frame, seat) => {
    const { gone = 0 }: Partial<SpellfireColumns> = columnsOf(frame, seat);
    return gone > 0;
  },
  onward: (frame) => Math.max(optionAt(frame, PHASES, 'pass'), optionAt(frame, END, 'end')),
  pending: (frame) => {
    const { pending = [] }: Partial<SpellfirePage> = frame.table;
    return pending;
  },
};
