/** The course of a game of Spellslinger. */

import { word } from '../../lib/settings/language';
import type {
  SpellslingerColumns,
  SpellslingerFacts,
  SpellslingerPage,
  SpellslingerRegisters,
} from '../../lib/shapes/spellslinger';
import type { Frame } from '../../lib/wire';
import { columnsOf, inHand, optionAt, phase, type Course } from '../course';
import { factsOf } from './parts';

/** Nothing before the start. */
const registers = (frame: Frame): Partial<SpellslingerRegisters> => frame.registers;

/** The rules for decisions on your own turn with nothing pending: a step's window, the main phase, the attack. */
const OWN = /^(SS-PR-08|SS-TN-13|SS-AT-02)$/;

/** Steps 0 to 10 of a turn, by the cell that shows them. */
const CELLS = [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6];

export const COURSE: Course = {
  phases: [
    phase('upkeep', 'Upkeep', 'Your cards turn upright, and upkeep abilities trigger.'),
    phase('draw', 'Draw', 'Draw a card.'),
    phase('attack', 'Attack', 'Choose who attacks whom.'),
    phase('block', 'Block', 'Defenders choose who blocks.'),
    phase('damage', 'Damage', 'Attackers and blockers deal damage.'),
    phase('main', 'Main', 'Play one terrain and any other cards.'),
    phase('end', 'End', 'End-of-turn abilities trigger, and damage wears off.'),
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
    return [{ label: word('life'), noun: word('life'), value: String(life) }, inHand(frame, seat)];
  },
  active: (frame) => registers(frame).active,
  isOut: (frame, seat) => {
    const { out = 0 }: Partial<SpellslingerColumns> = columnsOf(frame, seat);
    return out > 0;
  },
  onward: (frame) => optionAt(frame, OWN, 'pass'),
  pending: (frame) => {
    const { pending = [] }: Partial<SpellslingerPage> = frame.table;
    return pending;
  },
  unplayed: (frame, hand) => {
    const cheapest = Math.min(...hand.map(({ facts }) => (facts as SpellslingerFacts).total));
    const terrains = Object.values(frame.cards).filter(
      (card) => card.seat === frame.you && card.zone === 'in play' && factsOf(card).type === 'Terrain',
    ).length;
    if (cheapest <= terrains) return '';
    const have = terrains === 0 ? 'no terrain' : terrains === 1 ? 'one terrain' : `${terrains} terrains`;
    return `Your cheapest card costs ${cheapest}, and you have ${have}.`;
  },
};
