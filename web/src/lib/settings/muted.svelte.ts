/**
 * What you've hidden at a table: a player's name and messages, or a single chat line. It's hidden in this browser at
 * once, whatever the hall's host does about it.
 */

import { nameOf } from '../live/frames';
import type { Chat, Frame } from '../wire';

const KEY = 'spellhall.muted';
const KEPT = 200;

/** Stores what's hidden, by table. Entries are "seat 2", "name Bo" for a spectator, or "line 17". */
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
      // Then it's hidden until this page is closed.
    }
  }

  /** Whether a chat line is hidden. */
  hides(line: Chat): boolean {
    return this.has(line.table, lineKey(line)) || this.has(line.table, whoSaid(line));
  }
}

/** A seat's key in `Muted`. */
export const seatKey = (seat: number): string => `seat ${seat}`;

/** A chat line's key in `Muted`. */
export const lineKey = ({ id }: Pick<Chat, 'id'>): string => `line ${id}`;

/** A chat line's author as a key in `Muted`; spectators only have their names. */
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

/** A name that occurs as a whole word. */
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
