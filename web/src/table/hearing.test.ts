import { afterEach, describe, expect, it } from 'vitest';
import { card, decision, frame } from '../lib/live/sample';
import { settings } from '../lib/settings/settings.svelte';
import type { Sound } from '../lib/settings/sound';
import type { Frame } from '../lib/wire';
import { soundsOf } from './hearing';
import { soundOf } from './spellchain/hearing';
import { sampleFrame as chainFrame, sampleResolved, sampleSide } from './spellchain/sample';
import { momentsOf } from './spellchain/chain/timeline';
import { realmAt, sampleFrame as fireFrame, seen } from './spellfire/sample';
import { character, sampleFrame as slingFrame } from './spellslinger/sample';

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

describe('at a table of Spellfire', () => {
  const attacked = { battle: { stage: 'playing cards', totals: [5, 4] } };
  const fought = (zone: string): Frame =>
    fireFrame({ h: seen('sable', zone), r: realmAt('ash', 1, 'A') }, { table: attacked, registers: { offence: 'h', defence: null } });

  it('an attack, a beaten champion and a razed realm are heard', () => {
    const calm = fireFrame({ h: seen('sable', 'pool'), r: realmAt('ash', 1, 'A') });
    expect(heard(calm, fought('pool'))).toEqual(['attack']);
    expect(heard(fought('pool'), fought('pool'))).toEqual([]);
    expect(heard(fought('pool'), fought('discard pile'))).toEqual(['hit']);
    const razed = fireFrame({ h: seen('sable', 'pool'), r: realmAt('ash', 1, 'A', true) });
    expect(heard(fought('pool'), razed)).toEqual(['razed']);
    expect(heard(razed, razed)).toEqual([]);
  });
});

describe('at a table of Spellslinger', () => {
  it('an attack and all damage are heard', () => {
    const at = (facts: object, life = 20): Frame =>
      slingFrame([character('c', facts)], { sides: held(0).map((side) => ({ ...side, columns: { life } })) });
    expect(heard(at({}), at({ attacks: 1 }))).toEqual(['attack']);
    expect(heard(at({ attacks: 1 }), at({ attacks: 1 }))).toEqual([]);
    expect(heard(at({ attacks: 1 }), at({ attacks: 1, damage: 2 }))).toEqual(['hit']);
    expect(heard(at({}, 20), at({}, 17))).toEqual(['hit']);
    expect(heard(at({}, 17), at({}, 20))).toEqual([]);
  });
});

describe('at a table of Spell Chain', () => {
  afterEach(() => settings.reset());

  it('a resolving chain is heard, and its hits, as the walk shows them', () => {
    const moments = momentsOf(sampleResolved());
    expect(moments.map((moment) => soundOf(moment, true))).toEqual(['attack', 'hit', null, null]);
    expect(soundOf(moments[0]!, false)).toBeNull();
    expect(soundOf(null, true)).toBeNull();
  });

  it('without animation its hits are heard at once, and never twice', () => {
    const at = (hp: number): Frame => chainFrame({ sides: [sampleSide(0), sampleSide(1, { hp })] });
    expect(heard(at(20), at(17))).toEqual([]);
    settings.set('speed', 'none');
    expect(heard(at(20), at(17))).toEqual(['hit']);
    expect(heard(at(17), at(20))).toEqual([]);
  });
});
