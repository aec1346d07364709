/**
 * What the hall says when it refuses something, in the language of the page. The hall speaks English; a sentence in which
 * something is put in comes with its pattern, and all others are patterns themselves.
 */

import { language } from './settings/language';

/** What was put into a pattern, by name. */
export type Filled = Readonly<Record<string, string>>;
type Sentences = Readonly<Record<string, (filled: Filled) => string>>;

/** A sentence with which the hall refuses something. */
export interface Refusal {
  text: string;
  /** '' where nothing is put in. */
  pattern?: string;
  filled?: Filled;
}

let known: Sentences = {};

/** From now on say these patterns so. */
export function know(sentences: Sentences): void {
  known = sentences;
}

/**
 * Fetch the sentences of the page, if it speaks another language than the hall: after its catalogue, and before anything is
 * asked of the hall. Where they cannot be fetched, the hall is heard as it speaks.
 */
export async function fetchRefusals(): Promise<void> {
  if (language === 'en') return;
  await import('./refusals').then(({ REFUSALS }) => know(REFUSALS)).catch(() => undefined);
}

/** A sentence of the hall as the page says it; one that it does not know as it is. */
export function inOurWords({ text, pattern = '', filled = {} }: Refusal): string {
  const name = pattern || text;
  return Object.hasOwn(known, name) ? (known[name]?.(filled) ?? text) : text;
}
