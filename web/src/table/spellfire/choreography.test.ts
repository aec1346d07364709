import { describe, expect, it } from 'vitest';
import type { Frame } from '../../lib/wire';
import { CHOREOGRAPHY, JOINS, RAZED, ROUND } from './choreography';
import { battleOf } from './reading';
import { battleFrame, realmAt, sampleFrame, seen } from './sample';

const scene = { mine: (seat: number) => seat === 0, nameOf: (key: string | null) => (key ? key.charAt(0).toUpperCase() + key.slice(1) : 'A card') };
const shown = (before: Frame, after: Frame): (string | undefined)[] => CHOREOGRAPHY(before, after, scene).map(({ beat }) => beat?.kind);

/** The same battle with some cards elsewhere. */
function moved(frame: Frame, zones: Record<string, string>, more: Partial<Frame> = {}): Frame {
  const cards = Object.fromEntries(Object.entries(frame.cards).map(([token, card]) => [token, { ...card, zone: zones[token] ?? card.zone }]));
  return { ...frame, cards, ...more };
}

const peace = (frame: Frame): Partial<Frame> => ({
  registers: { ...frame.registers, attacker: -1, defender: -1, offence: null, defence: null, target: null },
  table: { hand_limits: [8, 8], pending: [] },
});

describe('a battle', () => {
  it('is called with its sound, and nothing waits for that', () => {
    const before = sampleFrame({ tip: realmAt('ash', 1, 'A') });
    const [step] = CHOREOGRAPHY(before, battleFrame(), scene);
    expect(step?.beat).toMatchObject({ kind: 'attack', sound: 'attack', lasts: 0 });
    expect(shown(battleFrame(), battleFrame())).toEqual([]);
  });

  it('shows who falls and who wins before they’re gone', () => {
    const before = battleFrame();
    const after = moved(before, { rook: 'pool', sable: 'discard pile' }, { ...peace(before) });
    const [step] = CHOREOGRAPHY(before, after, scene);
    expect(step?.frame).toBe(before);
    expect(step?.beat).toMatchObject({ kind: ROUND, text: 'Bo’s Rook wins the round, 11 to 8.', effects: { sable: 'falls', rook: 'wins' }, sound: 'hit' });
    const other = moved(before, { rook: 'discard pile' });
    expect(CHOREOGRAPHY(before, other, scene)[0]?.beat?.text).toBe('Your Sable wins the round, 11 to 8.');
    const both = moved(before, { rook: 'discard pile', sable: 'limbo' });
    expect(CHOREOGRAPHY(before, both, scene)[0]?.beat).toMatchObject({ text: 'Your Sable and Bo’s Rook fall.', effects: { rook: 'falls', sable: 'falls' } });
  });

  it('that is broken off lets no one fall', () => {
    const before = battleFrame();
    expect(shown(before, moved(before, { rook: 'pool', sable: 'pool' }, peace(before)))).toEqual([]);
  });

  it('shows a razed realm after the round that razed it', () => {
    const before = battleFrame();
    const after = moved(before, { rook: 'discard pile', sable: 'pool' }, peace(before));
    const razed = { ...after, cards: { ...after.cards, tip: realmAt('ash', 1, 'A', true) } };
    const steps = CHOREOGRAPHY(before, razed, scene);
    expect(steps.map(({ beat }) => beat?.kind)).toEqual([ROUND, RAZED]);
    expect(steps[1]?.beat).toMatchObject({ text: 'Bo’s Ash is razed.', effects: { tip: 'burns', rook: 'falls' }, sound: 'razed' });
    for (const { frame } of steps) expect(frame).toBe(before);
    expect(shown(razed, razed)).toEqual([]);
  });

  it('counts several razed realms', () => {
    const before = sampleFrame({ a: realmAt('ash', 0, 'A'), b: realmAt('mere', 0, 'B') });
    const after = sampleFrame({ a: realmAt('ash', 0, 'A', true), b: realmAt('mere', 0, 'B', true) });
    expect(CHOREOGRAPHY(before, after, scene)[0]?.beat?.text).toBe('2 realms are razed.');
  });
});

describe('a total', () => {
  const before = battleFrame();
  const totals = (attack: number, defence: number, cards = before.cards): Frame => ({
    ...before,
    cards,
    table: { ...before.table, battle: { stage: 'playing cards', totals: [attack, defence] } },
  });

  it('changes when the number of the card that changes it has arrived', () => {
    const after = totals(12, 11, { ...before.cards, ally: seen('ally', 'attached', { host: 'sable' }) });
    const [step] = CHOREOGRAPHY(before, after, scene);
    expect(step?.beat).toMatchObject({ kind: JOINS, numbers: [{ amount: 4, at: 'card ally', to: 'total 0' }] });
    expect(step && battleOf(step.frame)?.totals).toEqual([8, 11]);
    expect(step?.frame.cards).toBe(after.cards);
    expect(step?.frame.decision).toBe(after.decision);
  });

  it('may change without a new card, on either side', () => {
    expect(CHOREOGRAPHY(before, totals(8, 6), scene)[0]?.beat?.numbers).toEqual([{ amount: -5, at: 'card rook', to: 'total 1' }]);
    expect(shown(before, totals(8, 11))).toEqual([]);
  });

  it('of another round is no change', () => {
    const after = { ...totals(3, 4), registers: { ...before.registers, round: 3 } };
    expect(shown(before, after)).toEqual([]);
  });
});
