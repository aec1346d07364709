/** What the table shell has to know of each game: its phases, whose turn it is, and the numbers of a seat. */

import type { SpellchainColumns, SpellchainRegisters } from '../lib/shapes/spellchain';
import type { SpellfireColumns, SpellfireRegisters, SpellfireSeen } from '../lib/shapes/spellfire';
import type { SpellslingerColumns, SpellslingerRegisters } from '../lib/shapes/spellslinger';
import type { CardSeen, Frame } from '../lib/wire';

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
  /** Whose turn it is; of a chain, who lays first. Undefined or -1 before the start. */
  active(frame: Frame): number | undefined;
}

const phase = (id: string, title: string, short: string): Phase => ({ id, title, short });

/** What the games say of their tables; before the start they say nothing. */
const fire = (frame: Frame): Partial<SpellfireRegisters> => frame.registers;
const slinger = (frame: Frame): Partial<SpellslingerRegisters> => frame.registers;
const chain = (frame: Frame): Partial<SpellchainRegisters> => frame.registers;

function columnsOf(frame: Frame, seat: number): object {
  return frame.sides[seat]?.columns ?? {};
}

function isRazed(card: CardSeen): boolean {
  const { razed = false }: Partial<SpellfireSeen> = card.facts;
  return razed;
}

function inHand(frame: Frame, seat: number): Standing {
  return { label: 'cards in hand', sign: 'hand', short: 'h', value: String(frame.sides[seat]?.counts['hand'] ?? 0) };
}

function realms(frame: Frame, seat: number): Standing {
  const held = Object.values(frame.cards).filter((card) => card.seat === seat && card.zone === 'formation');
  const standing = held.filter((card) => !isRazed(card)).length;
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
    const { phase: now = -1 } = fire(frame);
    return now <= 6 ? now : -1;
  },
  title: (frame) => `Turn ${Math.max(fire(frame).turn ?? 0, 0)}`,
  standings: (frame, seat) => [realms(frame, seat), inHand(frame, seat)],
  active: (frame) => fire(frame).active,
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
  now: (frame) => {
    const { turn = 0, step = -1 } = slinger(frame);
    return turn > 0 ? (SLINGER_CELLS[step] ?? -1) : -1;
  },
  title: (frame) => `Turn ${Math.max(slinger(frame).turn ?? 0, 0)}`,
  standings: (frame, seat) => {
    const { life = 0 }: Partial<SpellslingerColumns> = columnsOf(frame, seat);
    return [{ label: 'life', sign: 'life', short: '♥', value: String(life) }, inHand(frame, seat)];
  },
  active: (frame) => slinger(frame).active,
};

const SPELLCHAIN: Course = {
  phases: [phase('lay', 'Laying', 'Lay'), phase('resolve', 'Resolving', 'Resolve')],
  stops: false,
  showsPending: true,
  now: (frame) => (chain(frame).resolving ? 1 : 0),
  title: (frame) => {
    const { round = 0, chain_number: number = 0 } = chain(frame);
    return round > 0 ? `Round ${round}, chain ${number} of 5` : 'Before the first chain';
  },
  standings: (frame, seat) => {
    const { hp = 0 }: Partial<SpellchainColumns> = columnsOf(frame, seat);
    return [{ label: 'health', sign: 'HP', short: '♥', value: String(hp) }, inHand(frame, seat)];
  },
  active: (frame) => chain(frame).first,
};

const PLAIN: Course = {
  phases: [],
  stops: false,
  showsPending: false,
  now: () => -1,
  title: () => '',
  standings: (frame, seat) => [inHand(frame, seat)],
  active: (frame) => (frame.registers as { active?: number }).active,
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
  return course(frame.game).active(frame) ?? -1;
}

/** Whether a seat has lost and only watches. */
export function isOut(frame: Frame, seat: number): boolean {
  const { gone = 0, out = 0 }: Partial<SpellfireColumns & SpellslingerColumns> = columnsOf(frame, seat);
  return gone > 0 || out > 0;
}
