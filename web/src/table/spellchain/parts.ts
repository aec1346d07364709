/** What the server says of a Spell Chain table besides its cards: the forecast, and the last chain as it resolved. */

import type { Frame } from '../../lib/wire';

export const SLOTS = 8;
export const CHAINS_A_ROUND = 5;
export const FULL_HP = 20;

/** One card of a resolution, foreseen or real, in the order of activation. */
export interface Step {
  /** Its token; in a resolution that is past it names no card any more once the card has been shuffled away. */
  card: string;
  slot: number;
  name: string;
  /** Who laid it. */
  seat: number;
  negated: boolean;
  /** The slot of the card that negates it; 0 when no card of the chain does. */
  by: number;
  /** What it does to the HP of each seat. */
  change: number[];
  /** Whether a die has a say in it. */
  by_chance: boolean;
}

export interface Forecast {
  steps: Step[];
  hp: number[];
}

/** A step that has happened: its card in the catalogue, and its lines of the log. */
export interface Told extends Step {
  key: string;
  lines: string[];
}

/** A chain as it resolved, or as far as it has; `hp` also holds what the end of the chain has brought. */
export interface Resolved {
  /** Its number, counted through the whole game. */
  chain: number;
  steps: Told[];
  before: number[];
  hp: number[];
}

/** The forecast, with the slots in which its cards lie now: some would change places before they activate. */
export function forecastOf(frame: Frame): Forecast | null {
  const forecast = (frame.table['forecast'] as Forecast | null | undefined) ?? null;
  if (!forecast) return null;
  const slots = new Map(forecast.steps.map(({ slot, card }) => [slot, frame.cards[card]?.facts['slot']]));
  const now = (slot: number): number => {
    const found = slots.get(slot);
    return typeof found === 'number' ? found : slot;
  };
  return { ...forecast, steps: forecast.steps.map((step) => ({ ...step, slot: now(step.slot), by: now(step.by) })) };
}

export function resolvedOf(frame: Frame): Resolved | null {
  return (frame.table['resolved'] as Resolved | null | undefined) ?? null;
}

/** A register that holds a number. */
export function register(frame: Frame, name: string): number {
  const value = frame.registers[name];
  return typeof value === 'number' ? value : 0;
}

/** The card that activates just now. */
export function resolving(frame: Frame): string | null {
  const value = frame.registers['resolving'];
  return typeof value === 'string' ? value : null;
}

/** The steps of the chain that resolves just now, or with which the game has ended; none while cards are laid. */
export function runningSteps(frame: Frame): Told[] {
  const resolved = resolvedOf(frame);
  const running = resolved !== null && forecastOf(frame) === null && resolved.chain === register(frame, 'chains');
  return running ? resolved.steps : [];
}
