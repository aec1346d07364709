/** Where on the page a hint points: the thing it advises, and both ends of its arrow. */

import type { Advice, Option } from '../../lib/wire';
import { placeOf, seatOf } from '../places';

export interface Pointing {
  /** What the hint is about. */
  at: Element;
  /** The ends of the arrow; null for none. */
  arrow: { from: Element; to: Element } | null;
}

/** Where a hint's advice points; null if nothing of it is visible. */
export function pointing(advice: Advice, option: Option | undefined): Pointing | null {
  const at = option && subject(advice.option, option);
  if (!at) return null;
  const from = advice.source ? end(advice.source) : at;
  const to = advice.target ? end(advice.target) : at;
  return { at, arrow: from && to && from !== to ? { from, to } : null };
}

/** The card, player or named spot that an option is about, else its button. */
function subject(index: number, option: Option): Element | null {
  const { card, seat, copies, text } = option;
  for (const token of card === null ? [] : [card, ...copies]) {
    const found = placeOf(token);
    if (found) return found;
  }
  const spot = card === null && seat === null ? visible(`#table-middle [data-place="${CSS.escape(text)}"]`) : null;
  return (
    spot ?? (card === null && seat !== null ? seatOf(seat) : null) ?? visible(`[data-choice="${index + 1}"]`) ?? visible('.prompt .more')
  );
}

/** "card TOKEN", "seat N" or "slot N" on the page. */
function end(name: string): Element | null {
  const [kind, which = ''] = name.split(' ');
  if (kind === 'card') return placeOf(which);
  return kind === 'seat' ? seatOf(Number(which)) : visible(`#table-middle [data-at="${CSS.escape(name)}"]`);
}

function visible(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().width > 0) ?? null;
}
