import { describe, expect, test } from 'vitest';
import { prospect } from './outlook';
import { fighter, group } from '../sample';

describe('a fight before effects', () => {
  test('an unblocked attacker hits the player with its strength', () => {
    const { fighters, players } = prospect([group(['a'])], new Map([fighter('a', 3, 2)]), false);
    expect(players.get(1)).toBe(3);
    expect(fighters.get('a')).toMatchObject({ deals: 3, blow: 1, fate: 'lives', foes: [] });
  });

  test('the faster one strikes first, and anyone it destroys deals nothing (SS-CD-05)', () => {
    const all = new Map([fighter('a', 2, 3), fighter('b', 2, 2)]);
    const { fighters, players } = prospect([group(['a'], ['b'])], all, false);
    expect(fighters.get('a')).toMatchObject({ fate: 'lives', blow: 1, late: false });
    expect(fighters.get('b')).toMatchObject({ fate: 'falls', blow: 2, late: true });
    expect(players.get(1)).toBe(0);
  });

  test('with equal speed both strike (SS-CD-04)', () => {
    const { fighters } = prospect([group(['a'], ['b'])], new Map([fighter('a', 2, 2), fighter('b', 2, 2)]), false);
    expect([...fighters.values()].map(({ fate }) => fate)).toEqual(['falls', 'falls']);
  });

  test('the slower one that survives strikes back in full (SS-CD-06)', () => {
    const { fighters } = prospect([group(['a'], ['b'])], new Map([fighter('a', 2, 3), fighter('b', 3, 2)]), false);
    expect(fighters.get('a')?.fate).toBe('falls');
    expect(fighters.get('b')?.fate).toBe('lives');
  });

  test('damage from this turn counts, and a shield reduces it', () => {
    const hurt = new Map([fighter('a', 1, 2), fighter('b', 3, 1, { damage: 2 })]);
    expect(prospect([group(['a'], ['b'])], hurt, false).fighters.get('b')?.fate).toBe('falls');
    const safe = new Map([fighter('a', 1, 2), fighter('b', 3, 1, { damage: 2, shield: 1 })]);
    expect(prospect([group(['a'], ['b'])], safe, false).fighters.get('b')?.fate).toBe('lives');
  });

  test('a victim of divisible damage may die or live: there’s no guessing (SS-CD-07)', () => {
    const all = new Map([fighter('a', 3, 3), fighter('b', 2, 2), fighter('c', 4, 2)]);
    const { fighters } = prospect([group(['a'], ['b', 'c'])], all, false);
    expect(fighters.get('b')?.fate).toBe('may fall');
    expect(fighters.get('c')?.fate).toBe('lives');
    expect(fighters.get('a')?.fate).toBe('falls');
  });

  test('two blockers that strike the same attacker add up', () => {
    const all = new Map([fighter('a', 3, 1), fighter('b', 2, 2), fighter('c', 1, 2)]);
    const { fighters } = prospect([group(['a'], ['b', 'c'])], all, false);
    expect(fighters.get('a')).toMatchObject({ fate: 'falls', late: true });
    expect(fighters.get('b')?.fate).toBe('lives');
  });

  test('Deadly destroys at the end, whatever the damage (SS-KW-06)', () => {
    const all = new Map([fighter('a', 1, 1, { deadly: true }), fighter('b', 5, 5)]);
    const { fighters } = prospect([group(['a'], ['b'])], all, false);
    expect(fighters.get('b')).toMatchObject({ doomed: true, fate: 'falls' });
    expect(fighters.get('a')).toMatchObject({ doomed: false, fate: 'falls' });
  });

  test('once blocked it never reaches the player (SS-BL-11)', () => {
    const { fighters, players } = prospect([group(['a'], [], { blocked: true })], new Map([fighter('a', 4, 2)]), false);
    expect(players.get(1)).toBe(0);
    expect(fighters.get('a')).toMatchObject({ deals: 0, blow: 0 });
  });

  test('nothing is dealt in a calm turn, nor by a character that has already struck', () => {
    const all = new Map([fighter('a', 3, 2), fighter('b', 3, 2)]);
    const calm = prospect([group(['a'], ['b'])], all, true);
    expect([...calm.fighters.values()].map(({ deals, fate }) => [deals, fate])).toEqual([
      [0, 'lives'],
      [0, 'lives'],
    ]);
    const late = new Map([fighter('a', 3, 3, { struck: true }), fighter('b', 3, 2)]);
    const { fighters } = prospect([group(['a'], ['b'])], late, false);
    expect(fighters.get('b')?.fate).toBe('lives');
    expect(fighters.get('a')?.fate).toBe('falls');
  });

  test('attacks on several players are counted separately', () => {
    const fight = [group(['a']), group(['b'], [], { group: 2, target: 2 })];
    const { players } = prospect(fight, new Map([fighter('a', 3, 2), fighter('b', 1, 2)]), false);
    expect([...players]).toEqual([
      [1, 3],
      [2, 1],
    ]);
  });
});
