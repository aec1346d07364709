import { describe, expect, it } from 'vitest';
import { option, PASS } from '../../lib/live/sample';
import type { Option } from '../../lib/wire';
import { defaultOf, FEW_LETTERS, isOnTable, layout, LETTERS } from './choices';

const numbered = (options: Option[]): { index: number; option: Option }[] =>
  options.map((one, index) => ({ index, option: one }));
const PLAY = option('play Fire', { verb: 'play', card: 'x' });

describe('choices', () => {
  it('about cards are listed, passing is a button', () => {
    const { buttons, listed } = layout(numbered([PLAY, PASS]));
    expect(buttons.map(({ option: { text } }) => text)).toEqual(['pass']);
    expect(listed.map(({ index }) => index)).toEqual([0]);
  });

  it('of a few words are buttons, with the Space button last', () => {
    const { buttons, listed } = layout(numbered([PASS, option('alone'), option('in a group')]));
    expect(buttons.map(({ option: { text } }) => text)).toEqual(['alone', 'in a group', 'pass']);
    expect(listed).toEqual([]);
  });

  it('of many words are listed, with their numbers', () => {
    const many = numbered([...'ABCDEF'].map((text) => option(text)).concat(PASS));
    const { buttons, listed } = layout(many);
    expect(buttons.map(({ index }) => index)).toEqual([6]);
    expect(listed.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('that are long are listed, and don’t push each other out of the prompt', () => {
    const { buttons, listed } = layout(numbered([option('discard all Continuous cards of your opponent'), option('draw a card, then discard one')]));
    expect(buttons).toEqual([]);
    expect(listed.map(({ index }) => index)).toEqual([0, 1]);
  });

  it('are buttons up to so many letters, fewer on a narrow screen', () => {
    const two = numbered([option('attack alone'), option('attack with everything')]);
    expect(layout(two, LETTERS).buttons).toHaveLength(2);
    expect(layout(two, FEW_LETTERS - 10).buttons).toHaveLength(0);
  });

  it('are on the table if their card, a copy of it, or their place is there', () => {
    document.body.innerHTML = '<div id="table-middle"><i data-token="x"></i><i data-place="A"></i><div inert><i data-token="z"></i></div></div><i data-token="y"></i>';
    for (const part of document.querySelectorAll('i')) part.checkVisibility = () => true;
    const [on, copy, place, elsewhere, covered, number] = numbered([
      PLAY,
      option('play', { card: 'y', copies: ['x'] }),
      option('A'),
      option('play', { card: 'y' }),
      option('play', { card: 'z' }),
      option('3'),
    ]);
    expect([on, copy, place].map((one) => isOnTable(one!))).toEqual([true, true, true]);
    expect([elsewhere, covered, number].map((one) => isOnTable(one!))).toEqual([false, false, false]);
    document.body.innerHTML = '';
  });

  it('give Space the pass, or the only choice there is, and never one of several', () => {
    expect(defaultOf(numbered([PLAY, PASS]))?.index).toBe(1);
    expect(defaultOf(numbered([option('end your turn', { verb: 'end_turn' })]))?.index).toBe(0);
    expect(defaultOf(numbered([option('yes', { verb: 'yes' }), option('no', { verb: 'no' })]))).toBeUndefined();
    expect(defaultOf([])).toBeUndefined();
  });
});
