/** Typed commands of the text board: each returns its answer in words. */

import { word } from '../../lib/settings/language';
import type { TableStore } from '../../lib/live/table.svelte';
import { seatInWords, standInWords } from '../board';
import { defaultOf, press, wordsOf } from '../prompt/choices';

export const HELP: [string, string][] = [
  [word('NUMBER'), 'pick that choice'],
  ['pass', 'decline, if you can'],
  ['t', 'list your choices'],
  [word('s NUMBER'), 'list the cards in a seat’s zones'],
  ['why NAME', 'see why you can’t use a card now, and what makes up its numbers'],
  [word('l NUMBER'), 'show the last log entries (5 by default)'],
  ['hint', 'show what the computer would play'],
  ['undo', 'undo your last move'],
  ['say WORDS', 'send a chat message'],
];

type Command = (table: TableStore, rest: string) => string | Promise<string>;

const COMMANDS: Record<string, Command> = {
  t: choices,
  s: seat,
  l: last,
  why,
  pass,
  hint,
  undo: async (table) => done(await table.undo(), 'Undo requested.'),
  say: async (table, rest) => (rest ? done(await table.say(rest), 'Sent.') : 'Say what? For example: say hello'),
  help: () => HELP.map(([command, what]) => `${command}: ${what}`).join('\n'),
};

/** Run one line. */
export async function obey(table: TableStore, line: string): Promise<string> {
  const [first = '', ...more] = line.trim().split(/\s+/);
  if (!first) return standInWords(table);
  if (/^\d+$/.test(first) && !more.length) return take(table, Number(first));
  const command = COMMANDS[first.toLowerCase()];
  if (!command) return `“${first}” isn’t a command. Type help for the list.`;
  return command(table, more.join(' '));
}

function take(table: TableStore, number: number): string {
  const choice = table.choices[number - 1];
  if (!table.choices.length) return 'You have nothing to decide right now.';
  if (!choice) return `There’s no choice ${number}. Pick a number from 1 to ${table.choices.length}.`;
  press(table, choice);
  return table.armed === choice.index
    ? `Sure? Type ${number} again to ${choice.option.text}.`
    : `${wordsOf(table, choice)}.`;
}

function pass(table: TableStore): string {
  const choice = defaultOf(table.choices);
  if (choice?.option.verb !== 'pass') return 'You can’t decline this. Pick a number.';
  return take(table, choice.index + 1);
}

function choices(table: TableStore): string {
  if (!table.choices.length) return 'You have nothing to decide right now.';
  return table.choices.map((choice) => `${choice.index + 1}: ${wordsOf(table, choice)}`).join('\n');
}

function seat(table: TableStore, rest: string): string {
  const number = Number(rest);
  const seats = table.frame.sides.length;
  if (!Number.isInteger(number) || number < 1 || number > seats)
    return `Which seat? Type s and a number from 1 to ${seats}.`;
  const words = seatInWords(table, number - 1);
  const zones = words.zones.map(({ name, count, cards }) =>
    cards.length ? `${name}, ${count}:\n${cards.map(({ text }) => `  ${text}`).join('\n')}` : `${name}: ${count}`,
  );
  return [`${words.name}: ${words.state}`, ...zones].join('\n');
}

function last(table: TableStore, rest: string): string {
  const number = Number(rest || 5);
  const lines = Number.isInteger(number) && number > 0 ? table.frame.log.slice(-number) : [];
  return lines.map(({ text }) => text).join('\n') || 'Nothing yet.';
}

async function why(table: TableStore, rest: string): Promise<string> {
  const wanted = rest.toLowerCase();
  if (!wanted) return 'Which card? Type why and the start of its name.';
  const tokens = Object.keys(table.frame.cards).filter((token) =>
    table.cardName(token).toLowerCase().startsWith(wanted),
  );
  const mine = tokens.filter((token) => table.frame.cards[token]?.seat === table.you);
  const token = mine[0] ?? tokens[0];
  if (!token) return `You can’t see a card called “${rest}”.`;
  const reason = await table.why(token);
  if (!reason) return 'The hall didn’t answer. Try again.';
  const numbers = Object.entries(reason.numbers).map(([name, parts]) => {
    const sum = parts.reduce((total, part) => total + part.amount, 0);
    return `${name} ${sum}: ${parts.map(({ source, amount }) => `${amount} from ${source}`).join(', ')}`;
  });
  const use = table.isLit(token)
    ? 'you can pick it now.'
    : reason.text || 'no rule forbids it, but it isn’t one of your choices right now.';
  return [`${table.cardName(token)}: ${use}`, ...numbers].join('\n');
}

async function hint(table: TableStore): Promise<string> {
  if (!table.deciding) return 'You have nothing to decide right now.';
  await table.hint();
  const advice = table.advice?.advice ?? [];
  const choices = advice.map(({ option, text, share }) => `${option + 1}: ${text}, wins ${Math.round(share * 100)}%`);
  return [...advice.slice(0, 1).map(({ reason }) => table.named(reason)), ...choices].join('\n');
}

function done(reply: { t: string; text?: string }, words: string): string {
  return reply.t === 'refused' ? (reply.text ?? '') : words;
}
