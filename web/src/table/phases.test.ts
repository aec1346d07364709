import { describe, expect, it } from 'vitest';
import { card, frame } from '../lib/live/sample';
import { course, isOut, turnSeat } from './phases';

describe('the course of a game', () => {
  it('of Spellfire has seven phases and counts realms', () => {
    const now = frame({
      game: 'spellfire',
      options: { victory_realms: '6' },
      registers: { phase: 4, turn: 3, active: 1 },
      cards: {
        a: card({ zone: 'formation', facts: { razed: false } }),
        b: card({ zone: 'formation', facts: { razed: true } }),
        c: card({ zone: 'pool' }),
      },
    });
    const plan = course('spellfire');
    expect(plan.phases[plan.now(now)]?.title).toBe('Battle');
    expect(plan.now({ ...now, registers: { phase: 7 } })).toBe(-1);
    expect(plan.standings(now, 0)[0]?.value).toBe('1/6');
    expect(turnSeat(now)).toBe(1);
    const conquest = { ...now, options: { ...now.options, victory: 'conqueror' }, sides: [{ seat: 0, counts: {}, columns: { markers: 2 } }] };
    expect(plan.standings(conquest, 0).map(({ label, value }) => `${label} ${value}`).slice(0, 2)).toEqual([
      'markers out of 4 2/4',
      'unrazed realms out of 3 1/3',
    ]);
  });

  it('of Spellslinger has the steps of a turn', () => {
    const plan = course('spellslinger');
    const titles = Array.from(
      { length: 11 },
      (_, step) => plan.phases[plan.now(frame({ registers: { turn: 1, step } }))]?.title,
    );
    expect(titles).toEqual([
      'Upkeep',
      'Upkeep',
      'Draw',
      'Attack',
      'Attack',
      'Block',
      'Damage',
      'Damage',
      'Main',
      'End',
      'End',
    ]);
    expect(plan.standings(frame(), 1)[0]).toMatchObject({ label: 'life', value: '20' });
  });

  it('of Spell Chain counts chains, and resolves while a card activates', () => {
    const plan = course('spellchain');
    const laying = frame({
      game: 'spellchain',
      registers: { round: 2, chain_number: 4, first: 1, resolving: null },
    });
    expect(plan.title(laying)).toBe('Round 2, chain 4 of 5');
    expect(plan.now(laying)).toBe(0);
    expect(plan.now({ ...laying, registers: { resolving: 'token' } })).toBe(1);
    expect(turnSeat(laying)).toBe(1);
  });

  it('of an unknown game is plain', () => {
    expect(course('whist').phases).toEqual([]);
  });

  it('ends for a player who has lost', () => {
    const sides = [
      { seat: 0, counts: {}, columns: { out: 1 } },
      { seat: 1, counts: {}, columns: { out: 0 } },
    ];
    expect([isOut(frame({ sides }), 0), isOut(frame({ sides }), 1)]).toEqual([true, false]);
  });
});
