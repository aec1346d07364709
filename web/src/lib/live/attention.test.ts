import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Attention = typeof import('./attention');

let attention: Attention;
let looked: DocumentVisibilityState;

beforeEach(async () => {
  vi.resetModules();
  document.head.innerHTML = '<link rel="icon" href="/plain.svg">';
  looked = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => looked);
  attention = await import('./attention');
});

afterEach(() => {
  for (const name of ['wakeLock', 'setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
  vi.restoreAllMocks();
});

function give(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

const icon = (): string => new URL(document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href).pathname;

/** A fake wake lock that records whether it's held. */
class Lamp {
  lit = 0;
  asked = 0;
  allowed = true;
  sentinels: { released: boolean; release: () => Promise<void> }[] = [];

  request = (): Promise<object> => {
    this.asked += 1;
    if (!this.allowed) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    this.lit += 1;
    const sentinel = {
      released: false,
      release: (): Promise<void> => {
        if (!sentinel.released) this.lit -= 1;
        sentinel.released = true;
        return Promise.resolve();
      },
    };
    this.sentinels.push(sentinel);
    return Promise.resolve(sentinel);
  };
}

const settled = async (): Promise<void> => {
  for (let round = 0; round < 5; round++) await Promise.resolve();
};

async function seen(state: DocumentVisibilityState): Promise<void> {
  looked = state;
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
}

describe('the icon', () => {
  it('is marked, and plain again', () => {
    attention.markIcon(true);
    expect(icon()).toContain('mark-called');
    attention.markIcon(true);
    attention.markIcon(false);
    expect(icon()).toBe('/plain.svg');
  });

  it('of the installed app is marked, too, if the browser allows it', async () => {
    const set = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const clear = vi.fn(() => Promise.resolve());
    give('setAppBadge', set);
    give('clearAppBadge', clear);
    attention.markIcon(true);
    attention.markIcon(false);
    await settled();
    expect([set.mock.calls.length, clear.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('the screen', () => {
  it('stays on while you have to decide, and no longer', async () => {
    const lamp = new Lamp();
    give('wakeLock', lamp);
    attention.keepAwake(true);
    attention.keepAwake(true);
    await settled();
    expect(lamp.lit).toBe(1);
    attention.keepAwake(false);
    await settled();
    expect(lamp.lit).toBe(0);
  });

  it('is kept on again when you return to the page', async () => {
    const lamp = new Lamp();
    give('wakeLock', lamp);
    attention.keepAwake(true);
    await settled();
    await lamp.sentinels[0]!.release();
    await seen('hidden');
    expect(lamp.lit).toBe(0);
    await seen('visible');
    expect(lamp.lit).toBe(1);
    attention.keepAwake(false);
    await settled();
    await seen('hidden');
    await seen('visible');
    expect([lamp.lit, lamp.asked]).toEqual([0, 2]);
  });

  it('is released if it’s no longer wanted by the time the browser answers', async () => {
    const lamp = new Lamp();
    give('wakeLock', lamp);
    attention.keepAwake(true);
    attention.keepAwake(false);
    await settled();
    expect(lamp.lit).toBe(0);
  });

  it('is left alone if the browser can’t or won’t', async () => {
    attention.keepAwake(true);
    attention.keepAwake(false);
    const lamp = new Lamp();
    lamp.allowed = false;
    give('wakeLock', lamp);
    attention.keepAwake(true);
    await settled();
    expect(lamp.lit).toBe(0);
  });
});
