/**
 * One Tab stop for a group of buttons (roving tabindex). Arrow keys move to the nearest button in that direction; Home
 * and End to the first and the last.
 */

type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Box {
  x: number;
  y: number;
}

/** The index of the nearest box in a direction; sideways distance counts double. -1 if there is none. */
export function nearest(boxes: readonly Box[], from: number, way: Way): number {
  const start = boxes[from];
  if (!start) return -1;
  const [sign, along, across] = AXES[way];
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const ahead = sign * (box[along] - start[along]);
    const aside = Math.abs(box[across] - start[across]);
    if (ahead <= 1 || ahead + 2 * aside >= least) return;
    least = ahead + 2 * aside;
    best = index;
  });
  return best;
}

const AXES: Record<Way, [sign: 1 | -1, along: keyof Box, across: keyof Box]> = {
  ArrowLeft: [-1, 'x', 'y'],
  ArrowRight: [1, 'x', 'y'],
  ArrowUp: [-1, 'y', 'x'],
  ArrowDown: [1, 'y', 'x'],
};

const ITEMS = 'button:not([disabled])';

function isWay(key: string): key is Way {
  return key in AXES;
}

function centre(element: HTMLElement): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export function roving(group: HTMLElement): { destroy(): void } {
  const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(ITEMS)];

  function settle(chosen?: HTMLElement): void {
    const all = items();
    const stop = chosen ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) {
      const index = item === stop ? 0 : -1;
      if (item.tabIndex !== index) item.tabIndex = index;
    }
  }

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = items();
    const from = all.indexOf(document.activeElement as HTMLElement);
    if (from < 0) return;
    let to: number;
    if (event.key === 'Home') to = 0;
    else if (event.key === 'End') to = all.length - 1;
    else if (isWay(event.key)) to = nearest(all.map(centre), from, event.key);
    else return;
    event.preventDefault();
    all[to]?.focus();
  }

  const onFocus = (event: FocusEvent): void => {
    const item = (event.target as HTMLElement).closest<HTMLElement>(ITEMS);
    if (item) settle(item);
  };
  const observer = new MutationObserver(() => settle());

  settle();
  observer.observe(group, { childList: true, subtree: true });
  group.addEventListener('keydown', onKey);
  group.addEventListener('focusin', onFocus);
  return {
    destroy() {
      observer.disconnect();
      group.removeEventListener('keydown', onKey);
      group.removeEventListener('focusin', onFocus);
    },
  };
}
