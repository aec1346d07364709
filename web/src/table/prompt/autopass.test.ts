import { describe, expect, it } from 'vitest';
import { decision, frame, option, PASS } from '../../lib/live/sample';
import type { Decision, Frame } from '../../lib/wire';
import { isCostly, passing, type HasStop } from './autopass';

const NO_STOPS: HasStop = () => false;
const quiet: Partial<Decision> = {
  aside: true, shortcuts: [], ahead: [],
  options: [option('play Lightning', { card: 'x', verb: 'play' }), PASS],
};
const at = (more: Partial<Decision> = {}, rest: Partial<Frame> = {}): Frame =>
  frame({ decision: decision({ ...quiet, ...more }), registers: { turn: 3, active: 1, step: 1 }, ...rest });

describe('a quiet moment', () => {
  it('is passed by the page', () => {
    expect(passing(at(), 'auto', NO_STOPS)).toBe(1);
    expect(passing(at(), 'stops', NO_STOPS)).toBe(1);
  });

  it('is left to players who want full control', () => {
    expect(passing(at(), 'full', NO_STOPS)).toBe(-1);
  });

  it('is left alone at a stop, in that phase and for that player only', () => {
    const inTheirUpkeep: HasStop = (whose, phase) => whose === 'theirs' && phase === 'upkeep';
    expect(passing(at(), 'auto', inTheirUpkeep)).toBe(-1);
    expect(passing(at({}, { registers: { turn: 3, active: 0, step: 1 } }), 'auto', inTheirUpkeep)).toBe(1);
    expect(passing(at({}, { registers: { turn: 3, active: 1, step: 2 } }), 'auto', inTheirUpkeep)).toBe(1);
  });

  it('on your own turn is passed in one mode and not in the other', () => {
    const mine = at({}, { registers: { turn: 3, active: 0, step: 1 } });
    expect(passing(mine, 'auto', NO_STOPS)).toBe(1);
    expect(passing(mine, 'stops', NO_STOPS)).toBe(-1);
  });

  it('is never passed for someone else, nor with something pending, nor if passing isn’t an option', () => {
    expect(passing(at({ seat: 1, options: null }), 'auto', NO_STOPS)).toBe(-1);
    expect(passing(at({ aside: false, shortcuts: [], ahead: [] }), 'auto', NO_STOPS)).toBe(-1);
    expect(passing(at({ options: [option('keep', { verb: 'yes' })] }), 'auto', NO_STOPS)).toBe(-1);
    expect(passing(frame(), 'auto', NO_STOPS)).toBe(-1);
  });
});

describe('what needs confirmation', () => {
  it('is whatever gives something up', () => {
    const dear = ['give up the round', 'give up the attack', 'send no one and let the realm be razed', 'stop the attack'];
    expect(dear.filter((text) => !isCostly(text))).toEqual([]);
    expect(['done with realms', 'end your turn', 'done', 'no'].map(isCostly)).toEqual([false, false, false, false]);
  });
});
