/** The space a board has: that of the part of the page around it, whatever is drawn there. */

import type { Attachment } from 'svelte/attachments';
import { inRem } from './rem';

/** The share of the window a board takes where the page scrolls. */
const SHARE = 0.62;

export class BoardRoom {
  /** In rem. */
  width = $state(62.5);
  height = $state(37.5);
  /** Whether the part around the board has a height of its own; otherwise the board has to bring one. */
  bounded = $state(true);

  /** For the board's outermost element. */
  readonly measures: Attachment<HTMLElement> = (board) => {
    const around = board.parentElement;
    if (!around) return;
    const watch = new ResizeObserver(() => {
      this.bounded = getComputedStyle(around).overflowY !== 'visible';
      this.width = inRem(around.offsetWidth);
      this.height = inRem(this.bounded ? around.offsetHeight : window.innerHeight * SHARE);
    });
    watch.observe(around);
    return () => watch.disconnect();
  };
}
