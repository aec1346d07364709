/** Finds card names in log texts, so that they can be focused and opened. */

export type Piece = { text: string; key: string | null };

interface Named {
  name: string;
  key: string;
}

/** Finds card names in texts: the longest first, at the start of words. */
export class NameFinder {
  #byStart = new Map<string, Named[]>();

  constructor(cards: Iterable<Named>) {
    const seen = new Set<string>();
    for (const { name, key } of cards) {
      if (!name || seen.has(name)) continue;
      seen.add(name);
      const start = firstWord(name);
      const others = this.#byStart.get(start);
      if (others) others.push({ name, key });
      else this.#byStart.set(start, [{ name, key }]);
    }
    for (const names of this.#byStart.values()) names.sort((one, other) => other.name.length - one.name.length);
  }

  /** The text in pieces; pieces that are card names carry the card's key. */
  pieces(text: string): Piece[] {
    const found: Piece[] = [];
    let plain = '';
    let at = 0;
    while (at < text.length) {
      const word = /^[\p{L}\p{N}]+/u.exec(text.slice(at))?.[0] ?? text[at] ?? '';
      const card = this.#byStart
        .get(word)
        ?.find(({ name }) => text.startsWith(name, at) && endsWord(text, at + name.length));
      if (card) {
        if (plain) found.push({ text: plain, key: null });
        found.push({ text: card.name, key: card.key });
        plain = '';
        at += card.name.length;
      } else {
        plain += word;
        at += word.length;
      }
    }
    if (plain) found.push({ text: plain, key: null });
    return found;
  }
}

function firstWord(name: string): string {
  return /^[\p{L}\p{N}]+/u.exec(name)?.[0] ?? name[0] ?? '';
}

function endsWord(text: string, at: number): boolean {
  return !/^[\p{L}\p{N}]/u.test(text.slice(at));
}
