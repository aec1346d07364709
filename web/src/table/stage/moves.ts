/** Gliding cards: from where each one was before a change to where it is afterwards. */

import { MediaQuery } from 'svelte/reactivity';

/** A card's centre and width. */
export interface Spot {
  x: number;
  y: number;
  width: number;
}

/** A card is never drawn larger than this many times its size: before, it may have been a tile or a strip. */
const LARGEST = 1.5;

/**
 * The transform that makes an element's card seem to be where it was: from its new spot to the old one. It scales
 * around the element's centre, which may differ from the card's. Null if it hasn't moved.
 */
export function backTo(old: Spot, now: Spot, around: { x: number; y: number } = now): string | null {
  const scale = now.width ? Math.min(LARGEST, old.width / now.width) : 1;
  const x = old.x - around.x - scale * (now.x - around.x);
  const y = old.y - around.y - scale * (now.y - around.y);
  if (Math.abs(old.x - now.x) < 1 && Math.abs(old.y - now.y) < 1 && Math.abs(scale - 1) < 0.02) return null;
  return `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${Math.round(scale * 1000) / 1000})`;
}

/** A style sheet duration in milliseconds; 0 if it's not a duration. */
export function milliseconds(text: string): number {
  const found = /^\s*(\d*\.?\d+)(ms|s)\s*$/.exec(text);
  return found ? Number(found[1]) * (found[2] === 's' ? 1000 : 1) : 0;
}

const reduced = new MediaQuery('prefers-reduced-motion: reduce');

/** Whether anything moves: not for players who want no motion. Nothing has to be measured to find out. */
const isMoving = (): boolean => document.documentElement.dataset['speed'] !== 'none' && !reduced.current;

/** The duration of a calm movement; 0 for players who want no motion. */
export function calmly(element: HTMLElement): number {
  return isMoving() ? milliseconds(getComputedStyle(element).getPropertyValue('--calm')) : 0;
}

/** What glides here, plus the hand cards it may come from. */
const MOVED = '[data-move]';
const FROM = `${MOVED}, [data-token]`;

export class Moves {
  #spots = new Map<string, Spot>();

  /** Record where all cards on the page are: hand cards fly in from there. */
  remember(): void {
    this.#spots.clear();
    if (!isMoving()) return;
    for (const element of document.querySelectorAll<HTMLElement>(FROM)) {
      const token = element.dataset['move'] ?? element.dataset['token'];
      if (token) this.#spots.set(token, spotOf(element));
    }
  }

  /** Let the cards inside an element glide from where they were. All are measured before any moves: that's one layout. */
  play(root: HTMLElement): void {
    const duration = calmly(root);
    if (!duration || document.visibilityState === 'hidden') return;
    const known = [...root.querySelectorAll<HTMLElement>(MOVED)].flatMap((element) => {
      const old = this.#spots.get(element.dataset['move'] ?? '');
      return old ? [{ element, old }] : [];
    });
    for (const { element } of known) for (const running of element.getAnimations()) if (running.id === 'move') running.cancel();
    const moved = known.flatMap(({ element, old }) => {
      const from = backTo(old, spotOf(element), middleOf(element.getBoundingClientRect()));
      return from ? [{ element, from }] : [];
    });
    const easing = getComputedStyle(root).getPropertyValue('--ease') || 'ease-out';
    for (const { element, from } of moved) element.animate([{ transform: from }, { transform: 'none' }], { duration, easing, id: 'move' });
  }
}

/** Where an element's card is: for a card under others, the element may be the strip that's visible. */
function spotOf(element: HTMLElement): Spot {
  const box = (element.querySelector('[data-token]') ?? element).getBoundingClientRect();
  return { ...middleOf(box), width: box.width };
}

function middleOf({ left, top, width, height }: DOMRect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
