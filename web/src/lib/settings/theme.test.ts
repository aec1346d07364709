import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  vi.resetModules();
});

const fresh = async (): Promise<typeof import('./theme.svelte')> => import('./theme.svelte');

it('follows the system at first', async () => {
  const { obeyTheme, theme } = await fresh();
  obeyTheme();
  expect(theme.chosen).toBe('system');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it('stands on the page at once and is remembered', async () => {
  (await fresh()).theme.chosen = 'dark';
  expect(document.documentElement.dataset['theme']).toBe('dark');
  vi.resetModules();
  const { obeyTheme, theme } = await fresh();
  delete document.documentElement.dataset['theme'];
  obeyTheme();
  expect(theme.chosen).toBe('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

it('leaves nothing behind when the system is followed again', async () => {
  const { theme } = await fresh();
  theme.chosen = 'light';
  theme.chosen = 'system';
  expect(localStorage.length).toBe(0);
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it('does without storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { theme } = await fresh();
  theme.chosen = 'light';
  expect(document.documentElement.dataset['theme']).toBe('light');
  vi.restoreAllMocks();
});
