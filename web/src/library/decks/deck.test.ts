import { describe, expect, it } from 'vitest';
import { changed, copiesOf, curveOf, decoded, fileName, groupsOf, listOf, sizeOf } from './deck';
import { soughtOf } from '../cards/seeking';
import { chainCard, fireCard } from '../samples';

const cards = [
  fireCard('4th/2', 'Zed', 'hero', { base: 7 }),
  fireCard('4th/1', 'Anna', 'hero', { base: 5 }),
  fireCard('4th/3', 'A Realm', 'realm'),
];
const find = (key: string) => cards.find((card) => card.key === key);

describe('changed', () => {
  it('adds and removes copies, and drops a card with none left', () => {
    const one = changed({}, 'a', 1);
    expect(changed(one, 'a', 2)).toEqual({ a: 3 });
    expect(changed(one, 'a', -1)).toEqual({});
    expect(changed(one, 'b', -5)).toEqual({ a: 1 });
    expect(changed(one, 'a', 1000)).toEqual({ a: 110 });
    expect(sizeOf({ a: 2, b: 3 })).toBe(5);
  });
});

describe('listOf', () => {
  it('prints a deck like the hall does, skipping cards that no longer exist', () => {
    const groups = groupsOf({ '4th/2': 1, '4th/3': 2, '4th/1': 1, gone: 4 }, find);
    expect(groups.map(({ kind, size }) => [kind, size])).toEqual([
      ['hero', 2],
      ['realm', 2],
    ]);
    expect(listOf('Two # of\na kind', groups)).toBe(
      'Deck: Two of a kind\n\n# hero: 2\n1x 4th/1 Anna\n1x 4th/2 Zed\n\n# realm: 2\n2x 4th/3 A Realm\n',
    );
    expect(listOf('', [])).toBe('\n');
    expect(listOf('Two', [], ['Author: Ana'])).toBe('Deck: Two\nAuthor: Ana\n');
  });
});

describe('decoded', () => {
  it.each([
    ['UTF-8', [0x43, 0x61, 0x66, 0xc3, 0xa9]],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x43, 0x61, 0x66, 0xc3, 0xa9]],
    ['UTF-16', [0xff, 0xfe, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0]],
    ['Western letters', [0x43, 0x61, 0x66, 0xe9]],
  ])('reads a file of %s', (_, bytes) => {
    expect(decoded(new Uint8Array(bytes).buffer)).toBe('Café');
  });
});

describe('copiesOf', () => {
  it('adds up the lines of a list', () => {
    const entries = [
      { key: 'a', copies: 1 },
      { key: 'b', copies: 2 },
      { key: 'a', copies: 3 },
    ];
    expect(copiesOf(entries)).toEqual({ a: 4, b: 2 });
  });
});

describe('curveOf', () => {
  it('counts cards by their number, without gaps', () => {
    const groups = groupsOf({ '4th/2': 1, '4th/1': 2, '4th/3': 9 }, find);
    expect(curveOf(groups, soughtOf('spellfire').curve)).toEqual([
      { number: 5, count: 2 },
      { number: 6, count: 0 },
      { number: 7, count: 1 },
    ]);
    expect(
      curveOf(
        groupsOf({ x: 1 }, () => chainCard('x', 0)),
        soughtOf('spellchain').curve,
      ),
    ).toEqual([]);
  });
});

describe('fileName', () => {
  it('is harmless', () => {
    expect(fileName('Élan & co.: the "Bold"/..')).toBe('elan-co-the-bold.txt');
    expect(fileName('…')).toBe('deck.txt');
  });
});
