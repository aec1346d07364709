/**
 * Dragging a card of the table, as a shortcut for two clicks: an attacker onto a player or realm, a blocker onto an
 * attacker, an item onto a champion. Dropping chooses the card; its target is chosen when the next decision asks for it.
 */

import type { TableStore } from '../../lib/live/table.svelte';
import type { Point } from '../stage/arcs';
import { aimAt } from './drag';

type Reading = Pick<TableStore, 'frame' | 'you' | 'choices' | 'isLit' | 'aheadOf' | 'drop'>;

/** How far a pointer must move before it drags. */
const SLACK = 10;

export class Carrying {
  /** The dragged card and the pointer's position in the page; null if nothing is being dragged. */
  held = $state.raw<{ token: string; at: Point } | null>(null);
  #table: () => Reading;
  #from: { token: string; at: Point } | null = null;

  constructor(table: () => Reading) {
    this.#table = table;
  }

  /** A finger scrolls and taps; mouse and pen drag. */
  down(event: PointerEvent): void {
    const may = event.isPrimary && event.button === 0 && event.pointerType !== 'touch';
    const token = may && event.target instanceof Element && event.target.closest('#table-middle') ? aimAt(event.target)?.token : null;
    this.#from = token && mayCarry(this.#table(), token) ? { token, at: pointOf(event) } : null;
  }

  move(event: PointerEvent): void {
    if (!this.#from) return;
    const at = pointOf(event);
    const far = Math.hypot(at.x - this.#from.at.x, at.y - this.#from.at.y) > SLACK;
    if (this.held || far) this.held = { token: this.#from.token, at };
  }

  up(event: PointerEvent): void {
    const { held } = this;
    this.stop();
    const aim = held && aimAt(document.elementFromPoint(event.clientX, event.clientY));
    if (held && aim && aim.token !== held.token) this.#table().drop(held.token, aim.token, aim.place, aim.seat);
  }

  stop(): void {
    this.held = null;
    this.#from = null;
  }
}

/** A card that can be chosen; or, where realms can be attacked, a champion of your own pool. */
function mayCarry(table: Reading, token: string): boolean {
  const card = table.frame.cards[token];
  const champion = card?.zone === 'pool' && card.seat === table.you;
  return table.isLit(token) || table.aheadOf(token) !== '' || (champion && table.choices.some(({ option }) => option.verb === 'attack'));
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}
