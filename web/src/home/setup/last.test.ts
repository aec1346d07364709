import { beforeEach, describe, expect, it } from 'vitest';
import { choose } from '../../lib/people/ladder.svelte';
import { deckOf, hasBeenHere, keepSetup, lastSetup } from './last';
import { besideSetup, quickSetup, type TableSetup } from './setup';

const setup = (more: Partial<TableSetup> = {}): TableSetup => ({ ...quickSetup('spellfire', 'computer'), ...more });
const against = (...agents: string[]): TableSetup =>
  setup({ seats: [{ kind: 'me', deck: 'Dark Sun' }, ...agents.map((agent) => ({ kind: 'agent', agent }) as const)] });

describe('the last game', () => {
  beforeEach(() => localStorage.clear());

  it('is kept with its deck and opponents', () => {
    expect(lastSetup()).toBeNull();
    keepSetup(against('club', 'master'));
    expect(lastSetup()).toEqual(against('club', 'master'));
    expect(deckOf(against('club'))).toBe('Dark Sun');
    expect(deckOf(setup({ seats: [{ kind: 'me' }, { kind: 'agent' }] }))).toBe('');
  });

  it('has the opponent that you meet now, if there was only one', () => {
    choose('spellfire', 'master');
    keepSetup(against('novice'));
    expect(lastSetup()?.seats[1]).toEqual({ kind: 'agent', agent: 'master' });
  });

  it('is one against computers', () => {
    keepSetup(against('club'));
    keepSetup(quickSetup('spellchain', 'link'));
    keepSetup(besideSetup('spellchain', 'Ana', 'Bo'));
    keepSetup(setup({ seats: [{ kind: 'me' }] }));
    keepSetup(setup({ seats: [{ kind: 'me' }, { kind: 'stand-in' }] }));
    expect(lastSetup()?.game).toBe('spellfire');
  });

  it('is not the only trace of a visitor', () => {
    expect(hasBeenHere()).toBe(false);
    for (const name of ['spellhall.last', 'spellhall.puzzles', 'spellhall.fights']) {
      localStorage.clear();
      localStorage.setItem(name, '{}');
      expect(hasBeenHere()).toBe(true);
    }
  });

  it('is none if the stored value is invalid', () => {
    for (const kept of ['nonsense', 'null', '3', '[]', '{"game": "spellfire"}', '{"game": 3, "seats": []}', '{"game": "a", "seats": [null]}']) {
      localStorage.setItem('spellhall.last', kept);
      expect(lastSetup()).toBeNull();
    }
  });
});
