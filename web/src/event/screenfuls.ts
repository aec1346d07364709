/** What a screen on the wall shows one after the other: where everybody sits by name, and the standings, in screenfuls. */

import type { EventFrame } from '../lib/wire';

export interface Screenful {
  title: string;
  lines: { name: string; text: string }[];
}

/** `most` lines fit on one screen. */
export function screenfuls(frame: EventFrame, most = 24): Screenful[] {
  const names = new Map(frame.entrants.map(({ number, name }) => [number, name]));
  const nameOf = (number: number): string => names.get(number) ?? '';
  const round = frame.rounds.at(-1);
  const seats = round?.over
    ? []
    : (round?.tables ?? []).flatMap(({ table, entrants }) =>
        entrants.map((number, seat) => ({ name: nameOf(number), text: `table ${table}, seat ${seat + 1}` })),
      );
  const byes = round?.over ? [] : (round?.byes ?? []).map((number) => ({ name: nameOf(number), text: 'bye' }));
  const byName = [...seats, ...byes].sort((one, other) => one.name.localeCompare(other.name));
  const stands = frame.standing.map(({ place, entrant, points }) => ({ name: `${place}. ${nameOf(entrant)}`, text: String(points) }));
  return [...cut(`Round ${round?.round ?? 0}`, byName, most), ...cut('Standings', stands, most)];
}

function cut(title: string, lines: Screenful['lines'], most: number): Screenful[] {
  const many = Math.ceil(lines.length / most);
  return Array.from({ length: many }, (_, at) => ({
    title: many > 1 ? `${title} (${at + 1} of ${many})` : title,
    lines: lines.slice(at * most, (at + 1) * most),
  }));
}
