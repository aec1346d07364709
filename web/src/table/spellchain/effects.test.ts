import { describe, expect, it } from 'vitest';
import { saidOf } from './effects';
import { sampleStep } from './sample';
import type { Slot } from './chain/slots';

const people = { names: ['Ana', 'Bo'], you: 0 };
const slot: Slot = { number: 3, status: 'waiting', now: false, owner: 0, card: 't3', key: 'fireball' };
const negated: Slot = { ...slot, status: 'negated' };
const counter = sampleStep(4, 'Counter Spell', [0, 0]);

const steps = (change: [number, number], by = 4) => [counter, sampleStep(3, 'Fireball', change, { negated: true, by })];

describe('the text of a slot', () => {
  it('names what would negate its card, in full and in brief', () => {
    expect(saidOf(slot, steps([0, 0]), [], people)).toEqual({
      effect: 'would be negated by Counter Spell in slot 4',
      brief: 'negated by slot 4',
    });
    expect(saidOf(slot, steps([0, 0], 0), [], people)).toEqual({ effect: 'would be negated', brief: 'negated' });
  });

  it('omits in brief that a card is negated, since its status says so', () => {
    expect(saidOf(negated, [], steps([0, 0]), people)).toEqual({
      effect: 'negated by Counter Spell in slot 4',
      brief: 'by slot 4',
    });
    expect(saidOf(negated, [], steps([0, 0], 0), people)).toEqual({ effect: 'negated', brief: '' });
    expect(saidOf(negated, [], steps([-2, 0]), people).brief).toBe('by slot 4, cost you 2 HP');
  });

  it('names your opponent only for screen readers', () => {
    const hit = [sampleStep(3, 'Fireball', [0, -3])];
    expect(saidOf(slot, hit, [], people)).toEqual({ effect: 'would hit Bo for 3', brief: 'would hit them for 3' });
    expect(saidOf(slot, [], hit, people).brief).toBe('hit them for 3');
    expect(saidOf(slot, [], [], people)).toEqual({ effect: '', brief: '' });
  });
});
