import { expect, test } from 'vitest';
import { announcedOn, factsOf, fightOf, isPayment, teamsOf, waitingCard } from './parts';
import { character, group, sampleCard, sampleFrame } from './sample';

test('a card without facts is neutral', () => {
  expect(factsOf(sampleCard('x'))).toEqual({
    type: '',
    now: null,
    printed: null,
    keywords: [],
    sideways: false,
    damage: 0,
    shield: 0,
    struck: null,
  });
  expect(factsOf(character('ox', { now: [3, 4], struck: true }).card)).toMatchObject({ now: [3, 4], struck: true });
});

test('an omitted target is left out', () => {
  const pending = [{ card: 'p', seat: 0, targets: ['a', null], players: [1] }];
  expect(announcedOn(sampleFrame([], { table: { pending } }))).toEqual([{ card: 'p', seat: 0, targets: ['a'], players: [1] }]);
});

test('the payment decision is recognized by its rule and words', () => {
  const decision = { number: 1, seat: 0, kind: 'card', label: 'turn what for [1]?', prompt: '', topic: '', coach: '', rule: 'SS-PL-02', aside: false, shortcuts: [], ahead: [], options: [] };
  expect(isPayment(sampleFrame([], { decision }))).toBe(true);
  expect(isPayment(sampleFrame([], { decision: { ...decision, label: 'how much is X?' } }))).toBe(false);
});

test('with the game the fight is over', () => {
  const table = { fight: [group(['ox'])] };
  expect(fightOf(sampleFrame([], { table }))).toHaveLength(1);
  expect(fightOf(sampleFrame([], { table, stage: 'over' }))).toEqual([]);
});

test('without teams everyone is their own team', () => {
  expect(teamsOf(sampleFrame([], { table: {} }))).toEqual([0, 1]);
});

test('the pending card is a token or nothing', () => {
  expect(waitingCard(sampleFrame([], { registers: { waiting: 'p' } }))).toBe('p');
  expect(waitingCard(sampleFrame([]))).toBeNull();
});
