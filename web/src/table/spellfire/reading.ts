/** Reads a Spellfire frame: places, the battle and its totals. Pure functions of a frame. */

import type { CardAt, Choice } from '../../lib/live/frames';
import type { TableStore } from '../../lib/live/table.svelte';
import type { SpellfirePage, SpellfireRegisters, SpellfireSeen, SpellfireTable } from '../../lib/shapes/spellfire';
import type { CardSeen, Frame, Part } from '../../lib/wire';

/** The rows of a formation, from the tip: A shields B and C, which shield D, E and F. */
const ROWS: readonly (readonly string[])[] = [['A'], ['B', 'C'], ['D', 'E', 'F'], ['G', 'H', 'I', 'J']];
const USUAL_ROWS = 3;

/** A spot in a formation, and its realm. */
export interface Place {
  letter: string;
  realm: CardAt | null;
}

export interface Battle {
  attacker: number;
  defender: number;
  /** Tokens of the attacked realm and of the fighters. */
  target: string | null;
  offence: string | null;
  defence: string | null;
  round: number;
  stage: string;
  /** The attacker's and the defender's; null until both have a fighter. */
  totals: [number | null, number | null];
  parts: [Part[], Part[]];
  /** The seat that's losing while cards are played; -1 for none, and while a card is resolving. */
  behind: number;
  /** The question asked while players can respond to a card; empty otherwise. */
  answering: string;
}

/** Data about a card; none for a hidden one. */
export function seenOf(card: CardSeen): Partial<SpellfireSeen> {
  return card.facts;
}

/** Data about the table; none before the game starts. */
export function tableOf(frame: Frame): Partial<SpellfireTable & SpellfirePage> {
  return frame.table;
}

function registersOf(frame: Frame): Partial<SpellfireRegisters> {
  return frame.registers;
}

export function numberOf(frame: Frame, register: keyof SpellfireRegisters): number {
  const value = registersOf(frame)[register];
  return typeof value === 'number' ? value : -1;
}

function tokenOf(frame: Frame, register: keyof SpellfireRegisters): string | null {
  const value = registersOf(frame)[register];
  return typeof value === 'string' ? value : null;
}

/** How many rows the table's formations have: a fourth one if ten realms are needed. */
export function rowsOf(frame: Frame): number {
  const wide = Object.values(frame.cards).some((card) => card.zone === 'formation' && isOuter(seenOf(card).place));
  return wide || wantedRealms(frame) === '10' ? USUAL_ROWS + 1 : USUAL_ROWS;
}

/** Whether markers win, together with a few realms. */
export function countsMarkers(frame: Frame): boolean {
  return frame.options['victory'] === 'conqueror';
}

/** How many unrazed realms it takes to win. */
export function wantedRealms(frame: Frame): string {
  return countsMarkers(frame) ? '3' : (frame.options['victory_realms'] ?? '6');
}

function isOuter(place: string | undefined): boolean {
  return place !== undefined && (ROWS[USUAL_ROWS] ?? []).includes(place);
}

/** Whether both sides share one deck, so that only you have realms, and the champions are the opposing side. */
export function isShared(frame: Frame): boolean {
  return frame.options['solitaire'] === 'one-deck';
}

/** Where cards of a board lie that a battle may cover. */
const COVERED: readonly (string | null)[] = ['pool', 'table'];

/** Whether a card, or the card it's attached to, lies where a battle may cover it; on a narrow screen also in another formation. */
export function isUnderBattle(frame: Frame, token: string, narrow: boolean): boolean {
  const card = frame.cards[token];
  if (!card) return false;
  if (card.host) return isUnderBattle(frame, card.host, narrow);
  return COVERED.includes(card.zone) || (narrow && card.zone === 'formation' && card.seat !== frame.you);
}

/**
 * Whether a battle makes room for what lies under it: no one fights yet, or the current question offers cards there,
 * and none to play for a fighter.
 */
export function stepsAside(frame: Frame, battle: Battle, offered: readonly string[], narrow: boolean): boolean {
  if (battle.offence === null && battle.defence === null) return true;
  if (!offered.some((token) => isUnderBattle(frame, token, narrow))) return false;
  return battle.stage !== 'playing cards' || offered.every((token) => isUnderBattle(frame, token, narrow));
}

/** A formation row by row from its tip, with empty spots. */
export function formationOf(realms: readonly CardAt[], rows: number): Place[][] {
  const byPlace = new Map(realms.map((realm) => [seenOf(realm.card).place, realm]));
  return ROWS.slice(0, rows).map((row) => row.map((letter) => ({ letter, realm: byPlace.get(letter) ?? null })));
}

/** The choice of a spot for the realm being played, if that's the current decision. */
export function placeAsked(table: TableStore, letter: string): Choice | undefined {
  if (table.frame.decision?.rule !== 'SF-FORM-02') return undefined;
  return table.choices.find(({ option }) => option.card === null && option.text === letter);
}

export function isRazed({ card }: CardAt): boolean {
  return seenOf(card).razed === true;
}

export function isHolding({ card }: CardAt): boolean {
  return seenOf(card).type === 'holding';
}

/** Whether a card is face down: a champion everyone knows, or a card only its player knows. */
export function isFaceDown(frame: Frame, token: string): boolean {
  return tableOf(frame).face_down?.includes(token) ?? false;
}

/** Whether a champion has gone questing, and is face down for that reason. */
export function isQuesting(frame: Frame, token: string): boolean {
  const card = frame.cards[token];
  return card !== undefined && seenOf(card).questing === true;
}

export function handLimit(frame: Frame, seat: number): number | null {
  return tableOf(frame).hand_limits?.[seat] ?? null;
}

/** The current battle, if there is one. */
export function battleOf(frame: Frame): Battle | null {
  const { battle: told, totals: sums } = tableOf(frame);
  const attacker = numberOf(frame, 'attacker');
  if (!told || attacker < 0) return null;
  const parts = (side: number): Part[] => (sums?.parts[side] ?? []).map(([source, amount]) => ({ source, amount }));
  return {
    attacker,
    defender: numberOf(frame, 'defender'),
    target: tokenOf(frame, 'target'),
    offence: tokenOf(frame, 'offence'),
    defence: tokenOf(frame, 'defence'),
    round: Math.max(1, numberOf(frame, 'round')),
    stage: told.stage,
    totals: [told.totals[0] ?? null, told.totals[1] ?? null],
    parts: [parts(0), parts(1)],
    behind: sums?.behind ?? -1,
    answering: frame.decision?.topic === 'answer' ? frame.decision.prompt : '',
  };
}

/** The attacker's share of the bar, from 0 to 1. Totals may be below 0, and no side ever loses all of it. */
export function shareOf([attack, defence]: Battle['totals']): number {
  if (attack === null || defence === null) return 0.5;
  const least = Math.min(attack, defence, 0);
  const [one, other] = [attack - least + 1, defence - least + 1];
  return Math.max(0.12, Math.min(0.88, one / (one + other)));
}

/** The seats on the far side in turn order, and the one on this side. */
export function seatsAround(frame: Frame): { near: number; far: number[] } {
  const near = Math.max(frame.you, 0);
  const count = frame.sides.length;
  return { near, far: Array.from({ length: Math.max(0, count - 1) }, (_, step) => (near + step + 1) % count) };
}
