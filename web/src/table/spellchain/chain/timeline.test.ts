import { describe, expect, it } from 'vitest';
import { sampleResolved, sampleStep } from '../sample';
import { dwell, momentsOf, slotsDone } from './timeline';

describe('momentsOf', () => {
  it('counts HP along, card by card', () => {
    const moments = momentsOf(sampleResolved());
    expect(moments.map((moment) => moment.hp)).toEqual([
      [20, 20],
      [20, 17],
      [20, 19],
      [20, 19],
    ]);
    expect(moments.map((moment) => moment.slot)).toEqual([0, 3, 2, 1]);
  });

  it('has a final moment for the end of the chain, if anything changed there', () => {
    const poisoned = momentsOf(sampleResolved({ hp: [18, 19] }));
    expect(poisoned).toHaveLength(5);
    expect(poisoned[4]).toMatchObject({ step: 3, slot: 0, hp: [18, 19], change: [-2, 0] });
    expect(momentsOf(sampleResolved())).toHaveLength(4);
  });

  it('doesn’t go below 0 if the last hit was greater than the HP left', () => {
    const [, moment] = momentsOf({ chain: 1, before: [20, 2], hp: [20, 0], ended: [], steps: [sampleStep(8, 'Boulder', [0, -4])] });
    expect(moment).toMatchObject({ hp: [20, 0], change: [0, -2] });
  });

  it('dims the slots that have resolved', () => {
    const resolved = sampleResolved();
    const [before, first, second] = momentsOf(resolved);
    expect([before, first, second].map((moment) => [...slotsDone(resolved, moment!)])).toEqual([[], [3], [3, 2]]);
  });
});

describe('dwell', () => {
  it('allows more time for more lines, up to twice as much', () => {
    const [before, first] = momentsOf(sampleResolved());
    expect(dwell(before!, 600)).toBe(600);
    expect(dwell(first!, 600)).toBe(700);
    expect(dwell({ ...first!, lines: Array.from({ length: 30 }, () => 'x') }, 600)).toBe(1200);
  });
});
