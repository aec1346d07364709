import { describe, expect, it } from 'vitest';
import { attachments, changed, choicesByCard, keysOf, withNames, zonesOf } from './frames';
import { card, frame, option, seat } from './sample';
import type { Change } from '../wire';

function change(more: Partial<Change>): Change {
  return { t: 'change', n: 0, table: 'TABLE1', revision: 1, cards: {}, parts: {}, within: {}, keep: -1, log: [], ...more };
}

describe('a changed frame', () => {
  const before = frame({
    cards: { a: card(), b: card({ at: 1 }) },
    log: [
      { text: 'one', depth: 0, at: 0, opens: [], turn: -1 },
      { text: 'two', depth: 0, at: 1, opens: [], turn: -1 },
    ],
  });

  it('has the new cards, not the removed ones, and the identical others', () => {
    const after = changed(before, change({ cards: { a: null, c: card({ at: 2 }) } }));
    expect(Object.keys(after.cards).sort()).toEqual(['b', 'c']);
    expect(after.cards['b']).toBe(before.cards['b']);
    expect(before.cards['a']).toBeDefined();
  });

  it('grows its log, or shortens it after an undo', () => {
    const line = { text: 'three', depth: 0, at: 2, opens: [], turn: -1 };
    expect(changed(before, change({ keep: 2, log: [line] })).log.map(({ text }) => text)).toEqual([
      'one',
      'two',
      'three',
    ]);
    expect(changed(before, change({ keep: 1 })).log.map(({ text }) => text)).toEqual(['one']);
    expect(changed(before, change({})).log).toBe(before.log);
  });

  it('replaces other parts whole', () => {
    expect(changed(before, change({ parts: { undo: 'free', actions: 4 } }))).toMatchObject({
      undo: 'free',
      actions: 4,
      stage: 'playing',
    });
  });
});

describe('a frame that changed within its parts', () => {
  const sides = [0, 1].map((seat) => ({ seat, counts: { hand: 5 }, columns: {} }));
  const before = frame({ sides, registers: { turn: 1, target: 'a' }, table: { battle: { stage: 'fight' }, limits: [8, 8] } });

  it('has the new entries, and the identical others', () => {
    const side = { seat: 1, counts: { hand: 4 }, columns: {} };
    const after = changed(before, change({ within: { sides: { 1: side }, registers: { target: null } } }));
    expect(after.sides).toEqual([before.sides[0], side]);
    expect(after.sides[0]).toBe(before.sides[0]);
    expect(after.registers).toEqual({ turn: 1, target: null });
    expect(after.table).toBe(before.table);
  });

  it('loses the entries of its table that are gone', () => {
    const after = changed(before, change({ within: { table: { battle: null, pending: [] } } }));
    expect(after.table).toEqual({ limits: [8, 8], pending: [] });
  });
});

describe('values read from a frame', () => {
  it('are in their zone, in order', () => {
    const zones = zonesOf(frame({ cards: { b: card({ at: 1 }), a: card({ at: 0 }), c: card({ seat: 1 }) } }));
    expect(zones.get('0 hand')?.map(({ token }) => token)).toEqual(['a', 'b']);
    expect(zones.get('1 hand')?.map(({ token }) => token)).toEqual(['c']);
  });

  it('group everything an attached card carries under its bearer, too', () => {
    const cards = { hero: card(), friend: card({ host: 'hero' }), sword: card({ host: 'friend' }) };
    const found = attachments(frame({ cards }));
    expect([...found.keys()]).toEqual(['hero']);
    expect(found.get('hero')?.map(({ token }) => token)).toEqual(['friend', 'sword']);
  });

  it('are attached to their bearer', () => {
    const found = attachments(frame({ cards: { hero: card(), sword: card({ host: 'hero' }) } }));
    expect(found.get('hero')?.map(({ token }) => token)).toEqual(['sword']);
  });

  it('keep an option’s number in the list', () => {
    const found = choicesByCard([option('pass'), option('play', { card: 'x' }), option('use', { card: 'x' })]);
    expect(found.get('x')?.map(({ index }) => index)).toEqual([1, 2]);
  });

  it('find the choice by each of the equal cards it stands for', () => {
    const found = choicesByCard([option('pass'), option('Plains', { card: 'x', copies: ['y', 'z'] })]);
    expect([...found.keys()]).toEqual(['x', 'y', 'z']);
    expect(found.get('z')?.map(({ index }) => index)).toEqual([1]);
  });

  it('are the keys of the cards it shows or names, each once', () => {
    const cards = { a: card({ key: 'troll' }), b: card(), c: card({ key: 'troll' }) };
    const play = { line: 0, seat: 1, key: 'calm', card: null, cards: [], seats: [] };
    expect(keysOf(frame({ cards, plays: [play, { ...play, key: null }] }))).toEqual(['troll', 'calm']);
  });

  it('name players instead of seats', () => {
    expect(withNames('attack A of seat 1, not seat 7', [seat(0), seat(1)])).toBe('attack A of Bo, not seat 7');
  });
});
