import { describe, expect, it } from 'vitest';
import { piecesOf, plain, stretches, wordsOf } from './text';

describe('plain', () => {
  it('ignores case, diacritics and kinds of apostrophes', () => {
    expect(plain('  Drizzt  Do’Urden ')).toBe("drizzt do'urden");
    expect(plain('Café ÀÉÎõü')).toBe('cafe aeiou');
  });
});

describe('wordsOf', () => {
  it('splits at spaces, keeps quoted phrases together, and drops duplicates', () => {
    expect(wordsOf('draw "Wizard Spell" draw')).toEqual(['draw', 'wizard spell']);
    expect(wordsOf('  "" ')).toEqual([]);
    expect(wordsOf('half"open')).toEqual(['half', 'open']);
  });
});

describe('piecesOf', () => {
  const known = (name: string): string => (name === 'section 9' ? 'SF-PH2' : name === 'XX-NO-01' ? '' : name);

  it('finds emphasis, code, rules and sections', () => {
    expect(piecesOf('**Two** *kinds* of `cut` (SF-COMB-A2, B-07; see section 9).', known)).toEqual([
      { kind: 'strong', text: 'Two' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'kinds' },
      { kind: 'text', text: ' of ' },
      { kind: 'code', text: 'cut' },
      { kind: 'text', text: ' (' },
      { kind: 'rule', text: 'SF-COMB-A2', target: 'SF-COMB-A2' },
      { kind: 'text', text: ', ' },
      { kind: 'rule', text: 'B-07', target: 'B-07' },
      { kind: 'text', text: '; see ' },
      { kind: 'rule', text: 'section 9', target: 'SF-PH2' },
      { kind: 'text', text: ').' },
    ]);
  });

  it('doesn’t link anything that doesn’t exist', () => {
    expect(piecesOf('XX-NO-01', known)).toEqual([{ kind: 'text', text: 'XX-NO-01' }]);
    expect(piecesOf('', known)).toEqual([]);
  });
});

describe('stretches', () => {
  it('marks every hit as it is written', () => {
    expect(stretches('The Café, a cafe', ['cafe'])).toEqual([
      { text: 'The ', hit: false },
      { text: 'Café', hit: true },
      { text: ', a ', hit: false },
      { text: 'cafe', hit: true },
    ]);
  });

  it('merges overlapping hits, and leaves a text without hits whole', () => {
    expect(stretches('banana', ['ana', 'nan'])).toEqual([
      { text: 'b', hit: false },
      { text: 'anana', hit: true },
    ]);
    expect(stretches('banana', [])).toEqual([{ text: 'banana', hit: false }]);
    expect(stretches('', ['a'])).toEqual([]);
  });
});
