/** Keeps focus where people left it, and in view, whatever comes and goes on the table. */

import type { Attachment } from 'svelte/attachments';

/**
 * Keeps focus inside a part of the page when the focused element goes away, so that keyboard users don't end up at the
 * top. `entry` selects what gets focus then; without it, the part itself does.
 */
export function keepsFocus(entry: string): Attachment<HTMLElement> {
  return (part) => {
    let last: Element | null = null;
    const noted = (event: FocusEvent): void => {
      last = event.target instanceof Element ? event.target : null;
    };
    const left = (event: FocusEvent): void => {
      if (event.relatedTarget instanceof Element && !part.contains(event.relatedTarget)) last = null;
    };
    const watch = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      const next = part.querySelector<HTMLElement>(entry) ?? part;
      if (next.tabIndex < 0) next.tabIndex = -1;
      next.focus({ preventScroll: true });
    });
    part.addEventListener('focusin', noted);
    part.addEventListener('focusout', left);
    watch.observe(part, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      part.removeEventListener('focusin', noted);
      part.removeEventListener('focusout', left);
    };
  };
}

/** While a part covers the whole window, nothing else can be clicked, focused or read aloud. */
export const overAll: Attachment<HTMLElement> = (part) => {
  const covered: HTMLElement[] = [];
  for (let inner: Element = part; inner !== document.body && inner.parentElement; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement && !other.inert) covered.push(other);
  for (const other of covered) other.inert = true;
  return () => {
    for (const other of covered) other.inert = false;
  };
};

/** How many milliseconds to wait for a part of the page that's still being fetched. */
const PATIENCE = 10_000;

/**
 * Focuses the selected element as soon as it exists, since its part of the page may have to be fetched first. If people
 * have moved focus elsewhere meanwhile, it stays there.
 */
export function focusWhenThere(selector: string): void {
  const from = document.activeElement;
  const arrived = (): boolean => {
    if (document.activeElement !== from && from?.isConnected) return true;
    const found = document.querySelector<HTMLElement>(selector);
    found?.focus();
    return found !== null;
  };
  if (arrived()) return;
  const watch = new MutationObserver(() => {
    if (arrived()) end();
  });
  const late = setTimeout(() => end(), PATIENCE);
  const end = (): void => {
    watch.disconnect();
    clearTimeout(late);
  };
  watch.observe(document.body, { childList: true, subtree: true });
}

/** Scrolls a part so that the focused element stays in view when the part's contents grow or shrink. */
export const staysInSight: Attachment<HTMLElement> = (part) => {
  const look = (): void => {
    const focused = document.activeElement;
    if (!focused || focused === part || !part.contains(focused) || !focused.matches(':focus-visible')) return;
    const [room, box] = [part.getBoundingClientRect(), focused.getBoundingClientRect()];
    if (box.top < room.top || box.bottom > room.bottom) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const sizes = new ResizeObserver(look);
  const observe = (): void => [part, ...part.children].forEach((one) => sizes.observe(one));
  const watch = new MutationObserver(observe);
  watch.observe(part, { childList: true });
  observe();
  return () => {
    watch.disconnect();
    sizes.disconnect();
  };
};
