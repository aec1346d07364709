/** What the server sends about a Spell Chain table besides its cards: the forecast, and the last resolution. */

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

/** Data about a card; none for a face-down card. */
export function seenOf(card: CardSeen): Partial<SpellchainSeen> {
  return card.facts;
}

/** The slot a card is in; undefined if it's in none. */
export function slotOf(card: CardSeen | undefined): number | undefined {
  return card && seenOf(card).slot;
}

/** Data about the table; none before the game starts. */
function tableOf(frame: Frame): SpellchainPage {
  return frame.table;
}

function registersOf(frame: Frame): Partial<SpellchainRegisters> {
  return frame.registers;
}

/** The forecast, with its cards in their current slots: some would move before they activate. */
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

/** A numeric register. */
export function register(frame: Frame, name: keyof SpellchainRegisters): number {
  const value = registersOf(frame)[name];
  return typeof value === 'number' ? value : 0;
}

/** A seat's HP; 0 before the game starts. */
export function hpOf(side: Side | undefined): number {
  const columns: Partial<SpellchainColumns> = side?.columns ?? {};
  return columns.hp ?? 0;
}

/** The card that's activating now. */
export function resolving(frame: Frame): string | null {
  return registersOf(frame).resolving ?? null;
}

/** The steps of the chain that's resolving now, or that ended the game; none while cards are being laid. */
export function runningSteps(frame: Frame): Told[] {
  const resolved = resolvedOf(frame);
  const running = resolved !== null && forecastOf(frame) === null && resolved.chain === register(frame, 'chains');
  return running ? resolved.steps : [];
}
