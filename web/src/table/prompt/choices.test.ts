import { describe, expect, it } from 'vitest';
import { option, PASS } from '../../lib/live/sample';
import type { Option } from '../../lib/wire';
import { defaultOf, layout, unfolded } from './choices';

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

  it('of many cards in hand aren’t listed, but those of the table always are', () => {
    const plays = (count: number, card: string): Option[] => Array.from({ length: count }, () => option('play', { verb: 'play', card }));
    const listed = (...options: Option[]): number => unfolded(layout(numbered(options)), (card) => card === 'held').length;
    expect(listed(...plays(4, 'held'), PASS)).toBe(4);
    expect(listed(...plays(5, 'held'), PASS)).toBe(0);
    expect(listed(...plays(5, 'held'), ...plays(2, 'laid'), PASS)).toBe(2);
    expect(listed(...plays(9, 'laid'), PASS)).toBe(9);
  });

  it('give Space the pass, or the only choice there is, and never one of several', () => {
    expect(defaultOf(numbered([PLAY, PASS]))?.index).toBe(1);
    expect(defaultOf(numbered([option('end your turn', { verb: 'end_turn' })]))?.index).toBe(0);
    expect(defaultOf(numbered([option('yes', { verb: 'yes' }), option('no', { verb: 'no' })]))).toBeUndefined();
    expect(defaultOf([])).toBeUndefined();
  });
});
