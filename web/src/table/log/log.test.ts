import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../lib/wire';
import { asText, battles, citing, groups } from './log';

const line = (text: string, depth: number): LogLine => ({ text, depth, at: 0, opens: [], turn: -1 });
const LOG = [
  line('Ana begins.', 0),
  line('Bo draws.', 0),
  line('Turn 1: Ana', 0),
  line('Ana attacks Bo’s Tyr.', 1),
  line('Bo defends.', 2),
  line('Ana draws.', 1),
  line('Turn 2: Bo', 0),
];

describe('the log', () => {
  it('is grouped under headings', () => {
    expect(groups(LOG).map(({ heading, lines }) => [heading?.text ?? null, lines.map(({ text }) => text)])).toEqual([
      [null, ['Ana begins.', 'Bo draws.']],
      ['Turn 1: Ana', ['Ana attacks Bo’s Tyr.', 'Bo defends.', 'Ana draws.']],
      [null, ['Turn 2: Bo']],
    ]);
  });

  it('can show battles only', () => {
    expect(
      battles(LOG)
        .filter(({ depth }) => depth > 0)
        .map(({ text }) => text),
    ).toEqual(['Ana attacks Bo’s Tyr.', 'Bo defends.']);
  });

  it('is copied with its indentation', () => {
    expect(asText(LOG.slice(2, 5))).toBe('Turn 1: Ana\n    Ana attacks Bo’s Tyr.\n        Bo defends.');
  });

  it('is shown without the rules it cites, which follow as links', () => {
    expect(citing('Ana has six realms, and wins (SF-VIC-01).')).toEqual({
      text: 'Ana has six realms, and wins.',
      rules: ['SF-VIC-01'],
    });
    expect(citing('Grypht makes way (to the Abyss) (SFT-SHL-05).')).toEqual({
      text: 'Grypht makes way (to the Abyss).',
      rules: ['SFT-SHL-05'],
    });
    expect(citing('Bo draws (AMB-54).').rules).toEqual(['AMB-54']);
    expect(citing('Bo draws.')).toEqual({ text: 'Bo draws.', rules: [] });
  });

  it('may be empty', () => {
    expect(groups([])).toEqual([]);
    expect(asText([])).toBe('');
  });
});
