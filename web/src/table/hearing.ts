/**
 * The sounds of a changing table: drawn and played cards, your turn, the end. Events that are shown have sounds of their
 * own (see `stage/choreography`).
 */

import type { Sound } from '../lib/settings/sound';
import type { CardSeen, Frame } from '../lib/wire';

const HAND = 'hand';

/** The sounds of a change, in the order they play: what happened, then that it's your decision. */
export function soundsOf(before: Frame, now: Frame): Sound[] {
  if (before.stage !== 'playing' || before.code !== now.code || before.you !== now.you) return [];
  if (now.stage === 'over') return ended(now);
  const happened = moved(before, now);
  return [...(happened ? [happened] : []), ...(asks(now) && !asks(before) ? (['turn'] as const) : [])];
}

/** Whether the viewer's seat has to decide. */
function asks({ decision, you }: Frame): boolean {
  return decision !== null && decision.seat === you && decision.options !== null;
}

function ended({ returns, you, ending }: Frame): Sound[] {
  const best = Math.max(...returns);
  if (ending === 'off' || best <= 0 || returns.every((value) => value === best)) return [];
  return [you < 0 || returns[you] === best ? 'win' : 'lose'];
}

/** Cards that were drawn or played. */
function moved(before: Frame, now: Frame): Sound | null {
  for (const [token, card] of Object.entries(now.cards)) {
    if (card.zone !== HAND && left(before.cards[token])) return 'lay';
  }
  const held = (frame: Frame): number => frame.sides[frame.you]?.counts[HAND] ?? 0;
  return held(now) > held(before) ? 'draw' : null;
}

/** Whether a card was in a hand, as far as you can see: other players' cards have no visible place. */
function left(card: CardSeen | undefined): boolean {
  return !card || card.zone === HAND;
}
