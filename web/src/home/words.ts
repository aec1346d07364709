/** Words for people: lists of names, sentences, how long ago something was. */

import { sentenceOf } from '../lib/api';
import { language, listed } from '../lib/settings/language';

export { listed as joined };

/** A text as a sentence. */
export function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return !begun || /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

/** An error as a sentence. */
export function told(error: unknown): string {
  return sentence(sentenceOf(error));
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** A time in words: "just now", "5 minutes ago", "yesterday". Both times are in seconds since 1970. */
export function ago(then: number, now: number = Date.now() / 1000): string {
  const passed = Math.max(0, now - then);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, seconds] of STEPS) {
    if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  }
  return 'just now';
}
