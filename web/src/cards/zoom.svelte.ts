/**
 * The page's one enlarged card: which card it is, and the action that lets an element show its card on hover, on
 * keyboard focus, and on a long press, which never triggers anything.
 */

import { untrack } from 'svelte';
import { on } from 'svelte/events';
import type { CatalogueCard } from '../lib/live/catalogue.svelte';
import type { Reason } from '../lib/wire';
import { NO_FACTS, type Facts } from './live';

/** What an element shows: a card, its state at the table, and its token there. */
export interface Zoomable {
  card: CatalogueCard | undefined;
  facts?: Facts;
  token?: string;
  /** Sentences below the card. */
  notes?: readonly string[];
}

export interface Shown extends Zoomable {
  card: CatalogueCard;
  facts: Facts;
  anchor: HTMLElement;
}

/** Explains why a card can't be used now, and what makes up its numbers. */
export type Explainer = (token: string) => Promise<Reason | null>;

export const ZOOM_ID = 'card-zoom';
const HOVER_DELAY = 300;
const PRESS_DELAY = 450;
/** How long the pointer may take from the card to its enlarged version. */
const GRACE = 160;
/** The same if it has a reserved place, where it covers nothing. */
const LONG_GRACE = 1200;
/** A finger that moves further than this scrolls or drags. */
const SLACK = 10;

class Zoom {
  shown = $state.raw<Shown | null>(null);
  explainer = $state.raw<Explainer | null>(null);
  /** The part of the page reserved for the enlarged card; null if it goes next to its card. */
  dock = $state.raw<HTMLElement | null>(null);
  #leaving: ReturnType<typeof setTimeout> | undefined;
  /** Where the mouse was last pressed or released. */
  #spot: { x: number; y: number } | null = null;

  show(what: Zoomable, anchor: HTMLElement): void {
    if (!what.card) return;
    clearTimeout(this.#leaving);
    if (this.shown?.anchor !== anchor) this.hide();
    this.shown = { ...what, card: what.card, facts: what.facts ?? NO_FACTS, anchor };
    anchor.setAttribute('aria-describedby', ZOOM_ID);
  }

  hide(): void {
    clearTimeout(this.#leaving);
    this.shown?.anchor.removeAttribute('aria-describedby');
    this.shown = null;
  }

  /** The pointer has left the card, perhaps for its enlarged version. */
  leave(): void {
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => this.hide(), this.dock?.offsetWidth ? LONG_GRACE : GRACE);
  }

  stay(): void {
    clearTimeout(this.#leaving);
  }

  pressed({ clientX, clientY }: PointerEvent): void {
    this.#spot = { x: clientX, y: clientY };
  }

  /** Whether the mouse is where it was pressed: a card that ends up under it isn't being looked at. */
  rests({ clientX, clientY }: PointerEvent): boolean {
    return this.#spot !== null && Math.hypot(clientX - this.#spot.x, clientY - this.#spot.y) < SLACK;
  }
}

export const zoom = new Zoom();

export function showZoom(card: CatalogueCard, facts: Facts, anchor: HTMLElement): void {
  zoom.show({ card, facts }, anchor);
}

export function hideZoom(): void {
  zoom.hide();
}

/** Have a table explain enlarged cards until the returned function is called. */
export function explainWith(explainer: Explainer): () => void {
  zoom.explainer = explainer;
  return () => {
    if (zoom.explainer === explainer) zoom.explainer = null;
  };
}

/** Reserve an element for the enlarged card until the returned function is called. */
export function docked(element: HTMLElement): () => void {
  zoom.dock = element;
  return () => {
    if (zoom.dock === element) zoom.dock = null;
  };
}

/** A card alone means the card as printed. */
function asZoomable(what: Zoomable | CatalogueCard | undefined): Zoomable {
  return what === undefined || 'game' in what ? { card: what } : what;
}

export function zoomable(
  node: HTMLElement,
  what: Zoomable | CatalogueCard | undefined,
): { update(what: Zoomable | CatalogueCard | undefined): void; destroy(): void } {
  let mine = asZoomable(what);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: { x: number; y: number } | null = null;
  let pressed = false;
  /** The card moved under a mouse at rest. */
  let waits = false;
  /** A player wants to read the card, but its definition hasn't arrived. */
  let wanted = false;

  const isShown = (): boolean => zoom.shown?.anchor === node;
  const show = (): void => {
    wanted = !mine.card;
    zoom.show(mine, node);
  };
  const later = (delay: number, doing = show): void => {
    clearTimeout(timer);
    timer = setTimeout(doing, delay);
  };
  const stop = (): void => {
    clearTimeout(timer);
    start = null;
    wanted = false;
  };

  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    pointerenter: (event) => {
      if (event.pointerType === 'touch') return;
      waits = zoom.rests(event);
      if (isShown()) zoom.stay();
      else if (!waits) later(HOVER_DELAY);
    },
    pointerleave: (event) => {
      if (event.pointerType === 'touch') return;
      waits = false;
      stop();
      if (isShown()) zoom.leave();
    },
    pointerdown: (event) => {
      stop();
      pressed = false;
      if (event.pointerType !== 'touch') {
        zoom.pressed(event);
        if (isShown()) zoom.hide();
        return;
      }
      start = { x: event.clientX, y: event.clientY };
      later(PRESS_DELAY, () => {
        pressed = true;
        show();
      });
    },
    pointermove: (event) => {
      if (waits && !zoom.rests(event)) {
        waits = false;
        later(HOVER_DELAY);
      }
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) stop();
    },
    pointerup: (event) => {
      if (event.pointerType !== 'touch') zoom.pressed(event);
      if (start) stop();
    },
    pointercancel: stop,
    contextmenu: (event) => {
      if (start || pressed) event.preventDefault();
    },
    focus: () => {
      if (node.matches(':focus-visible')) later(HOVER_DELAY);
    },
    blur: (event) => {
      stop();
      const next = event.relatedTarget;
      if (isShown() && !(next instanceof Element && next.closest(`#${ZOOM_ID}`))) zoom.hide();
    },
  };
  /** Swallow the click that ends a long press. */
  const swallow = (event: MouseEvent): void => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  // Svelte's own way to listen: a card that's removed while focused is blurred in the middle of rendering.
  const deaf = Object.entries(listeners).map(([name, listener]) => on(node, name, listener as EventListener));
  deaf.push(on(node, 'click', swallow as EventListener, { capture: true }));

  return {
    update(next) {
      mine = asZoomable(next);
      // Updates run in an effect: one that read the enlarged card and also set it would never settle.
      untrack(() => {
        if (wanted || isShown()) show();
        if (isShown() && !mine.card) zoom.hide();
      });
    },
    destroy() {
      stop();
      for (const one of deaf) one();
      if (isShown()) zoom.hide();
    },
  };
}
