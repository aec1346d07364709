/** Dragging cards with the mouse from the search into the deck, and back. Anything you can drag, you can also press. */

import type { Attachment } from 'svelte/attachments';

const KIND = 'application/x-spellhall-card';

/** Where a card comes from, so that it isn't dropped where it already is. */
export type Side = 'deck' | 'add';

/** What can be dragged from here: a card. */
export function carried(key: string, from: Side): Attachment<HTMLElement> {
  return (part) => {
    const start = (event: DragEvent): void => {
      event.dataTransfer?.setData(KIND, key);
      event.dataTransfer?.setData(`${KIND}-${from}`, '');
    };
    part.draggable = true;
    part.addEventListener('dragstart', start);
    return () => part.removeEventListener('dragstart', start);
  };
}

/** Where cards from the other side may be dropped. */
export function dropsFrom(from: Side, drop: (key: string) => void): Attachment<HTMLElement> {
  return (part) => {
    const takes = (event: DragEvent): boolean => event.dataTransfer?.types.includes(`${KIND}-${from}`) ?? false;
    const rest = (): void => part.classList.remove('takes');
    const over = (event: DragEvent): void => {
      if (!takes(event)) return;
      event.preventDefault();
      part.classList.add('takes');
    };
    const leave = (event: DragEvent): void => {
      if (!(event.relatedTarget instanceof Node && part.contains(event.relatedTarget))) rest();
    };
    const dropped = (event: DragEvent): void => {
      rest();
      if (!takes(event)) return;
      event.preventDefault();
      drop(event.dataTransfer?.getData(KIND) ?? '');
    };
    part.addEventListener('dragover', over);
    part.addEventListener('dragleave', leave);
    part.addEventListener('drop', dropped);
    return () => {
      part.removeEventListener('dragover', over);
      part.removeEventListener('dragleave', leave);
      part.removeEventListener('drop', dropped);
    };
  };
}
