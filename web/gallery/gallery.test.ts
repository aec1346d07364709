import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { openSampleHall } from './samplehall';

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  const still = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => still);
  Element.prototype.scrollTo = () => undefined;
  openSampleHall();
});

it('shows every piece under its title', async () => {
  const { default: Gallery } = await import('./Gallery.svelte');
  const { ROOMS } = await import('./pieces');
  render(Gallery);
  const titles = ROOMS.flatMap(({ pieces }) => pieces.map(({ title }) => title));
  expect(titles.length).toBeGreaterThan(15);
  for (const title of titles) {
    const piece = screen.getByText(title, { selector: 'figcaption' }).parentElement;
    expect(piece?.children.length, title).toBeGreaterThan(1);
  }
});
