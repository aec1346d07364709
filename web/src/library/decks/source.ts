/** Where a deck on the page comes from, according to the URL. */

export type Kind = 'deck' | 'draft' | 'starter' | 'shared';

export interface Source {
  kind: Kind;
  /** Your deck's id, a draft's slot, a starter deck's name, or a shared deck's code. */
  name: string;
}

const KINDS: readonly Kind[] = ['deck', 'draft', 'starter', 'shared'];

/** The source in a URL; null for none. */
export function sourceIn(query: URLSearchParams): Source | null {
  for (const kind of KINDS) {
    const name = query.get(kind);
    if (name && (kind !== 'deck' || /^\d{1,9}$/.test(name))) return { kind, name };
  }
  return null;
}

export function queryOf(source: Source | null): URLSearchParams {
  return new URLSearchParams(source ? { [source.kind]: source.name } : {});
}

export function same(one: Source | null, other: Source | null): boolean {
  return one?.kind === other?.kind && one?.name === other?.name;
}

/** Two decks to compare, as written in the URL: "starter:Pyre"; null for one that's still to be chosen. */
export interface Compared {
  one: Source | null;
  other: Source | null;
}

/** The comparison in a URL; null for none. */
export function comparedIn(query: URLSearchParams): Compared | null {
  const one = query.get('compare');
  return one === null ? null : { one: named(one), other: named(query.get('with') ?? '') };
}

export function comparing(one: Source | null, other: Source | null): URLSearchParams {
  return new URLSearchParams({ compare: nameOf(one), ...(other ? { with: nameOf(other) } : {}) });
}

/** A source as one word. */
export function nameOf(source: Source | null): string {
  return source ? `${source.kind}:${source.name}` : '';
}

/** The source from such a word; null if it's invalid. */
export function named(text: string): Source | null {
  const at = text.indexOf(':');
  return at < 0 ? null : sourceIn(new URLSearchParams({ [text.slice(0, at)]: text.slice(at + 1) }));
}
