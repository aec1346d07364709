import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import { FakeHall, type Asked } from '../../home/fakehall';
import { drafts } from './drafts.svelte';
import { fireCard } from '../samples';
import { Workbench } from './workbench.svelte';

const CARDS = [fireCard('4th/1', 'Anna', 'hero', { base: 5 }), fireCard('4th/2', 'Marsh', 'realm')];
const ENTRY = { copies: 1, key: '4th/1', name: 'Anna', kind: 'hero', line: 2 };

/** Reads "1x 4th/1 Anna" lines like the hall does; anything else is a problem. */
function check({ body }: Asked): object {
  const { text } = body as { text: string };
  const entries: object[] = [];
  const faults: object[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const found = /^(\d+)x (\S+)/.exec(line);
    if (found) entries.push({ ...ENTRY, copies: Number(found[1]), key: found[2], line: at + 1 });
    else if (line && !line.startsWith('#') && !line.startsWith('Deck:')) {
      faults.push({ lines: [at + 1], text: `there is no card '${line}'`, rule: null });
    }
  }
  return {
    title: /Deck: (.*)/.exec(text)?.[1] ?? '',
    legal: !faults.length,
    size: entries.length,
    entries,
    faults,
    counts: {},
  };
}

const OWN = { id: 5, game: 'spellfire', name: 'Mine', text: '1x 4th/1 Anna\nnobody\n', updated: 1, share: '' };

function open(more: Record<string, object> = {}): Asked[] {
  const { asked } = new FakeHall({
    'GET /api/games/spellfire/cards': { cards: CARDS },
    'GET /api/games/spellfire/decks?preset=rulebook': {
      decks: [{ name: 'Greyhawk', text: '', size: 1, entries: [ENTRY], listing: '' }],
    },
    'GET /api/games': {
      games: [
        { name: 'spellfire', title: 'Spellfire', presets: [], decks: [{ name: 'Greyhawk', presets: ['rulebook'] }] },
      ],
    },
    'GET /api/me': { name: 'Ana', guest: true, login: '' },
    'GET /api/decks/5': OWN,
    'GET /api/shared/ABC': { game: 'spellfire', name: 'Theirs', text: '2x 4th/2 Marsh', by: 'Bo' },
    'GET /api/shared/XYZ': { game: 'spellchain', name: 'Theirs', text: '', by: 'Bo' },
    'POST /api/games/spellfire/decks/check': check,
    'POST /api/decks/5/share': { code: 'SHOWN' },
    'POST /api/decks': (asked: Asked) => ({ ...OWN, id: 7, ...(asked.body as object) }),
    'PUT /api/decks/5': (asked: Asked) => ({ ...OWN, ...(asked.body as object) }),
    ...more,
  });
  return asked;
}

async function bench(kind: 'deck' | 'draft' | 'starter' | 'shared', name: string): Promise<Workbench> {
  const made = new Workbench('spellfire');
  await made.open({ kind, name });
  flushSync();
  return made;
}

beforeEach(() => {
  localStorage.clear();
  drafts.list = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('a starter deck', () => {
  it('becomes your own draft with the first change', async () => {
    open();
    const one = await bench('starter', 'Greyhawk');
    expect([one.title, one.size, one.changed]).toEqual(['Greyhawk', 1, false]);
    one.add('4th/2');
    expect(one.source.kind).toBe('draft');
    expect(one.changed).toBe(true);
    expect(drafts.find(one.source.name)?.copies).toEqual({ '4th/1': 1, '4th/2': 1 });
    const again = await bench('draft', one.source.name);
    expect(again.list).toBe(one.list);
  });

  it('that does not exist is an error', async () => {
    open();
    expect((await bench('starter', 'None')).error).toContain('no starter deck called “None”');
  });
});

describe('your deck', () => {
  it('loads with the lines of its list that can’t be read', async () => {
    open();
    const one = await bench('deck', '5');
    expect([one.title, one.id, one.changed]).toEqual(['Mine', 5, false]);
    expect(one.unread).toEqual([{ lines: [2], text: "there is no card 'nobody'", rule: null }]);
  });

  it('keeps changes in the browser until they are saved or discarded', async () => {
    const asked = open();
    const one = await bench('deck', '5');
    one.add('4th/2');
    expect(one.changed).toBe(true);
    expect((await bench('deck', '5')).size).toBe(2);
    one.add('4th/2', -1);
    expect([one.changed, drafts.list.length]).toEqual([false, 0]);
    one.rename('Renamed');
    await one.save();
    expect(asked.at(-1)).toMatchObject({ method: 'PUT', body: { name: 'Renamed', text: one.list } });
    expect([one.changed, drafts.list.length]).toEqual([false, 0]);
  });

  it('is saved before it is shared', async () => {
    const asked = open();
    const one = await bench('deck', '5');
    one.add('4th/2');
    await one.share();
    expect(one.code).toBe('SHOWN');
    expect(asked.slice(-2).map(({ method }) => method)).toEqual(['PUT', 'POST']);
  });

  it('goes back to its saved version', async () => {
    open();
    const one = await bench('deck', '5');
    one.add('4th/2');
    await one.revert();
    expect([one.size, one.changed, drafts.list.length]).toEqual([1, false, 0]);
  });

  it('has independent copies', async () => {
    open();
    const one = await bench('deck', '5');
    one.copy();
    expect([one.id, one.title, one.source.kind, one.changed]).toEqual([0, 'Mine (copy)', 'draft', true]);
  });
});

describe('a shared deck', () => {
  it('says whose it is, and is saved as a copy', async () => {
    const asked = open();
    const one = await bench('shared', 'ABC');
    expect([one.title, one.by, one.copies]).toEqual(['Theirs', 'Bo', { '4th/2': 2 }]);
    await one.save();
    expect(asked.at(-1)).toMatchObject({
      method: 'POST',
      path: '/api/decks',
      body: { game: 'spellfire', name: 'Theirs' },
    });
    expect(one.source).toEqual({ kind: 'deck', name: '7' });
  });

  it('for another game is refused', async () => {
    open();
    expect((await bench('shared', 'XYZ')).error).toContain('This is a');
  });
});

describe('an imported list', () => {
  it('replaces the deck', async () => {
    open();
    const one = await bench('starter', 'Greyhawk');
    await one.replace('Deck: New\n3x 4th/2 Marsh\nwhat is this\n');
    expect([one.title, one.copies]).toEqual(['New', { '4th/2': 3 }]);
    expect(one.unread).toHaveLength(1);
    expect(one.source.kind).toBe('draft');
  });

  it('marks the cards with problems', async () => {
    open({
      'POST /api/games/spellfire/decks/check': {
        ...check({ method: '', path: '', body: { text: '1x 4th/1 Anna' } }),
        faults: [{ lines: [1], text: 'too many', rule: 'SF-DECK-02' }],
      },
    });
    const one = await bench('starter', 'Greyhawk');
    await one.check(new AbortController().signal);
    flushSync();
    expect([...one.faulty]).toEqual(['4th/1']);
  });
});
