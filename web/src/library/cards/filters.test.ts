import { describe, expect, it } from 'vitest';
import { chosen, filtersIn, heapsOf, indexed, NO_CHOICE, sorted, toggled, type Choice } from './filters';
import { chainCard, fireCard, slingerCard } from '../samples';
import { soughtOf } from './seeking';

const sought = soughtOf('spellfire');
const cards = indexed(
  [
    fireCard('1', 'Élan the Bold', 'hero', { world: 'Greyhawk', base: 5, traits: ['elf'] }),
    fireCard('2', 'Marsh Realm', 'realm', { world: 'Birthright' }),
    fireCard('3', 'Bold Ally', 'ally', { base: 3 }),
    fireCard('4', 'Wall of Fog', 'wizard spell', { base: -2, side: 'defensive', anytime: true }),
  ],
  sought,
);
const facet = (name: string) => sought.facets.find((one) => one.name === name)!;
const keys = (choice: Partial<Choice>, found: string[] | null = null) =>
  chosen(cards, sought, { ...NO_CHOICE, ...choice }, found && placesOf(found)).map(({ card }) => card.key);
const placesOf = (found: string[]) => new Map(found.map((key, at) => [key, at]));

describe('chosen', () => {
  it('takes the hall’s results, minus what the filters exclude', () => {
    expect(keys({}, ['4', '1'])).toEqual(['1', '4']);
    expect(keys({ picked: { type: ['Hero'] } }, ['4', '1'])).toEqual(['1']);
    expect(keys({}, [])).toEqual([]);
  });

  it('takes any group of a facet, and all facets', () => {
    expect(keys({ picked: { type: ['Hero', 'Ally'] } })).toEqual(['1', '3']);
    expect(keys({ picked: { type: ['Hero', 'Ally'], world: ['Greyhawk'] } })).toEqual(['1']);
    expect(keys({ picked: { world: ['No world'] } })).toEqual(['3', '4']);
    expect(keys({ picked: { mark: ['At any time'] } })).toEqual(['4']);
  });

  it('takes a range, which excludes cards without a number', () => {
    expect(keys({ least: 3 })).toEqual(['1', '3']);
    expect(keys({ most: 3 })).toEqual(['3', '4']);
    expect(keys({ least: 4, most: 5 })).toEqual(['1']);
  });
});

describe('heapsOf', () => {
  it('counts what picking a group would show, given all other filters', () => {
    const choice = { ...NO_CHOICE, picked: { type: ['Hero'], world: ['Greyhawk'] } };
    const types = heapsOf(facet('type'), cards, sought, choice);
    expect(types).toEqual([
      { value: 'Ally', count: 0, picked: false },
      { value: 'Hero', count: 1, picked: true },
      { value: 'Realm', count: 0, picked: false },
      { value: 'Wizard spell', count: 0, picked: false },
    ]);
    expect(heapsOf(facet('world'), cards, sought, choice).map(({ value, count }) => [value, count])).toEqual([
      ['Birthright', 0],
      ['Greyhawk', 1],
      ['No world', 0],
    ]);
  });

  it('keeps the order of a facet that has one', () => {
    const slinger = soughtOf('spellslinger');
    const colours = slinger.facets.find(({ name }) => name === 'colour')!;
    const some = indexed(
      [slingerCard('a', ['green']), slingerCard('b', []), slingerCard('c', ['blue', 'red'])],
      slinger,
    );
    const order = heapsOf(colours, some, slinger, NO_CHOICE).map(({ value }) => value);
    expect(order).toEqual(['Blue', 'Red', 'Green', 'No colour']);
  });
});

describe('toggled', () => {
  it('picks a group and unpicks it', () => {
    const once = toggled(NO_CHOICE, 'type', 'Hero');
    expect(once.picked).toEqual({ type: ['Hero'] });
    expect(filtersIn(once)).toBe(1);
    expect(filtersIn({ ...once, least: 2, most: 4 })).toBe(2);
    expect(filtersIn(toggled(once, 'type', 'Hero'))).toBe(0);
  });
});

describe('sorted', () => {
  const order = (...args: Parameters<typeof sorted>) => sorted(...args).map(({ card }) => card.key);

  it('keeps the hall’s order of results; without a search, sorts by name', () => {
    expect(order(cards, 'best', placesOf(['4', '2', '1', '3']))).toEqual(['4', '2', '1', '3']);
    expect(order(cards, 'best')).toEqual(['3', '1', '2', '4']);
  });

  it('sorts by number, cards without one last', () => {
    expect(order(cards, 'number')).toEqual(['4', '3', '1', '2']);
    expect(order(cards, 'type')).toEqual(['3', '1', '2', '4']);
    expect(order(cards, 'name')).toEqual(['3', '1', '2', '4']);
  });
});

describe('the measure of Spell Chain', () => {
  it('is damage, if there is any', () => {
    const chain = soughtOf('spellchain');
    const some = indexed([chainCard('a', 3), chainCard('b', 0)], chain);
    expect(some.map(({ number }) => number)).toEqual([3, null]);
  });
});
