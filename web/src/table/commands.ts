/** Typed commands of the text board: each line gives an answer in words. */

import { word } from '../lib/language';
import type { TableStore } from '../lib/table.svelte';
import { seatInWords, standInWords } from './board';
import { defaultOf, press, wordsOf } from './choices';

export const HELP: [string, string][] = [
  [word('NUMBER'), 'take that choice'],
  ['pass', 'decline, where that can be done'],
  ['t', 'the choices that you have'],
  [word('s NUMBER'), 'one seat: what lies in its zones'],
  ['why NAME', 'why you cannot use a card now, and what its numbers are made of'],
  [word('l NUMBER'), 'the last lines of the log (5 without a number)'],
  ['hint', 'what the computer would do'],
  ['undo', 'take your last action back'],
  ['say WORDS', 'say something to the table'],
];

type Command = (table: TableStore, rest: string) => string | Promise<string>;

const COMMANDS: Record<string, Command> = {
  t: choices,
  s: seat,
  l: last,
  why,
  pass,
  hint,
  undo: async (table) => done(await table.undo(), 'Asked for.'),
  say: async (table, rest) => (rest ? done(await table.say(rest), 'Said.') : 'Say what? For instance: say hello'),
  help: () => HELP.map(([command, what]) => `${command}: ${what}`).join('\n'),
};

/** Carry out one line. */
export async function obey(table: TableStore, line: string): Promise<string> {
  const [first = '', ...more] = line.trim().split(/\s+/);
  if (!first) return standInWords(table);
  if (/^\d+$/.test(first) && !more.length) return take(table, Number(first));
  const command = COMMANDS[first.toLowerCase()];
  if (!command) return `“${first}” is no command; type help for the list.`;
  return command(table, more.join(' '));
}

function take(table: TableStore, number: number): string {
  const choice = table.choices[number - 1];
  if (!table.choices.length) return 'You are not asked anything now.';
  if (!choice) return `There is no choice ${number}: take a number from 1 to ${table.choices.length}.`;
  press(table, choice);
  return table.armed === choice.index
    ? `Sure? Type ${number} again to ${choice.option.text}.`
    : `${wordsOf(table, choice)}.`;
}

function pass(table: TableStore): string {
  const choice = defaultOf(table.choices);
  if (choice?.option.verb !== 'pass') return 'This cannot be declined: take one of the numbers.';
  return take(table, choice.index + 1);
}

function choices(table: TableStore): string {
  if (!table.choices.length) return 'You are not asked anything now.';
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
  return lines.map(({ text }) => text).join('\n') || 'Nothing has happened yet.';
}

async function why(table: TableStore, rest: string): Promise<string> {
  const wanted = rest.toLowerCase();
  if (!wanted) return 'Which card? Type why and its name, or the beginning of it.';
  const tokens = Object.keys(table.frame.cards).filter((token) =>
    table.cardName(token).toLowerCase().startsWith(wanted),
  );
  const mine = tokens.filter((token) => table.frame.cards[token]?.seat === table.you);
  const token = mine[0] ?? tokens[0];
  if (!token) return `No card that you can see is called “${rest}”.`;
  const reason = await table.why(token);
  if (!reason) return 'The hall gave no answer; try again.';
  const numbers = Object.entries(reason.numbers).map(([name, parts]) => {
    const sum = parts.reduce((total, part) => total + part.amount, 0);
    return `${name} ${sum}: ${parts.map(({ source, amount }) => `${amount} from ${source}`).join(', ')}`;
  });
  const use = table.isLit(token)
    ? 'can be chosen now.'
    : reason.text || 'nothing stands against it, but it is not asked for now.';
  return [`${table.cardName(token)}: ${use}`, ...numbers].join('\n');
}

async function hint(table: TableStore): Promise<string> {
  if (!table.deciding) return 'You are not asked anything now.';
  await table.hint();
  const advice = table.advice?.advice ?? [];
  return advice
    .map(({ option, text, share }) => `${option + 1}: ${text}, wins ${Math.round(share * 100)} %`)
    .join('\n');
}

function done(reply: { t: string; text?: string }, words: string): string {
  return reply.t === 'refused' ? (reply.text ?? '') : words;
}
