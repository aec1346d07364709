import { describe, expect, it } from 'vitest';
import { NameFinder } from './names';

const finder = new NameFinder([
  { name: 'Fire', key: '1' },
  { name: 'Fireball', key: '2' },
  { name: 'Fire Wall', key: '3' },
  { name: 'Rake!', key: '4' },
  { name: "Charcoal-Burners' Forest", key: '5' },
  { name: 'Ogo', key: '6' },
]);
const keys = (text: string): string[] => finder.pieces(text).flatMap(({ key }) => (key ? [key] : []));

describe('card names in a text', () => {
  it('are found, the longest first', () => {
    expect(keys('Ana plays Fire Wall and Fireball, then Fire.')).toEqual(['3', '2', '1']);
  });

  it('are whole words with matching case', () => {
    expect(keys('Fireballs, Ogopogo and fire are no cards')).toEqual([]);
  });

  it('may contain special characters', () => {
    expect(keys("Bo draws Rake! for Charcoal-Burners' Forest.")).toEqual(['4', '5']);
  });

  it('leave the text as it was', () => {
    const text = "Ana adds Ogo to Fire Wall: “Rake!”, isn't it?";
    expect(
      finder
        .pieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('work without text or names', () => {
    expect(finder.pieces('')).toEqual([]);
    expect(new NameFinder([]).pieces('Fire')).toEqual([{ text: 'Fire', key: null }]);
  });
});
