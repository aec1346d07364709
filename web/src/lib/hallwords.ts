/**
 * The hall's refusals in the page's language. The hall speaks English; a sentence with values in it comes with its
 * pattern, and all others are their own patterns.
 */

import { fetchTexts } from '../languages/page.loader';
import type { Filled } from './refusals';
import { language } from './settings/language';

type Sentences = Readonly<Record<string, (filled: Filled) => string>>;

/** A refusal from the hall. */
export interface Refusal {
  text: string;
  /** '' if there are no values. */
  pattern?: string;
  filled?: Filled;
}

let known: Sentences = {};

/** Use these translations from now on. */
export function know(sentences: Sentences): void {
  known = sentences;
}

/**
 * Fetch the page's translations, if it isn't in English: after its catalogue, and before the first request. If they
 * can't be fetched, the hall's sentences stay English.
 */
export async function fetchRefusals(): Promise<void> {
  if (language === 'en') return;
  await fetchTexts('refusals')
    .then(() => import('./refusals'))
    .then(({ REFUSALS }) => know(REFUSALS))
    .catch(() => undefined);
}

/** A sentence from the hall in the page's language; unknown ones are unchanged. */
export function inOurWords({ text, pattern = '', filled = {} }: Refusal): string {
  const name = pattern || text;
  return Object.hasOwn(known, name) ? (known[name]?.(filled) ?? text) : text;
}
