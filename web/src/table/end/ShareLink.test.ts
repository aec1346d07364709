import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import ShareLink from './ShareLink.svelte';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
});

it.each(['table', 'pod', 'event'] as const)('a %s can be photographed', (to) => {
  render(ShareLink, { code: 'BCDFGHJKMN', to });
  const picture = screen.getByRole('img', { name: `QR code for this ${to}’s link` });
  expect(picture.getAttribute('src')).toBe(`/api/qr/${to}/BCDFGHJKMN`);
});

it('the sheet of the device may be closed without sending anything', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  render(ShareLink, { code: 'BCDFGHJKMN' });
  await fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(share).toHaveBeenCalledWith({ title: document.title, url: `${window.location.origin}/table/BCDFGHJKMN` });
});

it('a browser without such a sheet offers none', () => {
  render(ShareLink, { code: 'BCDFGHJKMN' });
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});
