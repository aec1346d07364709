/**
 * The language of the page: the one that was chosen, or else the first of those that the browser asks for and the page speaks.
 * Dates, numbers and lists are written as it writes them. For another one the page is loaded anew, so it is the same from
 * the first text to the last.
 */

/** The languages that the page speaks, each by its own name. */
// @wc-ignore
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;

export type Language = keyof typeof LANGUAGES;

const KEY = 'spellhall.language';

const isSpoken = (name: unknown): name is Language => typeof name === 'string' && Object.hasOwn(LANGUAGES, name);

/** What was chosen in this browser; null leaves it to the browser. */
export function chosenLanguage(): Language | null {
  try {
    const kept = localStorage.getItem(KEY);
    return isSpoken(kept) ? kept : null;
  } catch {
    return null; // storage is switched off in this browser
  }
}

/** The first of some languages, such as "de-AT", that the page speaks. */
export function spokenOf(wanted: readonly string[]): Language {
  return wanted.map((name) => name.split('-')[0]).find(isSpoken) ?? 'en';
}

/** The language of this page, as long as it is open. */
export const language: Language = chosenLanguage() ?? spokenOf(navigator.languages);

/** Remember a language, or leave it to the browser again, and load the page in it. */
export function speak(wanted: Language | null): void {
  try {
    if (wanted) localStorage.setItem(KEY, wanted);
    else localStorage.removeItem(KEY);
  } catch {
    return; // storage is switched off: the page speaks what the browser asks for
  }
  window.location.reload();
}

/** A text that does not look like one, a single word in lower case: the catalogue takes it nevertheless. */
export const word = (text: string): string => text;

/**
 * One of several wordings, by a number, which stands in it where `#` stands: `plural(n, ['# card', '# cards'])`. The catalogue
 * of a language brings its own wordings and its own rule.
 */
export function plural(count: number, wordings: readonly string[], rule: (count: number) => number = (one) => (one === 1 ? 0 : 1)): string {
  return (wordings[rule(count)] ?? '').replace('#', count.toLocaleString(language));
}

/** How dates, times and lists are written: the English page writes the day first. */
export const WRITTEN = language === 'en' ? 'en-GB' : language;

const LIST = new Intl.ListFormat(WRITTEN);
const CHOICE = new Intl.ListFormat(WRITTEN, { type: 'disjunction' });

/** "Ana", "Ana and Bo", "Ana, Bo and Cy". */
export function listed(parts: readonly string[]): string {
  return LIST.format(parts);
}

/** "Ana", "Ana or Bo", "Ana, Bo or Cy". */
export function either(parts: readonly string[]): string {
  return CHOICE.format(parts);
}

/** A list in pieces: each part with its number, and between them what joins them, without one (-1). */
export function inList(parts: readonly string[]): { text: string; at: number }[] {
  let next = 0;
  return LIST.formatToParts(parts).map(({ type, value }) => ({ text: value, at: type === 'element' ? next++ : -1 }));
}

/** A number with so many digits behind the point, or the comma. */
export function decimal(number: number, digits = 1): string {
  return number.toLocaleString(WRITTEN, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
