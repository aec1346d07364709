/** What the server says of a Spellslinger table, as types: the fight, what is announced, teams, and facts of cards. */

import type { CardSeen, Frame } from '../../lib/wire';

/** Who attacks together: a group, or one character alone. */
export interface Group {
  group: number;
  attackers: string[];
  /** The attacked seat; of a team as one, its first. */
  target: number;
  blockers: string[];
  /** Once blocked it stays blocked, even when no blocker is left. */
  blocked: boolean;
}

/** A card or an ability between its announcement and its resolution. */
export interface Announced {
  card: string;
  seat: number;
  targets: string[];
  players: number[];
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
  const { facts } = card;
  const now = facts['now'];
  const struck = facts['struck'];
  return {
    type: typeof facts['type'] === 'string' ? facts['type'] : '',
    now: Array.isArray(now) ? [numberIn(now[0]), numberIn(now[1])] : null,
    printed: typeof facts['strength'] === 'number' ? [facts['strength'], numberIn(facts['speed'])] : null,
    keywords: Array.isArray(facts['keywords']) ? facts['keywords'].filter(isText) : [],
    sideways: facts['sideways'] === true,
    damage: numberIn(facts['damage']),
    shield: numberIn(facts['shield']),
    struck: typeof struck === 'boolean' ? struck : null,
  };
}

/** The attack that is on; one with which the game ended is over, too. */
export function fightOf(frame: Frame): Group[] {
  return frame.stage === 'over' ? [] : ((frame.table['fight'] as Group[] | undefined) ?? []);
}

/** What is announced, the oldest first. A target that was not wanted has no token. */
export function announcedOn(frame: Frame): Announced[] {
  const found = (frame.table['pending'] as Announced[] | undefined) ?? [];
  return found.map((one) => ({ ...one, targets: one.targets.filter(isText) }));
}

export function stepOf(frame: Frame): string {
  const step = frame.table['step'];
  return typeof step === 'string' ? step : '';
}

/** The number of each seat's team; without teams everybody is one of their own. */
export function teamsOf(frame: Frame): number[] {
  const teams = frame.table['teams'];
  return Array.isArray(teams) ? teams.map(numberIn) : frame.sides.map((side) => side.seat);
}

/** Whether the members of a team share life and turn. */
export function playAsOne(frame: Frame): boolean {
  return frame.options['teams'] === 'as-one';
}

export function column(frame: Frame, seat: number, name: string): number {
  return frame.sides[seat]?.columns[name] ?? 0;
}

export function isOut(frame: Frame, seat: number): boolean {
  return column(frame, seat, 'out') > 0;
}

/** Whose turn it is, -1 before the first; of a team as one, its first seat. */
export function activeSeat(frame: Frame): number {
  return numberIn(frame.registers['turn']) > 0 ? numberIn(frame.registers['active']) : NO_SEAT;
}

/** All combat damage of this turn is prevented. */
export function isCalm(frame: Frame): boolean {
  return numberIn(frame.registers['calm']) > 0;
}

/** The card that may be answered now. */
export function waitingCard(frame: Frame): string | null {
  const token = frame.registers['waiting'];
  return isText(token) ? token : null;
}

/** Whether the question is with what to pay. */
export function isPayment(frame: Frame): boolean {
  return frame.decision?.rule === 'SS-PL-02' && frame.decision.label.startsWith('turn what');
}

/** Whether attackers are being chosen, by somebody. */
export function isAttacking(frame: Frame): boolean {
  return /^SS-(AT|GR)-/.test(frame.decision?.rule ?? '');
}

function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
