/** What the server says of a Spellslinger table: the fight, what is announced, teams, and facts of cards. */

import type {
  Announced as Told,
  Group,
  SpellslingerColumns,
  SpellslingerPage,
  SpellslingerRegisters,
  SpellslingerSeen,
  SpellslingerTable,
} from '../../lib/shapes/spellslinger';
import type { CardSeen, Frame } from '../../lib/wire';

export type { Group };

/** What is announced, without the targets that were not wanted. */
export interface Announced extends Told {
  targets: string[];
}

export type Pair = readonly [strength: number, speed: number];

/** What the rows and the fight need to know of a card in play. */
export interface Facts {
  type: string;
  /** Strength and speed as they are now; null for what is no character. */
  now: Pair | null;
  printed: Pair | null;
  keywords: readonly string[];
  sideways: boolean;
  /** Dealt to it this turn. */
  damage: number;
  /** How much of the next damage this turn will be prevented. */
  shield: number;
  /** Whether it has dealt its combat damage; null when the server does not say. */
  struck: boolean | null;
}

export const NO_SEAT = -1;

export function factsOf(card: CardSeen): Facts {
  const seen: Partial<SpellslingerSeen> = card.facts;
  const { type = '', keywords = [], sideways = false, damage = 0, shield = 0, struck = null } = seen;
  const printed: Pair | null = seen.strength === undefined ? null : [seen.strength, seen.speed ?? 0];
  const now: Pair | null = seen.now ? [seen.now[0] ?? 0, seen.now[1] ?? 0] : null;
  return { type, now, printed, keywords, sideways, damage, shield, struck };
}

/** What is said of the table; nothing before the game begins. */
function tableOf(frame: Frame): Partial<SpellslingerTable & SpellslingerPage> {
  return frame.table;
}

function registersOf(frame: Frame): Partial<SpellslingerRegisters> {
  return frame.registers;
}

/** The attack that is on; one with which the game ended is over, too. */
export function fightOf(frame: Frame): Group[] {
  return frame.stage === 'over' ? [] : (tableOf(frame).fight ?? []);
}

/** What is announced, the oldest first. A target that was not wanted has no token. */
export function announcedOn(frame: Frame): Announced[] {
  const { pending = [] } = tableOf(frame);
  return pending.map((one) => ({ ...one, targets: one.targets.filter((token) => token !== null) }));
}

export function stepOf(frame: Frame): string {
  return tableOf(frame).step ?? '';
}

/** The number of each seat's team; without teams everybody is one of their own. */
export function teamsOf(frame: Frame): number[] {
  return tableOf(frame).teams ?? frame.sides.map((side) => side.seat);
}

/** Whether the members of a team share life and turn. */
export function playAsOne(frame: Frame): boolean {
  return frame.options['teams'] === 'as-one';
}

export function column(frame: Frame, seat: number, name: keyof SpellslingerColumns): number {
  const columns: Partial<SpellslingerColumns> = frame.sides[seat]?.columns ?? {};
  return columns[name] ?? 0;
}

export function isOut(frame: Frame, seat: number): boolean {
  return column(frame, seat, 'out') > 0;
}

/** Whose turn it is, -1 before the first; of a team as one, its first seat. */
export function activeSeat(frame: Frame): number {
  const { turn = 0, active = NO_SEAT } = registersOf(frame);
  return turn > 0 ? active : NO_SEAT;
}

/** All combat damage of this turn is prevented. */
export function isCalm(frame: Frame): boolean {
  return (registersOf(frame).calm ?? 0) > 0;
}

/** The card that may be answered now. */
export function waitingCard(frame: Frame): string | null {
  return registersOf(frame).waiting ?? null;
}

/** Whether the question is with what to pay. */
export function isPayment(frame: Frame): boolean {
  return frame.decision?.rule === 'SS-PL-02' && frame.decision.label.startsWith('turn what');
}

/** Whether attackers are being chosen, by someone. */
export function isAttacking(frame: Frame): boolean {
  return /^SS-(AT|GR)-/.test(frame.decision?.rule ?? '');
}
