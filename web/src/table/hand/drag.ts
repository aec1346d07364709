/** Dragging with the pointer, as a shortcut: whatever can be dragged can be clicked, too. */

import type { Attachment } from 'svelte/attachments';

/** Moves shorter than this are clicks. */
const SLACK = 10;

export interface Drag {
  /** Whether there is anything to drag it for. */
  may: () => boolean;
  /** It was let go over this part of the page. */
  drop: (over: Element | null) => void;
}

export function draggable({ may, drop }: Drag): Attachment<HTMLElement> {
  return (part) => {
    let from: { x: number; y: number } | null = null;
    let moving = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary || !may()) return;
      from = { x: event.clientX, y: event.clientY };
      part.setPointerCapture(event.pointerId); // a quick hand has left the card before it is told of the first move
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving && Math.hypot(x, y) < SLACK) return;
      moving = true;
      part.dataset['dragged'] = '';
      part.style.translate = `${x}px ${y}px`;
    };
    const rest = (): void => {
      from = null;
      moving = false;
      delete part.dataset['dragged'];
      part.style.translate = '';
    };
    const up = (event: PointerEvent): void => {
      const dropped = moving;
      rest();
      if (!dropped) return;
      part.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => part.removeEventListener('click', swallow, { capture: true }));
      drop(document.elementsFromPoint(event.clientX, event.clientY).find((one) => !part.contains(one)) ?? null);
    };

    part.addEventListener('pointerdown', down);
    part.addEventListener('pointermove', move);
    part.addEventListener('pointerup', up);
    part.addEventListener('pointercancel', rest);
    return () => {
      part.removeEventListener('pointerdown', down);
      part.removeEventListener('pointermove', move);
      part.removeEventListener('pointerup', up);
      part.removeEventListener('pointercancel', rest);
    };
  };
}

/** The click that the browser makes of the end of a drag is none. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
