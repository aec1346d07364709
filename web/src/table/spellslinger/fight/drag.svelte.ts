/**
 * Dragging as a shortcut for two clicks: an attacker onto a player, a blocker onto an attacker. Dropping chooses the
 * card; its target is chosen when the next decision asks for it.
 */

import type { Point } from '../../stage/arcs';
import type { Reading } from '../reading';

/** The drop target: "seat 1" or "card TOKEN". */
interface Drop {
  on: string;
  /** The decision the drop answered: the target is for the one after it. */
  decision: number;
}

/** How far a pointer must move before it drags. */
const SLACK = 10;

export class Drag {
  /** The dragged card and the pointer's position in the page; null if nothing is being dragged. */
  held = $state.raw<{ token: string; at: Point } | null>(null);
  #table: () => Reading;
  #from: { token: string; at: Point } | null = null;
  #drop: Drop | null = null;

  constructor(table: () => Reading) {
    this.#table = table;
  }

  /** A finger scrolls and taps; mouse and pen drag. */
  down(event: PointerEvent): void {
    const token = placeAt(event.target)?.replace(/^card /, '');
    const may = event.isPrimary && event.button === 0 && event.pointerType !== 'touch';
    this.#from = may && token && this.#table().optionsFor(token).length === 1 ? { token, at: pointOf(event) } : null;
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
    const on = held && placeAt(document.elementFromPoint(event.clientX, event.clientY));
    if (!held || !on || on === `card ${held.token}`) return;
    const table = this.#table();
    this.#drop = { on, decision: table.frame.decision?.number ?? -1 };
    table.choose(held.token);
  }

  stop(): void {
    this.held = null;
    this.#from = null;
  }

  /** A new decision: it may be the one that the drop target answers. */
  follow(): void {
    const table = this.#table();
    const drop = this.#drop;
    const { decision } = table.frame;
    if (!drop || decision?.number === drop.decision) return;
    this.#drop = null;
    const [kind, name = ''] = drop.on.split(' ');
    if (kind === 'seat' && table.optionsForSeat(Number(name)).length === 1) table.chooseSeat(Number(name));
    if (kind === 'card' && table.optionsFor(name).length === 1) table.choose(name);
  }
}

function placeAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-at]')?.dataset['at'] : undefined;
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}
