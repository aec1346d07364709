import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts, slotOf, type Draft } from './drafts.svelte';

const KEY = 'spellhall.drafts';
const draft = (slot: string, title = slot): Draft => ({
  slot,
  game: 'spellfire',
  title,
  copies: { '4th/1': 2 },
  preset: 'rulebook',
  id: 0,
  updated: 1,
});

beforeEach(() => {
  localStorage.clear();
  drafts.list = [];
});
afterEach(() => vi.restoreAllMocks());

describe('drafts', () => {
  it('live in the browser, the last one first', () => {
    drafts.keep(draft('a'));
    drafts.keep(draft('b'));
    drafts.keep(draft('a', 'changed'));
    expect(drafts.of('spellfire').map(({ slot, title }) => [slot, title])).toEqual([
      ['a', 'changed'],
      ['b', 'b'],
    ]);
    drafts.list = [];
    drafts.again();
    expect(drafts.find('b')?.copies).toEqual({ '4th/1': 2 });
    drafts.drop('b');
    expect(JSON.parse(localStorage.getItem(KEY)!)).toHaveLength(1);
    expect(drafts.of('spellchain')).toEqual([]);
  });

  it('don’t lose what another window stored meanwhile', () => {
    drafts.keep(draft('mine'));
    localStorage.setItem(KEY, JSON.stringify([draft('theirs'), draft('mine')]));
    drafts.keep(draft('mine', 'changed'));
    expect(drafts.list.map(({ slot }) => slot)).toEqual(['mine', 'theirs']);
  });

  it('ignore invalid entries', () => {
    const odd = [draft('good'), { ...draft('bad'), copies: { a: 'x' } }, { ...draft('worse'), game: 5 }, null, 5];
    localStorage.setItem(KEY, JSON.stringify(odd));
    drafts.again();
    expect(drafts.list.map(({ slot }) => slot)).toEqual(['good']);
    localStorage.setItem(KEY, '{broken');
    drafts.again();
    expect(drafts.list.map(({ slot }) => slot)).toEqual(['good']);
  });

  it('live on in the window if storage is turned off', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    drafts.keep(draft('a'));
    expect(drafts.find('a')?.title).toBe('a');
    expect(slotOf(5)).toBe('own:5');
  });
});
