/**
 * The page's language: the chosen one, or else the browser's first preference that the page supports. Dates, numbers
 * and lists follow it. Switching reloads the page, so that everything on it is in one language.
 */

/** The supported languages, each by its own name. */
// @wc-ignore
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;

export type Language = keyof typeof LANGUAGES;

const KEY = 'spellhall.language';

const isSpoken = (name: unknown): name is Language => typeof name === 'string' && Object.hasOwn(LANGUAGES, name);

/** The language chosen in this browser; null to use the browser's preference. */
export function chosenLanguage(): Language | null {
  try {
    const kept = localStorage.getItem(KEY);
    return isSpoken(kept) ? kept : null;
  } catch {
    return null; // storage is turned off in this browser
  }
}

/** The first supported one of several language tags, such as "de-AT". */
export function spokenOf(wanted: readonly string[]): Language {
  return wanted.map((name) => name.split('-')[0]).find(isSpoken) ?? 'en';
}

/** The language of this page, as long as it is open. */
export const language: Language = chosenLanguage() ?? spokenOf(navigator.languages);

/** Store a language, or null for the browser's preference, and reload the page in it. */
export function speak(wanted: Language | null): void {
  try {
    if (wanted) localStorage.setItem(KEY, wanted);
    else localStorage.removeItem(KEY);
  } catch {
    return; // storage is turned off: the page uses the browser's preference
  }
  window.location.reload();
}

/** Marks a single lower-case word as a text, which the catalogue would otherwise skip. */
export const word = (text: string): string => text;

/**
 * One of several wordings, chosen by a number that replaces `#`: `plural(n, ['# card', '# cards'])`. A language's
 * catalogue brings its own wordings and plural rule.
 */
export function plural(count: number, wordings: readonly string[], rule: (count: number) => number = (one) => (one === 1 ? 0 : 1)): string {
  return (wordings[rule(count)] ?? '').replace('#', count.toLocaleString(language));
}

/** The locale for dates, times and lists: in English, the day comes first. */
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

/** A list in pieces: each part with its index, and the separators between them with -1. */
export function inList(parts: readonly string[]): { text: string; at: number }[] {
  let next = 0;
  return LIST.formatToParts(parts).map(({ type, value }) => ({ text: value, at: type === 'element' ? next++ : -1 }));
}

/** A percentage as the language writes it: "60%", in German with a space. */
export function percent(value: number): string {
  return (value / 100).toLocaleString(WRITTEN, { style: 'percent', maximumFractionDigits: 1 });
}

/** A number with the given digits after the decimal separator. */
export function decimal(number: number, digits = 1): string {
  return number.toLocaleString(WRITTEN, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
