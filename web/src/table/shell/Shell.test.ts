import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { coaching } from '../../learn/coaching.svelte';
import { decision } from '../../lib/live/sample';
import type { HallSocket } from '../../lib/live/socket.svelte';
import { TableStore } from '../../lib/live/table.svelte';
import { sampleFrame } from '../spellchain/sample';
import Shell from './Shell.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a game that ends comes to rest, and its player needs no coach any more', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })));
  coaching.begin('spellchain');
  const socket = { watch: () => undefined, request: () => Promise.resolve({ t: 'done', n: 0 }) };
  const table = new TableStore('ABCD', socket as unknown as HallSocket);
  table.heard({ t: 'table', n: 0, revision: 0, frame: sampleFrame({ decision: decision() }) });
  render(Shell, { table });
  const parts = { stage: 'over', decision: null, ending: 'off', returns: [0, 0] };
  table.heard({ t: 'change', n: 0, table: 'ABCD', revision: 1, cards: {}, parts, within: {}, keep: -1, log: [] });
  await vi.waitFor(() => expect(coaching.explains('spellchain', 'lay')).toBe(false));
  expect(table.frame.stage).toBe('over');
});
