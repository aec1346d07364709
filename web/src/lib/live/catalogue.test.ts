import { afterEach, describe, expect, it, vi } from 'vitest';
import { fireCard } from '../../library/samples';
import { Catalogue, Games, catalogue } from './catalogue.svelte';

afterEach(() => vi.unstubAllGlobals());

function answering(...answers: (object | Error)[]) {
  const fetched = vi.fn(async () => {
    const answer = answers.shift() ?? new Error('asked too often');
    if (answer instanceof Error) throw answer;
    return Response.json(answer);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('a catalogue', () => {
  it('is fetched once, and knows its cards by key and by game', async () => {
    const { game: _, ...card } = fireCard('4th/1', 'Anna', 'hero');
    const fetched = answering({ cards: [card] });
    const catalogue = new Catalogue('spellfire');
    expect(catalogue.find('4th/1')).toBeUndefined();
    await Promise.all([catalogue.load(), catalogue.load()]);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(catalogue.ready).toBe(true);
    expect(catalogue.find('4th/1')).toMatchObject({ name: 'Anna', game: 'spellfire' });
  });

  it('knows a card by all its numbers, each as printed there', async () => {
    const printing = { set: 'No Edition', year: 1994, rarity: 'rare', note: '', playable: true, differs: {} };
    const { game: _, ...card } = fireCard('4th/1', 'Anna', 'hero', { base: 5, number: 1 });
    const printings = [
      { ...printing, key: 'NO/7', differs: { heading: 'Anna, level 6', facts: { base: 6, number: 7 } } },
      { ...printing, key: 'RL/9', playable: false },
      { ...printing, key: '4th/1' },
    ];
    answering({ cards: [{ ...card, printings }] });
    const catalogue = new Catalogue('spellfire');
    await catalogue.load();
    expect(catalogue.cards.map(({ key }) => key)).toEqual(['4th/1']);
    expect(catalogue.find('NO/7')).toMatchObject({
      key: 'NO/7',
      name: 'Anna',
      heading: 'Anna, level 6',
      facts: { base: 6, number: 7, world: '' },
    });
    expect(catalogue.find('4th/1')).toBe(catalogue.cards[0]);
    expect(catalogue.find('RL/9')).toBeUndefined();
  });

  it('reports errors, and is fetched again on the next use', async () => {
    answering(new TypeError('no line'), { cards: [] });
    const catalogue = new Catalogue('spellchain');
    await catalogue.load();
    expect([catalogue.ready, catalogue.error]).toEqual([false, expect.stringContaining('Can’t reach the hall')]);
    await catalogue.load();
    expect([catalogue.ready, catalogue.error]).toEqual([true, '']);
  });
});

describe('the cards that are needed', () => {
  const [anna, bo] = ['4th/1', '4th/2'].map((key) => ({ ...fireCard(key, key, 'hero'), game: undefined }));

  it('are fetched together, each once, and those that are here stay the same', async () => {
    const fetched = answering({ cards: [anna] }, { cards: [bo] });
    const cards = new Catalogue('spellfire', 'tournament');
    cards.need(['4th/1', 'no/1']);
    expect(cards.seen('4th/1')).toBeUndefined();
    expect(cards.coming).toBe(true);
    await vi.waitFor(() => expect(cards.seen('4th/1')).toMatchObject({ key: '4th/1', game: 'spellfire' }));
    const [path] = fetched.mock.calls[0] as unknown as [string];
    expect(path).toBe('/api/games/spellfire/cards?preset=tournament&keys=4th%2F1%2Cno%2F1');
    const here = cards.find('4th/1');
    cards.need(['4th/1', 'no/1', '4th/2']);
    await vi.waitFor(() => expect(cards.seen('4th/2')).toBeDefined());
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(fetched).toHaveBeenLastCalledWith(expect.stringMatching(/keys=4th%2F2$/), expect.anything());
    expect(cards.find('4th/1')).toBe(here);
    expect([cards.ready, cards.coming]).toEqual([false, false]);
  });

  it('are not fetched once all are here, and stay the same then', async () => {
    const fetched = answering({ cards: [anna] }, { cards: [anna, bo] });
    const cards = new Catalogue('spellfire');
    cards.seen('4th/1');
    await vi.waitFor(() => expect(cards.find('4th/1')).toBeDefined());
    const here = cards.find('4th/1');
    await cards.load();
    expect(cards.find('4th/1')).toBe(here);
    expect([cards.seen('4th/2')?.key, cards.seen('no/1')]).toEqual(['4th/2', undefined]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('are asked for again when the line was down', async () => {
    vi.useFakeTimers();
    answering(new TypeError('no line'), { cards: [anna] });
    const cards = new Catalogue('spellfire');
    cards.need(['4th/1']);
    await vi.runAllTimersAsync();
    expect(cards.find('4th/1')).toBeDefined();
    vi.useRealTimers();
  });
});

describe('a table’s cards', () => {
  it('are the ones of its preset, if that has cards of its own', () => {
    const fetched = answering({ cards: [] }, { cards: [] });
    const tournament = catalogue('spellfire', 'tournament');
    expect(fetched).toHaveBeenLastCalledWith('/api/games/spellfire/cards?preset=tournament', expect.anything());
    expect(catalogue('spellfire', 'tournament')).toBe(tournament);
    expect(catalogue('spellfire', 'rulebook')).toBe(catalogue('spellfire'));
    expect(catalogue('spellfire')).not.toBe(tournament);
    expect(catalogue('spellslinger', 'tournament').game).toBe('spellslinger');
  });
});

describe('the games', () => {
  it('are found by name', async () => {
    answering({ games: [{ name: 'spellfire', title: 'Spellfire' }] });
    const games = new Games();
    await games.load();
    expect(games.find('spellfire')?.title).toBe('Spellfire');
    expect(games.find('chess')).toBeUndefined();
    expect([games.knows('spellchain'), games.knows('chess')]).toEqual([true, false]);
  });

  it('are the built-in ones, and others once the hall has listed them', async () => {
    const house = ['Spellfire', 'Spellslinger', 'Spell Chain'];
    const seats = { least: 4, most: 4 };
    answering({ games: [{ name: 'whist', title: 'Whist', text: 'Tricks.', seats, first_preset: 'short', alone: null }] });
    const games = new Games();
    expect(games.shown.map(({ title }) => title)).toEqual(house);
    expect(games.titleOf('whist')).toBe('whist');
    await games.load();
    expect(games.shown.map(({ title }) => title)).toEqual([...house, 'Whist']);
    expect(games.shown[3]).toEqual({ name: 'whist', title: 'Whist', text: 'Tricks.', ...seats, preset: 'short', alone: false });
    expect([games.knows('whist'), games.titleOf('whist')]).toEqual([true, 'Whist']);
    expect(catalogue('whist').game).toBe('whist');
  });

  it('are met in brief by the home page, which knows less than a setup needs', async () => {
    const brief = { name: 'whist', title: 'Whist', text: '', seats: { least: 4, most: 4 }, agents: [], alone: null };
    const fetched = answering({ games: [brief] }, { games: [{ ...brief, title: 'Long Whist' }] });
    const games = new Games();
    await Promise.all([games.meet(), games.load()]);
    expect(fetched.mock.calls.map(([path]: unknown[]) => path)).toEqual(['/api/games?brief=true', '/api/games']);
    expect([games.met('whist')?.title, games.find('whist')?.title]).toEqual(['Long Whist', 'Long Whist']);
    const others = new Games();
    answering({ games: [brief] });
    await others.meet();
    expect([others.titleOf('whist'), others.met('whist')?.title, others.find('whist'), others.ready]).toEqual(['Whist', 'Whist', undefined, false]);
    await others.meet();
  });
});
