/** What the table shell has to know of each game: its phases, whose turn it is, and the numbers of a seat. */

import type { Frame } from '../lib/wire';

export interface Phase {
  id: string;
  title: string;
  /** Shown on narrow screens. */
  short: string;
}

export interface Standing {
  /** What the number is, for people. */
  label: string;
  /** How the rail writes it, and where there is little room. */
  sign: string;
  short: string;
  value: string;
}

interface Course {
  phases: Phase[];
  /** Whether there are moments in which one may stop, so that stops make sense. */
  stops: boolean;
  /** Whether its middle shows what is pending, so that the shell need not. */
  showsPending: boolean;
  /** The place of the present phase in the list; -1 outside of all. */
  now(frame: Frame): number;
  /** How far the game is, in words. */
  title(frame: Frame): string;
  standings(frame: Frame, seat: number): Standing[];
}

const phase = (id: string, title: string, short: string): Phase => ({ id, title, short });

function register(frame: Frame, name: string): number {
  const value = frame.registers[name];
  return typeof value === 'number' ? value : -1;
}

function column(frame: Frame, seat: number, name: string): number {
  return frame.sides[seat]?.columns[name] ?? 0;
}

function inHand(frame: Frame, seat: number): Standing {
  return { label: 'cards in hand', sign: 'hand', short: 'h', value: String(frame.sides[seat]?.counts['hand'] ?? 0) };
}

function realms(frame: Frame, seat: number): Standing {
  const held = Object.values(frame.cards).filter((card) => card.seat === seat && card.zone === 'formation');
  const standing = held.filter((card) => card.facts['razed'] !== true).length;
  const wanted = frame.options['victory_realms'] ?? '6';
  return { label: `unrazed realms of ${wanted}`, sign: 'realms', short: 'r', value: `${standing}/${wanted}` };
}

const SPELLFIRE: Course = {
  phases: [
    phase('0', 'Rule', '0'),
    phase('1', 'Draw', '1'),
    phase('2', 'Realm', '2'),
    phase('3', 'Pool', '3'),
    phase('4', 'Battle', '4'),
    phase('5', 'Spells', '5'),
    phase('6', 'End', '6'),
  ],
  stops: true,
  showsPending: false,
  now: (frame) => {
    const now = register(frame, 'phase');
    return now <= 6 ? now : -1;
  },
  title: (frame) => `Turn ${Math.max(register(frame, 'turn'), 0)}`,
  standings: (frame, seat) => [realms(frame, seat), inHand(frame, seat)],
};

/** Steps 0 to 10 of a turn, by the cell that shows them. */
const SLINGER_CELLS = [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6];

const SPELLSLINGER: Course = {
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
  now: (frame) => (register(frame, 'turn') > 0 ? (SLINGER_CELLS[register(frame, 'step')] ?? -1) : -1),
  title: (frame) => `Turn ${Math.max(register(frame, 'turn'), 0)}`,
  standings: (frame, seat) => [
    { label: 'life', sign: 'life', short: '♥', value: String(column(frame, seat, 'life')) },
    inHand(frame, seat),
  ],
};

const SPELLCHAIN: Course = {
  phases: [phase('lay', 'Laying', 'Lay'), phase('resolve', 'Resolving', 'Resolve')],
  stops: false,
  showsPending: true,
  now: (frame) => (typeof frame.registers['resolving'] === 'string' ? 1 : 0),
  title: (frame) => {
    const round = register(frame, 'round');
    return round > 0 ? `Round ${round}, chain ${register(frame, 'chain_number')} of 5` : 'Before the first chain';
  },
  standings: (frame, seat) => [
    { label: 'health', sign: 'HP', short: '♥', value: String(column(frame, seat, 'hp')) },
    inHand(frame, seat),
  ],
};

const PLAIN: Course = {
  phases: [],
  stops: false,
  showsPending: false,
  now: () => -1,
  title: () => '',
  standings: (frame, seat) => [inHand(frame, seat)],
};

const COURSES: Record<string, Course> = {
  spellfire: SPELLFIRE,
  spellslinger: SPELLSLINGER,
  spellchain: SPELLCHAIN,
};

/** The course of a game; of one that the page does not know, a plain one. */
export function course(game: string): Course {
  return COURSES[game] ?? PLAIN;
}

/** Whose turn it is; of a chain, who lays first. -1 before the start. */
export function turnSeat(frame: Frame): number {
  return register(frame, frame.game === 'spellchain' ? 'first' : 'active');
}

/** Whether a seat has lost and only watches. */
export function isOut(frame: Frame, seat: number): boolean {
  return column(frame, seat, 'gone') > 0 || column(frame, seat, 'out') > 0;
}
