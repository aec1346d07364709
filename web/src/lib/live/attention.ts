/**
 * Tells people in other tabs that they have to decide something: a mark on the tab's icon, and on the installed app's.
 * Meanwhile the screen stays on, if the browser allows that.
 */

import calledIcon from '../../mark-called.svg?url';

let plainIcon = '';
let lock: WakeLockSentinel | null = null;
let wanted = false;

/** Mark the icons, or remove the mark. */
export function markIcon(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) {
    plainIcon ||= link.href;
    link.href = on ? calledIcon : plainIcon;
  }
  const installed: Partial<Navigator> = navigator;
  const marked = on ? installed.setAppBadge?.call(navigator) : installed.clearAppBadge?.call(navigator);
  marked?.catch(() => undefined); // a browser may support it, but not allow it
}

/**
 * Keep the screen on while this is wanted. Browsers release the lock when the page is hidden, so it's requested again
 * afterwards.
 */
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
    return; // low battery, for example: the screen turns off as usual
  }
  if (wanted || !lock) return; // it may no longer be wanted by the time the browser answers
  const { released } = lock;
  const old = lock;
  lock = null;
  if (!released) await old.release();
}
