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
export const LETTERS = 60;
/** The same on a narrow screen. */
export const FEW_LETTERS = 36;
const ANSWERS = new Set(['pass', 'yes', 'no']);

/** Answers that aren't about a card are buttons if they're few and short; passing always is one. */
export function layout(choices: Choice[], most = LETTERS): Layout {
  const plain = choices.filter(({ option }) => option.card === null && option.seat === null);
  const letters = plain.reduce((sum, { option }) => sum + option.text.length, 0);
  const buttons = plain.length <= FEW && letters <= most ? plain : plain.filter(({ option }) => ANSWERS.has(option.verb));
  const last = defaultOf(choices);
  const ordered = last && buttons.includes(last) ? [...buttons.filter((one) => one !== last), last] : buttons;
  return { buttons: ordered, listed: choices.filter((choice) => !buttons.includes(choice)) };
}

// A selector, not a text.
// @wc-ignore
const TABLE = '#table-middle, #hand';

/** Whether something that can be pressed on the table stands for a choice: its card, in the hand too, or a place. */
export function isOnTable({ option }: Choice): boolean {
  const parts = [option.card, ...option.copies].flatMap((card) =>
    card === null ? [] : [`[data-token="${CSS.escape(card)}"]`, `[data-stop="${CSS.escape(card)}"]`],
  );
  if (option.seat !== null) parts.push(`[data-stop="seat ${option.seat}"]`);
  if (!parts.length) parts.push(`[data-place="${CSS.escape(option.text)}"]`);
  return [...document.querySelectorAll(parts.join())].some((part) => part.closest(TABLE) !== null && part.closest('[inert]') === null && part.checkVisibility());
}

/** Whether the board is drawn, below its heading: its part of the page may still have to be fetched. */
export function isBoardHere(): boolean {
  const board = document.querySelector('#table-middle');
  return !board || board.childElementCount > 1;
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
