import { afterAll, vi } from 'vitest';

/** What browsers have and jsdom doesn't, for tests that draw components: nothing is laid out there, and all is visible. */

const nothing = (): void => undefined;
const page: Partial<Pick<typeof globalThis, 'matchMedia' | 'ResizeObserver'>> = globalThis;

page.matchMedia ??= ((query: string) => ({ media: query, matches: false, addEventListener: nothing, removeEventListener: nothing })) as unknown as typeof matchMedia;
page.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
const element = Element.prototype as Partial<Element>;
element.checkVisibility ??= () => true;
element.scrollTo ??= nothing;

/** A part that a page is still loading when its tests are over would fail without its test. */
afterAll(() => vi.dynamicImportSettled());
