/** The course of a game of Spellslinger. */

import type { SpellslingerColumns, SpellslingerPage, SpellslingerRegisters } from '../../lib/shapes/spellslinger';
import type { Frame } from '../../lib/wire';
import { columnsOf, inHand, phase, type Course } from '../course';

/** Before the start nothing is said. */
const registers = (frame: Frame): Partial<SpellslingerRegisters> => frame.registers;

/** Steps 0 to 10 of a turn, by the cell that shows them. */
const CELLS = [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6];

export const COURSE: Course = {
  phases: [
    phase('upkeep', 'Upkeep', 'Up'),
    phase('draw', 'Draw', 'Dr'),
    phase('attack', 'Attack', 'At'),
    phase('block', 'Block', 'Bl'),
    phase('damage', 'Damage', 'Da'),
    phase('main', 'Main', 'Ma'),
    phase('end', 'End', 'En'),
  ],
  stops: true,
  showsPending: true,
  now: (frame) => {
    const { turn = 0, step = -1 } = registers(frame);
    return turn > 0 ? (CELLS[step] ?? -1) : -1;
  },
  title: (frame) => `Turn ${Math.max(registers(frame).turn ?? 0, 0)}`,
  standings: (frame, seat) => {
    const { life = 0 }: Partial<SpellslingerColumns> = columnsOf(frame, seat);
    return [{ label: 'life', sign: 'life', short: '♥', value: String(life) }, inHand(frame, seat)];
  },
  active: (frame) => registers(frame).active,
  isOut: (frame, seat) => {
    const { out = 0 }: Partial<SpellslingerColumns> = columnsOf(frame, seat);
    return out > 0;
  },
  pending: (frame) => {
    const { pending = [] }: Partial<SpellslingerPage> = frame.table;
    return pending;
  },
};
