/** The keys of a table: what each does, and which one was pressed. */

export const ACTIONS = {
  pass: 'Pass or OK; skip an event or the computer’s pause',
  end: 'End your turn: pass everything except at your stops',
  cancel: 'Cancel or close; skip all events',
  yes: 'Yes or agree',
  no: 'No or decline',
  chat: 'Say something',
  undo: 'Undo',
  last: 'Go to the last log entry; press again to collapse the log',
  hint: 'Hint',
  board: 'Text board',
  hand: 'Go to the hand',
  table: 'Go to the board',
  choices: 'Go to the choices',
  rules: 'The game on one page',
  help: 'Show these keys',
} as const;

export type Action = keyof typeof ACTIONS;
export type Keys = Record<Action, string>;

// @wc-ignore
export const DEFAULT_KEYS: Keys = {
  pass: ' ',
  end: 'e',
  cancel: 'Escape',
  yes: 'y',
  no: 'n',
  chat: '/',
  undo: 'u',
  last: 'l',
  hint: 'h',
  board: 'b',
  hand: 'j',
  table: 'm',
  choices: 'c',
  rules: 'r',
  help: '?',
};

/** Keys with a fixed meaning everywhere, which can't be reassigned. */
export const FIXED = /^([0-9]|Tab|Enter|Arrow.*|Shift|Control|Alt|Meta|Home|End)$/;

export type Pressed =
  | { what: 'action'; action: Action }
  | { what: 'choice'; number: number }
  | { what: 'seat'; number: number }
  | { what: 'nothing' };

const NOTHING: Pressed = { what: 'nothing' };

/** What a key press means at a table. Digits choose; with Shift they show a seat's board, 0 all of them. */
export function pressed(event: KeyboardEvent, keys: Keys): Pressed {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return NOTHING;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
  if (digit !== undefined) return { what: event.shiftKey ? 'seat' : 'choice', number: Number(digit) };
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const action = (Object.keys(keys) as Action[]).find((one) => keys[one].toLowerCase() === key.toLowerCase());
  return action ? { what: 'action', action } : NOTHING;
}

/** Whether the key belongs to the focused element: someone is typing, or pressing a button with Space. */
export function belongsElsewhere(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
    return true;
  if (target.closest('dialog[open]')) return true;
  return event.key === ' ' && target.matches('button, summary, a, [role=button], input');
}

/** A key's name for people. */
export function keyName(key: string): string {
  if (key === ' ') return 'Space';
  if (key === 'Escape') return 'Esc';
  return key.length === 1 ? key.toUpperCase() : key;
}
