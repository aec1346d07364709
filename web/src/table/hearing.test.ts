import { describe, expect, it } from 'vitest';
import { card, decision, frame } from '../lib/live/sample';
import type { Sound } from '../lib/settings/sound';
import type { Frame } from '../lib/wire';
import { soundsOf } from './hearing';

const held = (hand: number): Frame['sides'] => [0, 1].map((seat) => ({ seat, counts: { hand: seat ? 3 : hand }, columns: { life: 20 } }));
const heard = (before: Frame, now: Frame): Sound[] => soundsOf(before, now);

describe('at any table', () => {
  it('my own draws are heard, other players’ are not', () => {
    expect(heard(frame({ sides: held(4) }), frame({ sides: held(5) }))).toEqual(['draw']);
    expect(heard(frame({ sides: held(5) }), frame({ sides: held(5) }))).toEqual([]);
  });

  it('a card is played, by me or by someone else', () => {
    const laid = frame({ cards: { a: card({ zone: 'in play' }) } });
    expect(heard(frame({ cards: { a: card() } }), laid)).toEqual(['lay']);
    expect(heard(frame(), laid)).toEqual(['lay']);
    expect(heard(laid, frame({ cards: { a: card({ zone: 'discard pile' }) } }))).toEqual([]);
  });

  it('my turn is announced once, after what led to it', () => {
    const mine = frame({ decision: decision() });
    expect(heard(frame({ decision: decision({ seat: 1, options: null }) }), mine)).toEqual(['turn']);
    expect(heard(mine, frame({ decision: decision({ number: 2 }) }))).toEqual([]);
    expect(heard(frame(), frame({ decision: decision(), cards: { a: card({ zone: 'in play' }) } }))).toEqual(['lay', 'turn']);
  });

  it.each([
    [[1, -1], 'win'],
    [[-1, 1], 'lose'],
    [[0, 0], undefined],
  ])('an end of %j is heard as %s', (returns, sound) => {
    expect(heard(frame(), frame({ stage: 'over', returns }))).toEqual(sound ? [sound] : []);
    expect(heard(frame(), frame({ stage: 'over', returns, ending: 'off' }))).toEqual([]);
    expect(heard(frame({ stage: 'over', returns }), frame({ stage: 'over', returns }))).toEqual([]);
  });

  it('a spectator hears that a player wins', () => {
    expect(heard(frame({ you: -1 }), frame({ you: -1, stage: 'over', returns: [-1, 1] }))).toEqual(['win']);
  });

  it('nothing is heard of another table, another seat, or a table that has just begun', () => {
    const now = frame({ decision: decision(), sides: held(9) });
    for (const before of [frame({ code: 'OTHER' }), frame({ you: 1 }), frame({ stage: 'waiting' })]) expect(heard(before, now)).toEqual([]);
  });
});
