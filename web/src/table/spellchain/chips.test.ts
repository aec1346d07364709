import { describe, expect, it } from 'vitest';
import { chipsOf } from './chips';
import { sampleCard, sampleSide } from './sample';

describe('chipsOf', () => {
  it('has a chip for each nonzero counter only', () => {
    const labels = chipsOf(sampleSide(0, { block: 4, poison: 2, cap: 1 }), []).map((chip) => chip.label);
    expect(labels).toEqual(['Block 4', 'Hits max 1', 'Poison 2']);
    expect(chipsOf(sampleSide(0), [])).toEqual([]);
  });

  it('uses the right singular or plural', () => {
    const [one] = chipsOf(sampleSide(0, { avoid: 1 }), []);
    const [two] = chipsOf(sampleSide(0, { avoid: 2 }), []);
    expect(one?.text).toContain('Avoids the next hit');
    expect(two?.text).toContain('Avoids the next 2 hits');
  });

  it('counts Madness Spells in the Continuous Zone, and nothing else', () => {
    const spell = (key: string, seals: string[], kind = 'Spell') => sampleCard(key, { facts: { kind, seals } });
    const zone = [
      spell('frenzied-bolt', ['Continuous', 'Madness']),
      spell('heatwave', ['Continuous', 'Fire']),
      spell('collar', ['Madness'], 'Artifact'),
    ];
    expect(chipsOf(sampleSide(0), zone).map((chip) => chip.label)).toEqual(['Madness 1 of 3']);
  });
});
