/** Lists: of entrants, as people keep them in files of spreadsheets; of cards, as they are shown with their names. */

import { catalogue, type CatalogueCard } from '../lib/catalogue.svelte';
import { byName } from './words';

/** The text of a file: UTF-8, else as spreadsheets of Windows write it. */
export function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether the first line of a text holds the heads of columns, one of which is "name". */
export function hasHeads(text: string): boolean {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const heads = first.split(/[,;\t]/).map((head) => head.trim().replace(/^"(.*)"$/, '$1').toLowerCase());
  return heads.length > 1 && heads.includes('name');
}

/** How many lines of it name someone. */
export function linesOf(text: string): number {
  const lines = text.split(/\r?\n/).filter((line) => line.replace(/[\s,;"]/g, ''));
  return Math.max(0, lines.length - (hasHeads(text) || /^\uFEFF?"?name"?\s*$/i.test(lines[0] ?? '') ? 1 : 0));
}

export interface NamedCard {
  key: string;
  /** Its name; its key while the cards of the game are still on their way. */
  name: string;
  copies: number;
  card: CatalogueCard | undefined;
}

/** Cards by name, each once with how often it is there. */
export function namedCards(game: string, keys: readonly string[]): NamedCard[] {
  const all = catalogue(game);
  const copies = new Map<string, number>();
  for (const key of keys) copies.set(key, (copies.get(key) ?? 0) + 1);
  return [...copies]
    .map(([key, count]) => ({ key, name: all.find(key)?.name ?? key, copies: count, card: all.find(key) }))
    .sort(byName);
}
