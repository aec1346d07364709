import { describe, expect, it } from 'vitest';
import type { LogLine } from '../lib/wire';
import { asText, battles, groups } from './log';

const line = (text: string, depth: number): LogLine => ({ text, depth, at: 0, opens: [], turn: -1 });
const LOG = [
  line('Ana begins.', 0),
  line('Bo draws.', 0),
  line('Turn 1: Ana', 0),
  line('Ana attacks Tyr of Bo.', 1),
  line('Bo defends.', 2),
  line('Ana draws.', 1),
  line('Turn 2: Bo', 0),
];

describe('the log', () => {
  it('stands under its headings', () => {
    expect(groups(LOG).map(({ heading, lines }) => [heading?.text ?? null, lines.map(({ text }) => text)])).toEqual([
      [null, ['Ana begins.', 'Bo draws.']],
      ['Turn 1: Ana', ['Ana attacks Tyr of Bo.', 'Bo defends.', 'Ana draws.']],
      [null, ['Turn 2: Bo']],
    ]);
  });

  it('can tell of fights alone', () => {
    expect(
      battles(LOG)
        .filter(({ depth }) => depth > 0)
        .map(({ text }) => text),
    ).toEqual(['Ana attacks Tyr of Bo.', 'Bo defends.']);
  });

  it('is copied with its shape', () => {
    expect(asText(LOG.slice(2, 5))).toBe('Turn 1: Ana\n    Ana attacks Tyr of Bo.\n        Bo defends.');
  });

  it('may be empty', () => {
    expect(groups([])).toEqual([]);
    expect(asText([])).toBe('');
  });
});
