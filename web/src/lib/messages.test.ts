import { describe, expect, it } from 'vitest';
import { completedParts, read } from './messages';

describe('messages from the hall', () => {
  it('get all their fields back, however deep', () => {
    const text = JSON.stringify({
      t: 'table',
      revision: 3,
      frame: {
        code: 'A',
        game: 'spellfire',
        stage: 'playing',
        you: 0,
        options: {},
        seats: [],
        cards: { x: { seat: 0, zone: 'hand', at: 0 } },
        decision: {
          number: 1,
          seat: 0,
          kind: 'option',
          label: '', prompt: '', topic: '', coach: '',
          rule: '',
          aside: false, shortcuts: [], ahead: [],
          options: [{ text: 'go', verb: 'pick' }],
        },
      },
    });
    const message = read(text);
    if (message?.t !== 'table') throw new Error('it is a table');
    expect(message.n).toBe(0);
    expect(message.frame.thinking).toBe(-1);
    expect(message.frame.sides).toEqual([]);
    expect(message.frame.cards['x']).toEqual({
      seat: 0,
      zone: 'hand',
      at: 0,
      key: null,
      owner: 0,
      host: null,
      facts: {},
      numbers: [],
    });
    expect(message.frame.decision?.options).toEqual([{ text: 'go', verb: 'pick', card: null, seat: null, copies: [] }]);
  });

  it('never share a default', () => {
    const one = read('{"t":"change","table":"A","revision":1}');
    const other = read('{"t":"change","table":"A","revision":2}');
    if (one?.t !== 'change' || other?.t !== 'change') throw new Error('they are changes');
    one.cards['x'] = null;
    expect(other.cards).toEqual({});
    expect(one.keep).toBe(-1);
  });

  it('keep null for removed things, and lists by name', () => {
    const change = read('{"t":"change","table":"A","revision":1,"cards":{"x":null}}');
    expect(change?.t === 'change' && change.cards['x']).toBeNull();
    const reason = read('{"t":"reason","card":"x","text":"","numbers":{"level":[{"source":"base","amount":3}]}}');
    expect(reason?.t === 'reason' && reason.numbers['level']?.[0]?.amount).toBe(3);
  });

  it('of an unknown kind are left alone', () => {
    expect(read('{"t":"weather"}')).toBeNull();
  });

  it('may change parts of a frame, with defaults inside', () => {
    const parts = completedParts({
      decision: { number: 2, seat: 1, kind: 'card', label: '', prompt: '', topic: '', coach: '', rule: '', aside: false, shortcuts: [], ahead: [] },
      undo: 'free',
      wish: null,
    });
    expect(parts.decision?.options).toBeNull();
    expect(parts.undo).toBe('free');
    expect(parts.wish).toBeNull();
  });
});
