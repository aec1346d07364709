/** Lists: entrants, as people keep them in spreadsheets; cards, with their names. */

import { catalogue, type CatalogueCard } from '../lib/live/catalogue.svelte';
import { byName } from './words';

/** A file's text: UTF-8, or else the encoding of Windows spreadsheets. */
export function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether a text's first line is a header row with a "name" column. */
export function hasHeads(text: string): boolean {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const heads = first.split(/[,;\t]/).map((head) => head.trim().replace(/^"(.*)"$/, '$1').toLowerCase());
  return heads.length > 1 && heads.includes('name');
}

/** How many of its lines name an entrant. */
export function linesOf(text: string): number {
  const lines = text.split(/\r?\n/).filter((line) => line.replace(/[\s,;"]/g, ''));
  return Math.max(0, lines.length - (hasHeads(text) || /^\uFEFF?"?name"?\s*$/i.test(lines[0] ?? '') ? 1 : 0));
}

export interface NamedCard {
  key: string;
  /** Its name; its key while the game's cards are loading. */
  name: string;
  copies: number;
  card: CatalogueCard | undefined;
}

/** Cards by name, each once with its count. */
export function namedCards(game: string, keys: readonly string[]): NamedCard[] {
  const all = catalogue(game);
  const copies = new Map<string, number>();
  for (const key of keys) copies.set(key, (copies.get(key) ?? 0) + 1);
  return [...copies]
    .map(([key, count]) => ({ key, name: all.find(key)?.name ?? key, copies: count, card: all.find(key) }))
    .sort(byName);
}
