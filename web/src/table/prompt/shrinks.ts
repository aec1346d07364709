/** Text that grows smaller until it fits its box, so that the box never grows. */

import type { Attachment } from 'svelte/attachments';

/** From the usual size to the smallest; the CSS of the part says what each is. */
const SIZES = ['m', 's', 'xs'];

function holds({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean {
  return scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1;
}

/** Gives an element of fixed size the first `data-size` with which everything in it fits, and the text of each button, too. */
export const shrinks: Attachment<HTMLElement> = (box) => {
  const fit = (): void => {
    for (const size of SIZES) {
      box.dataset['size'] = size;
      if ([box, ...box.querySelectorAll('button')].every(holds)) return;
    }
  };
  fit();
  const texts = new MutationObserver(fit);
  const room = new ResizeObserver(fit);
  texts.observe(box, { childList: true, characterData: true, subtree: true });
  room.observe(box);
  return () => {
    texts.disconnect();
    room.disconnect();
  };
};
