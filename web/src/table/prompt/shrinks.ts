/**
 * Text that grows smaller until it fits its box, so that the box never grows.
 *
 * To ask whether text fits costs the browser a layout of all that has changed. So the boxes whose text has changed wait
 * for the next frame, where all of them are tried with one size before the next smaller one: most fit at once.
 */

import type { Attachment } from 'svelte/attachments';

/** From the usual size to the smallest; the CSS of the part says what each is. */
const SIZES = ['m', 's', 'xs'];

/** The boxes that wait to be fitted. */
const waiting = new Set<HTMLElement>();

function holds({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean {
  return scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1;
}

const fits = (box: HTMLElement): boolean => [box, ...box.querySelectorAll('button')].every(holds);

function fitAll(): void {
  let left = [...waiting];
  waiting.clear();
  for (const size of SIZES) {
    for (const box of left) box.dataset['size'] = size;
    left = left.filter((box) => !fits(box));
    if (!left.length) return;
  }
}

/** Gives an element of fixed size the first `data-size` with which everything in it fits, and the text of each button, too. */
export const shrinks: Attachment<HTMLElement> = (box) => {
  let room = '';
  const fit = (): void => {
    if (!waiting.size) requestAnimationFrame(fitAll);
    waiting.add(box);
  };
  const texts = new MutationObserver(fit);
  const sizes = new ResizeObserver(() => {
    const now = `${box.clientWidth} ${box.clientHeight}`;
    if (room && now !== room) fit();
    room = now;
  });
  fit();
  texts.observe(box, { childList: true, characterData: true, subtree: true });
  sizes.observe(box);
  return () => {
    waiting.delete(box);
    texts.disconnect();
    sizes.disconnect();
  };
};
