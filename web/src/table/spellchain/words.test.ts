import { describe, expect, it } from 'vitest';
import { sampleResolved, sampleStep } from './sample';
import { momentsOf } from './chain/timeline';
import { beforeLine, captionOf, effectText, forecastLine, momentLine, signed, standing, stepsBefore } from './words';

const people = { names: ['Ana', 'Bo'], you: 0 };
const watching = { ...people, you: -1 };

describe('effectText', () => {
  it.each([
    [sampleStep(1, 'Fireball', [0, -3]), 'would hit Bo for 3'],
    [sampleStep(1, 'Rejuvenate', [2, 0]), 'would heal you 2'],
    [sampleStep(1, 'Transfusion', [-1, -2]), 'would cost you 1 HP and hit Bo for 2'],
    [sampleStep(1, 'Focus Mana', [0, 0]), 'no HP change'],
    [sampleStep(1, 'Fireball', [0, 0], { negated: true }), 'negated'],
    [sampleStep(1, 'Meteor Shower', [0, -2], { negated: true }), 'negated, would hit Bo for 2'],
    [sampleStep(1, 'Unstable Alchemy', [0, 0], { by_chance: true }), 'a d20 decides'],
    [sampleStep(1, 'Unstable Alchemy', [0, -2], { by_chance: true }), 'would hit Bo for 2, a d20 decides'],
  ])('%# %s', (step, text) => {
    expect(effectText(step, 0, people, 'would')).toBe(text);
  });

  it('uses the past tense for what happened, and names everyone to a spectator', () => {
    expect(effectText(sampleStep(1, 'Siphon', [2, -2]), 0, watching, 'did')).toBe('healed Ana 2 and hit Bo for 2');
    expect(effectText(sampleStep(1, 'Die', [0, 0], { by_chance: true }), 0, watching, 'did')).toBe('a d20 decided');
  });
});

describe('lines', () => {
  it('show the score after the chain', () => {
    const forecast = { steps: [], hp: [20, 14] };
    expect(forecastLine(forecast, [20, 20], people)).toBe(
      'you 20 HP, Bo 14 HP (−6), before end-of-chain effects.',
    );
    expect(forecastLine({ steps: [], hp: [20, 0] }, [20, 3], people)).toBe(
      'you 20 HP, Bo 0 HP (−3): Bo would lose the game.',
    );
    expect(forecastLine({ steps: [], hp: [0, 20] }, [3, 20], people)).toBe(
      'you 0 HP (−3), Bo 20 HP: you would lose the game.',
    );
    expect(standing([20, 20], [20, 20], watching)).toBe('Ana 20 HP, Bo 20 HP');
    expect([signed(-3), signed(2)]).toEqual(['−3', '+2']);
  });

  it('say what resolves before a slot', () => {
    const forecast = sampleResolved();
    expect(stepsBefore(1, forecast.steps).map((step) => step.slot)).toEqual([3, 2]);
    expect(beforeLine(1, forecast, [20, 20], people)).toBe(
      'Before slot 1: 3 Fireball, 2 Rejuvenate. By then you 20 HP, Bo 19 HP (−1).',
    );
    expect(beforeLine(3, forecast, [20, 20], people)).toBe('Slot 3 goes first: nothing activates before it.');
  });

  it('count the slots after an empty one as resolving before it', () => {
    expect(stepsBefore(2, [sampleStep(4, 'Boulder', [0, 0]), sampleStep(1, 'Decoy', [0, 0])])).toHaveLength(1);
  });

  it('say what happened at a moment', () => {
    expect(momentLine(sampleStep(3, 'Fireball', [0, -3]), [], people)).toBe('Slot 3, your Fireball: hit Bo for 3.');
    const counter = sampleStep(4, 'Counter Spell', [0, 0]);
    const negated = sampleStep(3, 'Fireball', [0, 0], { negated: true, by: 4 });
    expect(momentLine(negated, [counter, negated], people)).toBe(
      'Slot 3, your Fireball: negated by Counter Spell in slot 4.',
    );
  });
});

describe('captionOf', () => {
  it('covers every kind of moment', () => {
    const resolved = sampleResolved({ hp: [18, 19] });
    const captions = momentsOf(resolved).map((moment) => captionOf(resolved, moment, people));
    expect(captions).toEqual([
      'The chain is full and resolves backwards.',
      'Slot 3, your Fireball: hit Bo for 3.',
      'Slot 2, Bo’s Rejuvenate: healed Bo 2.',
      'Slot 1, your Counter Spell: negated.',
      'End of the chain: you −2 HP.',
    ]);
  });
});
