import { describe, expect, it } from 'vitest';
import type { CardAt } from '../../lib/live/frames';
import type { Beat } from '../../lib/live/timeline';
import type { Frame } from '../../lib/wire';
import { BLOWS, CHOREOGRAPHY, DESTROYED, HURT } from './choreography';
import type { Group } from './parts';
import { character, group, sampleFrame } from './sample';

const scene = { mine: (seat: number) => seat === 0, nameOf: (key: string | null) => (key ?? '').toUpperCase() };

function frame(cards: CardAt[], life: [number, number], fight: Group[] = []): Frame {
  const plain = sampleFrame(cards);
  const sides = plain.sides.map((side, seat) => ({ ...side, columns: { ...side.columns, life: life[seat] } }));
  return { ...plain, sides, table: { ...plain.table, fight } };
}

const beats = (before: Frame, after: Frame): Beat[] => CHOREOGRAPHY(before, after, scene).flatMap(({ beat }) => (beat ? [beat] : []));

const ox = character('ox', { now: [3, 3] });
const fox = character('fox', { now: [2, 5] });
const bear = character('bear', { now: [4, 2] }, { seat: 1 });
const gone = ({ token, card }: CardAt): CardAt => ({ token, card: { ...card, zone: 'discard pile', facts: { type: 'Character' } } });

describe('a fight', () => {
  it('is called with its sound, and nothing waits for that', () => {
    expect(beats(frame([ox], [20, 20]), frame([ox], [20, 20], [group(['ox'])]))).toMatchObject([{ kind: 'attack', sound: 'attack', lasts: 0 }]);
  });

  it('is fought from the fastest to the slowest, each blow with its number', () => {
    const before = frame([ox, fox], [20, 20], [group(['ox']), group(['fox'])]);
    const shown = beats(before, frame([ox, fox], [20, 15]));
    expect(shown.map(({ kind, text }) => [kind, text])).toEqual([
      [BLOWS, 'FOX strikes.'],
      [BLOWS, 'OX strikes: Bo loses 5 life.'],
    ]);
    expect(shown.map(({ numbers }) => numbers)).toEqual([[], [{ at: 'seat 1', amount: -5 }]]);
    expect(shown[0]?.effects).toEqual({ fox: 'strikes' });
  });

  it('shows who strikes whom, and last who is destroyed', () => {
    const before = frame([ox, bear], [20, 20], [group(['ox'], ['bear'])]);
    const shown = beats(before, frame([gone(ox), bear], [20, 20]));
    expect(shown.map(({ kind }) => kind)).toEqual([BLOWS, BLOWS, DESTROYED]);
    expect(shown[0]?.effects).toEqual({ ox: 'strikes', bear: 'struck' });
    expect(shown[2]).toMatchObject({ text: 'OX is destroyed.', effects: { ox: 'falls' } });
    for (const { frame: shownFrame } of CHOREOGRAPHY(before, frame([gone(ox), bear], [20, 20]), scene)) expect(shownFrame).toBe(before);
  });

  it('without anything happening is over without a word', () => {
    expect(beats(frame([ox], [20, 20], [group(['ox'])]), frame([ox], [20, 20]))).toEqual([]);
  });

  it('of equally fast ones is one blow', () => {
    const twins = ['a', 'b', 'c', 'd'].map((token) => character(token));
    const shown = beats(frame(twins, [20, 20], twins.map(({ token }) => group([token]))), frame(twins, [20, 12]));
    expect(shown.map(({ text }) => text)).toEqual(['4 characters strike: Bo loses 8 life.']);
  });
});

describe('damage outside of combat', () => {
  it('shows its number', () => {
    const hurt = character('ox', { now: [3, 3], damage: 2 });
    expect(beats(frame([ox], [20, 20]), frame([hurt], [17, 20]))).toMatchObject([
      { kind: HURT, numbers: [{ at: 'seat 0', amount: -3 }, { at: 'card ox', amount: -2 }], effects: { ox: 'struck' } },
    ]);
  });

  it('is nothing where life is gained or damage wears off', () => {
    expect(beats(frame([character('ox', { damage: 2 })], [20, 20]), frame([ox], [23, 20]))).toEqual([]);
  });
});
