/** The course of a game of Spell Chain. */

import { word } from '../../lib/settings/language';
import type { SpellchainColumns, SpellchainRegisters } from '../../lib/shapes/spellchain';
import type { Frame } from '../../lib/wire';
import { columnsOf, inHand, phase, type Course } from '../course';

/** Nothing before the start. */
const registers = (frame: Frame): Partial<SpellchainRegisters> => frame.registers;

export const COURSE: Course = {
  phases: [phase('lay', 'Laying', 'Take turns laying cards, until all eight slots are full.'), phase('resolve', 'Resolving', 'The cards activate from slot 8 back to slot 1.')],
  stops: false,
  showsPending: true,
  now: (frame) => (registers(frame).resolving ? 1 : 0),
  title: (frame) => {
    const { round = 0, chain_number: number = 0 } = registers(frame);
    return round > 0 ? `Round ${round}, chain ${number} of 5` : 'Before the first chain';
  },
  standings: (frame, seat) => {
    const { hp = 0 }: Partial<SpellchainColumns> = columnsOf(frame, seat);
    return [{ label: word('health'), noun: 'HP', value: String(hp) }, inHand(frame, seat)];
  },
  active: (frame) => registers(frame).first,
  isOut: () => false,
  onward: () => -1,
  pending: () => [],
};
