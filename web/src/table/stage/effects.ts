/** Marks the cards of an event with how they look meanwhile, and finds where its numbers fly. */

import type { Beat, FlyingNumber } from '../../lib/live/timeline';
import { placeOf, seatOf } from '../places';
import type { Point } from './arcs';

/** Mark the cards of an event; returns what removes the marks. The style sheet is `effects.css`. */
export function marked({ effects }: Beat): () => void {
  const places = Object.entries(effects).flatMap(([token, effect]) => {
    const place = placeOf(token);
    return place instanceof HTMLElement ? [{ place, effect }] : [];
  });
  for (const { place, effect } of places) {
    place.dataset['effect'] = effect;
    place.style.setProperty('--towards', String(towards(place)));
  }
  return () => {
    for (const { place } of places) {
      delete place.dataset['effect'];
      place.style.removeProperty('--towards');
    }
  };
}

/** Whether the middle of the table is above (-1) or below (1) something. */
function towards(place: Element): -1 | 1 {
  const table = document.getElementById('table-middle')?.getBoundingClientRect();
  const box = place.getBoundingClientRect();
  return table && box.top + box.height / 2 < table.top + table.height / 2 ? 1 : -1;
}

export interface Flight {
  text: string;
  gain: boolean;
  from: Point;
  /** How far it flies; a number without a destination rises a little. */
  by: Point;
}

const RISE = { x: 0, y: -36 };

/** The numbers of an event with their places in the window; those of something off the page are left out. */
export function flightsOf({ numbers }: Beat): Flight[] {
  return numbers.flatMap(({ at, to, amount }: FlyingNumber) => {
    const from = centreOf(at);
    const goal = to === undefined ? null : centreOf(to);
    if (!from) return [];
    const by = goal ? { x: goal.x - from.x, y: goal.y - from.y } : RISE;
    return [{ text: `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`, gain: amount > 0, from, by }];
  });
}

function centreOf(at: string): Point | null {
  const [kind = '', name = ''] = at.split(' ');
  const place = kind === 'card' ? placeOf(name) : kind === 'seat' ? seatOf(Number(name)) : document.querySelector(`[data-at="${CSS.escape(at)}"]`);
  const box = place?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}
