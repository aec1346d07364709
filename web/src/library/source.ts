/** Where a deck on the page comes from, as the address says it. */

export type Kind = 'deck' | 'draft' | 'starter' | 'shared';

export interface Source {
  kind: Kind;
  /** The number of a deck of yours, the slot of a draft, the name of a starter deck, or the code of a shared one. */
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
