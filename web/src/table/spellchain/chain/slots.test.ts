import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../lib/wire';
import { laid, sampleCard, sampleFrame, sampleResolved } from '../sample';
import { slotsAt, slotsNow } from './slots';
import { momentsOf } from './timeline';

const asks = (seat: number) => ({
  number: 1,
  seat,
  kind: 'card',
  label: 'lay which card into slot 3?', prompt: '', topic: '', coach: '',
  rule: 'SC-PL-05',
  aside: false, shortcuts: [], ahead: [],
  options: null,
});

describe('slotsNow', () => {
  it('has the laid cards in their slots, and shows who fills the others', () => {
    const frame = sampleFrame({
      cards: { a: laid('fireball', 1, 1), b: laid('decoy', 0, 2), c: sampleCard('boulder', { zone: 'hand' }) },
      decision: asks(1),
    });
    const slots = slotsNow(frame);
    expect(slots.map((slot) => slot.card)).toEqual(['a', 'b', '', '', '', '', '', '']);
    expect(slots.map((slot) => slot.owner)).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
    expect(slots.map((slot) => slot.status).slice(0, 4)).toEqual(['waiting', 'waiting', 'next', 'empty']);
  });

  it('skips the slots of a player whose hand is empty', () => {
    const frame = sampleFrame({ cards: { a: laid('fireball', 1, 1), b: laid('decoy', 0, 2) }, decision: asks(0) });
    expect(slotsNow(frame).findIndex((slot) => slot.status === 'next')).toBe(3);
  });

  it('marks the card that is activating, and the status of the others', () => {
    const frame = sampleFrame({
      cards: { a: laid('fireball', 1, 1), b: laid('decoy', 0, 2), c: laid('boulder', 1, 3, 'negated') },
      registers: { chain_number: 1, first: 1, resolving: 'b' },
    });
    const slots = slotsNow(frame);
    expect(slots.filter((slot) => slot.now).map((slot) => slot.number)).toEqual([2]);
    expect(slots[2]?.status).toBe('negated');
  });

  it('gives empty slots to nobody if none is being filled', () => {
    const slots = slotsNow(sampleFrame({ table: {} }));
    expect(new Set(slots.map((slot) => slot.owner))).toEqual(new Set([-1]));
  });

  it('still shows a Summon card that left the chain as it resolved, but not the previous chain', () => {
    const resolved = sampleResolved({ chain: 2 });
    const cards = { x: laid('decoy', 0, 2) };
    const shown = (frame: Frame): string[] => slotsNow(frame).map((slot) => slot.card).slice(0, 4);
    expect(shown(sampleFrame({ table: { resolved }, cards }))).toEqual(['t1', 'x', 't3', '']);
    expect(shown(sampleFrame({ table: { resolved: { ...resolved, chain: 1 } }, cards }))).toEqual(['', 'x', '', '']);
  });
});

describe('slotsAt', () => {
  const resolved = sampleResolved();
  const moments = momentsOf(resolved);

  it('shows the chain as it was, though its cards are gone', () => {
    const slots = slotsAt(sampleFrame(), resolved, moments[0]!);
    expect(slots.map((slot) => slot.status).slice(0, 4)).toEqual(['waiting', 'waiting', 'waiting', 'empty']);
    expect(slots.map((slot) => slot.owner).slice(0, 3)).toEqual([0, 1, 0]);
  });

  it('has the cursor at one slot and dims the ones already resolved', () => {
    const last = slotsAt(sampleFrame(), resolved, moments[3]!);
    expect(last.map((slot) => slot.status).slice(0, 3)).toEqual(['negated', 'activated', 'activated']);
    expect(last.filter((slot) => slot.now).map((slot) => slot.number)).toEqual([1]);
  });

  it('keeps the cards that the end of the game silenced', () => {
    const cards = { t3: laid('fireball', 0, 3, 'activated'), x: laid('decoy', 1, 4) };
    const slots = slotsAt(sampleFrame({ cards }), resolved, moments[3]!);
    expect(slots[3]).toMatchObject({ card: 'x', status: 'waiting', owner: 1 });
  });
});
