/** A rule book as the hall sends it, and what a search leaves of it. */

import { at, get } from '../../lib/api';
import type { GameName } from '../../lib/live/catalogue.svelte';
import { plain, wordsOf } from '../decks/text';
import type { RuleSection as Section, RulesAnswer as Book } from '../../lib/http';

export type { RuleLine as Rule, RuleSection as Section, RuleCount as Count, RulesAnswer as Book } from '../../lib/http';

export function fetchBook(game: GameName): Promise<Book> {
  return get(at('/api/games/{game}/rules', { game }));
}

/** Where an ID, an ID prefix, or "section 23" leads within a book; '' if nowhere. */
export function leads(book: Book): (name: string) => string {
  const places = new Map<string, string>();
  for (const { id, heading, rules } of book.sections) {
    places.set(id, id);
    const number = /^(\d+)\./.exec(heading)?.[1];
    // Parts restart their section numbers and come last, so the first section with a number is the game's own.
    if (number && !places.has(`section ${number}`)) places.set(`section ${number}`, id);
    for (const rule of rules) places.set(rule.id, rule.id);
  }
  return (name) => places.get(name) ?? '';
}

export interface Found {
  words: string[];
  sections: Section[];
  rules: number;
}

/** The rules with every word of a search in them or in their ID; sections without any are dropped. */
export function searched(book: Book, query: string): Found {
  const words = wordsOf(query);
  if (!words.length) return { words, sections: book.sections, rules: count(book.sections) };
  const has = (text: string): boolean => {
    const folded = plain(text);
    return words.every((word) => folded.includes(word));
  };
  const sections: Section[] = [];
  let above: Section | null = null;
  for (const section of book.sections) {
    const rules = section.rules.filter(({ id, text }) => has(`${id} ${text.replaceAll('**', '')}`));
    const remarks = section.remarks.filter(has);
    const left = { ...section, rules, remarks };
    if (section.depth === 0) above = left;
    if (!rules.length && !remarks.length && !has(section.heading)) continue;
    if (section.depth && above && !sections.includes(above)) sections.push(above);
    if (!sections.includes(left)) sections.push(left);
  }
  return { words, sections, rules: count(sections) };
}

/** A heading without its number and code: "Phase 2: realm and holding". */
export function shortHeading(heading: string): string {
  return heading.replace(/^\d+\.\s+/, '').replace(/\s+\([A-Z0-9]+\)$/, '');
}

function count(sections: readonly Section[]): number {
  return sections.reduce((sum, { rules }) => sum + rules.length, 0);
}
