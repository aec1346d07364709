/** Chips: an icon and a few words each, which explain themselves on hover, focus or tap. */

import { SHIELD, UP, type Sign } from '../cards/signs';

/**
 * A defence helps, a burden hurts, a store can be spent. An open one is still available, a spent one isn't. A wait ends
 * by itself, a tie is a tied score, and an agreement holds for the whole game.
 */
export type Kind = 'defence' | 'burden' | 'store' | 'open' | 'spent' | 'wait' | 'tie' | 'agreed';

export interface ChipShown {
  name: string;
  label: string;
  /** The rest of the label, dropped where space is tight: the icon says it, too. */
  state?: string;
  /** What it means, in a sentence or two. */
  text: string;
  /** The rule's URL and ID. */
  rule?: { href: string; id: string };
  kind: Kind;
}

export const SIGNS: Record<Kind, Sign> = {
  defence: SHIELD,
  burden: UP,
  store: { fill: 'M16 3a13 13 0 1 0 0 26 13 13 0 0 0 0-26Z' },
  open: { lines: 'M16 5a11 11 0 1 0 0 22 11 11 0 0 0 0-22Z', width: 5 },
  spent: { lines: 'M5 17l8 8L27 7', width: 6 },
  wait: { fill: 'M6 2h20v4c0 5-4 7-6.5 10 2.5 3 6.5 5 6.5 10v4H6v-4c0-5 4-7 6.5-10C10 13 6 11 6 6Z' },
  tie: { lines: 'M5 11h22M5 21h22', width: 5 },
  agreed: { lines: 'M7 4h18v24H7ZM12 11h8M12 17h8', width: 3 },
};
