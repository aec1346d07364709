/** Dragging with the pointer, as a shortcut: anything draggable can also be clicked. */

import type { Attachment } from 'svelte/attachments';

/** Shorter moves are clicks. */
const SLACK = 10;

export interface Drag {
  /** Whether there's anything to drag it for. */
  may: () => boolean;
  /** It was dropped on this part of the page. */
  drop: (over: Element | null) => void;
}

export function draggable({ may, drop }: Drag): Attachment<HTMLElement> {
  return (part) => {
    let from: { x: number; y: number } | null = null;
    let moving = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary || !may()) return;
      from = { x: event.clientX, y: event.clientY };
      part.setPointerCapture(event.pointerId); // a quick hand leaves the card before the first move event arrives
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

/** What something was dropped on. */
export interface Aim {
  token: string | null;
  /** A named spot in your own formation. */
  place: string | null;
  seat: number;
}

/** What lies at a part of the table, or the player whose plate it is; null off the table. */
export function aimAt(over: Element | null): Aim | null {
  if (!over?.closest('#table-middle, [data-rail]')) return null;
  const part = (name: string): string | undefined => over.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
  const [kind, which = ''] = part('at')?.split(' ') ?? [];
  const seat = part('rail') ?? (kind === 'seat' ? which : '-1');
  return { token: part('token') ?? (kind === 'card' ? which : null), place: part('place') ?? null, seat: Number(seat) };
}

/** Swallow the click that browsers fire at the end of a drag. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
