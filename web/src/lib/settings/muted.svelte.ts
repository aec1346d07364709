/**
 * What someone does not want to see at a table: the names and words of a player, or a single line. It is hidden in this
 * browser at once, whatever the one who runs the hall does about it.
 */

import { nameOf } from '../frames';
import type { Chat, Frame } from '../wire';

const KEY = 'spellhall.muted';
const KEPT = 200;

/** Remembers what is hidden, by table. Who is "seat 2", "name Bo" for a spectator, or "line 17". */
export class Muted {
  #all = $state.raw<string[]>(kept());

  has(table: string, who: string): boolean {
    return this.#all.includes(`${table} ${who}`);
  }

  set(table: string, who: string, hidden: boolean): void {
    const others = this.#all.filter((one) => one !== `${table} ${who}`);
    this.#all = (hidden ? [...others, `${table} ${who}`] : others).slice(-KEPT);
    try {
      window.localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // It is hidden until this page is closed, then.
    }
  }

  /** Whether a line of the chat is hidden. */
  hides(line: Chat): boolean {
    return this.has(line.table, lineKey(line)) || this.has(line.table, whoSaid(line));
  }
}

/** A seat as `Muted` knows it. */
export const seatKey = (seat: number): string => `seat ${seat}`;

/** A line of the chat as `Muted` knows it. */
export const lineKey = ({ id }: Pick<Chat, 'id'>): string => `line ${id}`;

/** Who said a line, as `Muted` knows them; spectators have nothing but their names. */
export function whoSaid(line: Chat): string {
  return line.seat >= 0 ? seatKey(line.seat) : `name ${line.name}`;
}

/** A frame without the names of some seats, in its log, too. */
export function masked(frame: Frame, hidden: (seat: number) => boolean): Frame {
  const bad = frame.seats.filter(({ seat, name }) => name && hidden(seat));
  if (!bad.length) return frame;
  const seats = frame.seats.map((shown) => (bad.includes(shown) ? { ...shown, name: '', login: '' } : shown));
  const words = bad.map(({ seat, name }) => ({ name: alone(name), place: nameOf(seats, seat) }));
  const log = frame.log.map((line) => {
    const text = words.reduce((said, { name, place }) => said.replace(name, place), line.text);
    return text === line.text ? line : { ...line, text };
  });
  return { ...frame, seats, log };
}

/** A name where it stands as a word of its own. */
function alone(name: string): RegExp {
  const literal = name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu');
}

function kept(): string[] {
  try {
    const all: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(all) ? all.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const muted = new Muted();
