import { describe, expect, it } from 'vitest';
import { leads, searched, shortHeading, type Book } from './book';

const book: Book = {
  game: 'spellfire',
  title: 'A book',
  opening: ['Before.'],
  counts: [{ title: 'A book', rules: 3, decisions: 0 }],
  sections: [
    {
      id: 'SF-GEN',
      heading: '1. Everything (GEN)',
      depth: 0,
      remarks: [],
      rules: [{ id: 'SF-GEN-01', text: 'Play a **Café** card.', shown: false }],
    },
    { id: 'SF-COMB', heading: '2. Battle (COMB)', depth: 0, remarks: [], rules: [] },
    {
      id: 'step-a',
      heading: 'Step A: name',
      depth: 1,
      remarks: ['A card is named.'],
      rules: [{ id: 'SF-COMB-A1', text: 'Name a realm.', shown: false }],
    },
    {
      id: 'step-b',
      heading: 'Step B: send',
      depth: 1,
      remarks: [],
      rules: [{ id: 'SF-COMB-B1', text: 'Send a champion.', shown: false }],
    },
  ],
};

describe('searched', () => {
  it('leaves the whole book for an empty search', () => {
    expect(searched(book, ' ').rules).toBe(3);
  });

  it('finds rules by words and by ID, with the section they’re in', () => {
    expect(searched(book, 'realm').sections.map(({ id }) => id)).toEqual(['SF-COMB', 'step-a']);
    expect(searched(book, 'comb-b1').sections.map(({ id }) => id)).toEqual(['SF-COMB', 'step-b']);
    expect(searched(book, 'cafe card').sections.map(({ id }) => id)).toEqual(['SF-GEN']);
  });

  it('finds notes and headings, and says how many rules there are', () => {
    const found = searched(book, 'named');
    expect(found.sections.map(({ id, rules, remarks }) => [id, rules.length, remarks.length])).toEqual([
      ['SF-COMB', 0, 0],
      ['step-a', 0, 1],
    ]);
    expect(searched(book, 'battle').sections.map(({ id }) => id)).toEqual(['SF-COMB']);
    expect(searched(book, 'dragon')).toEqual({ words: ['dragon'], sections: [], rules: 0 });
  });
});

describe('leads', () => {
  it('knows rules, sections, and sections by number', () => {
    const known = leads(book);
    expect([known('SF-COMB-A1'), known('SF-COMB'), known('section 2'), known('SF-NO-01'), known('section 9')]).toEqual([
      'SF-COMB-A1',
      'SF-COMB',
      'SF-COMB',
      '',
      '',
    ]);
  });
});

describe('works in a book with parts', () => {
  it('prefers the game’s own section for a number', () => {
    const part = { id: 'SFX-GEN', heading: '1. Everything (GEN)', depth: 0, remarks: [], rules: [] };
    const known = leads({ ...book, sections: [...book.sections, part] });
    expect([known('section 1'), known('SFX-GEN')]).toEqual(['SF-GEN', 'SFX-GEN']);
  });
});

describe('shortHeading', () => {
  it('has neither number nor code', () => {
    expect(shortHeading('9. Phase 2: realm and holding (PH2)')).toBe('Phase 2: realm and holding');
    expect(shortHeading('Step A: name the realm')).toBe('Step A: name the realm');
  });
});
