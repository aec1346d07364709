/** Events in words: stages, structures, results, forecasts. */

import { language, listed, plural, word, WRITTEN } from '../lib/settings/language';
import type { Forecast } from './answers';

const STAGES: Record<string, string> = {
  announced: word('announced'),
  open: 'open for entry',
  drawn: 'round paired',
  running: 'in progress',
  between: 'round over',
  closed: word('finished'),
};

export const stageOf = (stage: string): string => STAGES[stage] ?? stage;

const STRUCTURES: Record<string, string> = {
  tables: 'Tables of three, winner advances',
  knockout: 'Knockout',
  double: 'Double knockout',
  swiss: 'Swiss rounds',
  robin: 'Round robin',
  league: 'League until a set date',
};

export const structureOf = (name: string): string => STRUCTURES[name] ?? name;

const REPORTING: Record<string, string> = {
  refereed: 'online; results come in automatically',
  staff: 'in person; staff enter the results',
  players: 'in person; players report, another player confirms',
};

export const reportingOf = (name: string): string => REPORTING[name] ?? name;

const ROLES: Record<string, string> = {
  coordinator: 'Coordinator',
  judge: 'Judge',
  scorekeeper: 'Scorekeeper',
  'takes part': 'You’re playing',
};

/** Whether this role belongs to the staff. */
export const runs = (role: string): boolean => role !== '' && role !== 'takes part';

export const roleOf = (role: string): string => ROLES[role] ?? '';

const PUBLISHING: Record<string, string> = {
  never: word('never'),
  after_round_1: 'after round 1',
  at_close: 'when the tournament is finished',
};

/** When everyone may read deck lists. */
export const publishingOf = (name: string): string => PUBLISHING[name] ?? name;

/** Names in natural order: "club 2" before "club 10". */
export const byName = (one: { name: string }, other: { name: string }): number =>
  one.name.localeCompare(other.name, undefined, { numeric: true });

const SHEETS: Record<string, string> = {
  'by-name': 'Tables by name',
  'by-table': 'Tables',
  slips: 'Result slips',
  grid: 'Brackets',
  standings: 'Standings',
  roster: 'Entrants',
  'scoring-form': 'Scoring form',
};

/** Sheets of one round; the others are for the whole event. */
export const ROUND_SHEETS = ['by-name', 'by-table', 'slips', 'grid'];
export const EVENT_SHEETS = ['standings', 'roster'];

export const sheetTitle = (name: string): string => SHEETS[name] ?? name;

const SETTINGS: Record<string, string> = {
  to_win: 'Games to win a match',
  seats: 'Seats per table',
  best_of: 'Match is best of',
  draw: 'Draws',
  third_place: 'Third-place match',
  reset: 'Replay the final after a first loss',
  rounds: 'Rounds',
  points: 'Points per place',
  cut: 'Knockout cut',
  groups: 'Groups',
  legs: 'Times each pair meets',
  until: 'Last day',
  each_pair: 'Times each pair meets',
  seating: 'Tables of four',
  five: 'With five left',
  semifinal: 'Scored as a semifinal loss',
  order_in_match: 'How match losers are ranked',
  second_chance: 'How comebacks are ranked',
  leavers: 'How a dropped player’s games count',
  keep_apart: 'Keep returning players apart from who beat them',
  avoid_repeats: 'Avoid rematches',
  four_teams: 'Four teams at a table',
  two_left: 'When two finish a match',
  late_until: 'Late entry until',
};

/** A setting or a policy in words. */
export const settingOf = (name: string): string => SETTINGS[name] ?? plain(name);

const VALUES: Record<string, string> = {
  '': word('default'),
  '0': word('default'),
  true: word('yes'),
  false: word('no'),
  until_round_1: 'until round 1',
};

/** A setting's value in words. */
export const valueOf = (value: string): string => VALUES[value] ?? plain(value);

const plain = (name: string): string => name.replaceAll('_', ' ');

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: word('st'), two: word('nd'), few: word('rd'), other: word('th') };
const PLACES = new Intl.PluralRules(language, { type: 'ordinal' });

/** "1st", "2nd", "3rd", "4th". */
export const ordinal = (place: number): string => `${place}${ENDINGS[PLACES.select(place)] ?? ''}`;

/** One round of a forecast: "37 at 12 tables (11 of 3, 1 of 4)". */
export function roundAhead({ entrants, sizes, byes, back }: Forecast['rounds'][number]): string {
  const kinds = [...new Set(sizes)].sort((one, other) => one - other);
  const parts = kinds.map((size) => `${sizes.filter((other) => other === size).length} of ${size}`);
  const more = [...(back ? [`${back} brought back`] : []), ...(byes ? [`${byes} with a bye`] : [])];
  const tables = plural(sizes.length, ['# table', '# tables']);
  return [`${entrants} at ${tables} (${listed(parts)})`, ...more].join(', ');
}

/** Builds a title from the choices; the hall normalizes it. */
export interface Chosen {
  label: string;
  type: string;
  parameter: string;
  variants: readonly string[];
  victory: string;
  size: number;
}

export function titleOf(game: string, { label, type, parameter, variants, victory, size }: Chosen): string {
  const within = type.includes('X'); // the digit of a No-Xs; products come before the variants
  const kind = within && parameter ? type.replace('X', parameter) : type;
  const named = within || !parameter ? variants : [parameter, ...variants];
  const brackets = named.length ? ` (${named.join(', ')})` : '';
  const end = victory && size ? `—${victory} [${size}]` : '';
  return `${game}: ${label ? `${label} ` : ''}${kind}${brackets}${end}`;
}

/** A time: today's as on a clock, another day's with its date; in the reader's time zone. */
export function moment(seconds: number, now: Date = new Date()): string {
  const then = new Date(seconds * 1000);
  const clock = then.toLocaleTimeString(WRITTEN, { hour: '2-digit', minute: '2-digit' });
  return then.toDateString() === now.toDateString() ? clock : `${then.toLocaleDateString(WRITTEN)} ${clock}`;
}
