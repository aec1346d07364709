/** Lists of names by game, stored in this browser: lessons done, questions explained. */

type Kept = Record<string, string[]>;

export class KeptLists {
  readonly #key: string;
  #kept = $state.raw<Kept>({});

  constructor(key: string) {
    this.#key = key;
    this.#kept = read(key);
  }

  /** The list of a game; empty if nothing is stored. */
  of(game: string): readonly string[] {
    return this.#kept[game] ?? [];
  }

  set(game: string, names: string[]): void {
    this.#kept = { ...this.#kept, [game]: names };
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // Then it's remembered only until this page is closed.
    }
  }
}

function read(key: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (kept === null || typeof kept !== 'object' || Array.isArray(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([game, names]: [string, unknown]) =>
        Array.isArray(names) ? [[game, names.filter((one): one is string => typeof one === 'string')]] : [],
      ),
    );
  } catch {
    return {};
  }
}
