/** A finger that pulls the hand up or pushes it down again. */

import type { Attachment } from 'svelte/attachments';

/** Shorter moves are taps. */
const SHORT = 24;
const TABLE = '#table-middle';

/**
 * Calls `swipe` after a finger moved up (true) or down. A card that was pulled as far as the table is played there
 * instead.
 */
export function swiped(swipe: (up: boolean) => void): Attachment<HTMLElement> {
  return (part) => {
    let from: { x: number; y: number } | null = null;

    const down = (event: PointerEvent): void => {
      from = event.pointerType === 'touch' && event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    };
    const up = (event: PointerEvent): void => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      from = null;
      const over = document.elementsFromPoint(event.clientX, event.clientY);
      if (Math.abs(y) < SHORT || Math.abs(y) < Math.abs(x) || (y < 0 && over.some((one) => one.closest(TABLE)))) return;
      swipe(y < 0);
    };
    const rest = (): void => {
      from = null;
    };

    part.addEventListener('pointerdown', down);
    part.addEventListener('pointerup', up);
    part.addEventListener('pointercancel', rest);
    return () => {
      part.removeEventListener('pointerdown', down);
      part.removeEventListener('pointerup', up);
      part.removeEventListener('pointercancel', rest);
    };
  };
}
