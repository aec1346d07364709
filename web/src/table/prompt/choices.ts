/** How the choices of a decision are put to people: a few as buttons, the others as a numbered list. */

import { sentence, type Choice } from '../../lib/frames';
import { settings } from '../../lib/settings/settings.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { isCostly } from './autopass';

export interface Layout {
  /** Buttons beside the question, the one that Space presses last. */
  buttons: Choice[];
  listed: Choice[];
}

const FEW = 3;
/** How many letters all buttons together may hold beside each other; longer answers are listed. */
const LETTERS = 60;
const ANSWERS = new Set(['pass', 'yes', 'no']);

/** Answers that are about no card are buttons as long as they are few and short; passing always is one. */
export function layout(choices: Choice[]): Layout {
  const plain = choices.filter(({ option }) => option.card === null && option.seat === null);
  const letters = plain.reduce((sum, { option }) => sum + option.text.length, 0);
  const buttons = plain.length <= FEW && letters <= LETTERS ? plain : plain.filter(({ option }) => ANSWERS.has(option.verb));
  const last = defaultOf(choices);
  const ordered = last && buttons.includes(last) ? [...buttons.filter((one) => one !== last), last] : buttons;
  return { buttons: ordered, listed: choices.filter((choice) => !buttons.includes(choice)) };
}

/** So many cards of the hand are listed among the choices; of more only how many they are. */
const LISTED = 4;

/**
 * The choices that are listed at once. Many cards of one's own hand are not: they lie there in full and are lit, and the
 * board needs the room.
 */
export function unfolded({ listed }: Layout, inHand: (card: string) => boolean): Choice[] {
  const held = listed.filter(({ option }) => option.card !== null && inHand(option.card));
  return held.length > LISTED ? listed.filter((choice) => !held.includes(choice)) : listed;
}

/** So many letters of choices stand in the line of the question. */
export const ROW = 44;
/** What a choice takes besides its letters, in letters. */
const EDGES = 6;

/** How many letters some choices take beside each other. */
export function lettersOf(choices: Choice[]): number {
  return choices.reduce((sum, { option }) => sum + option.text.length + EDGES, 0);
}

/** What Space does: pass, or say yes where that is the only answer, or take the one choice that there is. */
export function defaultOf(choices: Choice[]): Choice | undefined {
  return choices.find(({ option }) => option.verb === 'pass') ?? (choices.length === 1 ? choices[0] : undefined);
}

/** Whether a choice has to be pressed twice, and was pressed once. */
export function isArmed(table: TableStore, choice: Choice): boolean {
  return table.armed === choice.index;
}

/** Take a choice; one that gives something up is asked about again, if the player wants that. */
export function press(table: TableStore, choice: Choice): void {
  const { verb, text } = choice.option;
  if (verb === 'pass' && settings.values.confirmDangerous && isCostly(text) && !isArmed(table, choice)) {
    table.armed = choice.index;
    return;
  }
  void table.act(choice.index);
}

/** What a choice is called: its text with the names of the players, beginning large. */
export function wordsOf(table: TableStore, choice: Choice): string {
  return sentence(table.named(choice.option.text));
}
