import { expect, test } from 'vitest';
import { linksOf } from './links';
import { character, group } from '../sample';

const cards = Object.fromEntries(
  [character('a', {}, { seat: 0 }), character('b', {}, { seat: 1 }), character('c', {}, { seat: 1 })].map(({ token, card }) => [token, card]),
);

test('an attack points at the player, until someone blocks', () => {
  expect(linksOf([group(['a'])], [], cards)).toEqual([{ kind: 'attack', from: 'card a', to: 'seat 1', seat: 0 }]);
  expect(linksOf([group(['a'], ['b', 'c'])], [], cards)).toEqual([
    { kind: 'block', from: 'card b', to: 'card a', seat: 1 },
    { kind: 'block', from: 'card c', to: 'card a', seat: 1 },
  ]);
});

test('an attack whose blockers are gone is stopped', () => {
  expect(linksOf([group(['a'], [], { blocked: true })], [], cards)[0]?.kind).toBe('stopped');
});

test('a pending card points at its targets', () => {
  expect(linksOf([], [{ card: 'p', seat: 1, targets: ['a'], players: [0] }], cards).map(({ from, to }) => [from, to])).toEqual([
    ['card p', 'card a'],
    ['card p', 'seat 0'],
  ]);
});
