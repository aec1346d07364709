/**
 * The coach of someone's first game: which kinds of question have been explained, and of which games they need no coach
 * any more. Remembered in this browser.
 */

const KEY = 'spellhall.coaching';
/** By game: the topics that were explained; OVER when nothing is to be explained any more. */
type Kept = Record<string, string[]>;

const OVER = '*';

export class Coaching {
  #kept = $state.raw<Kept>(read());

  /** Whether a kind of question is to be explained. */
  explains(game: string, topic: string): boolean {
    const told = this.#kept[game] ?? [];
    return topic !== '' && !told.includes(OVER) && !told.includes(topic);
  }

  /** It has been. */
  got(game: string, topic: string): void {
    if (this.explains(game, topic)) this.#keep(game, [...(this.#kept[game] ?? []), topic]);
  }

  /** Nothing is explained any more: someone wants no coach, or has played their first game to its end. */
  stop(game: string): void {
    this.#keep(game, [OVER]);
  }

  /** The lessons are done: the next game is coached. */
  begin(game: string): void {
    this.#keep(game, []);
  }

  #keep(game: string, told: string[]): void {
    this.#kept = { ...this.#kept, [game]: told };
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
      Object.entries(kept).flatMap(([game, told]: [string, unknown]) =>
        Array.isArray(told) ? [[game, told.filter((one): one is string => typeof one === 'string')]] : [],
      ),
    );
  } catch {
    return {};
  }
}

export const coaching = new Coaching();
