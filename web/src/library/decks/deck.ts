/** A deck as copies by card key: as a list of text, in groups, and as a curve. */

import type { CatalogueCard } from '../../lib/catalogue.svelte';
import type { Measure } from '../cards/sought';

/** Copies by card key, in the order the cards came in. */
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

/** A deck with so many more (or fewer) copies of a card; a card of which none is left goes. */
export function changed(copies: Copies, key: string, by: number): Copies {
  const count = Math.min(MOST_COPIES, Math.max(0, (copies[key] ?? 0) + by));
  if (count) return { ...copies, [key]: count };
  const { [key]: _, ...others } = copies;
  return others;
}

/** The cards by type, as the hall prints them: types and names in their order. */
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

/** The deck as players write it, one card a line. */
export function listOf(title: string, groups: readonly Group[], remarks: readonly string[] = []): string {
  const name = title.replace(/[\s#]+/g, ' ').trim();
  const lines = [...(name ? [`Deck: ${name}`] : []), ...remarks];
  for (const { kind, size, lines: cards } of groups) {
    lines.push('', `# ${kind}: ${size}`);
    for (const { card, copies } of cards) lines.push(`${copies}x ${card.key} ${card.name}`);
  }
  return `${lines.join('\n').trim()}\n`;
}

/** What is read from a list that the hall has looked at: copies by card, whatever the number of lines. */
export function copiesOf(entries: readonly { key: string; copies: number }[]): Copies {
  let copies: Copies = {};
  for (const { key, copies: count } of entries) copies = changed(copies, key, count);
  return copies;
}

export interface Bar {
  number: number;
  count: number;
}

/** How many cards of the deck bear each number, from the least to the greatest without gaps. */
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

/** A name for a file: nothing that a system could stumble over. */
export function fileName(title: string, ending = 'txt'): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${name || 'deck'}.${ending}`;
}

/** The text of a file: UTF-8, UTF-16 as Windows writes it, or Windows' own Western letters. */
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
