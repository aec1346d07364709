/** What the keys do at a table. */

import { tick } from 'svelte';
import { belongsElsewhere, pressed, type Action } from '../../lib/routing/keys';
import { settings } from '../../lib/settings/settings.svelte';
import type { TableStore } from '../../lib/live/table.svelte';
import { defaultOf, press } from '../prompt/choices';
import { mayHurry } from '../seats/computer';
import { focusWhenThere } from './focus';
import { canGoOn, goalAt } from '../stage/going';
import { course } from '../phases';

const MIDDLE = '#table-middle';
const LINES = 'log-lines';

export type Open = '' | 'more' | 'settings' | 'keys' | 'rules';
/** On a narrow screen the hand and the log are in drawers. */
export type Drawer = '' | 'hand' | 'log';

export interface Shell {
  table: () => TableStore;
  look: (seat: number) => void;
  open: (what: Open) => void;
  board: () => void;
  drawer: (what: Drawer) => void;
  /** Collapse the log next to the table on a wide screen, or show it again. */
  fold: (folded: boolean) => void;
}

export class ShellKeys {
  #shell: Shell;
  #doings: Record<Action, () => void>;

  constructor(shell: Shell) {
    this.#shell = shell;
    const { table } = shell;
    this.#doings = {
      pass: () => this.#pass(),
      end: () => this.#end(),
      cancel: () => this.#cancel(),
      yes: () => this.#say('yes'),
      no: () => this.#say('no'),
      chat: () => void this.#chat(),
      undo: () => void (table().frame.undo && table().undo()),
      last: () => void this.#last(),
      hint: () => void (table().deciding && table().hint()),
      board: () => shell.board(),
      hand: () => void this.#hand(),
      table: () => focusOn(`${MIDDLE} .lit`, `${MIDDLE} :is([data-token], [data-stop])`, `${MIDDLE} button`),
      choices: () => focusOn('[data-choice]', '.prompt .more', '.end :is(button, a)'),
      rules: () => shell.open('rules'),
      help: () => shell.open('keys'),
    };
  }

  pressed(event: KeyboardEvent): void {
    if (event.defaultPrevented || this.#shell.table().veiled || belongsElsewhere(event)) return;
    const key = pressed(event, settings.values.keys);
    if (key.what === 'nothing') return;
    if (key.what === 'choice' && !this.#choose(key.number)) return;
    if (key.what === 'seat' && !this.#look(key.number)) return;
    event.preventDefault();
    if (key.what === 'action') this.act(key.action);
  }

  act(action: Action): void {
    this.#doings[action]();
  }

  /** Skip the event being shown; or pass; or let the computer continue. */
  #pass(): void {
    const table = this.#shell.table();
    const { showing } = table;
    if (showing) table.skip();
    if (mayHurry(table)) void table.hurry();
    if (showing) return;
    const choice = defaultOf(table.choices);
    if (choice && table.narrowed === null) press(table, choice);
  }

  #end(): void {
    const table = this.#shell.table();
    if (table.deciding && canGoOn(table.frame)) table.goal = goalAt(table.frame, course(table.frame.game).phases.length);
  }

  #cancel(): void {
    const table = this.#shell.table();
    if (table.showing) table.skipAll();
    else if (table.narrowed !== null) table.narrowed = null;
    else if (table.advice) table.advice = null;
    else this.#shell.drawer('');
    table.armed = -1;
    table.goal = null;
  }

  /** Answer an undo request, or a yes-no question. */
  #say(answer: 'yes' | 'no'): void {
    const table = this.#shell.table();
    if (table.frame.wish?.open.includes(table.you)) {
      void table.consent(answer === 'yes');
      return;
    }
    const choice = table.choices.find(({ option }) => option.verb === answer);
    if (choice) press(table, choice);
  }

  #choose(number: number): boolean {
    const table = this.#shell.table();
    const choice = table.choices[number - 1];
    if (choice) press(table, choice);
    return choice !== undefined;
  }

  #look(number: number): boolean {
    const seats = this.#shell.table().frame.seats.length;
    if (seats < 3 || number > seats) return false;
    this.#shell.look(number - 1);
    return true;
  }

  // Open a drawer right away, before the next key is pressed.

  async #hand(): Promise<void> {
    this.#shell.drawer('hand');
    await tick();
    focusOn('#hand [tabindex="0"]');
  }

  async #chat(): Promise<void> {
    this.#shell.fold(false);
    this.#shell.drawer('log');
    await tick();
    document.querySelector<HTMLElement>('[data-filter="chat"]')?.click();
    await tick();
    focusWhenThere('#say');
  }

  async #last(): Promise<void> {
    const there = document.activeElement?.id === LINES;
    this.#shell.fold(there);
    this.#shell.drawer(there ? '' : 'log');
    await tick();
    if (there) {
      focusOn('.unfold', '.drawers button');
      return;
    }
    if (!document.getElementById(LINES)) {
      document.querySelector<HTMLElement>('[data-filter="all"]')?.click();
      await tick();
    }
    const lines = document.getElementById(LINES);
    lines?.scrollTo({ top: lines.scrollHeight });
    lines?.focus();
  }
}

/** Focus the first of these that exists. */
function focusOn(...selectors: string[]): void {
  const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
  found.find((one) => one !== null)?.focus();
}
