import { describe, expect, it } from 'vitest';
import { NO_CHOICE } from './filters';
import { readQuery, writeQuery } from './query';
import { soughtOf } from './seeking';

const sought = soughtOf('spellfire');
const read = (text: string) => readQuery(new URLSearchParams(text), sought);

describe('the URL', () => {
  it('comes back as it was written', () => {
    const looked = {
      choice: {
        query: 'fire & fog',
        picked: { type: ['Hero', 'Wizard spell'], world: ['AD&D'] },
        least: -2,
        most: null,
      },
      order: 'number' as const,
      card: '4th/253',
    };
    expect(readQuery(writeQuery(looked, sought), sought)).toEqual(looked);
  });

  it('omits defaults', () => {
    expect(writeQuery({ choice: NO_CHOICE, order: 'best', card: '' }, sought).toString()).toBe('');
  });

  it('ignores invalid values', () => {
    expect(read('colour=Red&level=a..b&sort=upside-down&type=')).toEqual({
      choice: NO_CHOICE,
      order: 'best',
      card: '',
    });
    expect(read('level=3..').choice).toEqual({ ...NO_CHOICE, least: 3 });
  });
});
