import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import CardFace from './CardFace.svelte';
import { fetchKind } from './kinds.svelte';
import { bolt, hero, imp } from './sample';

beforeAll(() => Promise.all([hero, imp, bolt].map(({ game }) => fetchKind(game))));

afterEach(cleanup);

it.each([hero, imp, bolt])('the name of $name is there at once, and its picture once the painter has loaded', async (card) => {
  const { container } = render(CardFace, { card, size: 'small' });
  expect(container.textContent).toContain(card.name);
  await vi.waitFor(() => expect(container.querySelectorAll('.art svg path').length).toBeGreaterThan(6));
});
