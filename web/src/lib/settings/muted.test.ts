import { afterEach, describe, expect, it } from 'vitest';
import { masked, Muted, whoSaid } from './muted.svelte';
import { frame } from '../live/sample';
import type { Chat } from '../wire';

const line = (more: Partial<Chat>): Chat => ({
  t: 'chat', n: 0, table: 'TABLE1', seat: 1, name: 'Bo', text: 'you fool', at: 0, by: 'player', id: 7, removed: false, ...more,
}); // prettier-ignore

afterEach(() => window.localStorage.clear());

describe('hidden names and lines', () => {
  it('are hidden at that table only, and remembered', () => {
    const muted = new Muted();
    muted.set('TABLE1', whoSaid(line({})), true);
    expect(muted.hides(line({}))).toBe(true);
    expect(muted.hides(line({ seat: 0, name: 'Ana' }))).toBe(false);
    expect(muted.hides(line({ table: 'TABLE2' }))).toBe(false);
    expect(new Muted().hides(line({ id: 8 }))).toBe(true);
    muted.set('TABLE1', whoSaid(line({})), false);
    expect(new Muted().hides(line({}))).toBe(false);
  });

  it('can be one line, or a spectator by name', () => {
    const muted = new Muted();
    muted.set('TABLE1', 'line 7', true);
    expect([muted.hides(line({})), muted.hides(line({ id: 8 }))]).toEqual([true, false]);
    muted.set('TABLE1', whoSaid(line({ seat: -1, name: 'Cy' })), true);
    expect(muted.hides(line({ seat: -1, name: 'Cy', id: 9 }))).toBe(true);
  });

  it('are none if the stored value is invalid', () => {
    window.localStorage.setItem('spellhall.muted', '{"no": "list"}');
    expect(new Muted().hides(line({}))).toBe(false);
    window.localStorage.setItem('spellhall.muted', 'no JSON');
    expect(new Muted().hides(line({}))).toBe(false);
  });
});

describe('a masked frame', () => {
  const seen = (name: string, text: string) => {
    const shown = frame({ log: [{ text, depth: 0, at: 1, opens: [], turn: -1 }] });
    shown.seats = shown.seats.map((seat) => (seat.seat === 1 ? { ...seat, name } : seat));
    return masked(shown, (seat) => seat === 1);
  };

  it('contains the name nowhere, but keeps words that only start like it', () => {
    expect(seen('Bo', 'Bo plays Bolt; Bo’s turn.').log[0]?.text).toBe('Seat 2 plays Bolt; Seat 2’s turn.');
    expect(seen('Bo', 'Bo passes.').seats[1]?.name).toBe('');
  });

  it('takes a name literally', () => {
    expect(seen('a.b (x)', 'a.b (x) passes, aab x does not.').log[0]?.text).toBe('Seat 2 passes, aab x does not.');
  });

  it('is the frame itself if nobody is hidden', () => {
    const shown = frame({});
    expect(masked(shown, () => false)).toBe(shown);
  });
});
