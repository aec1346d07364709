import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import ShareLink from './ShareLink.svelte';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
});

it.each([
  ['table', 'table'],
  ['pod', 'pod'],
  ['event', 'tournament'],
] as const)('the link to a %s has a QR code', (to, called) => {
  render(ShareLink, { code: 'BCDFGHJKMN', to });
  const picture = screen.getByRole('img', { name: `QR code for this ${called}’s link` });
  expect(picture.getAttribute('src')).toBe(`/api/qr/${to}/BCDFGHJKMN`);
});

it('the device’s share sheet may be closed without sending anything', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  render(ShareLink, { code: 'BCDFGHJKMN' });
  await fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(share).toHaveBeenCalledWith({ title: document.title, url: `${window.location.origin}/table/BCDFGHJKMN` });
});

it('a browser without a share sheet offers none', () => {
  render(ShareLink, { code: 'BCDFGHJKMN' });
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});
