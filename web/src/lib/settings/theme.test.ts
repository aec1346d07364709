import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  vi.resetModules();
});

const fresh = async (): Promise<typeof import('./theme.svelte')> => import('./theme.svelte');

it('follows the system by default', async () => {
  const { obeyTheme, theme } = await fresh();
  obeyTheme();
  expect(theme.chosen).toBe('system');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it('is applied at once and remembered', async () => {
  (await fresh()).theme.chosen = 'dark';
  expect(document.documentElement.dataset['theme']).toBe('dark');
  vi.resetModules();
  const { obeyTheme, theme } = await fresh();
  delete document.documentElement.dataset['theme'];
  obeyTheme();
  expect(theme.chosen).toBe('dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

it('leaves nothing behind on switching back to the system’s theme', async () => {
  const { theme } = await fresh();
  theme.chosen = 'light';
  theme.chosen = 'system';
  expect(localStorage.length).toBe(0);
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it('works without storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { theme } = await fresh();
  theme.chosen = 'light';
  expect(document.documentElement.dataset['theme']).toBe('light');
  vi.restoreAllMocks();
});
