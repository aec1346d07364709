import { describe, expect, it } from 'vitest';
import { decision, frame, option, PASS } from '../../lib/live/sample';
import type { Decision, Frame } from '../../lib/wire';
import { passing, type HasStop } from '../prompt/autopass';
import { canGoOn, goalAt, onward } from './going';

const NO_STOPS: HasStop = () => false;
const play = option('play Klik', { verb: 'play', card: 'k' });

function fire(phase: number, more: Partial<Decision> = {}, rest: Partial<Frame> = {}): Frame {
  const asked = decision({ rule: `SF-PH${phase}-01`, options: [play, PASS], ...more });
  return frame({ game: 'spellfire', registers: { turn: 5, active: 0, phase }, decision: asked, ...rest });
}
const end = (): Frame => fire(6, { options: [option('end your turn', { verb: 'end' })] });

describe('continuing a turn of Spellfire', () => {
  const goal = goalAt(fire(2), 7);

  it('passes the phases and ends the turn', () => {
    expect(canGoOn(fire(2))).toBe(true);
    expect([2, 3, 4, 5].map((phase) => onward(fire(phase), goal, NO_STOPS))).toEqual([1, 1, 1, 1]);
    expect(onward(end(), goal, NO_STOPS)).toBe(0);
  });

  it('waits for the answer to anything else, and continues after it', () => {
    expect(onward(fire(5, { rule: 'SF-PH5-05', kind: 'card', options: [play] }), goal, NO_STOPS)).toBe(-1);
    expect(onward(fire(4, { rule: 'SF-COMB-F1' }), goal, NO_STOPS)).toBe(-1);
    expect(onward(fire(3, { seat: 1, options: null }), goal, NO_STOPS)).toBe(-1);
    expect(canGoOn(fire(4, { rule: 'SF-COMB-F1' }))).toBe(false);
  });

  it('stops at the chosen phase, at a stop, and at the end of the turn', () => {
    expect(onward(fire(4), goalAt(fire(2), 4), NO_STOPS)).toBeNull();
    expect(onward(fire(4), goal, (whose, phase) => whose === 'mine' && phase === '4')).toBeNull();
    expect(onward(fire(2), goal, () => true)).toBe(1);
    expect(onward(fire(2, {}, { registers: { turn: 6, active: 1, phase: 2 } }), goal, NO_STOPS)).toBeNull();
  });

  it('ends a turn by itself if nothing else can be chosen, except at a stop', () => {
    expect(passing(end(), 'auto', NO_STOPS)).toBe(0);
    expect(passing(end(), 'stops', NO_STOPS)).toBe(-1);
    expect(passing(end(), 'auto', () => true)).toBe(-1);
    const two = fire(6, { options: [option('end your turn', { verb: 'end' }), PASS] });
    expect(passing(two, 'auto', NO_STOPS)).toBe(-1);
  });
});

describe('continuing a turn of Spellslinger', () => {
  const at = (step: number, more: Partial<Decision> = {}, rest: Partial<Frame> = {}): Frame =>
    frame({ registers: { turn: 5, active: 0, step }, decision: decision({ rule: 'SS-PR-08', options: [play, PASS], ...more }), ...rest });

  it('passes windows, the attack and the main phase, but no response to a pending card', () => {
    const goal = goalAt(at(1), 7);
    expect(onward(at(1), goal, NO_STOPS)).toBe(1);
    expect(onward(at(4, { rule: 'SS-AT-02', kind: 'card' }), goal, NO_STOPS)).toBe(1);
    expect(onward(at(8, { rule: 'SS-TN-13' }), goal, NO_STOPS)).toBe(1);
    expect(onward(at(8, { rule: 'SS-PL-08' }), goal, NO_STOPS)).toBe(-1);
  });
});
