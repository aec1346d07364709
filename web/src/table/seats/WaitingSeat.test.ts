/** The waiting room: who is asked to take a seat, and how prominently. */

import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { frame, seat } from '../../lib/live/sample';
import { TableStore } from '../../lib/live/table.svelte';
import WaitingSeat from './WaitingSeat.svelte';

function shown(mine: number[]): HTMLElement {
  const table = new TableStore('TABLE1');
  const free = seat(1, { kind: 'open', name: '', ready: false });
  table.heard({ t: 'table', n: 0, revision: 0, frame: frame({ stage: 'waiting', seats: [seat(0), free] }) });
  table.mine = mine.map((number) => ({ seat: number, token: 'secret' }));
  render(WaitingSeat, { table, shown: free });
  return screen.getByRole('button');
}

describe('an open seat', () => {
  it('is offered to a visitor who has the link', () => {
    const button = shown([]);
    expect(button.textContent).toContain('Sit down');
    expect(button.classList.contains('primary')).toBe(true);
  });

  it('is left to the guest by a player who already sits', () => {
    const button = shown([0]);
    expect(button.textContent).toContain('Sit here too');
    expect(button.classList.contains('primary')).toBe(false);
  });
});
