/**
 * What tells people outside of the page that they are asked something: a mark on its icon in the tab, and on the icon of
 * the installed hall. Meanwhile the screen stays lit, where the browser allows that.
 */

import calledIcon from '../mark-called.svg?url';

let plainIcon = '';
let lock: WakeLockSentinel | null = null;
let wanted = false;

/** Mark the icons, or take the mark away. */
export function markIcon(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) {
    plainIcon ||= link.href;
    link.href = on ? calledIcon : plainIcon;
  }
  const installed: Partial<Navigator> = navigator;
  const marked = on ? installed.setAppBadge?.call(navigator) : installed.clearAppBadge?.call(navigator);
  marked?.catch(() => undefined); // a browser may know how, and yet not allow it
}

/** Keep the screen lit as long as this is wanted. A browser lets go when the page is hidden; it is asked again after that. */
export function keepAwake(on: boolean): void {
  if (wanted === on) return;
  wanted = on;
  if (on) document.addEventListener('visibilitychange', seek);
  else document.removeEventListener('visibilitychange', seek);
  void seek();
}

async function seek(): Promise<void> {
  const lamp = (navigator as Partial<Navigator>).wakeLock;
  if (!lamp) return;
  try {
    if (wanted && document.visibilityState === 'visible' && (!lock || lock.released)) lock = await lamp.request('screen');
  } catch {
    return; // the battery is low, say: the screen goes dark as it always does
  }
  if (wanted || !lock) return; // it may have become superfluous while the browser thought about it
  const { released } = lock;
  const old = lock;
  lock = null;
  if (!released) await old.release();
}
