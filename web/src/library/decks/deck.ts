/** A deck as copies by card key: as a text list, in groups, and as a curve. */

import type { CatalogueCard } from '../../lib/live/catalogue.svelte';
import type { Measure } from '../cards/sought';

/** Copies by card key, in the order the cards were added. */
export type Copies = Readonly<Record<string, number>>;

export interface Line {
  card: CatalogueCard;
  copies: number;
}
export interface Group {
  kind: string;
  size: number;
  lines: Line[];
}

export const MOST_COPIES = 110;

export function sizeOf(copies: Copies): number {
  return Object.values(copies).reduce((sum, count) => sum + count, 0);
}

/** A deck with that many more (or fewer) copies of a card; a card with none left is dropped. */
export function changed(copies: Copies, key: string, by: number): Copies {
  const count = Math.min(MOST_COPIES, Math.max(0, (copies[key] ?? 0) + by));
  if (count) return { ...copies, [key]: count };
  const { [key]: _, ...others } = copies;
  return others;
}

/** The cards by type, as the hall prints them: sorted by type and name. */
export function groupsOf(copies: Copies, find: (key: string) => CatalogueCard | undefined): Group[] {
  const groups = new Map<string, Line[]>();
  for (const [key, count] of Object.entries(copies)) {
    const card = find(key);
    if (!card) continue;
    groups.set(card.kind, [...(groups.get(card.kind) ?? []), { card, copies: count }]);
  }
  const before = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
  return [...groups]
    .sort(([one], [other]) => before(one, other))
    .map(([kind, lines]) => ({
      kind,
      size: lines.reduce((sum, line) => sum + line.copies, 0),
      lines: lines.sort((one, other) => before(one.card.name, other.card.name)),
    }));
}

/** The deck as players write it, one card per line. */
export function listOf(title: string, groups: readonly Group[], remarks: readonly string[] = []): string {
  const name = title.replace(/[\s#]+/g, ' ').trim();
  const lines = [...(name ? [`Deck: ${name}`] : []), ...remarks];
  for (const { kind, size, lines: cards } of groups) {
    lines.push('', `# ${kind}: ${size}`);
    for (const { card, copies } of cards) lines.push(`${copies}x ${card.key} ${card.name}`);
  }
  return `${lines.join('\n').trim()}\n`;
}

/** Reads a list the hall has parsed: copies by card, however many lines it takes. */
export function copiesOf(entries: readonly { key: string; copies: number }[]): Copies {
  let copies: Copies = {};
  for (const { key, copies: count } of entries) copies = changed(copies, key, count);
  return copies;
}

export interface Bar {
  number: number;
  count: number;
}

/** How many of the deck's cards have each number, from lowest to highest without gaps. */
export function curveOf(groups: readonly Group[], measure: Measure): Bar[] {
  const counts = new Map<number, number>();
  for (const { card, copies } of groups.flatMap(({ lines }) => lines)) {
    const number = measure.value(card);
    if (number !== null) counts.set(number, (counts.get(number) ?? 0) + copies);
  }
  if (!counts.size) return [];
  const [least, most] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return Array.from({ length: most - least + 1 }, (_, at) => ({
    number: least + at,
    count: counts.get(least + at) ?? 0,
  }));
}

/** A file name without anything a system could choke on. */
export function fileName(title: string, ending = 'txt'): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${name || 'deck'}.${ending}`;
}

/** A file's text: UTF-8, UTF-16 as written by Windows, or Windows' own Western encoding. */
export function decoded(data: ArrayBuffer): string {
  const [first, second] = new Uint8Array(data.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(data);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(data);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return new TextDecoder('windows-1252').decode(data);
  }
}
