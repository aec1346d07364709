import { describe, expect, it } from 'vitest';
import type { Frame } from '../../lib/wire';
import { register, hpOf } from './parts';
import { CHOREOGRAPHY, MOMENT, type Walked } from './choreography';
import { laid, sampleCard, sampleFrame, sampleResolved, sampleSide, sampleStep } from './sample';

const HELD = sampleCard('fireball', { zone: 'hand', owner: 0 });

function before(more: Partial<Frame> = {}): Frame {
  return sampleFrame({ cards: { t3: HELD }, registers: { round: 1, chain_number: 1, chains: 0, first: 1, resolving: null }, ...more });
}

function after(resolved = sampleResolved(), more: Partial<Frame> = {}): Frame {
  return sampleFrame({ table: { resolved }, sides: [sampleSide(0), sampleSide(1, { hp: 19 })], ...more });
}

const told = (one: Frame, other: Frame): Walked[] => CHOREOGRAPHY(one, other).map(({ beat }) => beat?.detail as Walked);

describe('a chain that resolves', () => {
  const steps = CHOREOGRAPHY(before(), after());

  it('is shown moment by moment, each with its sentence and its sound', () => {
    expect(steps.map(({ beat }) => [beat?.kind, beat?.sound])).toEqual([
      [MOMENT, 'attack'],
      [MOMENT, 'hit'],
      [MOMENT, null],
      [MOMENT, null],
    ]);
    expect(steps[1]?.beat?.text).toContain('Fireball');
  });

  it('lets each number fly from its card to whom it concerns', () => {
    expect(steps.map(({ beat }) => beat?.numbers)).toEqual([
      [],
      [{ amount: -3, at: 'slot 3', to: 'seat 1' }],
      [{ amount: 2, at: 'slot 2', to: 'seat 1' }],
      [],
    ]);
  });

  it('counts HP along, and tells nothing of the end before it’s there', () => {
    expect(steps.map(({ frame }) => hpOf(frame.sides[1]))).toEqual([20, 17, 19, 19]);
    for (const { frame } of steps) {
      expect(frame.log).toBe(steps[0]?.frame.log);
      expect(register(frame, 'chains')).toBe(0);
    }
  });

  it.each([
    ['yours', { t3: HELD, t2: laid('rejuvenate', 1, 2), t1: laid('counter-spell', 0, 1) }, [4, 5]],
    ['another player’s, which was hidden', { t3: laid('fireball', 0, 3), t1: laid('counter-spell', 0, 1) }, [5, 4]],
  ])('shows the last card where it was laid: %s', (_, cards, hands) => {
    for (const { frame } of CHOREOGRAPHY(before({ cards }), after())) {
      expect(['t1', 't2', 't3'].map((token) => frame.cards[token]?.zone)).toEqual(['chain', 'chain', 'chain']);
      expect(frame.sides.map(({ counts }) => counts['hand'])).toEqual(hands);
    }
  });
});

describe('how long a walk takes', () => {
  const long = (chain: number, lines = 1): number => {
    const steps = [8, 7, 6, 5, 4, 3, 2, 1].map((slot) => sampleStep(slot, 'Boulder', [0, -1], { lines: Array<string>(lines).fill('It hits.') }));
    return CHOREOGRAPHY(before(), after(sampleResolved({ chain, steps, hp: [20, 12] }))).reduce((sum, { beat }) => sum + (beat?.lasts ?? 0), 0);
  };

  it('is eight seconds at most, however much there is to read', () => {
    expect(long(1)).toBeLessThanOrEqual(8000);
    expect(long(1, 20)).toBeLessThanOrEqual(8001);
  });

  it('gets shorter with every chain of a game, down to a limit', () => {
    const all = [1, 2, 3, 4, 20, 21].map((chain) => long(chain));
    expect(all.slice(0, 5)).toEqual([...all.slice(0, 5)].sort((one, other) => other - one));
    expect(all[5]).toBe(all[4]);
    expect(all[5]).toBeGreaterThan(2000);
  });
});

describe('what isn’t walked through', () => {
  it('is what was shown with the frame before', () => {
    expect(told(after(), after())).toEqual([]);
    expect(told(before(), before())).toEqual([]);
  });

  it('is the part before a decision in mid-chain', () => {
    const whole = sampleResolved();
    const part = { ...whole, steps: whole.steps.slice(0, 1), hp: [20, 17] };
    expect(told(after(part), after(whole)).map(({ at }) => at)).toEqual([2, 3]);
  });
});
