/** Cards that glide: where each one was before a change, and from there to where it is after it. */

/** The middle of a card, and its width. */
export interface Spot {
  x: number;
  y: number;
  width: number;
}

/** A card is never drawn larger than so many times what it is: a tile or a strip of it may have been something else. */
const LARGEST = 1.5;

/**
 * How something has to be drawn so that the card in it seems where it was: from its new spot to the old one. It grows
 * and shrinks around the middle of what is drawn, which need not be that of the card. Null when it has not moved.
 */
export function backTo(old: Spot, now: Spot, around: { x: number; y: number } = now): string | null {
  const scale = now.width ? Math.min(LARGEST, old.width / now.width) : 1;
  const x = old.x - around.x - scale * (now.x - around.x);
  const y = old.y - around.y - scale * (now.y - around.y);
  if (Math.abs(old.x - now.x) < 1 && Math.abs(old.y - now.y) < 1 && Math.abs(scale - 1) < 0.02) return null;
  return `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${Math.round(scale * 1000) / 1000})`;
}

/** A length of time as style sheets write it, in milliseconds; 0 for what is none. */
export function milliseconds(text: string): number {
  const found = /^\s*(\d*\.?\d+)(ms|s)\s*$/.exec(text);
  return found ? Number(found[1]) * (found[2] === 's' ? 1000 : 1) : 0;
}

/** How long something takes that moves calmly; 0 for someone who wants no motion. */
export function calmly(element: HTMLElement): number {
  const duration = milliseconds(getComputedStyle(element).getPropertyValue('--calm'));
  return duration < NO_MOTION ? 0 : duration;
}

/** What glides here, and the cards of a hand, from which they come. */
const MOVED = '[data-move]';
const FROM = `${MOVED}, [data-token]`;
/** Times under this are those of someone who wants no motion. */
const NO_MOTION = 20;

export class Moves {
  #spots = new Map<string, Spot>();

  /** Note where all cards of the page are: those of a hand fly in from there. */
  remember(): void {
    this.#spots.clear();
    for (const element of document.querySelectorAll<HTMLElement>(FROM)) {
      const token = element.dataset['move'] ?? element.dataset['token'];
      if (token) this.#spots.set(token, spotOf(element));
    }
  }

  /** Let the cards within an element glide from where they were. */
  play(root: HTMLElement): void {
    const duration = calmly(root);
    if (!duration || document.visibilityState === 'hidden') return;
    for (const element of root.querySelectorAll<HTMLElement>(MOVED)) {
      const old = this.#spots.get(element.dataset['move'] ?? '');
      for (const running of element.getAnimations()) if (running.id === 'move') running.cancel();
      const from = old && backTo(old, spotOf(element), middleOf(element.getBoundingClientRect()));
      if (!from) continue;
      const easing = getComputedStyle(root).getPropertyValue('--ease') || 'ease-out';
      element.animate([{ transform: from }, { transform: 'none' }], { duration, easing, id: 'move' });
    }
  }
}

/** Where the card in an element is: of one that lies under others the element may be the strip that looks out. */
function spotOf(element: HTMLElement): Spot {
  const box = (element.querySelector('[data-token]') ?? element).getBoundingClientRect();
  return { ...middleOf(box), width: box.width };
}

function middleOf({ left, top, width, height }: DOMRect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
