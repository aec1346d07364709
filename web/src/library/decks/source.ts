/** Where a deck on the page comes from, as the address says it. */

export type Kind = 'deck' | 'draft' | 'starter' | 'shared';

export interface Source {
  kind: Kind;
  /** The number of your deck, the slot of a draft, the name of a starter deck, or the code of a shared one. */
  name: string;
}

const KINDS: readonly Kind[] = ['deck', 'draft', 'starter', 'shared'];

/** What an address names; null for none. */
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

/** Two decks that are compared, as the address names them: "starter:Pyre"; null for one that is still to be chosen. */
export interface Compared {
  one: Source | null;
  other: Source | null;
}

/** What an address compares; null where it compares nothing. */
export function comparedIn(query: URLSearchParams): Compared | null {
  const one = query.get('compare');
  return one === null ? null : { one: named(one), other: named(query.get('with') ?? '') };
}

export function comparing(one: Source | null, other: Source | null): URLSearchParams {
  return new URLSearchParams({ compare: nameOf(one), ...(other ? { with: nameOf(other) } : {}) });
}

/** A source in one word. */
export function nameOf(source: Source | null): string {
  return source ? `${source.kind}:${source.name}` : '';
}

/** The source of such a word; null where it makes no sense. */
export function named(text: string): Source | null {
  const at = text.indexOf(':');
  return at < 0 ? null : sourceIn(new URLSearchParams({ [text.slice(0, at)]: text.slice(at + 1) }));
}
