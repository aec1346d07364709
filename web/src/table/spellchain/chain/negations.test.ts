import { describe, expect, it } from 'vitest';
import { linksOf, negatedText, negatorOf } from './negations';
import { sampleStep } from '../sample';

const counter = sampleStep(4, 'Frenzied Interference', [0, 0], { seat: 1 });
const first = sampleStep(3, 'Siphon', [0, 0], { negated: true, by: 4 });
const second = sampleStep(1, 'Fireball', [0, 0], { negated: true, by: 4 });
const mad = sampleStep(2, 'Heatwave', [0, 0], { negated: true });
const steps = [counter, first, mad, second];

describe('the card that negates another', () => {
  it('is found by its slot, if it’s in the chain', () => {
    expect(steps.map((step) => negatorOf(step, steps)?.name)).toEqual([undefined, counter.name, undefined, counter.name]);
  });

  it('is named with its slot', () => {
    expect(negatedText(counter, 'would')).toBe('would be negated by Frenzied Interference in slot 4');
    expect(negatedText(counter, 'did')).toBe('negated by Frenzied Interference in slot 4');
    expect([negatedText(undefined, 'would'), negatedText(undefined, 'did')]).toEqual(['would be negated', 'negated']);
  });

  it('has an arrow in its player’s colour to each card it negates', () => {
    expect(linksOf(steps, 'threat')).toEqual([
      { kind: 'threat', from: 'slot 4', to: 'slot 3', seat: 1 },
      { kind: 'threat', from: 'slot 4', to: 'slot 1', seat: 1 },
    ]);
    expect(linksOf([counter], 'negation')).toEqual([]);
  });
});
