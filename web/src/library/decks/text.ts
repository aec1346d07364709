/** Words as people search for them, and rule texts in pieces. */

/** Most texts have only these letters, and needn't be checked letter by letter. */
const SIMPLE = /^[\x20-\x5f\x61-\x7e]*$/;

/** A text without case and diacritics, with one kind of apostrophe and single spaces. */
export function plain(text: string): string {
  const letters = SIMPLE.test(text)
    ? text
    : text
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .replace(/[’‘`´]/g, "'");
  return letters.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** The words of a search; what stands in quotation marks is one word. */
export function wordsOf(query: string): string[] {
  const words = plain(query).match(/"[^"]+"|[^\s"]+/g) ?? [];
  return [...new Set(words.map((word) => word.replaceAll('"', '').trim()).filter(Boolean))];
}

export interface Piece {
  kind: 'text' | 'strong' | 'em' | 'code' | 'rule';
  text: string;
  /** Where a rule's ID leads: the rule or the section. */
  target?: string;
}

const MARKED =
  /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b((?:[A-Z]{2}-[A-Z][A-Z0-9]*-[A-J]?\d+)|(?:CON|AMB|B)-\d+)\b|\b(section \d+)\b/g;

/**
 * A rule's text in pieces: emphasis, code, and links to other rules. `known` says where an ID or "section 23" leads; ''
 * leaves it as text.
 */
export function piecesOf(text: string, known: (name: string) => string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    const [whole, strong, em, code, id, section] = found;
    if (found.index > end) pieces.push({ kind: 'text', text: text.slice(end, found.index) });
    end = found.index + whole.length;
    const name = id ?? section;
    if (name !== undefined) {
      const target = known(name);
      pieces.push(target ? { kind: 'rule', text: name, target } : { kind: 'text', text: name });
    } else if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (em !== undefined) pieces.push({ kind: 'em', text: em });
    else pieces.push({ kind: 'code', text: code ?? '' });
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces;
}

export interface Stretch {
  text: string;
  hit: boolean;
}

/** A text split where a search's words occur in it, ignoring case and diacritics. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
  const { folded, placeOf } = foldedWithPlaces(text);
  const hits: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      hits.push([placeOf(at), placeOf(at + word.length)]);
    }
  }
  hits.sort(([one], [other]) => one - other);
  const cut: Stretch[] = [];
  let done = 0;
  for (const [from, to] of hits) {
    const last = cut.at(-1);
    if (last?.hit && from <= done) {
      if (to > done) last.text += text.slice(done, to);
    } else {
      if (from > done) cut.push({ text: text.slice(done, from), hit: false });
      cut.push({ text: text.slice(from, to), hit: true });
    }
    done = Math.max(done, to);
  }
  if (done < text.length) cut.push({ text: text.slice(done), hit: false });
  return cut;
}

/** The plain text, and for each of its letters the index in the original text. */
function foldedWithPlaces(text: string): { folded: string; placeOf: (at: number) => number } {
  if (SIMPLE.test(text)) return { folded: text.toLowerCase(), placeOf: (at) => at };
  let folded = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of text) {
    const lower = /\s/.test(letter) ? ' ' : plain(letter);
    folded += lower;
    for (let i = 0; i < lower.length; i += 1) from.push(at);
    at += letter.length;
  }
  return { folded, placeOf: (place) => from[place] ?? text.length };
}
