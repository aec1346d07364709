/** The sounds of Spellfire: attacks, beaten champions, razed realms. */

import type { SpellfireRegisters, SpellfireSeen, SpellfireTable } from '../../lib/shapes/spellfire';
import type { Sound } from '../../lib/settings/sound';
import type { Frame } from '../../lib/wire';

const isRazed = (frame: Frame, token: string): boolean => Boolean((frame.cards[token]?.facts as SpellfireSeen | undefined)?.razed);
const fights = (frame: Frame): boolean => Boolean((frame.table as SpellfireTable).battle);

/** Whether a fighting champion has left its place. */
function beaten(before: Frame, now: Frame): boolean {
  const { offence, defence } = before.registers as SpellfireRegisters;
  return [offence, defence].some((token) => token && before.cards[token] && before.cards[token].zone !== now.cards[token]?.zone);
}

export function HEARD(before: Frame, now: Frame): Sound | null {
  if (Object.keys(now.cards).some((token) => isRazed(now, token) && token in before.cards && !isRazed(before, token))) return 'razed';
  if (!fights(before) && fights(now)) return 'attack';
  return fights(before) && beaten(before, now) ? 'hit' : null;
}
