import { describe, expect, test } from 'vitest';
import { faced, haveTeams, seated, type Moment, type Table } from './seating';

const four: Table = { teams: [0, 1, 2, 3], out: [false, false, false, false], me: 0, focus: -1, narrow: false, facing: 1 };

function scales(table: Table): Record<number, string> {
  const { far, near } = seated(table);
  return Object.fromEntries([...far, ...near].flatMap(({ places }) => places.map(({ seat, scale }) => [seat, scale])));
}

describe('seating', () => {
  test('with two players, both boards are full size and face each other', () => {
    const { far, near } = seated({ ...four, teams: [0, 1], out: [false, false], me: 1 });
    expect(far).toEqual([{ team: -1, places: [{ seat: 0, scale: 'full' }] }]);
    expect(near).toEqual([{ team: -1, places: [{ seat: 1, scale: 'full' }] }]);
  });

  test('the overview shows all boards, opponents in turn order', () => {
    const { far } = seated({ ...four, me: 2 });
    expect(far.map(({ places }) => places[0]?.seat)).toEqual([3, 0, 1]);
    expect(scales(four)).toEqual({ 0: 'full', 1: 'part', 2: 'part', 3: 'part' });
  });

  test('a selected board grows, the others shrink to their plates', () => {
    expect(scales({ ...four, focus: 3 })).toEqual({ 0: 'full', 1: 'plate', 2: 'plate', 3: 'full' });
    expect(scales({ ...four, focus: 0 })).toEqual({ 0: 'full', 1: 'plate', 2: 'plate', 3: 'plate' });
  });

  test('on a phone one opponent faces you', () => {
    expect(scales({ ...four, narrow: true, facing: 2 })).toEqual({ 0: 'full', 1: 'plate', 2: 'full', 3: 'plate' });
    expect(scales({ ...four, narrow: true, focus: 3 })).toEqual({ 0: 'full', 1: 'plate', 2: 'plate', 3: 'full' });
  });

  test('a player who is out has no board', () => {
    expect(scales({ ...four, out: [false, true, false, false] })[1]).toBe('plate');
  });

  test('teammates sit together', () => {
    const { far, near } = seated({ ...four, teams: [0, 1, 0, 1] });
    expect(near).toEqual([{ team: 0, places: [{ seat: 0, scale: 'full' }, { seat: 2, scale: 'part' }] }]);
    expect(far).toEqual([{ team: 1, places: [{ seat: 1, scale: 'part' }, { seat: 3, scale: 'part' }] }]);
    expect(haveTeams([0, 1, 0, 1])).toBe(true);
    expect(haveTeams([0, 1, 2])).toBe(false);
  });
});

describe('who faces you', () => {
  const moment: Moment = { teams: [0, 1, 2], out: [false, false, false], me: 0, active: 0, attacks: [], declared: true };

  test('the next player in turn order, if nothing else matters', () => {
    expect(faced(moment)).toBe(1);
    expect(faced({ ...moment, out: [false, true, false] })).toBe(2);
  });

  test('the active player, and before anyone else your attacker', () => {
    expect(faced({ ...moment, active: 2 })).toBe(2);
    expect(faced({ ...moment, active: 2, attacks: [{ by: 1, on: 0 }] })).toBe(1);
  });

  test('the player you attack, but not before you have declared', () => {
    const attacks = [{ by: 0, on: 2 }];
    expect(faced({ ...moment, attacks })).toBe(2);
    expect(faced({ ...moment, attacks, declared: false })).toBe(1);
  });

  test('nobody, if all others are out', () => {
    expect(faced({ ...moment, out: [false, true, true] })).toBe(-1);
  });
});
