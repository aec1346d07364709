/** A pod's settings, in words. */

import { joined } from '../home/words';
import { plural } from '../lib/settings/language';

export function timing(timer: string): string {
  if (timer === 'none') return 'No time limit per pick.';
  const [first, last] = timer === 'slow' ? [120, 10] : [60, 5];
  return `You get ${first} seconds for a pack’s first card, ${last} for its last. Run out, and the computer picks for you.`;
}

export function meetings(rounds: string, bestOf: number): string {
  const match = plural(bestOf, ['a single game', 'best of #']);
  return rounds === 'knockout'
    ? `Then it’s a knockout; each match is ${match}.`
    : `Then everyone plays everyone; each match is ${match}.`;
}

/** "Waiting for Ana and Bo."; empty if nobody is waited for. */
export function waitingFor(names: readonly string[]): string {
  return names.length ? `Waiting for ${joined(names)}.` : '';
}

export function ways(by: string): string {
  return { person: '', agent: 'picked by the computer', time: 'time ran out', last: 'last card' }[by] ?? '';
}
