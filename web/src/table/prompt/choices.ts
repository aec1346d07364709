/** How a decision's choices are presented: a few as buttons, the others as a numbered list. */

import { sentence, type Choice } from '../../lib/live/frames';
import { settings } from '../../lib/settings/settings.svelte';
import type { TableStore } from '../../lib/live/table.svelte';
import { isCostly } from './autopass';

export interface Layout {
  /** Buttons next to the prompt; the one for Space comes last. */
  buttons: Choice[];
  listed: Choice[];
}

const FEW = 3;
/** How many characters all buttons may take side by side; longer answers are listed. */
const LETTERS = 60;
const ANSWERS = new Set(['pass', 'yes', 'no']);

/** Answers that aren't about a card are buttons if they're few and short; passing always is one. */
export function layout(choices: Choice[]): Layout {
  const plain = choices.filter(({ option }) => option.card === null && option.seat === null);
  const letters = plain.reduce((sum, { option }) => sum + option.text.length, 0);
  const buttons = plain.length <= FEW && letters <= LETTERS ? plain : plain.filter(({ option }) => ANSWERS.has(option.verb));
  const last = defaultOf(choices);
  const ordered = last && buttons.includes(last) ? [...buttons.filter((one) => one !== last), last] : buttons;
  return { buttons: ordered, listed: choices.filter((choice) => !buttons.includes(choice)) };
}

/** Up to this many cards in hand are listed among the choices; beyond that, only their number is shown. */
const LISTED = 4;

/**
 * The choices listed at once. Many cards in your own hand aren't: they're fully visible and lit, and the board needs
 * the space.
 */
export function unfolded({ listed }: Layout, inHand: (card: string) => boolean): Choice[] {
  const held = listed.filter(({ option }) => option.card !== null && inHand(option.card));
  return held.length > LISTED ? listed.filter((choice) => !held.includes(choice)) : listed;
}

/** How many characters of choices fit on the prompt's line. */
export const ROW = 44;
/** What a choice takes besides its characters, in characters. */
const EDGES = 6;

/** How many characters some choices take side by side. */
export function lettersOf(choices: Choice[]): number {
  return choices.reduce((sum, { option }) => sum + option.text.length + EDGES, 0);
}

/** What Space does: pass, or say yes if that's the only answer, or take the only choice. */
export function defaultOf(choices: Choice[]): Choice | undefined {
  return choices.find(({ option }) => option.verb === 'pass') ?? (choices.length === 1 ? choices[0] : undefined);
}

/** Whether a choice needs two presses, and was pressed once. */
export function isArmed(table: TableStore, choice: Choice): boolean {
  return table.armed === choice.index;
}

/** Take a choice; one that gives something up needs confirmation, if the player wants that. */
export function press(table: TableStore, choice: Choice): void {
  const { verb, text } = choice.option;
  if (verb === 'pass' && settings.values.confirmDangerous && isCostly(text) && !isArmed(table, choice)) {
    table.armed = choice.index;
    return;
  }
  void table.act(choice.index);
}

/** A choice's label: its text with player names filled in, capitalized. */
export function wordsOf(table: TableStore, choice: Choice): string {
  return sentence(table.named(choice.option.text));
}
