/** What the server sends about a Spellslinger table: the fight, pending cards, teams, and facts about cards. */

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

/** A pending card, without targets that weren't chosen. */
export interface Announced extends Told {
  targets: string[];
}

export type Pair = readonly [strength: number, speed: number];

/** What the rows and the fight need to know about a card in play. */
export interface Facts {
  type: string;
  /** Current strength and speed; null if it's not a character. */
  now: Pair | null;
  printed: Pair | null;
  keywords: readonly string[];
  sideways: boolean;
  /** Damage dealt to it this turn. */
  damage: number;
  /** How much of the next damage this turn will be prevented. */
  shield: number;
  /** Whether it has dealt its combat damage; null if the server doesn't say. */
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

/** Data about the table; none before the game starts. */
function tableOf(frame: Frame): Partial<SpellslingerTable & SpellslingerPage> {
  return frame.table;
}

function registersOf(frame: Frame): Partial<SpellslingerRegisters> {
  return frame.registers;
}

/** The current attack; one that ended the game is over, too. */
export function fightOf(frame: Frame): Group[] {
  return frame.stage === 'over' ? [] : (tableOf(frame).fight ?? []);
}

/** Pending cards, oldest first. A target that wasn't chosen has no token. */
export function announcedOn(frame: Frame): Announced[] {
  const { pending = [] } = tableOf(frame);
  return pending.map((one) => ({ ...one, targets: one.targets.filter((token) => token !== null) }));
}

export function stepOf(frame: Frame): string {
  return tableOf(frame).step ?? '';
}

/** Each seat's team number; without teams everyone is their own. */
export function teamsOf(frame: Frame): number[] {
  return tableOf(frame).teams ?? frame.sides.map((side) => side.seat);
}

/** Whether a team shares life and turns. */
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

/** Whose turn it is, -1 before the first; for a team that shares turns, its first seat. */
export function activeSeat(frame: Frame): number {
  const { turn = 0, active = NO_SEAT } = registersOf(frame);
  return turn > 0 ? active : NO_SEAT;
}

/** All combat damage this turn is prevented. */
export function isCalm(frame: Frame): boolean {
  return (registersOf(frame).calm ?? 0) > 0;
}

/** The card players can respond to now. */
export function waitingCard(frame: Frame): string | null {
  return registersOf(frame).waiting ?? null;
}

/** Whether the decision is how to pay. */
export function isPayment(frame: Frame): boolean {
  return frame.decision?.rule === 'SS-PL-02' && frame.decision.label.startsWith('turn what');
}

/** Whether someone is choosing attackers. */
export function isAttacking(frame: Frame): boolean {
  return /^SS-(AT|GR)-/.test(frame.decision?.rule ?? '');
}
