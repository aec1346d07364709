/** The sounds of Spellslinger: attacks, and damage to characters and players. */

import type { SpellslingerColumns, SpellslingerSeen } from '../../lib/shapes/spellslinger';
import type { Sound } from '../../lib/settings/sound';
import type { Frame } from '../../lib/wire';

const life = (frame: Frame, seat: number): number => (frame.sides[seat]?.columns as SpellslingerColumns | undefined)?.life ?? 0;
const seen = (frame: Frame, token: string): Partial<SpellslingerSeen> => frame.cards[token]?.facts ?? {};
const attacks = (card: Partial<SpellslingerSeen>): boolean => (card.attacks ?? -1) >= 0;

export function HEARD(before: Frame, now: Frame): Sound | null {
  const tokens = Object.keys(now.cards);
  const hurt = (token: string): boolean => (seen(now, token).damage ?? 0) > (seen(before, token).damage ?? 0);
  if (now.sides.some(({ seat }) => life(now, seat) < life(before, seat)) || tokens.some(hurt)) return 'hit';
  return tokens.some((token) => attacks(seen(now, token)) && !attacks(seen(before, token))) ? 'attack' : null;
}
