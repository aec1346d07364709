/** Which lessons someone has done, and of which games they want none: remembered in this browser. */

const KEY = 'spellhall.lessons';

/** By game: the names of the lessons that were done; "*" when they are all done, or waved away. */
type Kept = Record<string, string[]>;

const ALL = '*';

export class Lessons {
  #kept = $state.raw<Kept>(read());

  has(game: string, lesson: string): boolean {
    return this.#kept[game]?.includes(lesson) ?? false;
  }

  /** Whether lessons are offered on the first screen. */
  offered(game: string): boolean {
    return !this.has(game, ALL);
  }

  /** A lesson was done; with the last of all, the offer goes. */
  finish(game: string, lesson: string, all: readonly string[]): void {
    const done = [...(this.#kept[game] ?? []).filter((one) => one !== lesson), lesson];
    this.#keep(game, all.every((one) => done.includes(one)) && !done.includes(ALL) ? [...done, ALL] : done);
  }

  /** Offer them no more. */
  wave(game: string): void {
    this.#keep(game, [...(this.#kept[game] ?? []), ALL]);
  }

  #keep(game: string, done: string[]): void {
    this.#kept = { ...this.#kept, [game]: done };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // It is remembered until this page is closed, then.
    }
  }
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (kept === null || typeof kept !== 'object' || Array.isArray(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([game, done]: [string, unknown]) =>
        Array.isArray(done) ? [[game, done.filter((one): one is string => typeof one === 'string')]] : [],
      ),
    );
  } catch {
    return {};
  }
}

export const lessons = new Lessons();
