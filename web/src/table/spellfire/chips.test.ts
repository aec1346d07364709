import { describe, expect, it } from 'vitest';
import type { SpellfireColumns } from '../../lib/shapes/spellfire';
import type { Frame } from '../../lib/wire';
import { chipsOf, seatOfChips } from './chips';
import { tableOf } from './reading';
import { battleFrame, realmAt, sampleFrame, seen } from './sample';

const names = ['Ana', 'Bo'];

function chips(frame: Frame): ReturnType<typeof chipsOf> {
  return chipsOf(frame, { names, you: frame.you }, (token) => token.toUpperCase());
}

/** Each as "kind: label state". */
function shown(frame: Frame): string[] {
  return chips(frame).map(({ kind, label, state }) => `${kind}: ${[label, state].filter(Boolean).join(' ')}`);
}

function turn(phase: number, columns: Partial<SpellfireColumns> = {}, more: Partial<Frame> = {}): Frame {
  const frame = sampleFrame({}, { ...more, registers: { phase } });
  Object.assign(frame.sides[0]?.columns ?? {}, columns);
  return frame;
}

describe('the chips of a turn', () => {
  it.each([
    [0, ['open: Rule to play']],
    [1, []],
    [2, ['open: Realm to play', 'open: Holding to play']],
    [3, []],
    [4, ['open: Attack to make']],
    [5, []],
  ] as [number, string[]][])('in phase %d are what may be done in it', (phase, expected) => {
    expect(shown(turn(phase))).toEqual(expected);
  });

  it('keep what’s spent until the turn is over', () => {
    const spent = { realm_done: 1, attacked: 1 };
    expect(shown(turn(2, { realm_done: 1 }))).toEqual(['spent: Realm done', 'open: Holding to play']);
    expect(shown(turn(5, spent))).toEqual(['spent: Realm done', 'spent: Attack done']);
    expect(shown(turn(7, spent))).toEqual([]);
  });

  it('are those of your own turn; for a spectator, of the active player’s', () => {
    const frame = turn(5, { realm_done: 1 });
    expect(shown({ ...frame, you: 1 })).toEqual([]);
    expect(shown({ ...frame, you: -1 })).toEqual(['spent: Realm done']);
    expect(seatOfChips({ ...frame, you: 1 })).toBe(1);
    expect(seatOfChips({ ...frame, you: -1 })).toBe(0);
  });

  it('are none before and after the game', () => {
    expect(shown(turn(2, {}, { stage: 'over' }))).toEqual([]);
    expect(shown(turn(2, {}, { stage: 'waiting' }))).toEqual([]);
  });

  it('explain themselves, each with its rule', () => {
    for (const phase of [0, 2, 4]) {
      for (const { text, rule } of chips(turn(phase))) {
        expect(text.length).toBeLessThan(140);
        expect(rule?.href).toBe(`/rules/spellfire#${rule?.id}`);
      }
    }
  });
});

describe('the tie chip', () => {
  const tied = (you: number, totals: (number | null)[]): Frame => {
    const frame = battleFrame(you);
    tableOf(frame).battle = { stage: 'playing cards', totals };
    return frame;
  };
  const ties = (frame: Frame): string[] => chips(frame).filter(({ kind }) => kind === 'tie').map(({ text }) => text);

  it('says who is winning while both totals are equal', () => {
    expect(ties(tied(0, [8, 8]))).toEqual(['Both totals are 8. Ties go to the defender, so Bo is winning this round.']);
    expect(ties(tied(1, [8, 8]))[0]).toContain('you’re winning');
  });

  it('is absent for unequal totals', () => {
    expect(ties(tied(0, [8, 9]))).toEqual([]);
    expect(ties(tied(0, [null, null]))).toEqual([]);
    expect(ties(sampleFrame({}))).toEqual([]);
  });
});

describe('the chip of a pool in danger', () => {
  const sable = seen('sable', 'pool');

  it('is shown while there are champions but no realm at all', () => {
    const frame = sampleFrame({ sable, theirs: realmAt('ash', 1, 'A') });
    expect(shown(frame)).toEqual(['burden: Pool in danger']);
    expect(chips(frame)[0]?.text).toBe('You lose your pool at end of turn unless you have a realm on the table. A razed one will do.');
  });

  it('is absent with a razed realm, or without champions', () => {
    expect(shown(sampleFrame({ sable, a: realmAt('ash', 0, 'A', true) }))).toEqual([]);
    expect(shown(sampleFrame({}))).toEqual([]);
  });
});

describe('the Limbo chip', () => {
  const cards = {
    sable: seen('sable', 'limbo'),
    rook: seen('rook', 'limbo'),
    theirs: seen('rook', 'limbo', { seat: 1 }),
  };
  const limbo = [
    { card: 'sable', now: true },
    { card: 'rook', now: false },
    { card: 'theirs', now: false },
  ];

  it('says who leaves Limbo and when', () => {
    const [chip] = chips(sampleFrame(cards, { table: { limbo } }));
    expect(chip).toMatchObject({ kind: 'wait', label: 'Limbo 2', state: 'this turn' });
    expect(chip?.text).toBe('SABLE leaves Limbo when this turn ends. ROOK leaves Limbo at the end of your next turn.');
  });

  it('names everyone who leaves together', () => {
    const both = limbo.map((one) => ({ ...one, now: false }));
    const [chip] = chips(sampleFrame(cards, { table: { limbo: both } }));
    expect(chip).toMatchObject({ label: 'Limbo 2', state: '' });
    expect(chip?.text).toBe('SABLE and ROOK leave Limbo at the end of your next turn.');
  });

  it('is absent if none of your cards leaves it', () => {
    expect(shown(sampleFrame(cards))).toEqual([]);
    expect(shown(sampleFrame(cards, { table: { limbo: limbo.slice(2) } }))).toEqual([]);
  });
});

describe('the time chip', () => {
  it('says how many turns are left once time has been called', () => {
    const frame = turn(3);
    expect(shown(frame)).toEqual([]);
    for (const [left, state] of [[3, '3 turns left'], [1, '1 turn left'], [0, '0 turns left']] as const) {
      tableOf(frame).turns_left = left;
      expect(shown(frame)).toEqual([`wait: Time ${state}`]);
    }
    expect(chips(frame)[0]?.text).toBe('Time was called. This is the last turn, then formations are compared.');
  });
});

describe('the team chip', () => {
  it('says whose side you are on', () => {
    const frame = turn(3);
    tableOf(frame).teams = ['A1', 'B1'];
    expect(shown(frame)).toEqual(['tie: Team A A1']);
    expect(chips(frame)[0]?.text).toContain('plays on your side.');
  });
});

describe('the agreement chips', () => {
  const rules = [
    { name: 'destroyed_worlds', title: 'Destroyed worlds', value: '', text: 'What it changes.', rule: 'SFT-DWO' },
    { name: 'melons', title: 'Melons', value: '0,2', text: 'What they cost.', rule: 'SFT-MEL' },
  ];

  it('show which tournament rules apply, on every turn', () => {
    for (const you of [0, 1, -1]) {
      const frame = turn(3, {}, { you });
      tableOf(frame).agreed = rules;
      expect(shown(frame)).toEqual(['agreed: Destroyed worlds', 'agreed: Melons 0,2']);
      expect(chips(frame).map(({ text }) => text)).toEqual(['What it changes.', 'What they cost.']);
      expect(chips(frame)[0]?.rule?.href).toBe('/rules/spellfire#SFT-DWO');
    }
  });
});
