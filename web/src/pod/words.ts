/** What was agreed about a pod, in words for people. */

import { joined } from '../home/words';
import { plural } from '../lib/language';

export function timing(timer: string): string {
  if (timer === 'none') return 'Everybody thinks as long as he likes.';
  const [first, last] = timer === 'slow' ? [120, 10] : [60, 5];
  return `There are ${first} seconds for the first card of a pack, ${last} for the last; who runs out takes what an agent would.`;
}

export function meetings(rounds: string, bestOf: number): string {
  const match = plural(bestOf, ['a single game', 'the best of # games']);
  return rounds === 'knockout'
    ? `Then whoever loses a match is out; a match is ${match}.`
    : `Then everybody plays everybody; a match is ${match}.`;
}

/** "Waiting for Ana and Bo."; nothing when nobody is waited for. */
export function waitingFor(names: readonly string[]): string {
  return names.length ? `Waiting for ${joined(names)}.` : '';
}

export function ways(by: string): string {
  return { person: '', agent: 'an agent chose', time: 'the time was up', last: 'the last card' }[by] ?? '';
}
