import { describe, expect, it } from 'vitest';
import { battleOf, formationOf, handLimit, rowsOf, seatsAround, shareOf } from './reading';
import { battleFrame, realmAt, sampleFrame } from './sample';

describe('a formation', () => {
  it('has three rows from its tip, with empty spots', () => {
    const realms = [
      { token: 'x', card: realmAt('ash', 0, 'C') },
      { token: 'y', card: realmAt('mere', 0, 'A', true) },
    ];
    const rows = formationOf(realms, 3);
    expect(rows.map((row) => row.map(({ letter, realm }) => letter + (realm?.token ?? '-')))).toEqual([
      ['Ay'],
      ['B-', 'Cx'],
      ['D-', 'E-', 'F-'],
    ]);
  });

  it('has a fourth row if ten realms win, or if it holds a realm', () => {
    expect(rowsOf(sampleFrame({}))).toBe(3);
    expect(rowsOf(sampleFrame({}, { options: { victory_realms: '10' } }))).toBe(4);
    expect(rowsOf(sampleFrame({}, { options: { victory_realms: '10', victory: 'conqueror' } }))).toBe(3);
    expect(rowsOf(sampleFrame({ x: realmAt('ash', 1, 'G') }))).toBe(4);
  });
});

describe('a battle', () => {
  it('is none while nobody attacks', () => {
    expect(battleOf(sampleFrame({}))).toBeNull();
  });

  it('is read with its fighters, totals, parts and the losing side', () => {
    expect(battleOf(battleFrame())).toEqual({
      attacker: 0,
      defender: 1,
      target: 'tip',
      offence: 'sable',
      defence: 'rook',
      round: 2,
      stage: 'playing cards',
      totals: [8, 11],
      parts: [[{ source: 'Sable: printed', amount: 5 }, { source: 'Plain Sword', amount: 3 }], [{ source: 'Rook: printed', amount: 11 }]],
      behind: 0,
      answering: '',
    });
  });

  it('is read before there are any fighters', () => {
    const frame = sampleFrame({}, { registers: { attacker: 1, defender: 0 }, table: { battle: { stage: 'realm named', totals: [null, null] } } });
    expect(battleOf(frame)).toMatchObject({ totals: [null, null], parts: [[], []], behind: -1, offence: null, round: 1 });
  });

  it.each([
    [[8, 8], 0.5],
    [[null, null], 0.5],
    [[3, null], 0.5],
  ] as [[number | null, number | null], number][])('with totals %j gives the attacker %d of the bar', (totals, share) => {
    expect(shareOf(totals)).toBeCloseTo(share);
  });

  it('gives more of the bar to the leader, and never all of it, even below 0', () => {
    expect(shareOf([9, 3])).toBeGreaterThan(0.5);
    expect(shareOf([-4, 2])).toBeLessThan(0.5);
    for (const totals of [[100, 0], [0, 100], [-50, 50], [0, -1]] as [number, number][]) {
      expect(shareOf(totals)).toBeGreaterThanOrEqual(0.12);
      expect(shareOf(totals)).toBeLessThanOrEqual(0.88);
    }
  });
});

describe('the seats around the table', () => {
  it('are the others in turn order, and you', () => {
    expect(seatsAround(sampleFrame({}, { you: 2 }, 4))).toEqual({ near: 2, far: [3, 0, 1] });
    expect(seatsAround(sampleFrame({}, { you: -1 }, 3))).toEqual({ near: 0, far: [1, 2] });
    expect(seatsAround(sampleFrame({}, {}, 0)).far).toEqual([]);
  });
});

it('a seat’s hand limit is known or not', () => {
  expect(handLimit(sampleFrame({}), 1)).toBe(8);
  expect(handLimit(sampleFrame({}, { table: { hand_limits: undefined } }), 1)).toBeNull();
});
