import { describe, expect, it } from 'vitest';
import { ApiError } from '../lib/api';
import { ago, joined, sentence, told } from './words';

describe('words', () => {
  it('joins names', () => {
    expect(joined([])).toBe('');
    expect(joined(['Ana'])).toBe('Ana');
    expect(joined(['Ana', 'Bo', 'Cy'])).toBe('Ana, Bo and Cy');
  });

  it('makes sentences', () => {
    expect(sentence('plays at random')).toBe('Plays at random.');
    expect(sentence('Ready?')).toBe('Ready?');
    expect(sentence('')).toBe('');
  });

  it('turns an error into a sentence', () => {
    expect(told(new ApiError(404, 'no table has this code'))).toBe('No table has this code.');
  });

  it('says how long ago something was', () => {
    expect(ago(1000, 1030)).toBe('just now');
    expect(ago(1000, 1000 + 5 * 60)).toBe('5 minutes ago');
    expect(ago(1000, 1000 + 3600)).toBe('1 hour ago');
    expect(ago(1000, 1000 + 86_400)).toBe('yesterday');
    expect(ago(2000, 1000)).toBe('just now');
  });
});
