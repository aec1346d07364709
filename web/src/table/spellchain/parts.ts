/** What the server says of a Spell Chain table besides its cards: the forecast, and the last chain as it resolved. */

import type {
  Forecast,
  Resolved,
  SpellchainColumns,
  SpellchainPage,
  SpellchainRegisters,
  SpellchainSeen,
  Step,
  Told,
} from '../../lib/shapes/spellchain';
import type { CardSeen, Frame, Side } from '../../lib/wire';

export type { Forecast, Resolved, Step, Told };

export const SLOTS = 8;
export const CHAINS_A_ROUND = 5;
export const FULL_HP = 20;

/** What is said of a card; nothing of one whose face is hidden. */
export function seenOf(card: CardSeen): Partial<SpellchainSeen> {
  return card.facts;
}

/** The slot where a card lies; undefined for one that lies in none. */
export function slotOf(card: CardSeen | undefined): number | undefined {
  return card && seenOf(card).slot;
}

/** What is said of the table; nothing before the game begins. */
function tableOf(frame: Frame): SpellchainPage {
  return frame.table;
}

function registersOf(frame: Frame): Partial<SpellchainRegisters> {
  return frame.registers;
}

/** The forecast, with the slots where its cards lie now: some would change places before they activate. */
export function forecastOf(frame: Frame): Forecast | null {
  const { forecast } = tableOf(frame);
  if (!forecast) return null;
  const slots = new Map(forecast.steps.map(({ slot, card }) => [slot, slotOf(frame.cards[card])]));
  const now = (slot: number): number => slots.get(slot) ?? slot;
  return { ...forecast, steps: forecast.steps.map((step) => ({ ...step, slot: now(step.slot), by: now(step.by) })) };
}

export function resolvedOf(frame: Frame): Resolved | null {
  return tableOf(frame).resolved ?? null;
}

/** A register that holds a number. */
export function register(frame: Frame, name: keyof SpellchainRegisters): number {
  const value = registersOf(frame)[name];
  return typeof value === 'number' ? value : 0;
}

/** The HP of a seat; 0 before the game begins. */
export function hpOf(side: Side | undefined): number {
  const columns: Partial<SpellchainColumns> = side?.columns ?? {};
  return columns.hp ?? 0;
}

/** The card that activates just now. */
export function resolving(frame: Frame): string | null {
  return registersOf(frame).resolving ?? null;
}

/** The steps of the chain that resolves just now, or with which the game has ended; none while cards are laid. */
export function runningSteps(frame: Frame): Told[] {
  const resolved = resolvedOf(frame);
  const running = resolved !== null && forecastOf(frame) === null && resolved.chain === register(frame, 'chains');
  return running ? resolved.steps : [];
}
