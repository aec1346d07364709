import { describe, expect, it } from 'vitest';
import { settings, STANDARD, understood } from './settings.svelte';

const kept = (values: Record<string, unknown>): string => JSON.stringify({ version: 1, ...values });

describe('settings', () => {
  it('have their defaults if nothing, rubbish or another version is stored', () => {
    for (const text of [null, '', '{', '[]', '7', JSON.stringify({ version: 99, patterns: true })]) {
      expect(understood(text)).toEqual(STANDARD);
    }
  });

  it('accept what is valid and ignore the rest', () => {
    const values = understood(
      kept({
        speed: 'fast',
        passing: 'never',
        volume: 101,
        quietAway: 'no',
        patterns: true,
        keys: { pass: 'p', fly: 'f', hint: 3 },
      }),
    );
    expect(values).toMatchObject({ speed: 'fast', passing: 'auto', volume: 30, quietAway: true, patterns: true });
    expect(values.keys).toEqual({ ...STANDARD.keys, pass: 'p' });
  });

  it('read stops in whatever form', () => {
    expect(understood(kept({ stops: { spellfire: { mine: ['4', 5], theirs: null }, other: 3 } })).stops).toEqual({
      spellfire: { mine: ['4'], theirs: [] },
    });
  });

  it.each([0, 55, 100])('accept the volume %i', (volume) => {
    expect(understood(kept({ volume })).volume).toBe(volume);
  });

  it('set and clear a stop', () => {
    settings.reset();
    settings.toggleStop('spellfire', 'theirs', '4');
    expect(settings.hasStop('spellfire', 'theirs', '4')).toBe(true);
    expect(understood(localStorage.getItem('spellhall.settings')).stops['spellfire']?.theirs).toEqual(['4']);
    settings.toggleStop('spellfire', 'theirs', '4');
    expect(settings.hasStop('spellfire', 'theirs', '4')).toBe(false);
    expect(STANDARD.stops).toEqual({});
  });

  it('tell style sheets what they change', () => {
    settings.set('textSize', 'large');
    settings.set('patterns', true);
    expect(document.documentElement.dataset).toMatchObject({ text: 'large', patterns: 'on' });
    settings.reset();
    expect(document.documentElement.dataset['patterns']).toBeUndefined();
  });
});
